"""How much one caller may ask for."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Final

from tenfold.protocol.errors import TenfoldError
from tenfold.server.now import steady_seconds

MOST_REMEMBERED: Final = 50_000  # callers; the one not heard of for longest is forgotten


class TooMuch(TenfoldError):
    """Later, please."""


class TokenBucket:
    """It fills at a rate and holds a burst; whatever is asked for takes some out."""

    __slots__ = ("_burst", "_left", "_rate", "_when")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._when = steady_seconds()

    def take(self, count: int = 1) -> bool:
        """Whether there were so many."""
        now = steady_seconds()
        self._left = min(self._burst, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < count:
            return False
        self._left -= count
        return True


class RateLimiter:
    """A bucket for each caller."""

    def __init__(self, rate: float, burst: float, key: str = "server.too_many_requests") -> None:
        self._rate = rate
        self._burst = burst
        self._key = key  # of the refusal
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, caller: str, count: int = 1) -> None:
        """Raises `TooMuch`."""
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = TokenBucket(self._rate, self._burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(caller)
        if not bucket.take(count):
            raise TooMuch(self._key)


class Pause:
    """Whoever asks for too much waits for the answer: otherwise they would ask again at once."""

    def __init__(self, seconds: float, most: int) -> None:
        self._seconds = seconds
        self._most = most
        self._pausing: Counter[str] = Counter()

    async def take(self, caller: str) -> bool:
        """Whether there was one: only so many of a caller are kept waiting."""
        if self._pausing[caller] >= self._most:
            return False
        self._pausing[caller] += 1
        try:
            await asyncio.sleep(self._seconds)
        finally:
            self._pausing[caller] -= 1
            if not self._pausing[caller]:
                del self._pausing[caller]
        return True


class ByteBudget:
    """How many bytes of all callers may be held at the same time."""

    def __init__(self, most: int) -> None:
        self._left = most

    def take(self, count: int) -> None:
        """Raises `TooMuch`."""
        if self._left < count:
            raise TooMuch("server.full")
        self._left -= count

    def give_back(self, count: int) -> None:
        self._left += count


class ConnectionLimiter:
    """How many connections are open, in all and by address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._addresses: Counter[str] = Counter()
        self._open = 0

    def enter(self, address: str) -> None:
        """Raises `TooMuch`."""
        if self._open >= self._most:
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
