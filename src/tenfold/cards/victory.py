"""Who has won: points, then money, then the edition's tie-break (rules 1.8, 1.9; C9, C10)."""

from __future__ import annotations

from tenfold.kernel import rule
from tenfold.protocol.game import Json

from .deck import KINDS
from .payment import money
from .scoring import Arrangement, arrange, score, tie_break_figure
from .state import UNUSED, State


@rule
def count_up(s: State, paper: Arrangement) -> int:
    """Writes each seat's score, runs, money and tie-break figure down; returns the mask of the winners."""
    for seat in range(s.seats):
        arrange(paper, s.hands, seat * KINDS, s.tie_break)
        paper.scores[seat] = score(paper)
        paper.money[seat] = money(s, seat)
        paper.figures[seat] = tie_break_figure(paper, s.tie_break)
        for colour in range(4):
            paper.scored[4 * seat + colour] = paper.runs[colour]
    if not breaks_ties(s):
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
    if paper.money[one] != paper.money[other]:
        return paper.money[one] - paper.money[other]
    more = paper.figures[one] - paper.figures[other]
    return more if s.tie_break == UNUSED else -more


@rule
def breaks_ties(s: State) -> bool:
    """Whether the edition's tie-break counts; in solo there is none."""
    return s.target == 0


def written_result(s: State, paper: Arrangement, winners: int) -> Json:
    """What was counted up, as it stands in a record."""
    return {
        "scores": paper.scores[: s.seats],
        "money": paper.money[: s.seats],
        "tiebreak": paper.figures[: s.seats] if breaks_ties(s) else None,
        "winners": [seat for seat in range(s.seats) if winners >> seat & 1],
    }
