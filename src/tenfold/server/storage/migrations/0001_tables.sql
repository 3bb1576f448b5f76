-- A table is its log; this row says what was agreed, and helps to find it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,        -- milliseconds since 1970, as all times here
    changed BIGINT NOT NULL,        -- when the status changed
    game TEXT NOT NULL,
    options TEXT NOT NULL,          -- JSON, as given
    agreement TEXT NOT NULL,        -- JSON
    secret TEXT NOT NULL,           -- the dealer's; nobody is told before the end
    opening INTEGER NOT NULL,       -- so many moves were there when the game began here
    status TEXT NOT NULL,           -- waiting, playing, over
    listed INTEGER NOT NULL,        -- 1: strangers may find it
    owner TEXT,                     -- who made it
    due BIGINT,                     -- when to look whether something must happen by itself
    rematch TEXT,                   -- the table where these people play again
    ending TEXT,                    -- JSON, once it is over
    brought TEXT                    -- JSON: the `meta` of a record that was brought in
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (status, listed, changed);

-- Who sits where. A person may be forgotten while the game is kept.
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,             -- open, person, bot
    person TEXT,
    name TEXT,
    bot TEXT,
    digest TEXT,                    -- of the seat's secret
    word TEXT,                      -- for the shuffle
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person, table_id);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    phrase TEXT                     -- digest of the recovery phrase
);
CREATE UNIQUE INDEX people_phrase ON people (phrase) WHERE phrase IS NOT NULL;

-- What a person has played to the end.
CREATE TABLE results (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at BIGINT NOT NULL,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    target INTEGER,                 -- solo only
    share DOUBLE PRECISION NOT NULL, -- of the victory
    score INTEGER,
    change_people DOUBLE PRECISION, -- of the rating; the rating itself is the sum, so that two games
    change_bots DOUBLE PRECISION,   -- that end at once lose nothing
    PRIMARY KEY (person, table_id, seat)
);

-- What the servers on this database share: the key that signs cookies.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
