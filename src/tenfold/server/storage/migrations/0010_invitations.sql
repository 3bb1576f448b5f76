-- From a table where people play again to the one where they were asked.
CREATE INDEX tables_rematch ON tables (rematch) WHERE rematch IS NOT NULL;

-- Of a game of bots alone, for whose household it is played: a digest.
ALTER TABLE tables ADD COLUMN household TEXT;
