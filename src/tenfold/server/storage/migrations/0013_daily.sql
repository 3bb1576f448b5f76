-- The deals of the day, made before their day. The key decides whose secret it is when several servers make one.
CREATE TABLE daily_deals (
    day INTEGER NOT NULL,           -- since 1970, by UTC
    game TEXT NOT NULL,
    secret TEXT NOT NULL,           -- nobody is told before the deal is closed
    options TEXT NOT NULL,          -- JSON
    opponent TEXT,                  -- the bot in seat 1, in a game with one
    PRIMARY KEY (day, game)
);

-- First attempts, one of each person at each deal, and the games that the house played of it.
CREATE TABLE daily_games (
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,           -- a person, or the name of a bot
    house INTEGER NOT NULL,         -- 1: it is a bot
    table_id TEXT NOT NULL,
    before INTEGER NOT NULL,        -- on so many earlier days this person has begun a deal
    ended BIGINT,                   -- when it was over; what follows is known from then on
    reason TEXT,
    share DOUBLE PRECISION,         -- of the victory
    points INTEGER,
    lead INTEGER,                   -- points ahead of the opponent
    busts TEXT,                     -- a letter for each turn of the player, b: a bust
    moves TEXT,                     -- all of them, with spaces between
    judged TEXT,                    -- JSON: what its review says of the decisions, once it is done
    PRIMARY KEY (day, game, player)
);
CREATE UNIQUE INDEX daily_games_table ON daily_games (table_id);
CREATE INDEX daily_games_player ON daily_games (player, day);
CREATE INDEX daily_games_unjudged ON daily_games (ended) WHERE judged IS NULL AND reason = 'rules';

-- What a deal's games come to, as it was counted last.
CREATE TABLE daily_fields (
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    ended INTEGER NOT NULL,         -- so many games were over then,
    judged INTEGER NOT NULL,        -- and so many of them judged
    final INTEGER NOT NULL,         -- 1: it is never counted again
    body TEXT NOT NULL,             -- JSON
    PRIMARY KEY (day, game)
);

-- A table whose secret is that of a deal of the day, and whether it is somebody's first attempt.
ALTER TABLE tables ADD COLUMN day INTEGER;
ALTER TABLE tables ADD COLUMN counts INTEGER NOT NULL DEFAULT 0;
