"""What is said about a game: findings, as rules."""
