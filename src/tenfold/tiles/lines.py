"""Lines: unbroken, straight, of one colour, judged at their full length (rules 2, T1)."""

from __future__ import annotations

from tenfold.kernel import rule

from .plane import STEP, cell_at, owner
from .state import CELLS, WINNING_SUM, State


@rule
def run_from(s: State, seat: int, cell: int, direction: int) -> int:
    """The sum of a seat's unbroken tiles in a direction, the cell itself not counted."""
    total = 0
    along = STEP[direction]
    other = (s.start + seat) & 1  # a tile plus 1, as it stands on the ring, is even or odd by its owner
    cell = (cell + along) & (CELLS - 1)
    while s.ring[cell] > 0 and s.ring[cell] & 1 != other:
        total += s.values[s.ring[cell] - 1]
        cell = (cell + along) & (CELLS - 1)
    return total


@rule
def makes_line(s: State, tile: int) -> bool:
    """Whether a tile that has just been put down stands in a line of ten."""
    cell = cell_at(s.xs[tile], s.ys[tile])
    seat = owner(s, tile)
    for direction in range(4):
        around = run_from(s, seat, cell, direction) + run_from(s, seat, cell, direction + 4)
        if around + s.values[tile] == WINNING_SUM:
            return True
    return False


@rule
def leaves_line(s: State, seat: int, cell: int) -> bool:
    """Whether taking a tile away from a cell has cut a longer line down to ten."""
    for direction in range(8):
        if run_from(s, seat, cell, direction) == WINNING_SUM:
            return True
    return False
