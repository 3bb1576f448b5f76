"""Positions played to their end without a doubt: what every move is worth to every seat."""
