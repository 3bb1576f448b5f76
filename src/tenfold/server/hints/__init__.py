"""What the expert would do at a table, worked out by processes of their own."""
