"""The desk that the last round of buying is solved on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import KINDS, NUMBERS
from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import Byte, Mask, Short, Struct, numbers

MOST_GOALS: Final = 64  # standings below the best that a buyer may have a reason to aim at
MOST_HANDS: Final = 200_000  # hands arranged for one position, usually
KEPT_HANDS: Final = 1 << 16  # that are remembered


@dataclass(slots=True)
class LastBuyDesk(Struct):
    """Scratch memory: it need not be cleared between positions. After `solve_last_buy`, `exact` is 1 if the
    shares are exact, and `card` and `standing` say what the mover aims at."""

    limit: int = 0  # hands that may be arranged, 0 for as many as usual; beyond that it is not exact
    exact: int = 0
    card: int = 0  # the card to buy, or -1
    standing: int = 0

    # The purchase at hand.
    hand: list[Short] = numbers(KINDS)  # what the buyer owns, with the card bought
    bought: int = 0
    first: int = 0  # the lowest kind of card that may be spent
    busts: int = 0  # tokens that may be spent
    tokens: int = 0
    owed: int = 0
    taken: list[Short] = numbers(KINDS)  # the cards of the payment found

    # What the hand on the desk is worth while some of its cards are spent.
    spendable: int = 0  # cards that may be spent
    whole: int = 0  # points while none is missed
    used: int = 0  # cards in the runs found for them
    least_spare: int = 0  # so many cards are not missed beside these runs,
    spare: int = 0  # and so many beside others of as many points
    has_bought: int = 0  # 1: the card bought is in the runs found
    is_weighed: int = 0  # 1: nothing more is to be found out about that; 2: nor about what is lost beyond it
    full: int = 0  # mask of the colours that could have a full run
    forced: list[int] = numbers(32)  # by mask of colours with a full run, + 16 with the card bought: points

    # The search for the cards that are missed least.
    aim: int = 0
    best: int = 0  # what the hand is worth without them
    hands: int = 0  # hands arranged so far
    nodes: int = 0  # purchases tried so far
    most_hands: int = 0

    # The round. A place is a buyer's place in the order of buying; the mover's is 0.
    buyers: int = 0
    order: list[int] = numbers(MOST_SEATS)  # by place: the seat
    top: int = 0  # the best standing of those who have bought
    leaders: int = 0  # mask of the seats that have it
    stock: list[int] = numbers(NUMBERS)  # by card: copies for sale
    offers: list[int] = numbers(NUMBERS + 1)  # moves that are legal for one buyer
    passing: list[int] = numbers(MOST_SEATS)  # by place: the standing of who buys nothing
    buying: list[int] = numbers(MOST_SEATS * NUMBERS)  # by place × NUMBERS + card: the best standing, or none
    goals: list[int] = numbers(MOST_SEATS * MOST_GOALS)  # by place: standings to aim at instead, descending
    goal_counts: list[int] = numbers(MOST_SEATS)
    reachable: list[Byte] = numbers(
        MOST_SEATS * MOST_GOALS * NUMBERS
    )  # by goal and card: 0 unknown, 1 no, 2 yes

    # What is remembered from one position to the next, for those who look at many that are alike.
    keeps: int = 0  # 1: it is,
    question: int = 0  # as long as this stays the same
    arranged: int = 0  # hands, added up by whoever asks
    marks: list[Mask] = numbers(KEPT_HANDS)  # hands, with what money, and with which card bought,
    kept: list[int] = numbers(KEPT_HANDS)  # and how each stands
    sets: list[Mask] = numbers(KEPT_HANDS)  # sets of cards,
    points: list[Short] = numbers(KEPT_HANDS)  # and what they score
    wanted: Mask = 0  # cards that somebody later in the round gains by

    # The round of two, by seat: points without a card, and with the best one for nothing; the cards that
    # there are, those that add points, and by seat × NUMBERS + card the points with it.
    sure: list[int] = numbers(2)
    hoped: list[int] = numbers(2)
    offered: list[Mask] = numbers(2)
    gaining: list[Mask] = numbers(2)
    promised: list[Short] = numbers(2 * NUMBERS)
