"""Games as they are written down: played, dealt, read, verified."""
