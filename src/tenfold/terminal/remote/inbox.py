"""What comes from the keyboard and from the line, one after the other."""

from __future__ import annotations

import os
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Semaphore, Thread
from typing import Final, TextIO, TypeAlias

from tenfold.terminal.console import LONGEST_LINE
from tenfold.wire.socket import FromServer

PATIENCE: Final = 0.5  # seconds: so soon Ctrl-C is noticed where waiting itself does not notice it


@dataclass(frozen=True, slots=True)
class Typed:
    line: str  # as it was read; empty when nobody types any more
    question: int = 0  # which stood when it was read


@dataclass(frozen=True, slots=True)
class Broken:
    """The line to the server; it is drawn anew, unless it has been tried for long."""

    for_good: bool = False


Happening: TypeAlias = Typed | Broken | FromServer


class Inbox:
    def __init__(self) -> None:
        self._queue: SimpleQueue[Happening] = SimpleQueue()

    def put(self, happening: Happening) -> None:
        self._queue.put(happening)

    def get(self) -> Happening:
        while True:
            try:
                return self._queue.get(timeout=PATIENCE)
            except Empty:
                continue


class Keyboard:
    """Reads a line aside, once one is wanted, so that others are heard meanwhile."""

    def __init__(self, source: TextIO, inbox: Inbox) -> None:
        self.is_screen = source.isatty()
        self._source = _own(source)
        self._inbox = inbox
        self._wanted = Semaphore(0)
        self._is_reading = False
        self._question = 0
        Thread(target=self._read, daemon=True).start()

    def want(self) -> None:
        if not self._is_reading:
            self._is_reading = True
            self._wanted.release()

    def got(self, typed: Typed) -> bool:
        """What was read has been taken out of the inbox; whether for the question that stands."""
        self._is_reading = False
        return typed.question == self._question

    def forget(self) -> None:
        """The question stands no more: what has been read, or was half typed, was meant for it."""
        self._question += 1
        try:
            import termios  # noqa: PLC0415
        except ImportError:
            return
        if self.is_screen:
            try:
                termios.tcflush(self._source.fileno(), termios.TCIFLUSH)
            except (OSError, ValueError, termios.error):
                return

    def _read(self) -> None:
        while True:
            self._wanted.acquire()
            try:
                line = self._source.readline(LONGEST_LINE)
            except (OSError, ValueError):
                line = ""
            self._inbox.put(Typed(line, self._question))


def _own(source: TextIO) -> TextIO:
    """The same input by another name: at its end, Python wants to close the one that it knows, and must not
    find somebody reading from it."""
    try:
        copy = os.dup(source.fileno())
    except (OSError, ValueError):
        return source
    return open(copy, encoding=source.encoding, errors="replace")  # noqa: PTH123
