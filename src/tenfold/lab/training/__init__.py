"""How the networks are made that the strongest bots judge with."""
