-- Reviews of finished games: what waits to be reviewed, and what was found. So a server that was killed goes on
-- with what it was asked for.
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    version TEXT NOT NULL,          -- of whoever evaluates
    asked BIGINT NOT NULL,
    asker TEXT NOT NULL,            -- a digest of who waits for it; empty once it is done
    attempts INTEGER NOT NULL,
    worker TEXT,                    -- the server that is at it
    lease BIGINT NOT NULL,          -- until when the others leave it alone
    progress DOUBLE PRECISION NOT NULL,
    body TEXT,                      -- JSON, once it is done
    PRIMARY KEY (table_id, version)
);
CREATE INDEX reviews_waiting ON reviews (asked) WHERE body IS NULL;
