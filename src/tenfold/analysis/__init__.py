"""How good moves were, and how kind chance was."""
