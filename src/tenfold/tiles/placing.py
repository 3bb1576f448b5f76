"""The first round: tiles come into play and are placed side to side (rules 2, T5)."""

from __future__ import annotations

from tenfold.kernel import lowest_bit, rule

from .moves import GIVE, LEFT, PLACE_TILE, RIGHT
from .plane import DX, DY, cell_at, owner, scramble
from .spots import name_around, spots_without, tiles_beside, toggle_cell, write_spots
from .state import TILES_EACH, State
from .taking_out import leave, surround


@rule
def put_down(s: State, tile: int, x: int, y: int) -> None:
    cell = cell_at(x, y)
    touching = tiles_beside(s, cell) >> 1
    toggle_cell(s, cell, touching)
    name_around(s, tile, cell)
    s.xs[tile] = x
    s.ys[tile] = y
    s.ring[cell] = tile + 1
    s.touching[tile] = touching
    surround(s, tile, cell)
    toggle_touching(s, tile)
    s.layout ^= scramble(x, y, 2 * s.values[tile] + owner(s, tile))


@rule
def lift(s: State, tile: int) -> None:
    cell = cell_at(s.xs[tile], s.ys[tile])
    low, high = spots_without(s, tile)
    s.spots[0] = low
    s.spots[1] = high
    s.ring[cell] = 0
    toggle_cell(s, cell, s.touching[tile])
    toggle_touching(s, tile)
    leave(s, tile, cell)
    s.touching[tile] = 0
    s.layout ^= scramble(s.xs[tile], s.ys[tile], 2 * s.values[tile] + owner(s, tile))


@rule
def toggle_touching(s: State, tile: int) -> None:
    """Tells a tile's neighbours that it has come, or that it goes."""
    rest = s.touching[tile]
    while rest:
        s.touching[lowest_bit(rest)] ^= 1 << tile
        rest &= rest - 1


@rule
def legal_spots(s: State, out: list[int], count: int, base: int) -> int:
    """Appends every free cell; the first tile of all goes to the middle, spot 0."""
    if s.laid == 0:
        out[count] = base
        return count + 1
    return write_spots(s.spots[0], s.spots[1], out, count, base)


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
    tile = s.laid
    s.laid = tile + 1
    if s.is_open == 0:
        s.values[tile] = s.hand
        s.hand = 0
        put_at_spot(s, tile, move - PLACE_TILE)
    elif move < RIGHT:
        s.values[tile] = s.rows[TILES_EACH * s.mover + s.left[s.mover]]
        s.left[s.mover] += 1
        put_at_spot(s, tile, move - LEFT)
    else:
        s.right[s.mover] -= 1
        s.values[tile] = s.rows[TILES_EACH * s.mover + s.right[s.mover]]
        put_at_spot(s, tile, move - RIGHT)


@rule
def put_at_spot(s: State, tile: int, spot: int) -> None:
    if s.laid == 1:
        put_down(s, tile, 0, 0)
        return
    anchor = spot >> 2
    direction = 2 * (spot & 3)
    put_down(s, tile, s.xs[anchor] + DX[direction], s.ys[anchor] + DY[direction])
