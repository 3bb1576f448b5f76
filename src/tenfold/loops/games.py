"""The two games as the loops see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tenfold.cards import moves as card_moves
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import MOST_SEATS
from tenfold.cards.state import State as CardState
from tenfold.kernel import Struct
from tenfold.tiles import moves as tile_moves
from tenfold.tiles.state import State as TileState

from .cards import CARDS
from .rulebook import Rulebook
from .tiles import TILES, NoPaper


@dataclass(frozen=True, slots=True)
class LoopGame:
    book: Rulebook[Any, Any]
    state: type[Struct]
    paper: type[Struct]  # what counting up at the end is done on
    space: int  # moves are numbers below this; no list of them is longer
    most_seats: int


LOOP_GAMES: Final = {
    "cards": LoopGame(CARDS, CardState, Arrangement, card_moves.SPACE, MOST_SEATS),
    "tiles": LoopGame(TILES, TileState, NoPaper, tile_moves.SPACE, 2),
}
