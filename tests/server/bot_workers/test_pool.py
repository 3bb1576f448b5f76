"""Bots at work in real processes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.bot_workers.asking import PATIENCE, SETUPS, choose, new_play, odd, opened, play_to_the_end, run

from tenfold.protocol.errors import BadOptions, TenfoldError
from tenfold.server.bot_workers.bot_workers import BotWorkers


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_bots_play_whole_games(workers: int, warnings: list[str]) -> None:
    async def test() -> None:
        async with opened(BotWorkers(workers)) as pool:
            for game in SETUPS:
                await asyncio.gather(*(play_to_the_end(pool, game, bot) for bot in ("random", "careful")))

    run(test())
    assert not warnings


@pytest.mark.parametrize("name", ["my_bots.py:choose", "nobody", ""])
def test_only_house_bots_are_asked(name: str) -> None:
    async def test() -> None:
        pool = BotWorkers(1)
        _, play = new_play("tiles")
        with pytest.raises(TenfoldError, match=r"server\.unknown_bot"):
            await pool.choose("tiles", play.state, play.to_move, name)
        with pytest.raises(BadOptions):
            await pool.choose("chess", play.state, play.to_move, "greedy")

    run(test())


@pytest.mark.parametrize("workers", [0, 2])
def test_more_jobs_than_workers_are_all_done(workers: int, warnings: list[str]) -> None:
    async def test() -> None:
        async with opened(BotWorkers(workers)) as pool:
            plays = [new_play(game)[1] for game in SETUPS for _ in range(40)]
            await asyncio.gather(*(choose(pool, play) for play in plays))

    run(test())
    assert not warnings


def test_jobs_are_done_side_by_side(tmp_path: Path, warnings: list[str]) -> None:
    async def test() -> None:
        async with opened(BotWorkers(2, PATIENCE, odd("meet", tmp_path))) as pool:
            await asyncio.gather(*(choose(pool, new_play("tiles")[1]) for _ in range(2)))

    run(test())
    assert not warnings


def test_who_asks_first_is_served_first(tmp_path: Path) -> None:
    served = []

    async def ask(pool: BotWorkers, number: int) -> None:
        await choose(pool, new_play("cards")[1])
        served.append(number)

    async def test() -> None:
        async with opened(BotWorkers(1, PATIENCE, odd("pause", tmp_path))) as pool:
            await asyncio.gather(*(ask(pool, number) for number in range(6)))

    run(test())
    assert served == list(range(6))


@pytest.mark.parametrize("workers", [0, 2])
def test_closing_cancels_what_is_waiting(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        pool = BotWorkers(workers, PATIENCE, odd("pause", tmp_path))
        pool.open()
        jobs = [asyncio.create_task(choose(pool, new_play("tiles")[1])) for _ in range(20)]
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        await pool.close()
        await asyncio.wait(jobs)
        assert any(job.cancelled() for job in jobs)
        assert all(job.cancelled() or not job.exception() for job in jobs)
        with pytest.raises(asyncio.CancelledError):
            await choose(pool, new_play("tiles")[1])

    run(test())


def test_closing_at_once_leaves_nothing_open() -> None:
    async def test() -> None:
        for turns in range(4):
            async with opened(BotWorkers(2)):
                for _ in range(turns):
                    await asyncio.sleep(0)

    run(test())


def test_who_stops_waiting_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(BotWorkers(1, PATIENCE, odd("pause", tmp_path))) as pool:
            jobs = [asyncio.create_task(choose(pool, new_play("cards")[1])) for _ in range(4)]
            await asyncio.sleep(0)
            jobs[0].cancel()
            jobs[2].cancel()
            await asyncio.wait(jobs)
            assert [job.cancelled() for job in jobs] == [True, False, True, False]

    run(test())
