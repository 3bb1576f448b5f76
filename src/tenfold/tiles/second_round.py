"""The second round: a tile is taken out and placed elsewhere (rules 2, T2–T4, T7, T8)."""

from __future__ import annotations

from tenfold.kernel import rule

from .moves import MOVE_TILE, PASS, SPOTS
from .placing import lift, put_at_spot
from .spots import has_spot, spots_without, write_spots
from .state import State
from .taking_out import is_free


@rule
def legal_moves(s: State, out: list[int]) -> int:
    """Every free tile of the mover's to every free cell that touches another tile; if there is none, a pass.

    It never happens that neither player can move (T4). Where the tiles hang together by single tiles only,
    an outermost piece is one tile, which can go; a larger outermost piece hangs on by one tile at most, and
    of its top left and bottom right tiles, both with free sides, one is another.
    """
    count = 0
    for tile in range((s.start + s.mover) & 1, s.laid, 2):
        if is_free(s, tile):
            low, high = spots_without(s, tile)
            count = write_spots(low, high, out, count, first_move_of(tile))
    if count == 0:
        out[0] = PASS
        return 1
    return count


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
    if is_new(s, position):
        return s.repetitions == 1
    times = 0
    for earlier in range(s.moved & 1, s.moved + 1, 2):  # the others had the other seat to move
        if s.history[earlier] == position:
            times += 1
    return times >= s.repetitions


@rule
def is_new(s: State, position: int) -> bool:
    """Whether a position has surely never stood before: most have not, and one bit for each tells."""
    word = position & 7
    bit = 1 << (position >> 3 & 31)
    if s.seen[word] & bit:
        return False
    s.seen[word] |= bit
    return True
