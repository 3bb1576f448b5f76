-- What tells a position again that somebody had to think about, so that nothing else is judged by it meanwhile.
ALTER TABLE entries ADD COLUMN mark TEXT;
CREATE INDEX entries_mark ON entries (mark) WHERE mark IS NOT NULL;

-- The table whose game a game began in the middle of, or of which a record was brought in.
ALTER TABLE tables ADD COLUMN source TEXT;
