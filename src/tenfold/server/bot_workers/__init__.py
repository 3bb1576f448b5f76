"""Bot workers: processes in which the server's bots think, each move within a budget of time."""
