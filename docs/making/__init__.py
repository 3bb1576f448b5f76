"""How the documentation is made."""
