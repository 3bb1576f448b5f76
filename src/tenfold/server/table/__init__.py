"""One table: what its log says, and what may be added to it. Nothing here reads or writes anything."""
