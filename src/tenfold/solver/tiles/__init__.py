"""The tile game, solved as far as it can be."""
