-- Reviews are shared out by household as well as by person: a digest, empty once it is done.
ALTER TABLE reviews ADD COLUMN household TEXT NOT NULL DEFAULT '';

-- Who gave the answer that counted last: of several that come at once, one does.
ALTER TABLE exercises ADD COLUMN answer TEXT;
