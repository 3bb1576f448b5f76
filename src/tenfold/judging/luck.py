"""What chance gives and takes: the value after each outcome, less the mean over all of them."""

from __future__ import annotations

from typing import Any, Final

from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import rule

from .findings import Study
from .judge import Judge, W

GREAT_LUCK: Final = 0.08  # from which change of a victory on luck is great
UNEXPECTED: Final = 0.25  # and how likely as much of it may be at most


@rule
def note_outcomes(judge: Judge[Any, Any, Any], w: W) -> int:
    """The values of all that chance may give at `position`, into `outcomes`; returns how many."""
    begin_weighing(judge, w)
    while not weigh(judge, w, 1_000_000):
        pass
    return w.study.outcome_count


@rule
def begin_weighing(judge: Judge[Any, Any, Any], w: W) -> None:
    study = w.study
    study.seats = judge.count_seats(w.position)
    study.outcome_count = judge.note_chances(w.position, study.outcome_moves, study.outcome_weights)
    study.weighing.level = study.level
    study.weighing.is_begun = 0
    study.weighing.place = 0
    study.weighing.is_done = 0


@rule
def weigh(judge: Judge[Any, Any, Any], w: W, work: int) -> bool:
    """About so much work; yes if nothing is left to be done. Whatever is too much for one of the outcomes is
    left out for all."""
    study = w.study
    study.work += judge.weigh_outcomes(
        w.desk, w.position, study.weighing, study.outcome_moves, study.outcome_count, study.outcomes, work
    )
    return study.weighing.is_done == 1


@rule
def note_mean(study: Study) -> int:
    """The mean value of all outcomes, by seat; returns the sum of their weights."""
    whole = 0
    for outcome in range(study.outcome_count):
        whole += study.outcome_weights[outcome]
    for seat in range(study.seats):
        total = 0.0
        for outcome in range(study.outcome_count):
            total += study.outcome_weights[outcome] * study.outcomes[outcome * MOST_SEATS + seat]
        study.mean[seat] = total / whole
    return whole


@rule
def note_chance(study: Study, move: int, seat: int) -> None:
    """What chance gave to a seat, once all outcomes have been looked at."""
    whole = note_mean(study)
    given = 0
    while study.outcome_moves[given] != move:
        given += 1
    chance = study.chance
    chance.number = study.at + 1
    chance.move = move
    chance.seat = seat
    chance.probability = study.outcome_weights[given] / whole
    for other in range(study.seats):
        chance.luck[other] = luck_of(study, given, other)
    chance.is_great = 1 if is_great(study, given, seat, whole) else 0


@rule
def luck_of(study: Study, outcome: int, seat: int) -> float:
    return study.outcomes[outcome * MOST_SEATS + seat] - study.mean[seat]


@rule
def is_great(study: Study, given: int, seat: int, whole: int) -> bool:
    """Whether what chance gave changed much for a seat, and as much was not to be expected: a card that any
    of many others could stand in for is no great luck, however rare it is itself."""
    luck = luck_of(study, given, seat)
    alike = 0.0
    for outcome in range(study.outcome_count):
        if (luck_of(study, outcome, seat) - luck) * luck >= 0.0:
            alike += study.outcome_weights[outcome] / whole
    return abs(luck) >= GREAT_LUCK and alike <= UNEXPECTED
