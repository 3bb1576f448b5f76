"""Time: how much each seat has used, and when something must happen although nobody acts."""

from __future__ import annotations

from typing import Final

from tenfold.wire.socket import Clock
from tenfold.wire.table import ClockChoice, GameClock

SECOND: Final = 1_000
DAY: Final = 86_400 * SECOND
AFTER_RETURN: Final = 30 * SECOND  # the least that somebody has who comes back after the time was up


class Clocks:
    """The clocks of all seats. A seat's clock runs from the last move until it has decided."""

    def __init__(self, choice: ClockChoice | None, seats: int, start: int) -> None:
        self._choice = choice
        self.began = start
        self.since = start  # when the decision at hand began
        whole = choice.minutes * 60 * SECOND if isinstance(choice, GameClock) else 0
        self._left = [whole] * seats

    def decide(self, seat: int, at: int, *, is_choice: bool) -> None:
        """A seat has moved; several moves may be one choice, which brings the increment once."""
        if isinstance(self._choice, GameClock):
            left = self._left[seat] - max(at - self.since, 0)
            self._left[seat] = max(left, 0) + (self._choice.increment * SECOND if is_choice else 0)
        self.since = at

    def go_on(self, at: int) -> None:
        """Something else took the time that went by."""
        self.since = at

    def give_back(self, lost: int) -> None:
        """So much of the time since the decision began was nobody's fault."""
        self.since += lost

    def give_more(self, seat: int) -> None:
        self._left[seat] = max(self._left[seat], AFTER_RETURN)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up if it does not decide."""
        if self._choice is None:
            return None
        return self.since + self._for_this_decision(seat)

    def show(self, running: int | None, now: int) -> Clock | None:
        if self._choice is None:
            return None
        left = [self._for_this_decision(seat) for seat in range(len(self._left))]
        if running is not None:
            left[running] = max(left[running] - max(now - self.since, 0), 0)
        return Clock(left=left, running=running, now=now)

    def _for_this_decision(self, seat: int) -> int:
        if isinstance(self._choice, GameClock):
            return self._left[seat]
        return self._choice.days * DAY if self._choice else 0
