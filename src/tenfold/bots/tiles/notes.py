"""What the bots of the tile game keep in mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Mask, Struct, numbers
from tenfold.tiles.moves import SPACE, SPOTS

MASKS: Final = 8  # sets of the values 1, 2, 3: value v is bit v - 1


@dataclass(slots=True)
class TileNotes(Struct):
    scores: list[int] = numbers(SPACE)  # by place in the list of moves: how good the move looks
    cells: list[int] = numbers(SPOTS)  # every free cell
    listed: int = 0  # how many they are
    without: list[int] = numbers(SPOTS)  # second round: the free cells while a tile is in the hand
    nearby: int = 0  # how many they are
    masks: list[int] = numbers(SPOTS)  # second round: by place in `cells`, the values that win there
    hits: list[int] = numbers(SPOTS)  # second round: the cells that a seat can win on
    found: int = 0  # how many they are
    threats: list[Mask] = numbers(2)  # by seat: how many cells win with which values (see threats.py)
    hopes: list[int] = numbers(2)  # by seat: what its lines are worth
    odds: list[int] = numbers(3 * MASKS)  # by whose turn + mask, of 1,000 (see odds.py)
    own: int = 0  # where in `odds` those begin that hold for the mover after its move
    enough: int = 0  # the search for an answer ends with one that is worth more
