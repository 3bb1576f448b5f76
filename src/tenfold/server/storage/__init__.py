"""What is kept: one small interface, two databases behind it."""
