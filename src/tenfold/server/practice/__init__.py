"""People and their own mistakes: collected from reviews, added up, and practised until they are solved."""
