"""A game from before a ruling changed: the solo opponent paid kind after kind, also bidding second (C11)."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from tenfold.protocol.game import Json
from tenfold.records.dealer import Dealer
from tenfold.records.record import Record

OPTIONS: Final[Json] = {"edition": "trefl", "seats": 1, "target": 5}
FIRST_OTHER: Final = 198  # of its moves is the first that today's rules do not allow
SENTENCE: Final = "This game goes by an earlier ruling"


@cache
def _dealt() -> tuple[list[str], Json | None, Json]:
    dealer, dice = Dealer("cards", OPTIONS, bytes(32), rules=1), Random(0)
    play = dealer.open_play()
    while not play.is_over:
        play.push(dealer.deal(play) if play.is_chance else dice.choice(play.legal()))
    return play.moves, play.result, dealer.reveal()


def earlier_record(moves: int | None = None, **meta: object) -> Record:
    """All of it, or as far as so many moves."""
    tokens, result, shuffle = _dealt()
    options = {"start": 0, "busting": False, **OPTIONS}
    told = {"shuffle": shuffle, **meta}
    return Record("cards", options, tokens[:moves], None if moves else result, told)
