"""Ratings for tables of two to five: how strong each bot must be to have won as often as it did.

The model is Luce's choice axiom (Bradley–Terry for two, the first place of Plackett–Luce for more): at a
table each seat wins with a probability in proportion to its bot's strength. Strengths are fitted by Hunter's
minorise–maximise iteration, in which a shared victory counts its share. Ratings are on Elo's scale, where
ten times the strength is 400 points; the mean over all victories, each with its winner's rating, is 1500, so
that a bot that hardly ever wins, whose rating nobody can tell exactly, does not blur the others'.

The intervals come from a Poisson bootstrap over whole groups of games with the same cards: each replicate
counts each group 0, 1, 2 … times. So luck that the groups cancel does not widen them, and no game is kept.
To every bot's games two virtual ones are added against a bot of strength 1, one won and one lost, in each
replicate with weights of their own: ratings stay finite, and a bot that never won gets an honest interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

REPLICATES: Final = 400
POINTS_FOR_TENFOLD: Final = 400.0
MEAN_RATING: Final = 1500.0

Numbers = NDArray[np.float64]


class Rating(NamedTuple):
    rating: float
    low: float
    high: float


class RatingModel:
    """Adds up victories and fits ratings to them; `tables` says how many seats of each table each bot has."""

    def __init__(self, tables: Sequence[Sequence[int]], seed: int = 0) -> None:
        self._seats: Numbers = np.array(tables, np.float64)
        count, bots = self._seats.shape
        # The first row is the data themselves, the others are the replicates.
        self._wins: Numbers = np.zeros((REPLICATES + 1, bots))
        self._games: Numbers = np.zeros((REPLICATES + 1, count))
        self._dice = np.random.default_rng(seed)
        self._virtual: Numbers = np.ones((2, REPLICATES + 1, bots))  # games won and lost
        self._virtual[:, 1:] = self._dice.exponential(1.0, (2, REPLICATES, bots))

    def add(self, table: int, wins: Sequence[float], games: int) -> None:
        """Adds a group of games at a table, with what each bot has won in them."""
        weights = np.ones(REPLICATES + 1)
        weights[1:] = self._dice.poisson(1.0, REPLICATES)
        self._wins += weights[:, None] * np.array(wins)
        self._games[:, table] += weights * games

    def ratings(self) -> list[Rating]:
        fitted = fit(self._wins, self._games, self._seats, self._virtual)
        lows, highs = np.percentile(fitted[1:], [2.5, 97.5], axis=0)
        return [
            Rating(float(rating), float(min(low, rating)), float(max(high, rating)))
            for rating, low, high in zip(fitted[0], lows, highs, strict=True)
        ]


def fit(wins: Any, games: Any, seats: Any, virtual: Any) -> Numbers:
    """The ratings of each row of wins (by bot) and games (by table) at once; the first row has the data."""
    strengths: Numbers = np.ones_like(wins)
    for _ in range(2000):
        expected = (games / (strengths @ seats.T)) @ seats + virtual.sum(axis=0) / (strengths + 1)
        better = (wins + virtual[0]) / expected
        change = float(np.max(np.abs(np.log(better / strengths))))
        strengths = better
        if change < 1e-6:
            break
    points = POINTS_FOR_TENFOLD * np.log10(strengths)
    fitted: Numbers = points - np.average(points, axis=1, weights=wins[0] + 1e-9)[:, None] + MEAN_RATING
    return fitted
