"""Who plays whom how often: simulations, tournaments and experiments."""
