"""Which errors deserve a mark, and what a choice is. An error that its uncertainty could explain has none."""

from __future__ import annotations

from typing import Final

from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import rule

from .digits import rounded
from .findings import CLEAR_MARK, GRAVE_MARK, NO_MARK, SMALL_MARK, Options

# From which loss of a victory on.
SMALL: Final = 0.02
CLEAR: Final = 0.05
GRAVE: Final = 0.12

CERTAINTY: Final = 2.5  # standard errors that a difference must exceed
SAME: Final = 0.001  # choices that are worth the same to so much are no choice
TOLERANCE: Final = 0.01  # a choice that is worth so little less than the best is right, too


@rule
def mark_of(error: float, standard_error: float) -> int:
    if error < SMALL or error <= CERTAINTY * standard_error:
        return NO_MARK
    if error < CLEAR:
        return SMALL_MARK
    return CLEAR_MARK if error < GRAVE else GRAVE_MARK


@rule
def is_settled(error: float, doubt: float) -> bool:
    """Whether an error has the same mark wherever within a doubt it lies."""
    return mark_of(error - doubt, 0.0) == mark_of(error + doubt, 0.0)


@rule
def worth(options: Options, place: int, seat: int) -> float:
    return options.values[place * MOST_SEATS + seat]


@rule
def is_a_choice(options: Options, seat: int) -> bool:
    """Whether it matters what is chosen, as far as can be told."""
    lowest = 0
    highest = 0
    for place in range(options.count):
        if worth(options, place, seat) < worth(options, lowest, seat):
            lowest = place
        if worth(options, place, seat) >= worth(options, highest, seat):
            highest = place
    spread = worth(options, highest, seat) - worth(options, lowest, seat)
    uncertain = max(options.standard_errors[lowest], options.standard_errors[highest])
    return options.count > 1 and spread > max(SAME, CERTAINTY * uncertain)


@rule
def is_as_good(options: Options, place: int, seat: int) -> bool:
    """Whether a choice reads the same as the best, which comes first, or cannot be told from it."""
    mine = worth(options, place, seat)
    most = worth(options, 0, seat)
    uncertain = max(options.standard_errors[place], options.standard_errors[0])
    return rounded(100.0 * mine) == rounded(100.0 * most) or most - mine <= uncertain
