"""Which cards of a hand are missed least, by trying.

The search asks for a hand's best runs. If enough cards stand outside them, those are spent, and no choice is
better. Else at least one card of the runs has to go: each is tried. A hand is never worth less than part of
it, so what is worth no more than the best found so far is not looked into.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import KINDS, NUMBERS, WILD
from tenfold.cards.scoring import FULL, MOST_WINDOWS, Arrangement, arrange, score, tie_break_figure
from tenfold.cards.state import OWNED, UNUSED, USED, State
from tenfold.kernel import count_bits, lowest_bit, rule

from .desk import LastBuyDesk

# What a hand is worth in the search: points, then at most one tie-break.
WORTH: Final = 1024
POINTS_ONLY: Final = 3  # an aim like OWNED, USED and UNUSED


@rule
def spend_least_missed(s: State, d: LastBuyDesk, paper: Arrangement, cards: int, kept: int) -> None:
    """Looks for so many cards to spend that leave the hand worth more than the best so far. Of the kinds in
    the mask `kept`, not all copies are to go; for UNUSED, number cards only."""
    d.hands += 1
    if d.hands > d.most_hands:
        d.exact = 0
        return
    arrange(paper, d.hand, 0, UNUSED if d.aim == UNUSED else OWNED)
    value = worth(d, paper, cards)
    if min(value, bound(paper, cards)) <= d.best:
        return
    spare = spare_cards(s, d, paper)
    if spare >= cards:
        d.best = value
        return
    rest = kinds_in_use(s, d, paper) & ~kept
    while rest:
        kind = lowest_bit(rest)
        rest &= rest - 1
        copies = d.hand[kind] if kind < WILD else 1
        if copies <= cards:
            d.hand[kind] -= copies
            spend_least_missed(s, d, paper, cards - copies, kept)
            d.hand[kind] += copies
        kept |= 1 << kind


@rule
def spend_wildcards(s: State, d: LastBuyDesk, paper: Arrangement, cards: int, first: int) -> None:
    """For UNUSED: number cards that are spent all cost 1, so which wildcards to spend is tried out."""
    d.hands += 1
    arrange(paper, d.hand, 0, UNUSED)
    if worth(d, paper, 0) <= d.best:
        return
    spend_least_missed(s, d, paper, cards, 0)
    if cards == 0:
        return
    for kind in range(first, KINDS):
        if d.hand[kind] > 0:
            d.hand[kind] -= 1
            spend_wildcards(s, d, paper, cards - 1, kind)
            d.hand[kind] += 1


@rule
def worth(d: LastBuyDesk, paper: Arrangement, cards: int) -> int:
    """What the hand is worth if so many cards are spent that it does not need."""
    if d.aim == USED:
        return score(paper) * WORTH - tie_break_figure(paper, USED)
    if d.aim == UNUSED:
        return score(paper) * WORTH + tie_break_figure(paper, UNUSED) - cards
    return score(paper) * WORTH


@rule
def bound(paper: Arrangement, cards: int) -> int:
    """What a hand is worth at most without so many cards: a point a card, one more for each full run."""
    left = paper.owned - cards
    return (left + min(left // 9, count_bits(colours_to_fill(paper)))) * WORTH + WORTH // 2


@rule
def colours_to_fill(paper: Arrangement) -> int:
    """Mask of the colours for whose full run there may be wildcards enough."""
    colours = 0
    for colour in range(4):
        first = colour * MOST_WINDOWS
        for at in range(first, first + paper.windows[colour]):
            if paper.window[at] == FULL:
                colours |= 1 << colour
    return colours


@rule
def may_be_spent(s: State, d: LastBuyDesk, kind: int) -> bool:
    return kind >= d.first and kind != d.bought and (kind < WILD or s.wildcards_pay == 1)


@rule
def spare_cards(s: State, d: LastBuyDesk, paper: Arrangement) -> int:
    """How many cards may be spent, to be sure, without touching the runs that were found."""
    spare = 0
    stuck = 0  # number cards that may not be spent
    gaps = 0
    for kind in range(NUMBERS):
        copies = d.hand[kind]
        if copies == 0:
            gaps += paper.runs[kind // 9] >> kind % 9 & 1
        elif may_be_spent(s, d, kind):
            spare += copies - (paper.runs[kind // 9] >> kind % 9 & 1)
        else:
            stuck += copies
    if s.wildcards_pay == 0 or d.aim == UNUSED:
        # Wildcards stay, and may stand in for number cards.
        return max(spare, paper.number_cards - paper.numbers_used - stuck)
    idle = -gaps
    for kind in range(WILD, KINDS):
        if may_be_spent(s, d, kind):
            idle += d.hand[kind]
    return spare + max(idle, 0)


@rule
def kinds_in_use(s: State, d: LastBuyDesk, paper: Arrangement) -> int:
    """Mask of the kinds of which one card at least has to go when there are too few to spare: the number
    cards in the runs, and any wildcard."""
    kinds = 0
    for kind in range(NUMBERS):
        if d.hand[kind] > 0 and paper.runs[kind // 9] >> kind % 9 & 1 and may_be_spent(s, d, kind):
            kinds |= 1 << kind
    if d.aim == UNUSED:
        return kinds
    for kind in range(WILD, KINDS):
        if d.hand[kind] > 0 and may_be_spent(s, d, kind):
            kinds |= 1 << kind
    return kinds
