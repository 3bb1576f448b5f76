"""The second round: tiles are moved, and a win is seen by counting the cells that it is made on."""
