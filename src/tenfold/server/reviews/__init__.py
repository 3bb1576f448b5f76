"""Reviews of finished games, done by processes of their own when nobody else needs the processor."""
