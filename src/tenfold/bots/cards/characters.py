"""Opponents for people: each judges like the expert, but for one thing that it sees too rosy or too dark.

What a move looks better to somebody than it is, in shares of a victory. Nobody ever moves at random: they are
beaten because of what they believe.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import NUMBERS, number_on
from tenfold.cards.moves import BID_NOTHING, BUY_CARD, DRAW_CARD, PASS, TAKE_NUMBERS
from tenfold.cards.state import BID, DRAW, LAST_BUY, MOST_SEATS, PAY, State
from tenfold.kernel import Slots, rule

from .mind import begin_decision
from .notes import CardNotes
from .weighing import best_move, weigh


@dataclass(frozen=True)
class Character(Slots):
    draw: float = 0.0  # drawing on, for each point that the total has
    stop: float = 0.0  # taking the numbers, for each card drawn
    currency: float = 0.0  # taking the currency, for each token
    bid: float = 0.0  # a bid, for each token
    buy: float = 0.0  # a purchase, for each token of its price


@rule
def play_in_character(c: Character, s: State, out: list[int], count: int, notes: CardNotes) -> int:
    m = notes.mind
    begin_decision(m, 0)
    if s.phase in (PAY, LAST_BUY):
        return best_move(m, s, out, count)
    weigh(m, s, out, count)
    best = 0
    most = -9.0
    for place in range(count):
        looks = m.values[place * MOST_SEATS + s.mover] + slant(c, s, out[place])
        if looks > most:
            best = place
            most = looks
    return best


@rule
def slant(c: Character, s: State, move: int) -> float:
    """How much better a move looks than it is."""
    if s.phase == DRAW:
        if move == DRAW_CARD:
            return c.draw * float(max(s.total, 0))
        return c.stop * float(s.drawn) if move == TAKE_NUMBERS else c.currency * float(s.currency)
    if s.phase == BID:
        return 0.0 if move == PASS else c.bid * float(move - BID_NOTHING)
    if BUY_CARD <= move < BUY_CARD + NUMBERS:
        return c.buy * float(number_on(move - BUY_CARD))
    return 0.0


# How large a slant is was found in matches: each wins 60 to 70 of 100 games of two against the one before.
BOLD: Final = Character(draw=0.043)
SHOPPER: Final = Character(buy=0.057)
TIMID: Final = Character(stop=0.054)
THRIFTY: Final = Character(currency=0.0125, bid=-0.025, buy=-0.025)
COLLECTOR: Final = Character(bid=0.025)
CAUTIOUS: Final = Character(stop=0.02)


@rule
def timid(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return play_in_character(TIMID, s, out, count, notes)


@rule
def bold(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return play_in_character(BOLD, s, out, count, notes)


@rule
def shopper(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return play_in_character(SHOPPER, s, out, count, notes)


@rule
def thrifty(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return play_in_character(THRIFTY, s, out, count, notes)


@rule
def collector(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return play_in_character(COLLECTOR, s, out, count, notes)


@rule
def cautious(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return play_in_character(CAUTIOUS, s, out, count, notes)
