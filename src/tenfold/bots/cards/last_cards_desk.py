"""The desk that the last cards are played out on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.state import MOST_SEATS, State
from tenfold.kernel import Byte, Mask, Struct, inside, numbers, reals
from tenfold.solver.cards.key import CardKey

KEPT: Final = 1 << 15  # positions that are remembered
MOST_LISTED: Final = 8  # purchases to try


@dataclass(slots=True)
class Layer(Struct):
    """What is tried with so many cards left: positions, each made from one before it, and shares by seat."""

    here: State = inside(State)  # somebody is to draw or to buy after a bust, or an auction opens
    hammer: State = inside(State)  # the auction, while its deals are tried
    stopped: State = inside(State)  # the numbers are taken
    traded: State = inside(State)  # the turn has ended, by a purchase or without one
    cards: list[int] = numbers(MOST_LISTED)  # purchases to try

    tried: list[float] = reals(MOST_SEATS)  # what one choice is worth
    sums: list[float] = reals(MOST_SEATS)  # the cards so far
    after: list[float] = reals(MOST_SEATS)  # one card
    deal: list[float] = reals(MOST_SEATS)  # one end of the auction


@dataclass(slots=True)
class LastCardsDesk(Struct):
    none: Layer = inside(Layer)
    one: Layer = inside(Layer)
    two: Layer = inside(Layer)
    three: Layer = inside(Layer)

    looked: int = 0  # at so many positions, for the question at hand
    most_work: int = 0

    # Positions that were met before while this question was asked.
    question: int = 0
    mark: CardKey = inside(CardKey)
    first: list[Mask] = numbers(KEPT)
    second: list[Mask] = numbers(KEPT)
    asked: list[int] = numbers(KEPT)  # with which question
    sort: list[Byte] = numbers(KEPT)  # what is known,
    known: list[float] = reals(KEPT * MOST_SEATS)  # by seat
