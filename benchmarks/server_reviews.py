"""Whether anybody at a table notices that games are reviewed on the same processors.

    uv run --all-extras python benchmarks/server_reviews.py

Two servers, and the clients of both, share all cores. At one of them long games are reviewed, by as many
workers as there are cores. People play at either in turns, for a few seconds each, since other work on this
machine comes and goes; while it is the other's turn, the reviewers are stopped. Told is the time from sending
a move until all at the table have it, and how much of a core the reviewers had meanwhile.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop
from server_load import UNLIMITED, Table, moves, running, used

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.long_games import long_tiles

QUIET, REVIEWING = 8517, 8518  # ports
CORES = os.sched_getaffinity(0)
REVIEWS = 10  # that are asked for: as many as one person may
WORKER = b"tenfold.server.reviews.worker"


def ask_for_reviews() -> None:
    body = json.dumps(long_tiles(1_000).to_json()).encode()
    for _ in range(REVIEWS):
        table = json.loads(_post("/api/records", body))["id"]
        _post(f"/api/records/{table}/review", b"")


def _post(path: str, body: bytes) -> bytes:
    address = f"http://127.0.0.1:{REVIEWING}{path}"
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return bytes(answer.read())


def reviewers_of(server: subprocess.Popen[bytes]) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{server.pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return [child for child in found if WORKER in Path(f"/proc/{child}/cmdline").read_bytes()]


@contextmanager
def resting(reviewers: list[int]) -> Iterator[None]:
    for reviewer in reviewers:
        os.kill(reviewer, signal.SIGSTOP)
    try:
        yield
    finally:
        for reviewer in reviewers:
            os.kill(reviewer, signal.SIGCONT)


async def measure(server: subprocess.Popen[bytes], given: Any) -> None:
    tables = {port: [Table(port, seed) for seed in range(given.tables)] for port in (QUIET, REVIEWING)}
    for table in (*tables[QUIET], *tables[REVIEWING]):
        await table.open()
        await moves([table], 0.2)
    quiet, busy = list[float](), list[float]()
    for _ in range(given.rounds):
        with resting(reviewers := reviewers_of(server)):
            _, without = await moves(tables[QUIET], given.seconds, given.pace)
        before = sum(map(used, reviewers))
        _, beside = await moves(tables[REVIEWING], given.seconds, given.pace)
        had = (sum(map(used, reviewers)) - before) / given.seconds
        print(f"without {told(without)}; beside {told(beside)}, reviewers had {had:.2f} cores", flush=True)
        quiet, busy = quiet + without, busy + beside
    times = [many / few for few, many in zip(cuts(quiet), cuts(busy), strict=True)]
    print(f"in all: without {told(quiet)}; beside {told(busy)}")
    print(f"so many times as long: {times[0]:.2f}, 99 of 100 {times[1]:.2f}")


def cuts(latencies: list[float]) -> tuple[float, float]:
    hundredths = statistics.quantiles(latencies, n=100)
    return 1000 * hundredths[49], 1000 * hundredths[98]


def told(latencies: list[float]) -> str:
    middle, most = cuts(latencies)
    return f"{middle:.1f} ms, 99 of 100 {most:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--pace", type=float, default=100, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--workers", type=int, default=len(CORES))
    given = parser.parse_args()
    serve = [sys.executable, "-m", "tenfold", "serve", "--bots", "0"]
    with tempfile.TemporaryDirectory() as folder:
        settings = UNLIMITED | {"TENFOLD_LOG_LEVEL": "error", "TENFOLD_REVIEWS": str(given.workers)}
        plain, busy = (settings | {"TENFOLD_DATABASE": f"sqlite:{folder}/{name}.sqlite"} for name in "ab")
        with (
            running([*serve, "--port", str(QUIET)], QUIET, plain, "/readyz", CORES),
            running([*serve, "--port", str(REVIEWING)], REVIEWING, busy, "/readyz", CORES) as server,
        ):
            ask_for_reviews()
            uvloop.run(measure(server, given))


if __name__ == "__main__":
    main()
