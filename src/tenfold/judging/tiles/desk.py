"""What whoever judges the tile game keeps in mind."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.bots.tiles.notes import TileNotes
from tenfold.judging.findings import MOST_CHOICES
from tenfold.kernel import Byte, Struct, inside, numbers, reals
from tenfold.solver.tiles.bounds import Looks
from tenfold.tiles.state import State


@dataclass(slots=True)
class TileDesk(Struct):
    notes: TileNotes = inside(TileNotes)  # with the network's weights
    after: State = inside(State)  # a position that is tried
    proof: Looks = inside(Looks)

    # A decision; lists go by place in `kept`.
    level: int = 0  # how closely it is looked at: a level more where it would be unclear
    is_close: list[Byte] = numbers(MOST_CHOICES)  # 1: it gets a closer look
    seen: list[Byte] = numbers(MOST_CHOICES)  # 1 + the level of that look, or 0
    one: list[float] = reals(MOST_CHOICES)  # seat 0's share by one look,
    other: list[float] = reals(MOST_CHOICES)  # and by another; both are what is proved, if it is
    at_first: int = 0  # how many were kept for what they looked at first sight
