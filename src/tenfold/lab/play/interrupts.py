"""What Ctrl-C may interrupt."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def deferred_interrupts() -> Iterator[None]:
    """A Ctrl-C within waits for the end: what is written is written whole."""
    held: list[int] = []
    with _handled_by(lambda number, _frame: held.append(number)):
        yield
    if held:
        raise KeyboardInterrupt


@contextmanager
def ignored_interrupts() -> Iterator[None]:
    """A Ctrl-C within is lost, also for the processes that are started there."""
    with _handled_by(signal.SIG_IGN):
        yield


@contextmanager
def _handled_by(handler: Callable[[int, Any], object] | signal.Handlers) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():  # others never hear of a signal
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
