-- Finished games that somebody has brought from a device, by what tells a game again: none is kept twice.
CREATE TABLE brought_games (
    person TEXT NOT NULL,
    digest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, digest)
);
CREATE INDEX brought_games_table ON brought_games (table_id);

-- The digest of a code that lets other devices bring games to a person, and nothing else.
ALTER TABLE people ADD COLUMN code TEXT;
CREATE UNIQUE INDEX people_code ON people (code) WHERE code IS NOT NULL;
