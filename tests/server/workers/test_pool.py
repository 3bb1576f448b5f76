"""A pool of workers: whose job is next, when a worker starts, when it ends, and what replaces it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tenfold.server.workers.pool import WorkerPool
from tenfold.server.workers.worker import Worker, WorkerFault


class Made:
    """A worker that answers with its own number."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_well = True
        self.is_stopped = False

    async def is_ready(self) -> bool:
        return self.is_well

    async def ask(self, request: object, seconds: float) -> Any:
        if request == "fail":
            raise WorkerFault("it failed")
        await asyncio.sleep(0)
        return self.number

    async def stop(self) -> None:
        self.is_stopped = True


@asynccontextmanager
async def opened(workers: int, idle_seconds: float | None) -> AsyncIterator[tuple[WorkerPool, list[Made]]]:
    made: list[Made] = []

    def start() -> Made:
        made.append(Made(len(made)))
        return made[-1]

    pool = WorkerPool(workers, start, idle_seconds)
    pool.open()
    try:
        yield pool, made
    finally:
        await pool.close()
    assert all(worker.is_stopped for worker in made)


def ask(request: str = "") -> Callable[[Worker], Awaitable[Any]]:
    return lambda worker: worker.ask(request, 1.0)


def test_the_most_urgent_job_is_next_and_then_the_oldest() -> None:
    served = []

    async def do(pool: WorkerPool, name: str, urgency: int) -> None:
        await pool.do(ask(), urgency)
        served.append(name)

    async def test() -> None:
        async with opened(1, None) as (pool, _):
            jobs = ("later", 0), ("later still", 0), ("first", 1), ("second", 1)
            await asyncio.gather(*(do(pool, *job) for job in jobs))

    asyncio.run(test())
    assert served == ["first", "second", "later", "later still"]


def test_a_worker_that_fails_is_replaced_and_so_is_one_that_ended_by_itself() -> None:
    async def test() -> None:
        async with opened(1, None) as (pool, made):
            assert await pool.do(ask()) == 0
            with pytest.raises(WorkerFault):
                await pool.do(ask("fail"))
            assert await pool.do(ask()) == 1
            assert made[0].is_stopped
            made[1].is_well = False
            assert await pool.do(ask()) == 2

    asyncio.run(test())


def test_a_worker_starts_with_the_first_job_and_ends_when_it_is_idle() -> None:
    async def test() -> None:
        async with opened(2, 0.05) as (pool, made):
            await asyncio.sleep(0)
            assert not made
            assert set(await asyncio.gather(pool.do(ask()), pool.do(ask()))) == {0, 1}
            while not pool.is_asleep:
                await asyncio.sleep(0.01)
            assert await pool.do(ask()) == 2

    asyncio.run(test())


def test_workers_that_stay_start_at_once() -> None:
    async def test() -> None:
        async with opened(2, None) as (_, made):
            await asyncio.sleep(0)
            assert len(made) == 2

    asyncio.run(test())
