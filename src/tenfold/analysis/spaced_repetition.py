"""When an exercise comes back: at growing intervals while it is answered rightly, soon when it is not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tenfold.judging import practising


class Repetition(NamedTuple):
    """How far somebody has come with an exercise."""

    due: int  # a fresh one at once
    box: int = 0  # how many right answers in a row
    asked: int = 0
    missed: int = 0

    @property
    def is_learnt(self) -> bool:
        return practising.is_learnt(self.box)

    def is_due(self, now: int) -> bool:
        return practising.is_due(self.due, self.box, now)

    def answered(self, is_right: bool, now: int) -> Repetition:
        return Repetition(*practising.answer_exercise(*self[1:], is_right, now))


def next_due(exercises: Iterable[Repetition], now: int) -> int | None:
    """When the next exercise is due that is not yet, or none ever."""
    return min((one.due for one in exercises if one.due > now and not one.is_learnt), default=None)
