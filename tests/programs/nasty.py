"""A program that plays as it should, but for one way of behaving badly, named by its first argument."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

READY = {"type": "ready", "protocol": 1, "name": "Nasty", "games": ["cards", "tiles"]}
HELLOS: dict[str, Any] = {
    "other_protocol": READY | {"protocol": 7},
    "no_name": READY | {"name": ""},
    "odd_name": READY | {"name": "a\u001b[31m"},
    "one_game": READY | {"games": ["tiles", "chess"]},
    "more_keys": READY | {"shoe_size": 43},
    "moves_at_once": {"type": "move", "id": 1, "move": "draw"},
    "refuses_to_start": {"type": "error", "key": "tired", "sentence": "Not today."},
}
# What is said instead of, or added to, a right answer.
LINES = {
    "prints": "thinking…",
    "deep": '{"type": "move", "odd": ' + "[" * 30_000 + "]" * 30_000 + "}",
    "no_type": "[1, 2, 3]",
    "ready_again": json.dumps(READY),
    "refuses": '{"type": "error", "key": "lost", "sentence": "I do not know this."}',
}
CHANGES: dict[str, dict[str, Any]] = {
    "long_line": {"odd": "x" * 100_000},
    "cheats": {"move": "bid:1000"},
    "wrong_type": {"type": "dance"},
    "wrong_id": {"id": 77},
    "no_move": {"move": None},
    "chatters": {"values": {"draw": 0.5, "nonsense": 1.0}, "phrase": "good_luck", "odd": [1]},
    "slangy": {"phrase": "yo"},
}


def main() -> None:
    way, *rest = sys.argv[1:]
    begin(way, rest)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(json.dumps(HELLOS.get(way, READY)))
        elif message["type"] == "move":
            answer(way, message)
        elif message["type"] == "error" and rest:
            Path(rest[0]).write_text(line)
    if way == "ignores_the_end":
        time.sleep(3600)


def begin(way: str, rest: list[str]) -> None:
    if way == "floods_before_ready":
        sys.stderr.write("x" * 300_000)
    if way == "never_ready":
        time.sleep(3600)
    if way == "forks":
        child = subprocess.Popen(["sleep", "3600"])
        Path(rest[0]).write_text(f"{os.getpid()} {child.pid}")


def answer(way: str, message: dict[str, Any]) -> None:
    fine = {"type": "move", "id": message["id"], "move": message["legal"][0]}
    misbehave(way)
    if way in LINES:
        say(LINES[way])
        return
    for _ in range(2 if way == "twice" else 1):
        sys.stdout.write(json.dumps(fine | CHANGES.get(way, {})) + "\n")
    sys.stdout.flush()
    while way == "never_stops":
        say("and another thing")


def misbehave(way: str) -> None:
    if way == "sleeps":
        time.sleep(3600)
    elif way == "crashes":
        raise ValueError("nothing comes to mind")
    elif way == "is_killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif way == "not_utf8":
        sys.stdout.buffer.write(b'{"type": "\xff"}\n')
    elif way == "huge_line":
        sys.stdout.write("[" + "1," * 100_000)
        sys.stdout.flush()
        time.sleep(3600)
    elif way in ("closes", "closes_and_ends"):
        os.close(1)
        if way == "closes":
            time.sleep(3600)
        os._exit(4)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


main()
