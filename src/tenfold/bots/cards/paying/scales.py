"""Weighing hands: what they score, with some pieces spent and a card won, as long as time lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.moves import SPACE, SPEND
from tenfold.cards.scoring import Arrangement, arrange, score
from tenfold.cards.state import OWNED, State
from tenfold.kernel import Mask, Short, Struct, inside, numbers, rule

from .proposal import EACH_HAND, MOST_PIECES, MOST_WORK, PaymentDraft

HIGHEST_PRICE: Final = 9  # of a number card; so many pieces pay it at most
UNKNOWN: Final = 1 << 20  # points that take too long to find out

# By then the time is over, however easy the hands were.
MOST_WEIGHED: Final = MOST_WORK // EACH_HAND + 1
MARKED: Final = (1 << 50) - 1


@dataclass(slots=True)
class Scales(Struct):
    """The hands that were weighed so far; time is counted in the search's windows."""

    work: int = 0
    weighed: int = 0  # how many
    hands: list[Short] = numbers(MOST_WEIGHED * KINDS)
    marks: list[Mask] = numbers(MOST_WEIGHED)  # a number for each, by which most others are told from it
    points: list[Short] = numbers(MOST_WEIGHED)
    paper: Arrangement = inside(Arrangement)


@dataclass(slots=True)
class Desk(Struct):
    """All that is written on while payments are thought of."""

    scales: Scales = inside(Scales)
    hand: list[Short] = numbers(KINDS)  # as it would be: copies by kind
    other_hand: list[Short] = numbers(KINDS)
    moves: list[int] = numbers(SPACE)  # the legal ones
    pieces: list[int] = numbers(MOST_PIECES)  # of a payment, as moves
    counts: list[int] = numbers(HIGHEST_PRICE + 1)  # by price of a card: how many pieces would pay it
    payments: list[int] = numbers(MOST_PIECES)  # and which, HIGHEST_PRICE numbers for each
    debtor: State = inside(State)
    trial: State = inside(State)
    draft: PaymentDraft = inside(PaymentDraft)
    paper: Arrangement = inside(Arrangement)


def told_points(points: int) -> int | None:
    return None if points == UNKNOWN else points


@rule
def clear_scales(scales: Scales) -> None:
    scales.work = 0
    scales.weighed = 0


@rule
def weigh_hand(scales: Scales, hand: list[Short]) -> int:
    """The points of a hand; UNKNOWN when there is no time left to find out."""
    mark = hand_mark(hand)
    for place in range(scales.weighed):
        if scales.marks[place] == mark and is_same_hand(scales.hands, place * KINDS, hand):
            return scales.points[place]
    if scales.work > MOST_WORK:
        return UNKNOWN
    arrange(scales.paper, hand, 0, OWNED)
    points = score(scales.paper)
    scales.work += EACH_HAND + scales.paper.tried
    for kind in range(KINDS):
        scales.hands[scales.weighed * KINDS + kind] = hand[kind]
    scales.marks[scales.weighed] = mark
    scales.points[scales.weighed] = points
    scales.weighed += 1
    return points


@rule
def hand_mark(hand: list[Short]) -> int:
    mark = 0
    for kind in range(KINDS):
        mark = mark * 251 + hand[kind] & MARKED
    return mark


@rule
def is_same_hand(hands: list[Short], first: int, hand: list[Short]) -> bool:
    for kind in range(KINDS):
        if hands[first + kind] != hand[kind]:
            return False
    return True


@rule
def change_of(before: int, after: int) -> int:
    """What becomes of some points; UNKNOWN if either of them is."""
    return UNKNOWN if UNKNOWN in (before, after) else after - before


@rule
def take_up(s: State, seat: int, hand: list[Short]) -> None:
    """Copies a seat's hand."""
    for kind in range(KINDS):
        hand[kind] = s.hands[seat * KINDS + kind]


@rule
def hand_over(
    s: State, seat: int, pieces: list[int], first: int, count: int, hand: list[Short]
) -> tuple[int, int]:
    """Takes pieces out of a hand, if they are there; returns the tokens and bust tokens that are left to the
    seat. Moves that spend nothing count for nothing."""
    tokens = s.tokens[seat]
    busts = s.busts[seat]
    for place in range(first, first + count):
        piece = pieces[place] - SPEND
        if piece == 0:
            busts = max(busts - 1, 0)
        elif piece == 1:
            tokens = max(tokens - 1, 0)
        elif 2 <= piece < 2 + KINDS:
            hand[piece - 2] = max(hand[piece - 2] - 1, 0)
    return tokens, busts
