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
    cells: list[int]  # every free cell
    listed: int  # how many they are
    round_about: list[int]  # the free cells while a tile is in the hand
    nearby: int  # how many they are
    threats: list[Mask]  # by seat: how many free cells win with which values (see tiles_threats.py)
    hopes: list[Mask]  # by seat: what its lines are worth
    odds: list[int]  # by whose tile it is (see tiles_odds.py) × 8 + mask: of 1,000, how often a value comes
    masks: list[int]  # second round: by free cell, the values that win there
    hits: list[int]  # second round: the cells on which a seat wins
    weights: list[int]


def tile_notes() -> TileNotes:
    return TileNotes(
        scores=[0] * SPACE,
        cells=[0] * (2 * SPOTS),
        listed=0,
        round_about=[0] * (2 * SPOTS),
        nearby=0,
        threats=[0, 0],
        hopes=[0, 0],
        odds=[0] * (4 * MASKS),
        masks=[0] * (2 * SPOTS),
        hits=[0] * (2 * SPOTS),
        weights=[0, 1, 2, 4, 6, 10, 16, 30, 30, 30, 0] + [1000, 400, 100, 100, 100, 6, 50, 10, 4, 300],
    )
