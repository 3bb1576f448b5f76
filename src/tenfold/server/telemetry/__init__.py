"""What everybody counts and logs with."""
