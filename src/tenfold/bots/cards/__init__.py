"""The bots of the card game: how they judge, and how they decide."""
