"""Puzzles for people: set by themselves or in runs, answered, and rated together with those who answer."""
