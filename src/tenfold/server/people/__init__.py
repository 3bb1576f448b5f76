"""People: who they are, and in which browsers they are signed in."""
