"""A decision of the card game's expert has an end, counted in work and not in time."""

from __future__ import annotations

import random

from tenfold.bots.bot import Turn
from tenfold.bots.cards.mind import FIRST_WORK, PLAYOUT_WORK
from tenfold.bots.cards.notes import CardNotes
from tenfold.bots.registry import HOUSE
from tenfold.catalogue import find_game
from tenfold.fast.compiled_bot import CompiledBot
from tenfold.fast.module import house_code
from tenfold.kernel.layout import offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import INT64
from tenfold.protocol.game import CHANCE, NOBODY

GAME = find_game("cards")
MOST = FIRST_WORK + PLAYOUT_WORK * HOUSE["cards"].bots["expert"].effort
LAST_STEP = 30_000  # what one more look at the moves of a playout may take when it is not yet enough


class Watched(CompiledBot):
    """Tells how much work its last decision was."""

    def __init__(self) -> None:
        self._own = Instance(house_code(checked=False))
        super().__init__("cards", "expert", self._own)

    def work(self) -> int:
        place = Span(self._notes.address + offset_of(CardNotes, "mind", "work"), 1)
        return int(self._own.fetch_list(INT64, place, 1)[0])


def test_no_decision_takes_more_work_than_it_may() -> None:
    """In a game of five, who have much to bid with."""
    bot, rng = Watched(), random.Random(1)
    state = GAME.start(GAME.read_options({"edition": "aeg", "seats": 5}))
    works = []
    while (mover := GAME.to_move(state)) != NOBODY:
        legal = GAME.legal(state)
        if mover == CHANCE:
            cards, copies = zip(*GAME.chances(state), strict=True)
            move = rng.choices(cards, copies)[0]
        else:
            move = bot(Turn(GAME, state.copy(), mover, legal, [rng.getrandbits(30) + 1]))
            works.append(bot.work())
        state = GAME.advance(state, move)
    assert max(works) > MOST, "or the game is too easy to tell"
    assert max(works) < MOST + LAST_STEP
