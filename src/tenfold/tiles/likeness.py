"""What a position of the tile game is like: equal for positions that differ in names only.

A board may be turned, mirrored and pushed about, a row looked at from behind, and the tiles laid in another
order: it makes no difference to what is best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from .state import TILES_EACH, State

Tile: TypeAlias = tuple[int, int, int, int]  # x, y, whose (0: the mover's), value

TURNS: Final[tuple[Callable[[int, int], tuple[int, int]], ...]] = (
    lambda x, y: (x, y),
    lambda x, y: (-x, y),
    lambda x, y: (x, -y),
    lambda x, y: (-x, -y),
    lambda x, y: (y, x),
    lambda x, y: (-y, x),
    lambda x, y: (y, -x),
    lambda x, y: (-y, -x),
)


def likeness(s: State) -> list[object]:
    tiles = [
        (s.xs[tile], s.ys[tile], (s.start + tile + s.mover) % 2, s.values[tile]) for tile in range(s.laid)
    ]
    board = min(_settled((*turn(x, y), whose, value) for x, y, whose, value in tiles) for turn in TURNS)
    rows = [_row(s, seat) for seat in (s.mover, 1 - s.mover)] if s.is_open else []
    return [board, rows, s.hand, s.phase]


def _settled(tiles: Iterable[Tile]) -> list[Tile]:
    """The same tiles in the corner, in order."""
    kept = list(tiles)
    left = min((x for x, *_ in kept), default=0)
    low = min((y for _, y, *_ in kept), default=0)
    return sorted((x - left, y - low, whose, value) for x, y, whose, value in kept)


def _row(s: State, seat: int) -> list[int]:
    """What is left of a row, from the end that comes first."""
    first = seat * TILES_EACH
    row = s.rows[first + s.left[seat] : first + s.right[seat]]
    return min(row, row[::-1])
