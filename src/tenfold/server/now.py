"""The only place where the server reads the time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

Now: TypeAlias = Callable[[], int]


def now() -> int:
    """Milliseconds since 1970: what is stored and told."""
    return time.time_ns() // 1_000_000


def steady_seconds() -> float:
    """For rates: seconds that never go backwards, whatever somebody does to the machine's clock."""
    return time.monotonic()
