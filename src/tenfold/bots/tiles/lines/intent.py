"""What a move intends: which value comes to lie on which cell."""

from __future__ import annotations

from tenfold.kernel import rule
from tenfold.tiles.moves import MOVE_TILE, PLACE_TILE, RIGHT, SPOTS
from tenfold.tiles.plane import beside, cell_at
from tenfold.tiles.second_round import tile_of
from tenfold.tiles.state import TILES_EACH, State


@rule
def target_of(s: State, move: int) -> int:
    """The cell that a placing or a move of the second round puts a tile on."""
    spot = (move - PLACE_TILE) % SPOTS
    anchor = spot >> 2
    return beside(cell_at(s.xs[anchor], s.ys[anchor]), 2 * (spot & 3))


@rule
def value_of(s: State, move: int) -> int:
    """The value of the tile that a move puts down: in the first round the one in hand, or at an end of the
    row."""
    if move >= MOVE_TILE:
        return s.values[tile_of(s, move)]
    if s.is_open == 0:
        return s.hand
    first = TILES_EACH * s.mover
    return s.rows[first + s.left[s.mover]] if move < RIGHT else s.rows[first + s.right[s.mover] - 1]


@rule
def placing_on(s: State, out: list[int], count: int, cell: int) -> int:
    """The place of the placing that puts a tile on a cell, or -1."""
    for place in range(count):
        if target_of(s, out[place]) == cell:
            return place
    return -1
