"""What was acknowledged survives `kill -9`; and processes that start at the same time get along."""

from __future__ import annotations

import pytest
from server.storage.tally import TABLE, another_process, numbers_in

from tenfold.server.storage.database import open_database

pytestmark = pytest.mark.anyio

MOMENTS = (1, 2, 3, 5, 8, 13, 40, 80, 120, 200, 333, 500)  # so many acknowledged, and it is killed
ENDLESS = 100_000


async def test_what_was_acknowledged_survives_a_kill(database_url: str) -> None:
    database = open_database(database_url)
    await database.open()
    await database.commit([TABLE])
    await database.close()
    acknowledged: set[int] = set()
    for turn, moment in enumerate(MOMENTS):
        acknowledged |= killed_after(moment, database_url, turn * ENDLESS)
        await database_holds(database_url, acknowledged)


def killed_after(moment: int, url: str, first: int) -> set[int]:
    with another_process(url, first, first + ENDLESS) as writer:
        assert writer.stdin
        assert writer.stdout
        writer.stdin.write("\n")
        writer.stdin.flush()
        lines = [writer.stdout.readline() for _ in range(moment)]
        writer.kill()
        lines += writer.stdout.readlines()
    return {int(line) for line in lines if line.endswith("\n")}


async def database_holds(url: str, acknowledged: set[int]) -> None:
    database = open_database(url)
    await database.open()
    stored = set(await numbers_in(database))
    await database.close()
    assert acknowledged <= stored
    assert len(stored) < len(acknowledged) + 100 * len(MOMENTS)


async def test_several_processes_open_an_empty_database_at_once(database_url: str) -> None:
    processes = [another_process(database_url, 0, 0) for _ in range(5)]
    for process in processes:
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.flush()
    for process in processes:
        process.communicate()
    assert [process.returncode for process in processes] == [0] * 5
