"""The networks of the card game: what they see, what they say, their weights, and how they learn."""
