-- What a person's decisions cost in a game that was reviewed. Kept with the person: the game itself may go.
CREATE TABLE reviewed_games (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    ended BIGINT NOT NULL,          -- when the game was over
    version TEXT NOT NULL,          -- of whoever evaluated
    errors TEXT NOT NULL,           -- JSON: by kind, how many decisions and what they lost
    PRIMARY KEY (person, table_id)
);

-- The mistakes that a person practises, on their way through the boxes.
CREATE TABLE exercises (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,        -- of the decision's first move, from 1
    game TEXT NOT NULL,
    decision TEXT NOT NULL,         -- JSON, as the review has it
    due BIGINT NOT NULL,
    box INTEGER NOT NULL,           -- right answers in a row
    asked INTEGER NOT NULL,
    missed INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, number)
);
CREATE INDEX exercises_table ON exercises (table_id);
