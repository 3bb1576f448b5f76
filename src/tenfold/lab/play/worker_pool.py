"""Processes that work side by side and hand in what they have done in the order in which it was asked for."""

from __future__ import annotations

import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol, Self, TypeVar

from tenfold.programs.running import close_programs
from tenfold.protocol.errors import TenfoldError

from .interrupts import ignored_interrupts

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD: Final = 2  # tasks that wait at a worker, so that it never waits for one
WINDOW: Final = 8  # tasks a worker that may be under way before the oldest is handed in


class Pool(Protocol):
    """Whoever can do the work: this process, a pool of processes, a cluster."""

    def stream(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        """Does the work for task after task; never holds more than a few of them."""


class WorkerLost(TenfoldError):
    """A worker has ended in the middle of its work."""


class WorkerPool:
    """One worker is this very process; more are processes of their own, gone when the pool is left."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        self._free: deque[Connection] = deque()
        self._round = 0

    def __enter__(self) -> Self:
        if self._workers > 1:
            context = get_context("spawn")
            # Ctrl-C reaches every process of the terminal; only this one shall answer it.
            with ignored_interrupts():
                for _ in range(self._workers):
                    line, end = context.Pipe()
                    process = context.Process(target=_work, args=(end,), daemon=True)
                    process.start()
                    end.close()
                    self._lines.append(line)
                    self._processes.append(process)
            self._free.extend(self._lines * AHEAD)
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.join()
        for line in self._lines:
            line.close()
        close_programs()

    def stream(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        if not self._lines:
            return map(work, tasks)
        return self._in_order(work, iter(tasks))

    def _in_order(self, work: Callable[[Task], Done], tasks: Iterator[Task]) -> Iterator[Done]:
        self._round += 1
        done: dict[int, Done] = {}
        sent = handed_in = 0
        is_last = False
        while True:
            while self._free and not is_last and sent - handed_in < WINDOW * len(self._lines):
                try:
                    task = next(tasks)
                except StopIteration:
                    is_last = True
                    break
                self._free.popleft().send((self._round, sent, work, task))
                sent += 1
            if handed_in in done:
                yield done.pop(handed_in)
                handed_in += 1
            elif is_last and handed_in == sent:
                return
            else:
                done.update(self._receive())

    def _receive(self) -> Iterator[tuple[int, Any]]:
        """Waits for answers; those to a stream that was left early are dropped."""
        for line in wait(self._lines):
            assert isinstance(line, Connection)
            try:
                number_of_round, number, answer = line.recv()
            except (EOFError, OSError):
                raise WorkerLost("lab.worker_lost") from None
            self._free.append(line)
            if number_of_round == self._round:
                yield number, _result_of(answer)


class _Failed:
    """An error on its way from a worker. Of one that nobody expects the story travels: not every one can."""

    def __init__(self, error: Exception) -> None:
        told = "".join(traceback.format_exception(error))
        self.error = error if isinstance(error, TenfoldError) else RuntimeError(told)


def _result_of(answer: Any) -> Any:
    if isinstance(answer, _Failed):
        raise answer.error
    return answer


def _work(line: Connection) -> None:
    """A worker's life: it ends when the line does, and its programs with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        _obey(line)
    finally:
        close_programs()


def _obey(line: Connection) -> None:
    while True:
        try:
            number_of_round, number, work, task = line.recv()
        except (EOFError, OSError):
            return
        answer: Any
        try:
            answer = work(task)
        except Exception as error:
            answer = _Failed(error)
        try:
            line.send((number_of_round, number, answer))
        except (BrokenPipeError, ConnectionResetError):
            return
