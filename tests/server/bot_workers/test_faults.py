"""A worker may do what it likes: the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest
from server.bot_workers.asking import SETUPS, choose, new_play, odd, opened, play_to_the_end, run

from tenfold.server.bot_workers.bot_workers import BotWorkers


@pytest.mark.parametrize(
    "way",
    [
        "hang",
        "crash",
        "leave",
        "answer illegally",
        "answer a number",
        "answer nothing",
        "answer nonsense",
        "answer without end",
        "answer half",
    ],
)
def test_a_faulty_worker_is_replaced_and_the_table_goes_on(
    way: str, tmp_path: Path, warnings: list[str]
) -> None:
    async def test() -> None:
        async with opened(BotWorkers(1, 2.0, odd(way, tmp_path / "runs"))) as pool:
            await choose(pool, new_play("tiles")[1])
            assert len(warnings) == 1
            assert "careful" in warnings[0]
            await play_to_the_end(pool, "cards", "greedy")
            assert len(warnings) == 1

    run(test())


def test_a_worker_that_fails_to_start_is_started_again(tmp_path: Path, warnings: list[str]) -> None:
    async def test() -> None:
        async with opened(BotWorkers(1, command=odd("fail to start", tmp_path / "runs"))) as pool:
            await choose(pool, new_play("tiles")[1])

    run(test())
    assert not warnings


def test_a_worker_that_ends_between_two_jobs_is_replaced_unnoticed(
    tmp_path: Path, warnings: list[str]
) -> None:
    async def test() -> None:
        (tmp_path / "other").touch()
        async with opened(BotWorkers(1, command=odd("meet", tmp_path))) as pool:
            await choose(pool, new_play("tiles")[1])
            (process,) = (int(path.name) for path in tmp_path.iterdir() if path.name != "other")
            os.kill(process, signal.SIGKILL)
            while is_there(process):
                await asyncio.sleep(0.01)
            await choose(pool, new_play("tiles")[1])

    run(test())
    assert not warnings


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("command", [["/no/such/program"], [sys.executable, "-c", ""]])
def test_without_any_worker_there_are_still_moves(command: list[str]) -> None:
    async def test() -> None:
        async with opened(BotWorkers(2, command=command)) as pool:
            for game in SETUPS:
                await choose(pool, new_play(game)[1])

    run(test())


def test_what_a_bot_prints_is_not_taken_for_an_answer(
    tmp_path: Path, warnings: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    async def test() -> None:
        async with opened(BotWorkers(1, command=odd("chatter", tmp_path))) as pool:
            await choose(pool, new_play("tiles")[1])
            await choose(pool, new_play("cards")[1])

    run(test())
    assert not warnings
    assert "and so does this" in capfd.readouterr().err
