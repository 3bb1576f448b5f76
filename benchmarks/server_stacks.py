"""Which web framework, and which web server? All of them in one run, on one core.

    uv run --all-extras python benchmarks/server_stacks.py [--rounds 7] [--only granian] [--skip limits]

Makes an environment for each stack in a temporary folder, then measures in turns, so that a busy machine is
busy for all alike: what is installed, the start until the first answer, the server's processor time of a
small JSON request and of a WebSocket message (some 60 bytes, answered with 600) against a bare application
on uvicorn, and the memory of an idle WebSocket. Then each server is attacked, as it comes and with the best
of its settings (`stack_limits.py`). Prints Markdown; takes some twenty minutes, the attacks most of them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final

import stack_limits
from stack_apps import ANSWER, APPS, COMMON, STACKS, Stack
from stack_server import REQUEST, Server, answer_length, exchange, frame, install

LINES: Final = 16  # side by side
MESSAGES: Final = 4800  # a round
IDLE: Final = 1000
MESSAGE: Final = frame(1, b'{"type":"move","id":"b7c1d2e3","version":123,"moves":["draw"]}')
TOPICS: Final = ("start", "work", "idle", "limits")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="", help="only stacks whose name has this in it, and the bare one")
    parser.add_argument("--skip", choices=TOPICS, nargs="*", default=[], help="what not to measure")
    parser.add_argument("--core", type=int, default=0, help="the core that servers and clients share")
    parser.add_argument("--uv", default=shutil.which("uv") or ".tools/bin/uv")
    options = parser.parse_args()
    os.sched_setaffinity(0, {options.core})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and so stops the servers, too
    stacks = [stack for stack in STACKS if options.only in stack.name or stack.app == "bare"]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        measure(stacks, Path(name), options)


def measure(stacks: list[Stack], folder: Path, options: argparse.Namespace) -> None:
    for app, source in APPS.items():
        (folder / f"{app}_app.py").write_text(COMMON + source)
    columns: dict[str, list[str]] = {"stack": [stack.name for stack in stacks]}
    sizes = []
    for stack in stacks:
        say(f"install {stack.name}")
        sizes.append(install(stack, folder, options.uv))
    columns["packages"] = [str(count) for count, _ in sizes]
    columns["MB"] = [f"{size / 1e6:.1f}" for _, size in sizes]
    if "start" not in options.skip:
        columns |= starts(stacks, folder, options.rounds)
    if "work" not in options.skip:
        columns |= work(stacks, folder, options.rounds)
    if "idle" not in options.skip:
        columns["KiB an idle socket"] = [f"{idle(stack, folder):.0f}" for stack in stacks]
    print_table(columns)
    if "limits" not in options.skip:
        print_table(stack_limits.table(stacks, folder, say))


def starts(stacks: list[Stack], folder: Path, rounds: int) -> dict[str, list[str]]:
    clock: dict[str, list[float]] = {stack.name: [] for stack in stacks}
    processor: dict[str, list[float]] = {stack.name: [] for stack in stacks}
    for number in range(rounds + 1):
        say(f"start, round {number} of {rounds}")
        for stack in stacks:
            began = time.monotonic()
            server = Server(stack, folder)
            server.wait()
            if number:  # the first only warms the disk's cache
                clock[stack.name].append(time.monotonic() - began)
                processor[stack.name].append(server.seconds())
            server.stop()
    return {
        "start, s": [f"{median(times):.2f}" for times in clock.values()],
        "of the processor": [f"{median(times):.2f}" for times in processor.values()],
    }


def work(stacks: list[Stack], folder: Path, rounds: int) -> dict[str, list[str]]:
    """The processor's time of a request and of a message; servers that are not asked just wait."""
    requests: list[list[float]] = [[] for _ in stacks]
    messages: list[list[float]] = [[] for _ in stacks]
    with ExitStack() as cleanup:
        servers = [Server(stack, folder) for stack in stacks]
        for server in servers:
            cleanup.callback(server.stop)
            server.wait()
        for number in range(rounds + 1):
            say(f"requests and messages, round {number} of {rounds}")
            for place, server in enumerate(servers):
                request, message = one_round(server)
                if number:
                    requests[place].append(request)
                    messages[place].append(message)
    return {
        "µs a request": [f"{median(times):.0f} ({ratio(times, requests[0])})" for times in requests],
        "µs a message": [f"{median(times):.0f} ({ratio(times, messages[0])})" for times in messages],
    }


def one_round(server: Server) -> tuple[float, float]:
    """Microseconds of a request and of a message."""
    found = []
    length = answer_length(server)
    for connect, message, answer in (
        (server.line, REQUEST, length),
        (lambda: server.websocket("/echo"), MESSAGE, ANSWER + 4),
    ):
        lines = [connect() for _ in range(LINES)]
        exchange(lines, message, answer, LINES)
        before = server.precise_seconds()
        exchange(lines, message, answer, MESSAGES)
        found.append((server.precise_seconds() - before) / MESSAGES * 1e6)
        for line in lines:
            line.close()
    return found[0], found[1]


def ratio(times: list[float], baseline: list[float]) -> str:
    """The median of the rounds' ratios: what was measured side by side."""
    return f"{median(mine / bare for mine, bare in zip(times, baseline, strict=True)):.2f}"


def idle(stack: Stack, folder: Path) -> float:
    """KiB of a WebSocket that has had one message."""
    say(f"idle sockets, {stack.name}")
    server = Server(stack, folder)
    with ExitStack() as cleanup:
        cleanup.callback(server.stop)
        server.wait()
        warm = [cleanup.enter_context(server.websocket("/echo")) for _ in range(100)]
        exchange(warm, MESSAGE, ANSWER + 4, len(warm))
        before = server.memory()
        lines = [cleanup.enter_context(server.websocket("/echo")) for _ in range(IDLE)]
        exchange(lines, MESSAGE, ANSWER + 4, IDLE)
        return (server.memory() - before) / IDLE / 1024


def print_table(columns: dict[str, list[str]]) -> None:
    print("\n| " + " | ".join(columns) + " |\n|" + "---|" * len(columns))
    for row in zip(*columns.values(), strict=True):
        print("| " + " | ".join(row) + " |", flush=True)


def say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
