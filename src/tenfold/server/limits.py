"""How much one caller may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Final

from tenfold.protocol.errors import TenfoldError

MOST_REMEMBERED: Final = 50_000  # callers; the one not heard of for longest is forgotten


class TooMuch(TenfoldError):
    """Later, please."""


class Allowance:
    """A bucket that fills at a rate and holds a burst."""

    __slots__ = ("_burst", "_left", "_rate", "_when")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._when = now

    def take(self, now: float) -> bool:
        self._left = min(self._burst, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """An allowance for each caller."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._callers: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, caller: str, now: float) -> None:
        allowance = self._callers.get(caller)
        if allowance is None:
            allowance = self._callers[caller] = Allowance(self._rate, self._burst, now)
            if len(self._callers) > MOST_REMEMBERED:
                self._callers.popitem(last=False)
        self._callers.move_to_end(caller)
        if not allowance.take(now):
            raise TooMuch("server.too_many_requests")


class Doors:
    """How many connections are open, in all and by address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._addresses: Counter[str] = Counter()
        self._open = 0

    @property
    def open(self) -> int:
        return self._open

    def enter(self, address: str) -> None:
        if self.open >= self._most:
            raise TooMuch("server.full")
        if self._addresses[address] >= self._most_per_address:
            raise TooMuch("server.too_many_connections")
        self._addresses[address] += 1
        self._open += 1

    def leave(self, address: str) -> None:
        self._addresses[address] -= 1
        self._open -= 1
        if not self._addresses[address]:
            del self._addresses[address]
