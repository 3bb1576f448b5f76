"""The bots of the tile game: how they judge, and how they decide."""
