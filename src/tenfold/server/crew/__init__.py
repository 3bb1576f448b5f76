"""The server's bots: they think in processes of their own, each move within a budget of time."""
