"""Why one choice is better than another: what can be counted and speaks for it, as numbers."""
