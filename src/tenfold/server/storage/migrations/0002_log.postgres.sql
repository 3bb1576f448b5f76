-- The log: whatever happens at a table is one more entry. The key decides a race.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,        -- the table's version after it
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,          -- -1: chance; -2: nobody's
    body TEXT NOT NULL,             -- a move's token; otherwise JSON
    command TEXT,                   -- the id that its client gave it
    PRIMARY KEY (table_id, number)
);
