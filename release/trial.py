"""A package in an environment that has nothing but Python, and no Node: it is played, served and studied."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from .project import ROOT

SECONDS: Final = 1_800.0  # for anything that is run, on a machine that has much else to do
PLAY: Final = """
from tenfold import Play
from tenfold.fast.module import is_built
for game, options in (("cards", dict(edition="aeg", seats=3)), ("tiles", dict(edition="steffen"))):
    play = Play(game, **options)
    while not play.is_over:
        play.push(play.legal()[0])
    assert play.result["winners"] is not None
assert is_built(), "the module of the rules is not the one for these rules"
"""
FILES: Final = re.compile(r'(?:src|href)="(\./assets/[^"]+)"')


class Broken(Exception):
    """Something does not work; the message says what and how."""


@dataclass(frozen=True)
class Empty:
    """An environment with no program on its path but its own, and an empty home."""

    place: Path

    @property
    def home(self) -> Path:
        return self.place / "home"

    @property
    def programs(self) -> Path:
        return self.place / ("Scripts" if sys.platform == "win32" else "bin")

    def create(self, uv: str, python: str) -> None:
        run([uv, "venv", "--quiet", "--no-project", "--python", python, str(self.place)])
        self.home.mkdir()

    def install(self, uv: str, archive: Path, *more: str) -> None:
        python = str(self.programs / "python")
        run([uv, "pip", "install", "--quiet", "--no-config", "--python", python, *more, str(archive)])

    def run(self, *words: str) -> str:
        return run([str(self.programs / words[0]), *words[1:]], cwd=self.home, env=self.environment())

    def environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("LANG", "SYSTEMROOT", "TEMP") if name in os.environ}
        return {**kept, "PATH": str(self.programs), "HOME": str(self.home)}


def run(words: list[str], **more: Any) -> str:
    try:
        done = subprocess.run(words, check=False, capture_output=True, text=True, timeout=SECONDS, **more)
    except subprocess.TimeoutExpired:
        raise Broken(f"`{' '.join(words)}` does not end") from None
    if done.returncode:
        raise Broken(f"`{' '.join(words)}` ends with {done.returncode}:\n{done.stdout}{done.stderr}")
    said: str = done.stdout
    return said


def try_out(empty: Empty, version: str) -> Iterator[str]:
    """Does what somebody would do first; yields what has worked."""
    expect(empty.run("tenfold", "--version").strip(), f"tenfold {version}")
    empty.run("python", "-W", "error", "-c", PLAY)
    yield "both games are played"
    for words in (
        "simulate --seats 3 --bots careful,greedy,random --games 3 --seed 7 --out games.jsonl",
        "verify games.jsonl",
        "picture games.jsonl --move 20 --output position.svg",
    ):
        empty.run("tenfold", *words.split())
    reviewed = empty.run("tenfold", "review", "games.jsonl", "--record", "1", "--quick", "--json")
    expect(bool(json.loads(reviewed.splitlines()[0])["seats"]), True)
    yield "games are simulated, verified, drawn and reviewed"
    with serving(empty) as (address, server):
        expect(json.loads(fetch(f"{address}/healthz"))["status"], "alive")
        expect(json.loads(fetch(f"{address}/api/catalogue"))["version"], version)
        files = FILES.findall(fetch(f"{address}/").decode())
        expect(bool(files) and all(fetch(f"{address}/{file}") for file in files), True)
        yield "pages are served"
        for game in ("cards", "tiles"):
            empty.run("python", str(ROOT / "examples" / "play_a_game.py"), address, "--game", game)
        server.send_signal(signal.SIGTERM)
        expect(server.wait(20) in (0, -signal.SIGTERM), True)  # orderly, and then by the signal itself
        yield "games are played over the network, and the server stops when it is told to"


@contextmanager
def serving(empty: Empty) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [str(empty.programs / "tenfold"), "serve", "--port", str(port)]
    with (empty.home / "server.log").open("wb") as log:
        server = subprocess.Popen(words, cwd=empty.home, env=empty.environment(), stdout=log, stderr=log)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address, server)
            yield address, server
        finally:
            server.kill()
            server.wait()


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and server.poll() is None:
        try:
            fetch(f"{address}/readyz")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise Broken("`tenfold serve` does not answer")


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=SECONDS) as answer:
        told: bytes = answer.read()
        return told


def expect(found: object, wanted: object) -> None:
    if found != wanted:
        raise Broken(f"{found!r} where {wanted!r} was expected")
