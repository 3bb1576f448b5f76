"""How decisions of the card game are judged."""
