"""Whether somebody plays better than before: told only if it can hardly be chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

LATELY: Final = 10  # games
BEFORE: Final = 40  # at most; what is longer ago says nothing of what was learnt lately
ERRORS: Final = 3.0  # standard errors: once in some hundred times it is chance after all


class Improvement(NamedTuple):
    """What a decision lost on average, in the latest games and in those before."""

    games: int
    lately: float
    before: float


def improvement_in(losses: Sequence[float]) -> Improvement | None:
    """From what a decision lost in each game, the oldest first."""
    before, lately = losses[-LATELY - BEFORE : -LATELY], losses[-LATELY:]
    if len(before) < LATELY:
        return None
    doubt = sqrt(variance(before) / len(before) + variance(lately) / len(lately))
    better = fmean(before) - fmean(lately)
    return Improvement(LATELY, fmean(lately), fmean(before)) if better > ERRORS * doubt else None
