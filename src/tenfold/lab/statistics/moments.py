"""Means with their intervals, kept in a few numbers however many values there were."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Estimate(NamedTuple):
    """A mean, the 95 % interval for what it would be after endlessly many games, and the spread."""

    mean: float
    low: float
    high: float
    sd: float
    n: int  # how many values there were


@dataclass(slots=True)
class Moments:
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Moments) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else math.nan

    @property
    def sd(self) -> float:
        if self.count < 2:
            return 0.0
        return math.sqrt(max(self.squares - self.total * self.mean, 0.0) / (self.count - 1))

    def estimate(self) -> Estimate:
        """The normal interval of a mean."""
        half = NORMAL_95 * self.sd / math.sqrt(self.count) if self.count else math.nan
        return Estimate(self.mean, self.mean - half, self.mean + half, self.sd, self.count)

    def share(self) -> Estimate:
        """Wilson's interval, which never leaves 0 to 1; shared victories make it a bit too wide."""
        if not self.count:
            return Estimate(math.nan, 0.0, 1.0, 0.0, 0)
        n, p, z = self.count, self.mean, NORMAL_95
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(max(p * (1 - p), 0.0) / n + z * z / (4 * n * n))
        low, high = middle - half if p > 0 else 0.0, middle + half if p < 1 else 1.0
        return Estimate(p, low, high, self.sd, n)

    def share_of_groups(self) -> Estimate:
        """The interval of a share of which each value is a mean over games that belong together."""
        if self.sd == 0:
            return self.share()
        mean = self.estimate()
        return mean._replace(low=max(mean.low, 0.0), high=min(mean.high, 1.0))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One mean less another from other games."""
    half = math.hypot(one.high - one.low, other.high - other.low) / 2
    mean = one.mean - other.mean
    return Estimate(mean, mean - half, mean + half, math.hypot(one.sd, other.sd), min(one.n, other.n))
