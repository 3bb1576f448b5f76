"""What a second worker on one PostgreSQL brings.

    uv run --all-extras python benchmarks/server_workers.py --database postgresql://localhost/empty

Clients, database and workers share the cores of this machine, so the rates alone say little. What counts is
the processor time that the workers use for a move: half of the tables have their two clients at different
workers, which then tell each other what was stored. If a move costs no more than with one worker, two take
twice as many.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import uvloop
from server_load import UNLIMITED, Table, moves, running, used

PORT = 8514


def workers_of(supervisor: subprocess.Popen[bytes]) -> list[int]:
    """The processes that serve: the supervisor itself, or its children."""
    text = Path(f"/proc/{supervisor.pid}/task/{supervisor.pid}/children").read_text()
    children = [int(child) for child in text.split()]
    names = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    serving = [child for child, name in names.items() if b"spawn_main" in name]
    return serving or [supervisor.pid]


async def measure(supervisor: subprocess.Popen[bytes], tables: int, seconds: float) -> tuple[float, float]:
    """Moves a second, and seconds of the workers' processors for each."""
    playing = [Table(PORT, seed) for seed in range(tables)]
    for table in playing:
        await table.open()
    await moves(playing, seconds / 4)
    pids = workers_of(supervisor)
    before = sum(used(pid) for pid in pids)
    rate, latencies = await moves(playing, seconds)
    work = (sum(used(pid) for pid in pids) - before) / len(latencies)
    for table in playing:
        table.close()
    return rate, work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True, help="The URL of an empty database.")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=2)
    arguments = parser.parse_args()
    serve = [sys.executable, "-m", "tenfold", "serve", "--port", str(PORT), "--bots", "0"]
    settings = UNLIMITED | {"TENFOLD_DATABASE": arguments.database, "TENFOLD_LOG_LEVEL": "error"}
    for _ in range(arguments.rounds):
        work = {}
        for count in (1, 2):
            command = [*serve, "--workers", str(count)]
            with running(command, PORT, settings, "/readyz", cores=os.sched_getaffinity(0)) as server:
                rate, work[count] = uvloop.run(measure(server, arguments.tables, arguments.seconds))
            print(f"workers {count}: {rate:6.0f} moves/s, {work[count] * 1e6:4.0f} µs of theirs each")
        print(f"two workers can take {2 * work[1] / work[2]:.2f} times as many moves as one")


if __name__ == "__main__":
    main()
