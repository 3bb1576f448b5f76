"""The second round: a tile is taken out and placed elsewhere (rules 2, T2–T4, T7, T8)."""

from __future__ import annotations

from tenfold.kernel import rule

from .moves import MOVE_TILE, PASS, SPACE, SPOTS
from .placing import first_beside, is_spot, put_at_spot
from .plane import SIDES, beside, cell_at, lift
from .state import State


@rule
def is_free(s: State, tile: int) -> bool:
    """Whether a tile can be taken out: a free side, and the others hang together without it (T6, T7)."""
    cell = cell_at(s.xs[tile], s.ys[tile])
    sides = 0
    joined = 0
    for side in range(SIDES):
        if s.ring[beside(cell, 2 * side)] > 0:
            sides += 1
            corner = s.ring[beside(cell, 2 * side + 1)]
            if corner > 0 and s.ring[beside(cell, (2 * side + 2) % 8)] > 0:
                joined += 1
    if sides == SIDES:
        return False
    # Neighbours that meet round a corner hold together by themselves; only others need a look at the rest.
    return sides - joined <= 1 or hangs_together(s, tile)


@rule
def hangs_together(s: State, without: int) -> bool:
    """Whether all tiles but one are connected by sides."""
    everyone = (1 << s.laid) - 1 & ~(1 << without)
    reached = everyone & -everyone
    newest = reached
    while newest:
        touched = 0
        for tile in range(s.laid):
            if newest >> tile & 1:
                touched |= s.touching[tile]
        newest = touched & everyone & ~reached
        reached |= newest
    return reached == everyone


@rule
def legal_moves(s: State, out: list[int]) -> int:
    """Every free tile of the mover's to every free cell that touches another tile; if there is none, a pass.

    It never happens that neither player can move (T4). Where the tiles hang together by single tiles only,
    an outermost piece is one tile, which can go; a larger outermost piece hangs on by one tile at most, and
    of its top left and bottom right tiles, both with free sides, one is another.
    """
    count = 0
    edges = list_edges(s, out)
    for tile in range((s.start + s.mover) & 1, s.laid, 2):
        if not is_free(s, tile):
            continue
        for edge in range(edges):
            spot = out[SPACE + 2 * edge]
            rival = out[SPACE + 2 * edge + 1]
            if spot // SIDES != tile and (rival < 0 or rival == tile):
                out[count] = MOVE_TILE + tile // 2 * SPOTS + spot
                count += 1
    if count == 0:
        out[0] = PASS
        return 1
    return count


@rule
def list_edges(s: State, out: list[int]) -> int:
    """Notes behind the moves in `out` every spot, with the tile in whose absence alone it is one, or -1."""
    edges = 0
    for tile in range(s.laid):
        middle = cell_at(s.xs[tile], s.ys[tile])
        for side in range(SIDES):
            cell = beside(middle, 2 * side)
            if s.ring[cell] > 0:
                continue
            rival = first_beside(s, cell, -1)
            if rival == tile:
                rival = -1
            elif first_beside(s, cell, rival) != tile:
                continue
            out[SPACE + 2 * edges] = SIDES * tile + side
            out[SPACE + 2 * edges + 1] = rival
            edges += 1
    return edges


@rule
def is_legal_move(s: State, move: int) -> bool:
    """Whether one move to another place is legal, without listing all."""
    tile = tile_of(s, move)
    return tile < s.laid and is_spot(s, (move - MOVE_TILE) % SPOTS, tile) and is_free(s, tile)


@rule
def tile_of(s: State, move: int) -> int:
    """The tile that a move of the second round takes out."""
    return (move - MOVE_TILE) // SPOTS * 2 + ((s.start + s.mover) & 1)


@rule
def move_tile(s: State, move: int) -> int:
    """Takes a tile out and puts it elsewhere; returns the cell that it has left."""
    tile = tile_of(s, move)
    cell = cell_at(s.xs[tile], s.ys[tile])
    lift(s, tile)
    put_at_spot(s, tile, (move - MOVE_TILE) % SPOTS)
    return cell


@rule
def has_stood_often(s: State) -> bool:
    """Notes the position, tiles and seat to move, and counts how often it has stood."""
    position = 2 * s.layout + s.mover
    s.history[s.moved] = position
    times = 0
    for earlier in range(s.moved + 1):
        if s.history[earlier] == position:
            times += 1
    return times >= s.repetitions
