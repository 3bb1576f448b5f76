"""What clients and servers say to each other: the types that every message is checked against."""
