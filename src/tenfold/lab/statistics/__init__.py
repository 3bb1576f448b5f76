"""Means, ratings and decisions, from games that have been played."""
