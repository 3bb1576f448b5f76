"""How much memory many tables take, and how long a server with many stored games takes to start.

uv run --all-extras python benchmarks/server_size.py --tables 5000 --games 100000
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop
from server_load import UNLIMITED, Table, running, used
from wire_client import connect

PORT = 8513
GAMES_PLAYED = 5


def resident(process: subprocess.Popen[bytes]) -> float:
    """Mebibytes of memory that a process has."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def open_tables(process: subprocess.Popen[bytes], count: int) -> None:
    tables = []
    print(f"{'tables':>8} {'clients':>8} {'MiB':>8}")
    for number in range(count + 1):
        if number % max(count // 5, 1) == 0:
            print(f"{number:8} {2 * number:8} {resident(process):8.0f}")
        if number < count:
            table = Table(PORT, number)
            await table.open()
            for _ in range(10):
                await table.play_one()
            tables.append(table)
    for table in tables:
        table.close()


def fill(path: Path, start: int, count: int) -> None:
    """Stores the games that are there, in turn, under the numbers from `start` to `count`."""
    database = sqlite3.connect(path)
    games = [row[0] for row in database.execute("SELECT id FROM tables WHERE status = 'over'")]
    copies = [(f"{number:010d}", games[number % len(games)]) for number in range(start, count)]
    for name in ("tables", "seats", "entries"):
        key = "id" if name == "tables" else "table_id"
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})") if row[1] != key]
        listed = ", ".join(columns)
        database.executemany(
            f"INSERT INTO {name} ({key}, {listed}) SELECT ?, {listed} FROM {name} WHERE {key} = ?", copies
        )
    database.commit()
    database.close()


async def first_connection(began: float) -> float:
    """Seconds until a socket is accepted and said hello to."""
    while True:
        try:
            wire = await connect(PORT, f"/socket/{0:010d}")
            break
        except OSError:
            time.sleep(0.005)
    wire.send(json.dumps({"type": "hello"}).encode())
    await wire.receive_type(b'"welcome"')
    wire.close()
    return time.perf_counter() - began


async def play_games() -> None:
    for number in range(GAMES_PLAYED):
        table = Table(PORT, number)
        await table.open()
        while not table.told["now"]["ending"]:
            await table.play_one()
        table.close()


def measure_starts(serve: list[str], settings: dict[str, str], words: str) -> None:
    for _ in range(3):
        began = time.perf_counter()
        process = subprocess.Popen(serve, env=os.environ | settings)
        took = uvloop.run(first_connection(began))
        work = used(process.pid)
        process.terminate()
        process.wait()
        print(f"{words}: the first welcome after {took:.2f} s, {work:.2f} s of the processor")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5_000)
    parser.add_argument("--games", type=int, default=100_000)
    arguments = parser.parse_args()
    serve = [sys.executable, "-m", "tenfold", "serve", "--port", str(PORT), "--bots", "0"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "size.sqlite"
        settings = UNLIMITED | {"TENFOLD_DATABASE": f"sqlite:{path}", "TENFOLD_LOG_LEVEL": "error"}
        with running(serve, PORT, settings, "/readyz"):
            uvloop.run(play_games())
        fill(path, 0, 1)
        measure_starts(serve, settings, "a few games")
        fill(path, 1, arguments.games)
        size = path.stat().st_size / 2**20
        measure_starts(serve, settings, f"{arguments.games} games, {size:.0f} MiB")
        with running(serve, PORT, settings, "/readyz") as process:
            uvloop.run(open_tables(process, arguments.tables))


if __name__ == "__main__":
    main()
