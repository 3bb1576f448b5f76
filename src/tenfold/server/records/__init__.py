"""Games as they are kept and brought in: as records, stories and positions."""
