"""Playing in a terminal, in plain text: it needs nothing but lines in and lines out."""
