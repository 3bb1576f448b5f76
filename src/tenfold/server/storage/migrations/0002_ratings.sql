-- A rating is where everybody begins plus the sum of the changes, so two games that end at once lose nothing.
ALTER TABLE results RENAME COLUMN rating_people TO change_people;
ALTER TABLE results RENAME COLUMN rating_bots TO change_bots;
