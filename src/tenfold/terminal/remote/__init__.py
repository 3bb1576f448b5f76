"""A seat at the table of a server, met on the wire. Of the terminal, only this room knows the network."""
