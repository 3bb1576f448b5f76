"""People: who they are, in which browsers they are signed in, and what they have played."""
