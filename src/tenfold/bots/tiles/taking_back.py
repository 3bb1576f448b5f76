"""Draws and placings taken back, one after the other."""

from __future__ import annotations

from tenfold.kernel import rule
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.placing import lift
from tenfold.tiles.plane import owner
from tenfold.tiles.state import CHANCE_TILE, PLACE, State


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
