"""How long choices of the card game are played out, and how wrong a look alone is.

With few cards left the network knows least: the last ones are played to the end in every order, and before
that an error is one only if playouts to the end confirm it. Of a deck of one's own the network has learnt
nothing: there errors are told only where the last cards are played out, or one at most is still to come.
"""

from __future__ import annotations

from typing import Final

from tenfold.bots.cards.rollouts import TURNS
from tenfold.cards.state import State
from tenfold.judging.findings import QUICK
from tenfold.judging.marks import CERTAINTY, SMALL, is_settled
from tenfold.kernel import rule

from .desk import CardDesk

JUDGED_ERROR: Final = 0.015  # what a difference between two looks is off, as playouts find it
CLOSE: Final = CERTAINTY * JUDGED_ERROR  # choices that lose more by a look are not played out

LATE: Final = 10  # with so many cards left or fewer
LATE_ERROR: Final = 0.06  # a difference between two looks is off by so much
PLAYED_OUT_ERROR: Final = 0.004  # of a difference between two values that the last cards were played out for
UNKNOWN_ERROR: Final = 0.5  # a last round of buying too long to be solved; a deck that nobody has learnt
TO_THE_END: Final = 1_000  # turns
AT_ONCE: Final = 12_000  # work to play the last cards out for the first look of a hint
NONE_AT_ALL: Final = 1  # likewise, for each of many payments

# Budgets by level, and behind them that of a quick look late in a game.
LATE_AND_QUICK: Final = 3
FIRST: Final = (0, 8, 32, 32)  # playouts of each close choice; 0: none
MOST: Final = (0, 32, 224, 128)  # and as many at most, until the difference is known
ERROR: Final = (0.0, 0.01, 0.005, 0.01)  # well enough
OTHERS: Final = (3, 3, 3, 2)  # choices that are played out beside the measure
IS_BRIEF: Final = (0, 0, 0, 1)  # 1: enough as soon as one of them is better beyond doubt
IS_THOROUGH: Final = (0, 0, 1, 0)  # 1: how large an error is matters, even if its mark is settled
BETWEEN: Final = 4  # samples between two questions whether that is enough


@rule
def is_unknown(desk: CardDesk, s: State) -> bool:
    return desk.has_own_deck == 1 and s.left > 1


@rule
def budget_for(desk: CardDesk, s: State, level: int, lost: float) -> int:
    """How many playouts: a look is enough if it settles how bad the measure is, and late in a game only if it
    finds hardly anything to mend."""
    if is_unknown(desk, s):
        return QUICK
    if s.left <= LATE and lost >= SMALL:
        return LATE_AND_QUICK if level == QUICK else level
    if s.left > LATE and IS_THOROUGH[level] == 0 and lost > 0.0 and is_settled(lost, CLOSE):
        return QUICK
    return level


@rule
def error_of_a_look(desk: CardDesk, s: State) -> float:
    if is_unknown(desk, s):
        return UNKNOWN_ERROR
    return LATE_ERROR if s.left <= LATE else JUDGED_ERROR


@rule
def turns_for(s: State) -> int:
    return TO_THE_END if s.left <= LATE else TURNS
