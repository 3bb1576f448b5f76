"""The opponents: given a position and its legal moves, each chooses one."""
