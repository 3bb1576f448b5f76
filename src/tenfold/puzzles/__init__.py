"""Positions with one clear lesson, and what every choice there is worth."""
