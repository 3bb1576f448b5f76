"""A game's findings added up."""

from __future__ import annotations

from typing import Final

from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import rule

from .findings import MARKS, MOST_MOMENTS, Study

LEAST_MOMENT: Final = 0.03  # a change of less decides nothing
DIFFERENT_MARKS: Final = len(MARKS)


@rule
def begin_sums(study: Study) -> None:
    """The game begins, at a value that is known."""
    for seat in range(MOST_SEATS):
        study.start[seat] = study.value[seat]
        study.luck[seat] = 0.0
        study.residual[seat] = 0.0
        study.decisions[seat] = 0
        study.left_out[seat] = 0
        for other in range(MOST_SEATS):
            study.gifts[seat * MOST_SEATS + other] = 0.0
        for mark in range(DIFFERENT_MARKS):
            study.marks[seat * DIFFERENT_MARKS + mark] = 0
    study.moment_count = 0


@rule
def correct(study: Study, found: list[float], first: int) -> None:
    """Another look at the position that was reached: what it finds otherwise is nobody's doing."""
    for seat in range(study.seats):
        study.residual[seat] += found[first + seat] - study.value[seat]
        study.value[seat] = found[first + seat]


@rule
def add_chance(study: Study) -> None:
    for seat in range(study.seats):
        study.luck[seat] += study.chance.luck[seat]
    add_moment(study, study.chance.number, study.chance.luck)


@rule
def add_decision(study: Study) -> None:
    """What it gave to each seat; on the diagonal of the gifts stands what it cost whoever decided."""
    one = study.decision
    for seat in range(study.seats):
        study.gifts[one.seat * MOST_SEATS + seat] += one.changes[seat]
    if one.counts == 1:
        study.decisions[one.seat] += 1
        study.marks[one.seat * DIFFERENT_MARKS + one.mark] += 1
    else:
        study.left_out[one.seat] += 1
    if one.mark > 0:
        add_moment(study, one.number, one.changes)


@rule
def add_moment(study: Study, number: int, changes: list[float]) -> None:
    """A move after which much had changed for some seat, whether by luck or by an error with a mark."""
    weight = 0.0
    for seat in range(study.seats):
        weight = max(weight, abs(changes[seat]))
    place = study.moment_count
    while place > 0 and weight > study.moment_weights[place - 1]:
        place -= 1
    if weight < LEAST_MOMENT or place == MOST_MOMENTS:
        return
    study.moment_count = min(study.moment_count + 1, MOST_MOMENTS)
    for later in range(study.moment_count - 1, place, -1):
        study.moments[later] = study.moments[later - 1]
        study.moment_weights[later] = study.moment_weights[later - 1]
    study.moments[place] = number
    study.moment_weights[place] = weight
