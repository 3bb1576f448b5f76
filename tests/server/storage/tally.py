"""A table of numbers to try a database with; and, run as a program, another process that writes some."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tenfold.server.storage.database import Database, Statement, open_database

TABLE = Statement("CREATE TABLE numbers (number BIGINT PRIMARY KEY, text TEXT, share DOUBLE PRECISION)")
HANDS = 4  # that write at the same time


def number(value: int, text: str | None = None, share: float | None = None) -> Statement:
    return Statement("INSERT INTO numbers VALUES ($1, $2, $3)", (value, text, share))


async def numbers_in(database: Database) -> list[int]:
    return [value for (value,) in await database.fetch("SELECT number FROM numbers ORDER BY number")]


async def store(database: Database, values: Iterable[int]) -> None:
    """Several at the same time; each is printed once it is stored."""
    waiting = iter(values)

    async def work() -> None:
        for value in waiting:
            await database.commit([number(value, "x" * (value % 500))])
            sys.stdout.write(f"{value}\n")
            sys.stdout.flush()

    await asyncio.gather(*(work() for _ in range(HANDS)))


async def _run(url: str, first: int, last: int) -> None:
    database = open_database(url)
    await database.open()
    await store(database, range(first, last))
    await database.close()


def another_process(url: str, first: int, last: int) -> subprocess.Popen[str]:
    """Opens the database once it is told a line, and stores these numbers."""
    return subprocess.Popen(
        [sys.executable, Path(__file__), url, str(first), str(last)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


if __name__ == "__main__":
    sys.stdin.readline()
    asyncio.run(_run(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
