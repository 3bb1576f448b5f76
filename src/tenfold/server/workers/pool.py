"""So many workers, and a queue of jobs for them: by urgency, and then first come, first served."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from .worker import Worker

T = TypeVar("T")
Job: TypeAlias = Callable[[Worker], Awaitable[T]]  # what is asked of one worker, perhaps in several requests


@dataclass(frozen=True, slots=True, order=True)
class _Waiting:
    """A job, and the end of it that somebody waits for."""

    urgency: int
    number: int
    job: Job[Any] = field(compare=False)
    end: asyncio.Future[Any] = field(compare=False)


class WorkerPool:
    """A worker that fails at a job is replaced. One that has had nothing to do for so many seconds ends, and
    its memory is free; the next one starts with the next job. Without such a time all start at once and stay.
    """

    def __init__(self, workers: int, start: Callable[[], Worker], idle_seconds: float | None = None) -> None:
        self._places = [_Place(start) for _ in range(workers)]
        self._idle_seconds = idle_seconds
        self._queue: asyncio.PriorityQueue[_Waiting] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._ends: set[asyncio.Future[Any]] = set()
        self._keepers: list[asyncio.Task[None]] = []  # one for each place
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many jobs no worker has begun with."""
        return self._queue.qsize()

    @property
    def is_asleep(self) -> bool:
        """No worker is there, and none is about to be."""
        return self._queue.empty() and not any(place.worker for place in self._places)

    def open(self) -> None:
        """Returns at once; what is asked for before the workers are there waits for them."""
        self._keepers = [asyncio.create_task(self._keep(place)) for place in self._places]

    async def close(self) -> None:
        """Cancels what is under way, and leaves no process behind."""
        self._is_closed = True
        for end in self._ends:
            end.cancel()
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    async def do(self, job: Job[T], urgency: int = 0) -> T:
        """Has a job done, those of the lowest urgency last; raises what it raises."""
        end: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._is_closed:
            end.cancel()
        self._ends.add(end)
        try:
            self._queue.put_nowait(_Waiting(-urgency, next(self._numbers), job, end))
            return await end
        finally:
            self._ends.remove(end)

    async def _keep(self, place: _Place) -> None:
        """Keeps a worker at work, and a new one after it, and so on."""
        try:
            while True:
                if self._idle_seconds is None:
                    await (await place.fill()).is_ready()  # until then, jobs are for the others
                waiting = await self._next(place)
                if waiting is None:
                    await place.clear()
                elif not waiting.end.done():  # else whoever asked has gone
                    await _do(waiting, place)
        finally:
            await place.clear()

    async def _next(self, place: _Place) -> _Waiting | None:
        """None when a worker has had nothing to do for long."""
        try:
            async with asyncio.timeout(self._idle_seconds if place.worker else None):
                return await self._queue.get()
        except TimeoutError:
            return None


class _Place:
    """Where a worker is, and then the one that replaces it."""

    def __init__(self, start: Callable[[], Worker]) -> None:
        self._start = start
        self.worker: Worker | None = None

    async def fill(self) -> Worker:
        """The worker, or a new one if there is none or it has ended by itself."""
        if self.worker and not await self.worker.is_ready():
            await self.clear()
        if self.worker is None:
            self.worker = self._start()
        return self.worker

    async def clear(self) -> None:
        if self.worker:
            await self.worker.stop()
            self.worker = None


async def _do(waiting: _Waiting, place: _Place) -> None:
    try:
        found = await waiting.job(await place.fill())
    except Exception as error:
        if not waiting.end.done():
            waiting.end.set_exception(error)
        await place.clear()
    else:
        if not waiting.end.done():
            waiting.end.set_result(found)
