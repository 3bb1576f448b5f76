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


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    way, *rest = sys.argv[1:]
    if way == "ignores_the_end":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if way == "floods_before_ready":
        sys.stderr.write("x" * 300_000)
    if way == "never_ready":
        time.sleep(3600)
    if way == "forks":
        child = subprocess.Popen(["sleep", "3600"])
        Path(rest[0]).write_text(f"{os.getpid()} {child.pid}")
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(HELLOS.get(way, READY))
        elif message["type"] == "move":
            answer(way, message)
        elif message["type"] == "error":
            Path(rest[0]).write_text(line) if rest else None
    if way == "ignores_the_end":
        time.sleep(3600)


HELLOS: dict[str, Any] = {
    "other_protocol": READY | {"protocol": 7},
    "no_name": READY | {"name": ""},
    "odd_name": READY | {"name": "a\u001b[31m"},
    "one_game": READY | {"games": ["tiles", "chess"]},
    "more_keys": READY | {"shoe_size": 43},
    "moves_at_once": {"type": "move", "id": 1, "move": "draw"},
    "refuses_to_start": {"type": "error", "key": "tired", "sentence": "Not today."},
}


def answer(way: str, message: dict[str, Any]) -> None:
    fine = {"type": "move", "id": message["id"], "move": message["legal"][0]}
    if way == "sleeps":
        time.sleep(3600)
    elif way == "crashes":
        raise ValueError("nothing for seat %d" % message["seat"])
    elif way == "is_killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif way == "prints":
        print("thinking…", flush=True)
    elif way == "not_utf8":
        sys.stdout.buffer.write(b'{"type": "\xff"}\n')
        sys.stdout.flush()
    elif way == "deep":
        print('{"type": "move", "odd": ' + "[" * 30_000 + "]" * 30_000 + "}", flush=True)
    elif way == "huge_line":
        print("[" + "1," * 100_000, end="", flush=True)
        time.sleep(3600)
    elif way == "long_line":
        say(fine | {"odd": "x" * 100_000})
    elif way == "cheats":
        say(fine | {"move": "bid:1000"})
    elif way == "wrong_id":
        say(fine | {"id": message["id"] + 1})
    elif way == "wrong_type":
        say(fine | {"type": "dance"})
    elif way == "no_type":
        say([1, 2, 3])
    elif way == "no_move":
        say({"type": "move", "id": message["id"]})
    elif way == "ready_again":
        say(READY)
    elif way == "refuses":
        say({"type": "error", "key": "lost", "sentence": "I do not know this."})
    elif way == "closes":
        os.close(1)
        time.sleep(3600)
    elif way == "closes_and_ends":
        os.close(1)
        sys.exit(4)
    elif way == "twice":
        print(json.dumps(fine) + "\n" + json.dumps(fine), flush=True)
    elif way == "chatters":
        say(fine | {"values": {fine["move"]: 0.5, "nonsense": 1.0}, "phrase": "good_luck", "odd": [1]})
    elif way == "slangy":
        say(fine | {"phrase": "yo"})
    else:
        say(fine)


main()
