"""Work that may take long, such as playing a whole game again, is done beside the event loop.

It is done in one thread, one piece after another: Python lets one thread work at a time, and every thread
more that computes would let the loop wait longer for its turn. No piece of work is endless, for no game is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_thread: Final = ThreadPoolExecutor(1, "tenfold-slow-work")


async def in_thread(work: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
    """What the work gives."""
    return await asyncio.get_running_loop().run_in_executor(_thread, lambda: work(*arguments, **more))
