"""How many points a hand keeps while cards of it are spent, when the best of them to spend are chosen.

A place of a run takes one card and gives one point; a full run of nine gives one point more. So if every
card may be spent, cards left and points are nearly the same thing: spend what stands outside the best runs,
and then shorten runs from their ends. What can be kept with n cards left, beside the card bought, which may
not be spent, is the most over all choices of runs of

    min(points of the runs, n + 1 if the bought card is in them + full runs among them)

and for that it is enough to find the best runs with the card bought in them and without that condition, for
each set of colours that has a full run.

Where some cards may not be spent (wildcards in one edition, and cards that a payment has passed by already),
the same is found out as long as no point is lost; beyond that by trying, in `trying`.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.scoring import (
    FULL,
    MOST_WINDOWS,
    PLACES,
    Arrangement,
    arrange,
    fewest_numbers,
    forget_prices,
    list_windows,
    look_at_hand,
    possible,
    score,
    search,
    set_bounds,
    set_prices,
)
from tenfold.cards.scoring import POINT as RUN_POINT
from tenfold.cards.state import OWNED, UNUSED, State
from tenfold.kernel import count_bits, rule

from .desk import LastBuyDesk
from .trying import POINTS_ONLY, WORTH, colours_to_fill, may_be_spent, spare_cards, spend_least_missed

UNKNOWN: Final = -2


@rule
def look_at_purchase(s: State, d: LastBuyDesk, paper: Arrangement) -> None:
    """Finds the best runs while no card is missed, and how many are not missed beside them."""
    d.spendable = spendable_cards(s, d, 0)
    d.is_weighed = 0
    d.hands += 1
    d.aim = POINTS_ONLY
    arrange(paper, d.hand, 0, OWNED)
    d.whole = score(paper)
    d.full = colours_to_fill(paper)
    d.used = 0
    for colour in range(4):
        d.used += count_bits(paper.runs[colour])
    d.has_bought = paper.runs[d.bought // 9] >> d.bought % 9 & 1
    d.least_spare = spare_cards(s, d, paper)
    if s.wildcards_pay == 0 and d.first == 0:
        leave_out_bought(d, paper)
        d.least_spare = d.spendable - fewest_numbers(paper)
    d.spare = d.least_spare


@rule
def most_points(s: State, d: LastBuyDesk, paper: Arrangement, cards: int, least: int) -> int:
    """The most points that are left when so many cards are spent; -1 if those are fewer than asked for."""
    if d.whole < least:
        return -1
    if cards <= d.spare:
        return d.whole
    if d.first == 0:
        if d.is_weighed == 0:
            find_spare(s, d, paper)
        if cards <= d.spare:
            return d.whole
        if least == d.whole:
            return -1
        if s.wildcards_pay == 1 and d.spendable - cards + 1 + count_bits(d.full) < least:
            return -1
        if s.wildcards_pay == 1:
            return shortened(d, paper, d.spendable - cards)
    d.aim = POINTS_ONLY
    d.best = least * WORTH - 1
    spend_least_missed(s, d, paper, cards, 0)
    return d.best // WORTH if d.best >= least * WORTH else -1


@rule
def find_spare(s: State, d: LastBuyDesk, paper: Arrangement) -> None:
    """How many cards can be spent without losing a point. With the fewest cards in the runs there may be one
    more: if the card bought was not in them, and is in others."""
    d.is_weighed = 1
    if s.wildcards_pay == 0:
        d.spare = d.spendable - fewest_own_numbers(d, paper)
    elif d.has_bought == 0 and forced_points(d, paper, 0, 1, RUN_POINT * d.whole - d.used) == d.whole:
        d.spare += 1


@rule
def shortened(d: LastBuyDesk, paper: Arrangement, left: int) -> int:
    """The most points with so many cards left beside the one bought."""
    if d.is_weighed < 2:
        d.is_weighed = 2
        for way in range(32):
            d.forced[way] = UNKNOWN
    most = 0
    for order in range(32):
        way = order ^ 16  # with the card bought first
        if may_come_to(d, way, left) > most:
            most = max(most, comes_to(d, paper, way, left))
    return most


@rule
def may_come_to(d: LastBuyDesk, way: int, left: int) -> int:
    """What runs of a certain way may be worth, from what is known without looking for them."""
    full = count_bits(way & 15)
    cards = left + (way >> 4)
    alone = way >> 4 if way >> d.bought // 9 & 1 == 0 else 0
    if way & 15 & ~d.full != 0 or 9 * full + alone > cards:
        return -1
    return min(d.whole, cards + full)


@rule
def comes_to(d: LastBuyDesk, paper: Arrangement, way: int, left: int) -> int:
    if d.forced[way] == UNKNOWN:
        d.forced[way] = forced_points(d, paper, way & 15, way >> 4, 1)
    return min(d.forced[way], left + (way >> 4) + count_bits(way & 15))


@rule
def idle_cards(d: LastBuyDesk, paper: Arrangement, left: int, points: int) -> int:
    """When points are lost: how many cards stay outside the runs beside those that are spent. None, or the
    card bought alone; -1 if that is not certain."""
    idle = 0
    is_bought = False
    for way in range(32):
        if may_come_to(d, way, left) >= points and comes_to(d, paper, way, left) == points:
            here = left + 1 - points + count_bits(way & 15)
            if here > idle:
                idle = here
                is_bought = False
            if here == idle and way < 16 and d.forced[way] > points:
                is_bought = True
    return idle if idle == 0 or (idle == 1 and is_bought) else -1


@rule
def forced_points(d: LastBuyDesk, paper: Arrangement, full: int, with_bought: int, least: int) -> int:
    """The most points of runs that are full in some colours, and have the card bought in them if it is asked
    for; -1 if there are none that are worth so much."""
    d.hands += 1
    look_at_hand(paper, d.hand, 0)
    for colour in range(4):
        list_windows(paper, colour)
        if full >> colour & 1:
            keep_windows(paper, colour, FULL)
        elif with_bought == 1 and d.bought // 9 == colour:
            keep_windows(paper, colour, 1 << d.bought % 9)
    set_bounds(paper)
    forget_prices(paper)
    paper.tried = 0
    hope = possible(paper.bound[paper.pool])
    while hope >= least:
        if search(paper, hope, OWNED):
            return score(paper)
        if paper.needs_prices == 1:
            set_prices(paper)
            hope = possible(min(hope, paper.fund + paper.net_bound[0]))
        else:
            hope = possible(paper.missed)
    return -1


@rule
def keep_windows(paper: Arrangement, colour: int, places: int) -> None:
    """Only those that have all these places."""
    first = colour * MOST_WINDOWS
    kept = first
    for at in range(first, first + paper.windows[colour]):
        if paper.window[at] & places == places:
            paper.window[kept] = paper.window[at]
            paper.gaps[kept] = paper.gaps[at]
            paper.need[kept] = paper.need[at]
            paper.worth[kept] = paper.worth[at]
            kept += 1
    paper.windows[colour] = kept - first


@rule
def fewest_own_numbers(d: LastBuyDesk, paper: Arrangement) -> int:
    """The fewest number cards, beside the one bought, that runs of the most points need."""
    d.hands += 1
    arrange(paper, d.hand, 0, OWNED)
    leave_out_bought(d, paper)
    paper.numbers_used = fewest_numbers(paper)
    paper.tried = 0
    search(paper, RUN_POINT * d.whole - PLACES, UNUSED)
    if paper.needs_prices == 1:
        set_prices(paper)
        search(paper, RUN_POINT * d.whole - PLACES, UNUSED)
    return paper.numbers_used


@rule
def leave_out_bought(d: LastBuyDesk, paper: Arrangement) -> None:
    """Its place is filled by itself, so what the windows ask for is the cards beside it."""
    first = d.bought // 9 * MOST_WINDOWS
    for at in range(first, first + paper.windows[d.bought // 9]):
        paper.window[at] &= ~(1 << d.bought % 9)


@rule
def spendable_cards(s: State, d: LastBuyDesk, first: int) -> int:
    """How many cards of the hand on the desk may be spent, of a kind or behind it."""
    cards = 0
    for kind in range(first, KINDS):
        if may_be_spent(s, d, kind):
            cards += d.hand[kind]
    return cards
