"""The second round: a tile is taken out and placed elsewhere (rules 2, T2–T4, T7, T8)."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import count_bits, lowest_bit, rule

from .moves import MOVE_TILE, NOTES, PASS, SPOTS
from .placing import lift, put_at_spot
from .plane import SIDES, beside, cell_at
from .spots import has_spot, spots_without, write_spots
from .state import TILES, State


@rule
def is_free(s: State, tile: int) -> bool:
    """Whether a tile can be taken out: a free side, and the others hang together without it (T6, T7)."""
    sides = count_bits(s.touching[tile])
    if sides in (1, SIDES):
        return sides == 1
    # Neighbours that meet round a corner hold together by themselves; only others need a look at the rest.
    cell = cell_at(s.xs[tile], s.ys[tile])
    joined = 0
    here = s.ring[beside(cell, 0)] > 0
    for side in range(SIDES):
        following = s.ring[beside(cell, (2 * side + 2) & 7)] > 0
        if here and following and s.ring[beside(cell, 2 * side + 1)] > 0:
            joined += 1
        here = following
    return sides - joined == 1 or hangs_together(s, tile)


@rule
def hangs_together(s: State, without: int) -> bool:
    """Whether all tiles but one are connected by sides: its neighbours, two or more, must reach each other
    without it."""
    wanted = s.touching[without]
    # Not from the neighbour laid first: tiles laid later have less behind them, and are sooner done with.
    newest = wanted & wanted - 1
    newest &= -newest
    reached = newest | 1 << without
    while newest:
        found = s.touching[lowest_bit(newest)] & ~reached
        reached |= found
        if wanted & ~reached == 0:
            return True
        newest = newest & newest - 1 | found
    return False


@rule
def legal_moves(s: State, out: list[int]) -> int:
    """Every free tile of the mover's to every free cell that touches another tile; if there is none, a pass.

    It never happens that neither player can move (T4). Where the tiles hang together by single tiles only,
    an outermost piece is one tile, which can go; a larger outermost piece hangs on by one tile at most, and
    of its top left and bottom right tiles, both with free sides, one is another.
    """
    holding = cut_tiles(s, out)
    count = 0
    for tile in range((s.start + s.mover) & 1, s.laid, 2):
        if holding >> tile & 1 == 0 and count_bits(s.touching[tile]) < SIDES:
            low, high = spots_without(s, tile)
            count = write_spots(low, high, out, count, first_move_of(tile))
    if count == 0:
        out[0] = PASS
        return 1
    return count


# Behind the moves in a list of legal moves is room for notes.
DEPTHS: Final = NOTES
LOWEST: Final = DEPTHS + TILES
PARENTS: Final = LOWEST + TILES


@rule
def cut_tiles(s: State, out: list[int]) -> int:
    """Mask of the tiles that hold others: those whose children, in a walk from tile 0 that goes deeper before
    it goes on, reach nothing above them by any other way."""
    cut = 0
    branches = 0
    seen = 1
    tile = 0
    depth = 0
    out[DEPTHS] = 0
    out[LOWEST] = 0
    while True:
        rest = s.touching[tile] & ~seen
        if rest:
            child = lowest_bit(rest)
            depth += 1
            out[DEPTHS + child] = depth
            out[PARENTS + child] = tile
            lowest = depth
            back = s.touching[child] & seen & ~(1 << tile)
            while back:
                lowest = min(lowest, out[DEPTHS + lowest_bit(back)])
                back &= back - 1
            out[LOWEST + child] = lowest
            seen |= 1 << child
            tile = child
        elif tile > 0:
            lowest = out[LOWEST + tile]
            tile = out[PARENTS + tile]
            depth -= 1
            out[LOWEST + tile] = min(out[LOWEST + tile], lowest)
            if tile == 0:
                branches += 1
            elif lowest >= depth:
                cut |= 1 << tile
        else:
            return cut | (1 if branches > 1 else 0)


@rule
def is_legal_move(s: State, move: int) -> bool:
    """Whether one move to another place is legal, without listing all."""
    tile = tile_of(s, move)
    low, high = spots_without(s, tile)
    return has_spot(low, high, move - first_move_of(tile)) and is_free(s, tile)


@rule
def is_stuck(s: State) -> bool:
    """Whether none of the mover's tiles can be taken out; there is always somewhere to put one."""
    for tile in range((s.start + s.mover) & 1, s.laid, 2):
        if is_free(s, tile):
            return False
    return True


@rule
def tile_of(s: State, move: int) -> int:
    """The tile that a move of the second round takes out."""
    return (move - MOVE_TILE) // SPOTS * 2 + ((s.start + s.mover) & 1)


@rule
def first_move_of(tile: int) -> int:
    """Where the moves of a tile begin: those that put it on spot 0, 1, 2 … follow each other."""
    return MOVE_TILE + (tile >> 1) * SPOTS


@rule
def move_tile(s: State, tile: int, spot: int) -> None:
    lift(s, tile)
    put_at_spot(s, tile, spot)


@rule
def has_stood_often(s: State) -> bool:
    """Notes the position, tiles and seat to move, and counts how often it has stood."""
    position = 2 * s.layout + s.mover
    s.history[s.moved] = position
    times = 0
    for earlier in range(s.moved & 1, s.moved + 1, 2):  # the others had the other seat to move
        if s.history[earlier] == position:
            times += 1
    return times >= s.repetitions
