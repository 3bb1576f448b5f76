"""The opponent model: does the other seat decide as `careful` does? What it has laid so far tells."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.careful import careful_in_tiles
from tenfold.bots.tiles.lines.intent import target_of
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.taking_back import pick_up, put_back
from tenfold.kernel import overwrite, rule
from tenfold.tiles.phases import legal
from tenfold.tiles.plane import cell_at, owner
from tenfold.tiles.state import State

AT_FIRST: Final = 0.5  # the odds that it does, before it has laid anything that tells
SAME: Final = 2.2  # `careful` lays a tile where it was laid: 93 of 100 times if it was itself, else 42
OTHERWISE: Final = 0.12
UNLIKELY: Final = 0.01
TELLING: Final = 2  # the first tile that says something: where the second one lies, is all the same


@rule
def likeness_to_careful(s: State, out: list[int], dice: list[int], n: TileNotes) -> float:
    """How likely the other seat decides as `careful` does, in the first round of the closed game."""
    seat = s.mover
    odds = AT_FIRST
    overwrite(n.kept, s)
    put_back(s)
    while s.laid > TELLING and odds > UNLIKELY:
        tile = s.laid - 1
        cell = cell_at(s.xs[tile], s.ys[tile])
        pick_up(s)
        if owner(s, tile) != seat:
            place = careful_in_tiles(s, out, legal(s, out), dice, n)
            odds *= SAME if target_of(s, out[place]) == cell else OTHERWISE
        put_back(s)
    overwrite(s, n.kept)
    legal(s, out)
    return odds / (1.0 + odds)
