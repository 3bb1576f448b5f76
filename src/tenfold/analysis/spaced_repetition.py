"""When an exercise comes back: at growing intervals while it is answered rightly, soon when it is not.

Leitner's boxes. Times are milliseconds of any clock, and come in as arguments.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE

AGAIN: Final = 10 * MINUTE  # after a wrong answer
INTERVALS: Final = (1 * DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY, 90 * DAY)  # after right ones in a row


class Repetition(NamedTuple):
    """How far somebody has come with an exercise."""

    due: int  # a fresh one at once
    box: int = 0  # how many right answers in a row
    asked: int = 0
    missed: int = 0

    @property
    def is_learnt(self) -> bool:
        return self.box > len(INTERVALS)

    def is_due(self, now: int) -> bool:
        return self.due <= now and not self.is_learnt

    def answered(self, is_right: bool, now: int) -> Repetition:
        """A wrong answer sends it back to the first box; the last box is left for good."""
        asked = self.asked + 1
        if not is_right:
            return Repetition(now + AGAIN, 0, asked, self.missed + 1)
        return Repetition(
            now + INTERVALS[min(self.box, len(INTERVALS) - 1)], self.box + 1, asked, self.missed
        )


def next_due(exercises: Iterable[Repetition], now: int) -> int | None:
    """When the next exercise is due that is not yet, or none ever."""
    return min((one.due for one in exercises if one.due > now and not one.is_learnt), default=None)
