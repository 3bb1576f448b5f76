"""Which of two bots is the better one, decided as soon as it is certain enough, however often one looks.

Against each claim "this bot is no better than that one" a gambler bets on every group of games. If the claim
is true the bets are at best fair, so by Ville's inequality the chance that the gambler's fortune ever grows
k-fold is at most 1/k, whenever one stops. With n bots there are n(n-1) claims; each is rejected at a fortune
of n(n-1)/0.05, so the chance that any decision whatever is wrong stays below 5 %. What is staked follows from
the games before only (the mean over the mean square, at most three quarters).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

ERROR: Final = 0.05
HIGHEST_STAKE: Final = 0.75


class Gambler:
    """Bets that the mean of numbers between -1 and 1 is above 0."""

    def __init__(self) -> None:
        self._count = 0
        self._total = 0.0
        self._squares = 1.0
        self._fortune = 0.0  # its logarithm
        self.peak = 0.0

    def watch(self, value: float) -> None:
        stake = min(max(self._total / self._squares, 0.0), HIGHEST_STAKE)
        self._fortune += math.log1p(stake * value)
        self.peak = max(self.peak, self._fortune)
        self._count += 1
        self._total += value
        self._squares += value * value


class Verdicts:
    """All pairs of bots, by number."""

    def __init__(self, bots: int, error: float = ERROR) -> None:
        self._bots = bots
        self._needed = math.log(bots * (bots - 1) / error)
        self._gamblers = {(a, b): Gambler() for a in range(bots) for b in range(bots) if a != b}

    def watch(self, one: int, other: int, lead: float) -> None:
        """In a group of games `one` has won so much more a seat than `other`, from -1 to 1."""
        self._gamblers[one, other].watch(lead)
        self._gamblers[other, one].watch(-lead)

    def is_better(self, one: int, other: int) -> bool:
        """Whether it is decided that `one` is better."""
        return self._gamblers[one, other].peak >= self._needed

    def decides_first(self, order: Sequence[int]) -> bool:
        """Whether the first is better than every other."""
        return all(self.is_better(order[0], other) for other in order[1:])

    def decides_all(self, order: Sequence[int]) -> bool:
        """Whether each is better than the next."""
        return all(self.is_better(one, other) for one, other in pairwise(order))
