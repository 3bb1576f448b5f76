"""Spots: the free cells beside tiles, named so that the names are few wherever the tiles wander.

A spot is 4 × a tile + one of its sides: the cell on that side. A cell beside several tiles goes by the one
laid first. All spots stand in two masks, of the tiles 0–14 and 15–29, and are kept up as tiles come and go.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import lowest_bit, rule

from .plane import SIDES, beside, cell_at
from .state import CELLS, TURN, State

HALF: Final = 60  # spots in a mask


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
def spot_beside(s: State, cell: int, tile: int) -> int:
    """The name of a cell after a tile beside it."""
    along = (cell - cell_at(s.xs[tile], s.ys[tile])) & (CELLS - 1)
    side = 0
    if along == TURN:
        side = 1
    elif along == CELLS - 1:
        side = 2
    elif along == CELLS - TURN:
        side = 3
    return SIDES * tile + side


@rule
def toggle(s: State, spot: int) -> None:
    if spot < HALF:
        s.spots[0] ^= 1 << spot
    else:
        s.spots[1] ^= 1 << (spot - HALF)


@rule
def toggle_cell(s: State, cell: int, touching: int) -> None:
    """Takes a cell out of the masks that is about to be covered, or enters one that has just become free,
    with these tiles beside it."""
    if touching:
        toggle(s, spot_beside(s, cell, lowest_bit(touching)))


@rule
def name_around(s: State, tile: int, middle: int) -> None:
    """Gives the free cells round a tile that is about to come their new names: those that have no tile beside
    them that was laid earlier will go by this one."""
    for side in range(SIDES):
        cell = beside(middle, 2 * side)
        if s.ring[cell] == 0:
            others = tiles_beside(s, cell)
            if others == 0 or lowest_bit(others) > tile + 1:
                toggle(s, SIDES * tile + side)
                toggle_cell(s, cell, others >> 1)


@rule
def spots_without(s: State, tile: int) -> tuple[int, int]:
    """The masks as they would be without a tile, the cell where it lies left out (T2)."""
    low = s.spots[0]
    high = s.spots[1]
    first = SIDES * tile
    if first < HALF:
        sides = low >> first & 15
        low ^= sides << first
    else:
        sides = high >> (first - HALF) & 15
        high ^= sides << (first - HALF)
    while sides:
        spot = other_name(s, first + lowest_bit(sides))
        if spot >= HALF:
            high |= 1 << (spot - HALF)
        elif spot >= 0:
            low |= 1 << spot
        sides &= sides - 1
    return low, high


@rule
def other_name(s: State, spot: int) -> int:
    """The name that a spot would have without the tile that it goes by; -1 if nothing else lies beside it."""
    tile = spot >> 2
    cell = beside(cell_at(s.xs[tile], s.ys[tile]), 2 * (spot & 3))
    others = tiles_beside(s, cell) & ~(2 << tile)
    return spot_beside(s, cell, lowest_bit(others) - 1) if others else -1


@rule
def write_spots(low: int, high: int, out: list[int], count: int, base: int) -> int:
    """Appends the spots of two masks, ascending."""
    while low:
        out[count] = base + lowest_bit(low)
        low &= low - 1
        count += 1
    while high:
        out[count] = base + HALF + lowest_bit(high)
        high &= high - 1
        count += 1
    return count


@rule
def has_spot(low: int, high: int, spot: int) -> bool:
    return (low >> spot if spot < HALF else high >> (spot - HALF)) & 1 == 1
