"""The deal of the day: one for everybody, sealed until it closes, and what comes of it."""
