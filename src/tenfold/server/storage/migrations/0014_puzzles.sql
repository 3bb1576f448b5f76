-- Runs of puzzles. How a run goes is in its answers.
CREATE TABLE puzzle_runs (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,             -- theme, streak, sprint, day, missed
    game TEXT NOT NULL,
    theme TEXT,
    day INTEGER,                    -- since 1970, of a puzzle of the day: one run a person
    seed BIGINT NOT NULL,           -- decides which puzzles come
    made BIGINT NOT NULL,
    shown BIGINT,                   -- when its first puzzle was shown: then the time of a sprint begins
    puzzle TEXT NOT NULL            -- the first
);
CREATE INDEX puzzle_runs_person ON puzzle_runs (person, made);
CREATE UNIQUE INDEX puzzle_runs_day ON puzzle_runs (person, game, day) WHERE day IS NOT NULL;

-- What was answered, in a run or by itself. The keys decide a race.
CREATE TABLE puzzle_answers (
    person TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    number INTEGER NOT NULL,        -- of this person's answers to it, from 0
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    moves TEXT NOT NULL,            -- as they are written, with spaces between
    solved INTEGER NOT NULL,        -- 1 or 0
    rated INTEGER NOT NULL,         -- answers that had moved the person's rating before
    rating DOUBLE PRECISION NOT NULL, -- the person's before
    change DOUBLE PRECISION,        -- of it, by the first answer
    puzzle_rating DOUBLE PRECISION NOT NULL, -- after it
    run TEXT,
    place INTEGER,                  -- in the run, from 0
    next TEXT,                      -- the puzzle that comes then; null: there is none
    PRIMARY KEY (person, puzzle, number)
);
CREATE UNIQUE INDEX puzzle_answers_run ON puzzle_answers (run, place) WHERE run IS NOT NULL;

-- What people's first answers have added to the ratings of puzzles.
CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY,
    answers INTEGER NOT NULL,
    gained DOUBLE PRECISION NOT NULL
);
