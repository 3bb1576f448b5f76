"""What whoever judges the tile game keeps in mind."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.bots.tiles.notes import TileNotes
from tenfold.judging.findings import MOST_CHOICES
from tenfold.kernel import Byte, Struct, inside, numbers
from tenfold.solver.tiles.bounds import Looks
from tenfold.tiles.state import State


@dataclass(slots=True)
class TileDesk(Struct):
    notes: TileNotes = inside(TileNotes)  # with the network's weights
    after: State = inside(State)  # a position that is tried
    proof: Looks = inside(Looks)

    # A decision while it is looked at.
    is_close: list[Byte] = numbers(MOST_CHOICES)  # by place in `kept`: 1 if it is looked at again
    nearer: float = 0.0  # seat 0's share by the nearer of the two looks at the choice at hand
