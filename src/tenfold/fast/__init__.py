"""The compiled module at work: playouts, batches, matches, and a game behind the protocol."""
