-- The browsers that a person is signed in with. Nothing says where they are.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    digest TEXT NOT NULL,           -- of what the cookie holds
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,           -- to the day
    label TEXT NOT NULL             -- the kind of device, e.g. Firefox, Android
);
CREATE UNIQUE INDEX sessions_digest ON sessions (digest);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen);

-- When a person ended sessions or was recovered: a cookie that is a signed id, as all were before there were
-- sessions, is not theirs any more from then on.
ALTER TABLE people ADD COLUMN signed_out BIGINT;
