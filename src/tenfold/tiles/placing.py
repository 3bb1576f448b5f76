"""The first round: tiles come into play and are placed side to side (rules 2, T5)."""

from __future__ import annotations

from tenfold.kernel import lowest_bit, rule

from .moves import GIVE, LEFT, PLACE_TILE, RIGHT, SPOTS
from .plane import DX, DY, SIDES, beside, cell_at, put_down
from .state import CELLS, TILES_EACH, TURN, State

# A free cell is named by a spot: the first of the tiles beside it, times 4, plus that tile's side it lies on.


@rule
def tiles_beside(s: State, cell: int) -> int:
    """Mask of the tiles that share a side with a cell, one place up: bit n + 1 is tile n."""
    return (
        1 << s.ring[(cell + 1) & (CELLS - 1)]
        | 1 << s.ring[(cell + TURN) & (CELLS - 1)]
        | 1 << s.ring[(cell - 1) & (CELLS - 1)]
        | 1 << s.ring[(cell - TURN) & (CELLS - 1)]
    ) & ~1


@rule
def first_beside(s: State, cell: int, without: int) -> int:
    """The tile laid first among those that share a side with a cell, leaving one out; -1 if there is none."""
    others = tiles_beside(s, cell) & ~(2 << without) if without >= 0 else tiles_beside(s, cell)
    return lowest_bit(others) - 1 if others else -1


@rule
def is_spot(s: State, spot: int, without: int) -> bool:
    """Whether a spot names a free cell; `without` is the tile that is about to leave, or -1."""
    tile = spot >> 2
    if tile >= s.laid or tile == without:
        return False
    cell = beside(cell_at(s.xs[tile], s.ys[tile]), 2 * (spot & 3))
    return s.ring[cell] == 0 and first_beside(s, cell, without) == tile


@rule
def legal_spots(s: State, out: list[int], count: int, base: int) -> int:
    """Appends every free cell; the first tile of all goes to the middle, spot 0."""
    if s.laid == 0:
        out[count] = base
        return count + 1
    for tile in range(s.laid):
        middle = cell_at(s.xs[tile], s.ys[tile])
        for side in range(SIDES):
            cell = beside(middle, 2 * side)
            out[count] = base + SIDES * tile + side
            count += (s.ring[cell] == 0) & (lowest_bit(tiles_beside(s, cell)) == tile + 1)
    return count


@rule
def legal_tiles(s: State, out: list[int]) -> int:
    """The tiles that chance may give."""
    count = 0
    for place in range(3):
        if s.supply[3 * s.mover + place] > 0:
            out[count] = GIVE + place
            count += 1
    return count


@rule
def legal_placings(s: State, out: list[int]) -> int:
    if s.is_open == 0:
        return legal_spots(s, out, 0, PLACE_TILE)
    count = legal_spots(s, out, 0, LEFT)
    if s.right[s.mover] - s.left[s.mover] > 1:
        count = legal_spots(s, out, count, RIGHT)
    return count


@rule
def draw_tile(s: State, value: int) -> None:
    s.supply[3 * s.mover + value - 1] -= 1
    s.hand = value


@rule
def place(s: State, move: int) -> None:
    """Lays the next tile: the one in hand, or the one from an end of the row."""
    if s.is_open == 0:
        value = s.hand
        s.hand = 0
    elif move < RIGHT:
        value = s.rows[TILES_EACH * s.mover + s.left[s.mover]]
        s.left[s.mover] += 1
    else:
        s.right[s.mover] -= 1
        value = s.rows[TILES_EACH * s.mover + s.right[s.mover]]
    s.values[s.laid] = value
    s.laid += 1
    put_at_spot(s, s.laid - 1, (move - PLACE_TILE) % SPOTS)


@rule
def put_at_spot(s: State, tile: int, spot: int) -> None:
    if s.laid == 1:
        put_down(s, tile, 0, 0)
        return
    anchor = spot >> 2
    direction = 2 * (spot & 3)
    put_down(s, tile, s.xs[anchor] + DX[direction], s.ys[anchor] + DY[direction])
