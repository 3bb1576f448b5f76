"""Whether somebody plays better than before: told only if it can hardly be chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.judging import practising


class Improvement(NamedTuple):
    """What a decision lost on average, in the latest games and in those before."""

    games: int
    lately: float
    before: float


def improvement_in(losses: Sequence[float]) -> Improvement | None:
    """From what a decision lost in each game, the oldest first."""
    is_better, lately, before = practising.improvement(list(losses), len(losses))
    return Improvement(practising.LATELY, lately, before) if is_better else None
