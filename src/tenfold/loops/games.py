"""The two games as the loops see them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tenfold.cards import moves as card_moves
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import MOST_SEATS
from tenfold.cards.state import State as CardState
from tenfold.kernel import Struct
from tenfold.tiles import moves as tile_moves
from tenfold.tiles.state import State as TileState

from .card_observation import CARD_FIELDS, CARD_SEAT_FIELDS, observe_cards
from .cards import CARDS
from .rulebook import Rulebook
from .tile_observation import TILE_FIELDS, observe_tiles
from .tiles import TILES, NoPaper


@dataclass(frozen=True, slots=True)
class LoopGame:
    book: Rulebook[Any, Any]
    state: type[Struct]
    paper: type[Struct]  # what counting up at the end is done on
    space: int  # moves are numbers below this; no list of them is longer
    most_seats: int
    observe: Callable[[Any, int, list[int]], None]  # what a learner sees
    fields: dict[str, int]  # by name: how many numbers of that are about what,
    seat_fields: dict[str, int]  # and about each seat

    def observed(self, seats: int) -> int:
        """How many numbers a learner sees."""
        return sum(self.fields.values()) + seats * sum(self.seat_fields.values())


LOOP_GAMES: Final = {
    "cards": LoopGame(
        CARDS,
        CardState,
        Arrangement,
        card_moves.SPACE,
        MOST_SEATS,
        observe_cards,
        CARD_FIELDS,
        CARD_SEAT_FIELDS,
    ),
    "tiles": LoopGame(TILES, TileState, NoPaper, tile_moves.SPACE, 2, observe_tiles, TILE_FIELDS, {}),
}
