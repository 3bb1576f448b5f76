"""The best tie-break figure that a buyer can have beside the most points and money."""

from __future__ import annotations

from tenfold.cards.deck import KINDS, WILD
from tenfold.cards.scoring import Arrangement, arrange, tie_break_figure
from tenfold.cards.state import OWNED, UNUSED, USED, State
from tenfold.kernel import rule

from .desk import LastBuyDesk
from .sparing import idle_cards
from .trying import WORTH, spend_least_missed, spend_wildcards


@rule
def best_figure(s: State, d: LastBuyDesk, paper: Arrangement, points: int, cards: int) -> int:
    """With so many cards spent and these points kept."""
    left = cards_left(d, cards)
    if s.tie_break == OWNED:
        return left
    if s.tie_break == USED:
        return fewest_used(s, d, paper, points, cards)
    return most_unused(s, d, paper, points, cards, left)


@rule
def cards_left(d: LastBuyDesk, cards: int) -> int:
    left = -cards
    for kind in range(KINDS):
        left += d.hand[kind]
    return left


@rule
def fewest_used(s: State, d: LastBuyDesk, paper: Arrangement, points: int, cards: int) -> int:
    """A card for each point, and one fewer for each full run."""
    if points == d.whole and cards <= d.least_spare:
        return d.used
    if d.full == 0:
        return points
    d.aim = USED
    d.best = points * WORTH - WORTH // 2
    spend_least_missed(s, d, paper, cards, 0)
    return points * WORTH - d.best


@rule
def most_unused(s: State, d: LastBuyDesk, paper: Arrangement, points: int, cards: int, left: int) -> int:
    """All cards that are left and not in the runs, or as many number cards as wildcards can stand in for."""
    if d.first == 0 and s.wildcards_pay == 1:
        if points < d.whole:
            idle = idle_cards(d, paper, d.spendable - cards, points)
            if idle >= 0:
                return idle
        else:
            d.hands += 1
            arrange(paper, d.hand, 0, UNUSED)
            has_bought = paper.runs[d.bought // 9] >> d.bought % 9 & 1
            outside = left - tie_break_figure(paper, USED)
            figure = tie_break_figure(paper, UNUSED)
            if outside + has_bought > 0 and (outside >= figure or outside == left - d.used):
                return min(outside, figure)
    d.aim = UNUSED
    d.best = points * WORTH - WORTH // 2
    spend_wildcards(s, d, paper, cards, max(WILD, d.first) if s.wildcards_pay == 1 else KINDS)
    return d.best - points * WORTH
