"""The first round of the closed game: nobody knows which tile comes next, so the search is for what comes of
it on average."""
