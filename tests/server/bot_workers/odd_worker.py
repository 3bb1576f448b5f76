"""A worker for tests: its first run goes wrong as it is told to, every later one is as it should be."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tenfold.server.bot_workers.chooser import Chooser, MoveRequest
from tenfold.server.bot_workers.worker import prepare
from tenfold.server.workers.child import BOTS, work
from tenfold.server.workers.frames import HEADER


def hang(*_: Any) -> Any:
    print("at work", flush=True)  # noqa: T201
    while True:
        pass


def crash(*_: Any) -> Any:
    raise RuntimeError("this is what the test wants")


def chatter(chooser: Chooser, request: MoveRequest) -> Any:
    print("this goes to the error output")  # noqa: T201
    os.write(1, b"and so does this")
    return choose(chooser, request)


def meet(chooser: Chooser, request: MoveRequest) -> Any:
    """Answers once another worker is at work as well."""
    (runs / str(os.getpid())).touch()
    while len(list(runs.iterdir())) < 2:
        time.sleep(0.01)
    return choose(chooser, request)


def pause(chooser: Chooser, request: MoveRequest) -> Any:
    time.sleep(0.05)
    return choose(chooser, request)


choose = Chooser.choose
ways: dict[str, Callable[..., Any]] = {
    "hang": hang,
    "crash": crash,
    "leave": lambda *_: os._exit(0),
    "answer illegally": lambda *_: "no such move",
    "answer a number": lambda *_: 7,
    "answer nothing": lambda *_: None,
    "chatter": chatter,
    "meet": meet,
    "pause": pause,
}
raw = {
    "answer nonsense": HEADER.pack(3) + b"???",
    "answer without end": b"????",
    "answer half": HEADER.pack(3) + b"?",
}

way, runs = sys.argv[1], Path(sys.argv[2])
always = way in ("meet", "pause", "chatter")
if always or not runs.exists():
    if not always:
        runs.touch()
    if way == "fail to start":
        sys.exit(3)
    if way in raw:
        output = os.dup(1)
        ways[way] = lambda *_: (os.write(output, raw[way]), hang())
    Chooser.choose = ways[way]  # type: ignore[method-assign]
work(prepare, BOTS)
