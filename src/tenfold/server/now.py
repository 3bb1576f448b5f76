"""The only place where the server reads the time.

What is stored, told and counted is never read from the machine's clock alone, which may be set to another
hour at any moment. It is read once, and from then on time goes by as the machine's steady clock does, which
nobody sets; a night in which the machine sleeps is counted. Servers on one database take the time from there
instead (`live/heartbeat.py`), so that it does not matter what their own clocks say.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeAlias

Now: TypeAlias = Callable[[], int]
Nanoseconds: TypeAlias = Callable[[], int]

MILLISECOND: Final = 1_000_000
SECOND: Final = 1_000 * MILLISECOND
SLOWEST: Final = 50  # milliseconds that are taken back at once from a clock that has run ahead

wall_clock: Final[Nanoseconds] = time.time_ns


def _since_boot() -> int:
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME)


steady_clock: Final[Nanoseconds] = _since_boot if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns


class Steady:
    """Nanoseconds that only go forward, also where a machine that was moved or restored sets even its steady
    clock back."""

    def __init__(self, clock: Nanoseconds = steady_clock) -> None:
        self._clock = clock
        self._read = clock()
        self._lost = 0

    def __call__(self) -> int:
        read = self._clock()
        if read < self._read:
            self._lost += self._read - read
        self._read = read
        return read + self._lost


class ServerTime:
    """Milliseconds since 1970: what is stored and told. They never go backwards."""

    def __init__(self, wall: Nanoseconds = wall_clock, steady: Nanoseconds = steady_clock) -> None:
        self._steady = Steady(steady)
        self._offset = wall() - self._steady()
        self._told = 0

    def __call__(self) -> int:
        self._told = max(self._told, (self._steady() + self._offset) // MILLISECOND)
        return self._told

    def start_at(self, at: int) -> None:
        """As somebody says who knows better, before anybody was told a time."""
        self._offset = at * MILLISECOND - self._steady()
        self._told = at

    def correct(self, at: int) -> None:
        """Goes on to a time; if it is past already, the clock is only slowed down a little."""
        ahead = self() - at
        self._offset -= min(ahead, SLOWEST) * MILLISECOND


_steady: Final = Steady()


def processor_seconds() -> float:
    """What this process has used of a processor."""
    return time.process_time()


def steady_seconds() -> float:
    """For rates: seconds that never go backwards, whatever somebody does to the machine's clock."""
    return _steady() / SECOND
