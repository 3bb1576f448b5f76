"""Who has won: points, then money, then the edition's tie-break (rules 1.8, 1.9; C9, C10)."""

from __future__ import annotations

from tenfold.kernel import rule

from .deck import KINDS
from .scoring import Arrangement, arrange, score, tie_break_figure
from .state import BUST_VALUE, UNUSED, State


@rule
def money(s: State, seat: int) -> int:
    return s.tokens[seat] + BUST_VALUE * s.busts[seat]


@rule
def count_up(s: State, paper: Arrangement) -> int:
    """Writes each seat's score and tie-break figure down; returns the mask of the winners."""
    for seat in range(s.seats):
        arrange(paper, s.hands, seat * KINDS, s.tie_break)
        paper.scores[seat] = score(paper)
        paper.figures[seat] = tie_break_figure(paper, s.tie_break)
    if s.target > 0:
        return 1 if paper.scores[0] > paper.scores[1] else 2
    best = 0
    winners = 1
    for seat in range(1, s.seats):
        lead = compare(s, paper, seat, best)
        if lead > 0:
            best = seat
            winners = 0
        if lead >= 0:
            winners |= 1 << seat
    return winners


@rule
def compare(s: State, paper: Arrangement, one: int, other: int) -> int:
    """Above 0 if one seat is ahead of the other, below 0 if behind, 0 if nothing tells them apart."""
    if paper.scores[one] != paper.scores[other]:
        return paper.scores[one] - paper.scores[other]
    if money(s, one) != money(s, other):
        return money(s, one) - money(s, other)
    more = paper.figures[one] - paper.figures[other]
    return more if s.tie_break == UNUSED else -more
