-- Who has said that they are a program. It is said once, when somebody first comes, and stays.
ALTER TABLE people ADD COLUMN program INTEGER NOT NULL DEFAULT 0;

-- Whether a program sits there; of a seat it stays true when the program is forgotten.
ALTER TABLE seats ADD COLUMN program INTEGER NOT NULL DEFAULT 0;
