"""The last round of two seats that buy, as far as it takes to know who wins: for those who look at many
positions that are alike.

With a card for nothing nobody can have fewer points than with it bought. So a seat that is ahead of all that
the other could have wins, and of two cards that promise less nobody has to know how they would stand.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.buying import AFFORDABLE
from tenfold.cards.deck import NUMBERS
from tenfold.cards.payment import money
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import State
from tenfold.kernel import lowest_bit, rule

from .desk import LastBuyDesk
from .known_hands import counted_wildcards, known_points, known_standing, mark_of_hand
from .purchase import OF_POINTS

UP_TO: Final = OF_POINTS - 1  # beside its points, how high a standing may be


@rule
def first_share(s: State, d: LastBuyDesk, paper: Arrangement) -> float:
    """What the seat that is not the last to buy wins; it may have bought already."""
    last = s.active
    first = 1 - last
    d.hands = 0
    d.most_hands = d.limit
    look_at_offers(s, d, paper, last, 1)
    look_at_offers(s, d, paper, first, 1 if s.mover == first else 0)
    if d.sure[first] > d.hoped[last]:
        return 1.0
    if d.sure[last] > d.hoped[first]:
        return 0.0
    return share_by_standings(s, d, paper, first, last)


@rule
def look_at_offers(s: State, d: LastBuyDesk, paper: Arrangement, seat: int, buys: int) -> None:
    """What points a seat has, and would have with each card for nothing."""
    several = counted_wildcards(s, seat)
    d.sure[seat] = known_points(s, d, paper, seat, -1, several)
    d.hoped[seat] = d.sure[seat]
    d.offered[seat] = 0
    d.gaining[seat] = 0
    if buys == 1:
        d.offered[seat] = s.on_sale & ~s.owned[seat] & AFFORDABLE[min(money(s, seat) + s.payable[seat], 9)]
    rest = d.offered[seat]
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        points = known_points(s, d, paper, seat, card, several)
        d.promised[seat * NUMBERS + card] = points
        d.hoped[seat] = max(d.hoped[seat], points)
        if points > d.sure[seat]:
            d.gaining[seat] |= 1 << card


@rule
def share_by_standings(s: State, d: LastBuyDesk, paper: Arrangement, first: int, last: int) -> float:
    """The last buyer takes what is best; the first may take that away."""
    goal = best_of(s, d, paper, last, d.gaining[last], 0)
    wanted = d.card
    cards = (d.gaining[first] | d.gaining[last]) & d.offered[first]
    takes = 1 << wanted if wanted >= 0 and s.market[wanted] == 1 else 0
    share = against(best_of(s, d, paper, first, cards & ~takes, goal), goal)
    if share < 1.0 and cards & takes:
        goal = best_of(s, d, paper, last, d.gaining[last] & ~takes, 0)
        share = max(share, against(known_standing(s, d, paper, mark_of_hand(s, first), first, wanted), goal))
    return share


@rule
def against(one: int, other: int) -> float:
    return 1.0 if one > other else 0.5 if one == other else 0.0


@rule
def best_of(s: State, d: LastBuyDesk, paper: Arrangement, seat: int, cards: int, goal: int) -> int:
    """How high a seat can stand with one of some cards, or none; `card` is the one. Above a goal it is
    enough, and below it does not matter."""
    hand = mark_of_hand(s, seat)
    highest = known_standing(s, d, paper, hand, seat, NUMBERS)
    d.card = -1
    rest = cards
    while rest and (goal == 0 or highest <= goal):
        card = most_promising(d, seat, rest)
        rest &= ~(1 << card)
        most = d.promised[seat * NUMBERS + card] * OF_POINTS + UP_TO
        if most <= highest or most < goal:
            break
        stands = known_standing(s, d, paper, hand, seat, card)
        if stands > highest:
            highest = stands
            d.card = card
    return highest


@rule
def most_promising(d: LastBuyDesk, seat: int, cards: int) -> int:
    best = -1
    rest = cards
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        if best < 0 or d.promised[seat * NUMBERS + card] > d.promised[seat * NUMBERS + best]:
            best = card
    return best
