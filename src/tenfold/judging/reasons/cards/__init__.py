"""What can be counted of choices in the card game, and what they look like to its opponents."""
