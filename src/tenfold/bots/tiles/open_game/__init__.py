"""The first round of the open game: everything is known, so the search is for what both
seats choose."""
