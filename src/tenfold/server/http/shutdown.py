"""How a server ends: on a signal, or when the process that started it is no more."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tenfold.server.live.live_tables import LiveTables


@contextmanager
def goodbye_when_told_to_stop(tables: LiveTables) -> Iterator[None]:
    """uvicorn closes all sockets before it tells us that the end has come, so we hear the signal, too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    stop = {sig: signal.getsignal(sig) for sig in (signal.SIGINT, signal.SIGTERM)}

    def hear(sig: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(part, sig, frame)

    def part(sig: int, frame: FrameType | None) -> None:
        tables.say_goodbye()  # first: once uvicorn knows, it may close at any time
        stopping = stop[signal.Signals(sig)]
        assert callable(stopping)
        stopping(sig, frame)

    listening = [sig for sig in stop if callable(stop[sig])]
    for sig in listening:
        signal.signal(sig, hear)
    try:
        yield
    finally:
        for sig in listening:
            signal.signal(sig, stop[sig])


@contextmanager
def stop_with_parent() -> Iterator[None]:
    """One of several workers ends with the process that looks after them, also when that one is killed:
    otherwise it would keep the address, and no server could be started there again."""
    parent = multiprocessing.parent_process()
    if parent is None or sys.platform == "win32":
        yield
        return
    loop = asyncio.get_running_loop()

    def stop() -> None:
        loop.remove_reader(parent.sentinel)
        os.kill(os.getpid(), signal.SIGTERM)

    loop.add_reader(parent.sentinel, stop)
    try:
        yield
    finally:
        loop.remove_reader(parent.sentinel)
