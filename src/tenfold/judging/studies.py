"""The studies that there are, by game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tenfold.kernel import Struct

from .cards_study import CARD_JUDGE, CardStudy
from .judge import Judge
from .tiles_study import TILE_JUDGE, TileStudy


@dataclass(frozen=True, slots=True)
class GameStudy:
    judge: Judge[Any, Any, Any]
    struct: type[Struct]  # with all that it takes


SEED: Final = 1  # of all that is left to chance while a game is looked at

STUDIES: Final = {
    "cards": GameStudy(CARD_JUDGE, CardStudy),
    "tiles": GameStudy(TILE_JUDGE, TileStudy),
}
