"""The same rules by the million: compiled, on packed states."""
