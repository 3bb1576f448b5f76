"""How long well-behaved people wait, and what of it is the server's fault.

The machine is shared: whoever waits while nobody gets anything waits for the machine. So at the same time a
bare process is asked the same way; all it does is to flush a few bytes to the disk before it answers, as a
server must. What the system tells of the server's process says whether it was busy with something else, or
ready and not let to work.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import socket
import tempfile
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

LONGEST = 0.25  # seconds of silence
PAUSE = 0.02
PATIENCE = 30.0


class Wait(NamedTuple):
    """Somebody asked something, and was answered."""

    what: str
    began: float
    seconds: float
    busy: float  # processor seconds of the server meanwhile
    held_up: float  # seconds in which the server, or whoever asked, was ready and the machine let others work

    @property
    def fair(self) -> float:
        """As long as it would have been on a machine with a processor for everybody."""
        return self.seconds - self.held_up

    @property
    def ended(self) -> float:
        return self.began + self.seconds


class Moment(NamedTuple):
    """What the clocks say."""

    time: float
    busy: float
    held_up: float


@dataclass
class Waits:
    """Noted by several threads."""

    all: list[Wait] = field(default_factory=list)
    process: int = 0  # whose processor time is looked at

    def now(self) -> Moment:
        return Moment(time.monotonic(), _busy(self.process), _held_up(self.process))

    def note(self, what: str, began: Moment) -> None:
        now = self.now()
        seconds, busy, held_up = (max(0.0, after - before) for before, after in zip(began, now, strict=True))
        self.all.append(Wait(what, began.time, seconds, busy, held_up))

    def between(self, began: float, ended: float) -> list[Wait]:
        return [wait for wait in list(self.all) if wait.began < ended and wait.ended > began]


def _busy(process: int) -> float:
    """Processor seconds of a process, in all its threads, as Linux counts them."""
    try:
        return time.clock_gettime(~process << 3 | 2)
    except OSError:  # it has ended
        return 0.0


def _held_up(process: int) -> float:
    """How long our thread and the first of the process, its event loop's, have waited for a processor."""
    waited = 0
    for task in (f"{process}/task/{process}", f"self/task/{threading.get_native_id()}"):
        with contextlib.suppress(OSError):
            waited += int(Path(f"/proc/{task}/schedstat").read_text("ascii").split()[1])
    return waited / 1e9


def distribution(waits: Iterable[Wait], *, is_fair: bool = False) -> str:
    """Median, 99 % and worst."""
    seconds = sorted(wait.fair if is_fair else wait.seconds for wait in waits)
    if not seconds:
        return "nothing"
    median, rare = seconds[len(seconds) // 2], seconds[len(seconds) * 99 // 100]
    return (
        f"{len(seconds)} answers, median {1e3 * median:.1f} ms, 99 % {1e3 * rare:.1f} ms, "
        f"worst {1e3 * seconds[-1]:.0f} ms"
    )


class Reference:
    """Asks a bare process again and again, and notes how long that takes."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        mine, other = context.Pipe()
        self.waits = Waits()
        self._process = context.Process(target=_answer, args=(other,), daemon=True)
        self._process.start()
        self.waits.process = self._process.pid or 0
        self._line = socket.create_connection(("127.0.0.1", mine.recv()), PATIENCE)
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self._thread.start()

    def worst(self, began: float, ended: float) -> float:
        """The longest wait for the bare process in the same time."""
        return max((wait.seconds for wait in self.waits.between(began - PAUSE, ended + PAUSE)), default=0.0)

    def stop(self) -> None:
        self._is_over.set()
        self._thread.join()
        self._line.close()
        self._process.kill()
        self._process.join()

    def _ask(self) -> None:
        while not self._is_over.wait(PAUSE):
            began = self.waits.now()
            self._line.sendall(b"x" * 100)
            self._line.recv(100)
            self.waits.note("bare", began)


def _answer(line: Connection) -> None:
    asyncio.run(_serve(line))


async def _serve(line: Connection) -> None:
    with tempfile.TemporaryFile() as file:

        def flush(told: bytes) -> None:
            file.seek(0)
            file.write(told)
            file.flush()
            os.fsync(file.fileno())

        async def answer(come: asyncio.StreamReader, go: asyncio.StreamWriter) -> None:
            while told := await come.read(100):
                await asyncio.to_thread(flush, told)
                go.write(told)
                await go.drain()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        line.send(server.sockets[0].getsockname()[1])
        await server.serve_forever()
