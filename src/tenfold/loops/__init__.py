"""Whole games and many games at once, written once for both games, as rules."""
