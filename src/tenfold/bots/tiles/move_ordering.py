"""Move ordering: which placings look best before they are tried."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import TABLE

from .lines.evaluation import HOPE
from .notes import WIDEST, TileNotes

# What a line of one's own is worth by its sum with the tile that lengthens it.
GAIN: Final = (0, 0, 0, 2, 6, 10, 16, 30, 30, 30, *(0,) * (TABLE - 7))


@rule
def ordering_score(word: int, seat: int, value: int) -> int:
    """How a move looks before it is tried: what it makes of own lines, and which of the other seat's it
    blocks."""
    own = word >> 32 if seat == 1 else word
    other = word if seat == 1 else word >> 32
    worth = 0
    for _ in range(4):
        if own & 63:
            worth += GAIN[(own & 63) + value]
        worth += HOPE[other & 63]
        own = own >> 8
        other = other >> 8
    return worth


@rule
def next_move(n: TileNotes, ply: int, count: int) -> int:
    """Takes the most promising of the listed moves; the last one fills its place."""
    base = ply * WIDEST
    top = base
    for place in range(base + 1, base + count):
        if n.plies.scores[place] > n.plies.scores[top]:
            top = place
    move = n.plies.moves[top]
    n.plies.moves[top] = n.plies.moves[base + count - 1]
    n.plies.scores[top] = n.plies.scores[base + count - 1]
    return move
