"""The network of the tile game: what it sees, what it says, its weights, and how it learns."""
