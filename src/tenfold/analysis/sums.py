"""A game's findings added up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .evaluator import Values
from .findings import Chance, Decision, SeatReview

MOST_MOMENTS: Final = 5  # moves that are said to have decided a game
LEAST_MOMENT: Final = 0.03  # a change of less decides nothing


def total(lists: Sequence[Values], seats: int) -> Values:
    """Sums by seat."""
    return [sum(values[seat] for values in lists) for seat in range(seats)]


def gifts_of(choices: Sequence[Decision], seats: int) -> list[Values]:
    """By the seat that decided: what it changed for each seat. On the diagonal stands what it cost itself."""
    return [total([one.changes for one in choices if one.seat == giver], seats) for giver in range(seats)]


def seat_reviews(
    result: Values, luck: Values, gifts: Sequence[Values], choices: Sequence[Decision]
) -> list[SeatReview]:
    reviews = []
    for seat, won in enumerate(result):
        own = [one for one in choices if one.seat == seat]
        counted = [one for one in own if one.counts]
        marks = {mark: sum(one.mark == mark for one in counted) for mark in ("small", "clear", "grave")}
        reviews.append(
            SeatReview(
                result=won,
                luck=luck[seat],
                adjusted=won - luck[seat],
                errors=sum(one.error for one in own),
                given=sum(row[seat] for giver, row in enumerate(gifts) if giver != seat),
                decisions=len(counted),
                left_out=len(own) - len(counted),
                marks=marks,
            )
        )
    return reviews


def moments_of(chances: Sequence[Chance], choices: Sequence[Decision]) -> list[int]:
    """The moves after which most had changed for some seat, whether by luck or by an error with a mark."""
    weights = {chance.number: max(map(abs, chance.luck)) for chance in chances}
    weights |= {one.number: max(map(abs, one.changes)) for one in choices if one.mark}
    heavy = [number for number, weight in weights.items() if weight >= LEAST_MOMENT]
    return sorted(heavy, key=lambda number: (-weights[number], number))[:MOST_MOMENTS]
