"""What whoever judges a card game has in mind: the expert's mind, and paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.cards.endings import EndingPaper
from tenfold.bots.cards.mind import MOST_CANDIDATES, Mind
from tenfold.bots.cards.paying.proposal import PaymentDraft
from tenfold.cards.deck import KINDS
from tenfold.cards.moves import SPACE
from tenfold.cards.state import MOST_SEATS, State
from tenfold.judging.leads import MOST_LEADS
from tenfold.kernel import Short, Struct, inside, numbers, reals

MOST_SAMPLES: Final = 224  # playouts of one choice
MOST_ENDINGS: Final = 128  # seen of each choice to know by how many points it ends ahead


@dataclass(slots=True)
class CardDesk(Struct):
    mind: Mind = inside(Mind)
    endings: EndingPaper = inside(EndingPaper)
    draft: PaymentDraft = inside(PaymentDraft)
    tried: State = inside(State)
    out: list[int] = numbers(SPACE)
    values: list[float] = reals(MOST_SEATS)
    is_played_out: int = 0  # 1: the last cards were, for every look at the choices
    has_own_deck: int = 0  # 1: the game is played with a deck that the network has not learnt

    # Playouts of close choices, each dealt alike.
    budget: int = 0  # how many (`budgets.py`)
    turns: int = 0
    close: list[Short] = numbers(MOST_CANDIDATES)  # the choices; the measure comes last
    close_count: int = 0
    samples: int = 0  # played of each,
    orders: int = 0  # of so many, where every order of the cards is played,
    searched: int = 0  # until so many are left
    won: list[float] = reals(MOST_CANDIDATES * MOST_SAMPLES)  # by place among the close ones × MOST_SAMPLES
    means: list[float] = reals(MOST_CANDIDATES)

    # Luck with few cards left: the same of all that chance may give. The value to seat 0 by outcome,
    sums: list[float] = reals(KINDS)  # of all orders added up,
    worth: list[float] = reals(KINDS)  # and of the one at hand

    leads: list[int] = numbers(MOST_LEADS * MOST_ENDINGS)  # by option asked about × MOST_ENDINGS
