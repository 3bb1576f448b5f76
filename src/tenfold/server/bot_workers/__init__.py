"""Bots at work: a position in, a move out, each within a budget of time."""
