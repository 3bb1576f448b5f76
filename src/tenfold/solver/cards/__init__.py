"""The end of the card game, solved."""
