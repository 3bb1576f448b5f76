"""How many moves a second the server takes, stores and delivers, against a bare echo on the same stack.

    uv run --all-extras python benchmarks/server_load.py

The server has one core, the clients another. In turns, so that both see the same machine: clients send a
move's worth of bytes to an echo and wait for them; then they play real card games, two clients a table, each
waiting until both have seen a move. Then the same at half that pace, for the time from sending a move until
every client has it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from wire_client import Wire, connect

SERVER_CORE, CLIENT_CORE = {0}, {1}
UNLIMITED = {
    "TENFOLD_TABLES_PER_HOUR": "1000000",
    "TENFOLD_PEOPLE_PER_HOUR": "1000000",
    "TENFOLD_REQUESTS_PER_SECOND": "1000000",
    "TENFOLD_MESSAGES_PER_SECOND": "1000000",
    "TENFOLD_CONNECTIONS_PER_ADDRESS": "100000",
    "TENFOLD_CONNECTIONS": "100000",
}
MOVE = b'{"type":"move","id":"b7c1d2e3-0123456789","version":123,"moves":["draw"]}'


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


def echo_app() -> Starlette:
    return Starlette(routes=[WebSocketRoute("/echo", echo)])


class Table:
    """Two clients at a table, playing at random."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.dice = random.Random(seed)
        self.count = 0
        self.latencies: list[float] = []
        self.clients: list[Wire] = []

    async def open(self) -> None:
        made = self._post("/api/tables", {
            "game": "cards",
            "options": {"edition": "aeg", "seats": 2},
            "seats": [{"kind": "mine"}, {"kind": "mine"}],
        })  # fmt: skip
        for client in self.clients:
            client.close()
        self.clients = []
        for key in made["keys"]:
            client = await connect(self.port, f"/socket/{made['id']}")
            hello = {"type": "hello", "secrets": [key["secret"]]}
            client.send(json.dumps(hello).encode())
            self.clients.append(client)
            self.told = await self._news(client, b'"welcome"')

    async def play_one(self) -> None:
        """One move, until both clients have seen it."""
        now = self.told["now"]
        if now["ending"]:
            await self.open()
            now = self.told["now"]
        self.count += 1
        command = {
            "type": "move",
            "id": f"{self.count}",
            "version": self.told["version"],
            "moves": [self.dice.choice(now["legal"])],
        }
        began = time.perf_counter()
        self.clients[now["to_move"]].send(json.dumps(command).encode())
        first, second = self.clients
        self.told = await self._news(first, b'"update"')
        await second.receive_type(b'"update"')
        self.latencies.append(time.perf_counter() - began)

    async def _news(self, client: Wire, kind: bytes) -> Any:
        return msgspec.json.decode(await client.receive_type(kind))

    def _post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def close(self) -> None:
        for client in self.clients:
            client.close()


async def round_trips(port: int, connections: int, seconds: float) -> float:
    """Echoes a second."""
    clients = [await connect(port, "/echo") for _ in range(connections)]
    deadline = time.perf_counter() + seconds

    async def chat(client: Wire) -> int:
        count = 0
        while time.perf_counter() < deadline:
            client.send(MOVE)
            await client.receive()
            count += 1
        return count

    total = sum(await asyncio.gather(*(chat(client) for client in clients)))
    for client in clients:
        client.close()
    return total / seconds


async def moves(tables: list[Table], seconds: float, pace: float | None = None) -> tuple[float, list[float]]:
    """Moves a second, at full speed or at a pace for all tables together, and the time each took."""
    for table in tables:
        table.latencies.clear()
    began = time.perf_counter()
    deadline = began + seconds

    async def play(table: Table) -> None:
        dice = random.Random(id(table))
        while time.perf_counter() < deadline:
            if pace:
                await asyncio.sleep(dice.expovariate(pace / len(tables)))
            await table.play_one()

    await asyncio.gather(*(play(table) for table in tables))
    took = time.perf_counter() - began
    latencies = [latency for table in tables for latency in table.latencies]
    return len(latencies) / took, latencies


@contextmanager
def running(
    command: list[str], port: int, environment: dict[str, str], path: str, cores: Iterable[int] = SERVER_CORE
) -> Iterator[subprocess.Popen[bytes]]:
    """A server on some of the cores, from when it answers."""
    process = subprocess.Popen(
        command,
        env=os.environ | environment,
        preexec_fn=lambda: os.sched_setaffinity(0, cores),  # noqa: PLW1509
    )
    try:
        for _ in range(3_000):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}{path}").close()
                break
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.01)
        yield process
    finally:
        process.terminate()
        process.wait()


def echo_command(port: int) -> list[str]:
    options = "--factory --loop uvloop --http httptools --ws websockets-sansio --log-level error"
    flags = f"{options} --ws-per-message-deflate false --port {port} --app-dir {Path(__file__).parent}"
    return [sys.executable, "-m", "uvicorn", "server_load:echo_app", *flags.split()]


def used(process: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(arguments: argparse.Namespace, servers: dict[int, subprocess.Popen[bytes]]) -> None:
    echo_port, port = servers
    tables = [Table(port, seed) for seed in range(arguments.tables)]
    for table in tables:
        await table.open()
    echoes, plays, work = [], [], []
    for _ in range(arguments.rounds):
        before = used(servers[echo_port].pid)
        echoes.append(await round_trips(echo_port, 2 * arguments.tables, arguments.seconds))
        an_echo = (used(servers[echo_port].pid) - before) / (echoes[-1] * arguments.seconds)
        before = used(servers[port].pid)
        rate, latencies = await moves(tables, arguments.seconds)
        a_move = (used(servers[port].pid) - before) / len(latencies)
        plays.append(rate)
        work.append(an_echo / a_move)
        print(
            f"echo {echoes[-1]:6.0f} /s, {an_echo * 1e6:4.0f} µs of the processor each;"
            f"   moves {rate:6.0f} /s, {a_move * 1e6:4.0f} µs each;"
            f"   ratio {rate / echoes[-1]:.1%}, by work {work[-1]:.1%}"
        )
    echo_rate, play_rate = statistics.median(echoes), statistics.median(plays)
    print(
        f"median: {play_rate:.0f} moves/s, {play_rate / echo_rate:.1%} of the echo's {echo_rate:.0f};"
        f" by work {statistics.median(work):.1%}"
    )
    rate, latencies = await moves(tables, 2 * arguments.seconds, pace=play_rate / 2)
    cuts = statistics.quantiles(latencies, n=100)
    print(f"at {rate:.0f} moves/s: median {cuts[49] * 1e3:.1f} ms, 99th percentile {cuts[98] * 1e3:.1f} ms")
    for table in tables:
        table.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, CLIENT_CORE)
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:{folder}/load.sqlite"
        echo_port, port = 8511, 8512
        settings = UNLIMITED | {"TENFOLD_DATABASE": database, "TENFOLD_LOG_LEVEL": "error"}
        serve = [sys.executable, "-m", "tenfold", "serve", "--port", str(port), "--bots", "0"]
        with (
            running(echo_command(echo_port), echo_port, {}, "/") as echo_server,
            running(serve, port, settings, "/readyz") as server,
        ):
            uvloop.run(measure(arguments, {echo_port: echo_server, port: server}))


if __name__ == "__main__":
    main()
