"""When a mistake comes back: at growing intervals while it is answered rightly, soon when it is not.

Leitner's boxes as pure functions. Times are seconds of any clock, and come in as arguments.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE

AGAIN: Final = 10 * MINUTE  # after a wrong answer
INTERVALS: Final = (1 * DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY, 90 * DAY)  # after right ones in a row


@dataclass(frozen=True, slots=True)
class Exercise:
    """One mistake on its way through the boxes."""

    name: str  # whatever names the mistake
    due: int
    box: int = 0  # how many right answers in a row
    asked: int = 0
    missed: int = 0

    @property
    def is_learnt(self) -> bool:
        return self.box > len(INTERVALS)


def first_time(name: str, now: int) -> Exercise:
    """A fresh mistake may be practised at once."""
    return Exercise(name, now)


def answered(exercise: Exercise, is_right: bool, now: int) -> Exercise:
    """A wrong answer sends it back to the first box; the last box is left for good."""
    asked = exercise.asked + 1
    if not is_right:
        return replace(exercise, due=now + AGAIN, box=0, asked=asked, missed=exercise.missed + 1)
    box = exercise.box + 1
    wait = INTERVALS[min(box, len(INTERVALS)) - 1]
    return replace(exercise, due=now + wait, box=box, asked=asked)


def due_now(exercises: Iterable[Exercise], now: int) -> list[Exercise]:
    """What is to be practised, what waits longest first; what is learnt never."""
    waiting = [one for one in exercises if not one.is_learnt and one.due <= now]
    return sorted(waiting, key=lambda one: (one.due, one.name))


def next_due(exercises: Iterable[Exercise]) -> int | None:
    """When the next exercise is due, or none ever."""
    return min((one.due for one in exercises if not one.is_learnt), default=None)
