"""How good decisions were, told from luck, as rules: one truth for the server, the terminal and browsers."""
