"""What games say that go on from choices, dealt alike for each."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

CERTAINTY: Final = 3.0  # standard errors


def error_of_gain(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference of pairs."""
    gains = [mine - yours for mine, yours in zip(one, other, strict=True)]
    mean = sum(gains) / len(gains)
    return sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) * (len(gains) - 1)))


def is_won_more_often(one: Sequence[float], other: Sequence[float]) -> bool:
    """Beyond doubt, in games that were dealt alike."""
    gain = (sum(one) - sum(other)) / len(one)
    return gain > CERTAINTY * error_of_gain(one, other)


def is_hardly_won_more_often(one: Sequence[float], other: Sequence[float], clearly: float) -> bool:
    """Beyond doubt, too."""
    gain = (sum(one) - sum(other)) / len(one)
    return gain < clearly - CERTAINTY * error_of_gain(one, other)
