"""A position in a few lines of text."""

from __future__ import annotations

from tenfold.protocol.game import NOBODY

from .stepping import Table

WIDTH = 100


def position_text(table: Table) -> str:
    """Everything there is to see, a line for each thing."""
    lines = [
        f"{name}: {value}"
        for name, value in table.game.view(table.state).items()
        if value not in (None, [], {})
    ]
    ending = "over" if table.mover == NOBODY else f"seat {table.mover} to decide"
    return "\n".join([f"{table.game.name}, {len(table.moves)} moves, {ending}", *lines])
