"""What can be counted of choices in the tile game, and what they look like to its opponents."""
