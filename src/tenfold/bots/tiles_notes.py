"""What the bots of the tile game keep in mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.protocol.position import Mask, Position
from tenfold.tiles.moves import SPACE, SPOTS

MASKS: Final = 8  # sets of the values 1, 2, 3: value v is bit v - 1


@dataclass(slots=True)
class TileNotes(Position):
    scores: list[Mask]  # by place in the list of moves: how good the move looks
    cells: list[Mask]  # every free cell
    listed: int  # how many they are
    without: list[Mask]  # second round: the free cells while a tile is in the hand
    nearby: int  # how many they are
    masks: list[Mask]  # second round: by place in `cells`, the values that win there
    hits: list[Mask]  # second round: the cells that a seat can win on
    found: int  # how many they are
    threats: list[Mask]  # by seat: how many free cells win with which values (see tiles_threats.py)
    hopes: list[Mask]  # by seat: what its lines are worth
    odds: list[int]  # by whose turn (see tiles_odds.py) + mask: how likely one of the values comes, of 1,000
    own: int  # where in `odds` those begin that hold for the mover after its move
    enough: int  # the search for an answer ends with one that is worth more


def tile_notes() -> TileNotes:
    return TileNotes(
        scores=[0] * SPACE,
        cells=[0] * SPOTS,
        listed=0,
        without=[0] * SPOTS,
        nearby=0,
        masks=[0] * SPOTS,
        hits=[0] * SPOTS,
        found=0,
        threats=[0, 0],
        hopes=[0, 0],
        odds=[0] * (3 * MASKS),
        own=0,
        enough=0,
    )
