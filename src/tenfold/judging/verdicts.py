"""What is said of a decision: the verdict, and what speaks for the better choice."""

from __future__ import annotations

from typing import Any, Final

from tenfold.kernel import rule

from .digits import rounded
from .findings import (
    AS_GOOD,
    LOSES_SURELY,
    MOST_DETAILS,
    VERDICT,
    WHAT_FOLLOWS,
    WINS_AT_ONCE,
    WINS_SURELY,
    Options,
    Reasons,
)
from .judge import Judge, W
from .marks import worth
from .reasons.table import LENGTH

MOST_NAMED: Final = 3  # of those that are as good


@rule
def add_reason(reasons: Reasons, key: int) -> int:
    """One more, without details; returns where these begin."""
    first = reasons.count * MOST_DETAILS
    for detail in range(MOST_DETAILS):
        reasons.details[first + detail] = 0
    reasons.keys[reasons.count] = key
    reasons.count += 1
    return first


@rule
def note_verdict(reasons: Reasons, options: Options, error: float) -> None:
    """What would have been better, by so much, and what as good as that; the best option comes first."""
    first = add_reason(reasons, VERDICT)
    reasons.details[first] = 0  # the best option
    reasons.details[first + 1] = max(rounded(100.0 * error), 1)
    begin = reasons.listed_count
    for place in range(1, options.count):
        if options.is_equal[place] == 1 and reasons.listed_count - begin < MOST_NAMED:
            reasons.listed[reasons.listed_count] = place
            reasons.listed_count += 1
    if reasons.listed_count > begin:
        first = add_reason(reasons, AS_GOOD)
        reasons.details[first] = begin * LENGTH + reasons.listed_count - begin


@rule
def note_what_speaks(judge: Judge[Any, Any, Any], w: W, other: int) -> None:
    """For the best option and against another one: that it wins for certain, if it does not win at once; and
    what can be counted."""
    study = w.study
    options = study.comparison.found
    reasons = study.decision.reasons
    before = reasons.count
    choice = options.choices[other]
    count = list_equals(options, study.listed)
    judge.note_reasons(w.paper, w.position, study.comparison.choices, choice, study.listed, count, reasons)
    is_won = options.exact[0] == 1 and worth(options, 0, study.decision.seat) == 1.0
    if is_won and not is_among(reasons, before, WINS_AT_ONCE):
        put_before(reasons, before, WINS_SURELY)
    elif reasons.count == before:
        add_reason(reasons, WHAT_FOLLOWS)


@rule
def note_loss(reasons: Reasons, options: Options, made: int, seat: int) -> None:
    """That what was made is lost for certain, in place of nothing that could be counted."""
    if options.exact[made] == 1 and worth(options, made, seat) <= 0.0:
        if reasons.keys[reasons.count - 1] == WHAT_FOLLOWS:
            reasons.count -= 1
        add_reason(reasons, LOSES_SURELY)


@rule
def list_equals(options: Options, choices: list[int]) -> int:
    """The choices that are as good as the best, which comes first; returns how many."""
    count = 0
    for place in range(options.count):
        if options.is_equal[place] == 1:
            choices[count] = options.choices[place]
            count += 1
    return count


@rule
def is_among(reasons: Reasons, first: int, key: int) -> bool:
    for place in range(first, reasons.count):
        if reasons.keys[place] == key:
            return True
    return False


@rule
def put_before(reasons: Reasons, first: int, key: int) -> None:
    """A reason without details, ahead of some that were found."""
    add_reason(reasons, key)
    for place in range(reasons.count - 1, first, -1):
        reasons.keys[place] = reasons.keys[place - 1]
        for detail in range(place * MOST_DETAILS, place * MOST_DETAILS + MOST_DETAILS):
            reasons.details[detail] = reasons.details[detail - MOST_DETAILS]
    reasons.keys[first] = key
    for detail in range(first * MOST_DETAILS, first * MOST_DETAILS + MOST_DETAILS):
        reasons.details[detail] = 0
