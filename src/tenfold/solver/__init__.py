"""What is true of a position, as far as it can be proved: values of moves, and whether they are exact."""
