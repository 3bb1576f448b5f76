"""A position that is noted, so that games can be played on from it and it is brought back."""

from __future__ import annotations

from tenfold.kernel import rule
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.placing import lift, put_down
from tenfold.tiles.plane import owner
from tenfold.tiles.state import CHANCE_TILE, PLACE, State

from .notes import TileNotes


@rule
def keep(s: State, notes: TileNotes) -> None:
    for tile in range(s.laid):
        notes.kept_values[tile] = s.values[tile]
        notes.kept_xs[tile] = s.xs[tile]
        notes.kept_ys[tile] = s.ys[tile]
    for place in range(6):
        notes.kept_supply[place] = s.supply[place]
    for seat in range(2):
        notes.kept_left[seat] = s.left[seat]
        notes.kept_right[seat] = s.right[seat]
    notes.kept_hand = s.hand
    notes.kept_laid = s.laid
    notes.kept_holes = s.holes
    notes.kept_moved = s.moved
    notes.kept_phase = s.phase
    notes.kept_mover = s.mover


@rule
def bring_back(s: State, notes: TileNotes) -> None:
    for step_back in range(s.laid):
        lift(s, s.laid - 1 - step_back)
    for tile in range(notes.kept_laid, s.laid):
        s.values[tile] = 0
        s.xs[tile] = 0
        s.ys[tile] = 0
    s.laid = notes.kept_laid
    for tile in range(s.laid):
        s.values[tile] = notes.kept_values[tile]
        put_down(s, tile, notes.kept_xs[tile], notes.kept_ys[tile])
    for place in range(6):
        s.supply[place] = notes.kept_supply[place]
    for seat in range(2):
        s.left[seat] = notes.kept_left[seat]
        s.right[seat] = notes.kept_right[seat]
    s.hand = notes.kept_hand
    s.holes = notes.kept_holes
    s.moved = notes.kept_moved
    s.phase = notes.kept_phase
    s.mover = notes.kept_mover
    s.ending = 0
    s.winner = -1


@rule
def pick_up(s: State) -> None:
    """Takes the last placing back; in the closed game the tile is in the hand again, in the open game it is
    still to be returned to its row."""
    tile = s.laid - 1
    lift(s, tile)
    s.laid = tile
    s.mover = owner(s, tile)
    s.hand = s.values[tile] if s.is_open == 0 else 0
    s.values[tile] = 0
    s.xs[tile] = 0
    s.ys[tile] = 0
    s.phase = PLACE
    s.ending = 0
    s.winner = -1


@rule
def put_back(s: State) -> None:
    """Takes the last draw of the closed game back."""
    s.supply[3 * s.mover + s.hand - 1] += 1
    s.hand = 0
    s.phase = CHANCE_TILE


@rule
def unplace(s: State, move: int) -> None:
    """Takes the last placing of the open game back."""
    pick_up(s)
    if move < RIGHT:
        s.left[s.mover] -= 1
    else:
        s.right[s.mover] += 1
