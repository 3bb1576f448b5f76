"""What other systems do, beside Tenfold: the same kind of work in turns, in one run, by processor time.

    python benchmarks/peers.py --install          puts them into build/peers, apart from the project
    python benchmarks/peers.py --list             what can be measured, with which versions
    python benchmarks/peers.py rules              random games, one move at a time from Python
    python benchmarks/peers.py inside             the same inside the libraries
    python benchmarks/peers.py servers            moves that two clients are told, memory, start
    python benchmarks/peers.py killed             what a server still knows after kill -9

Prints rows of Markdown: the middle of the rounds, and the middle of the ratios to the first row of the same
round. Games differ, and so does what a decision is: a ratio says how long one waits, not who programs better.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from statistics import median
from typing import IO, Any, Final

import uvloop
from peer_games import GAMES, INSIDE
from peer_servers import SERVERS, kill_all, measure_all

HOME: Final = Path(__file__).parents[1] / "build" / "peers"
PYTHON: Final = {
    "python": [
        "catanatron==3.2.1",
        "chess==1.11.2",
        "open_spiel==2.0.2",
        "pokerkit==0.7.7",
        "rlcard==1.2.0",
        "pip",  # rlcard asks it what is installed
    ],
    "pgx": ["jax==0.10.2", "pgx==2.6.0"],
}
NODE: Final = [
    "boardgame.io@0.50.2",
    "@colyseus/core@0.18.17",
    "@colyseus/schema@5.0.34",
    "@colyseus/ws-transport@0.18.4",
    "node-persist@3.1.3",  # for the files of boardgame.io
]
PLACES: Final = list(GAMES)
QUESTIONS: Final = {
    "rules": PLACES[: PLACES.index(INSIDE)],
    "inside": PLACES[PLACES.index(INSIDE) :],
    "servers": list(SERVERS),
    "killed": list(SERVERS),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("question", nargs="?", choices=list(QUESTIONS))
    parser.add_argument("--install", action="store_true", help="makes the environments of the others")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--only", default="", help="those with this in their name, and the first")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of the processor in a round")
    options = parser.parse_args()
    if options.install:
        install()
    elif options.list or not options.question:
        for question, names in QUESTIONS.items():
            print(f"{question}: {', '.join(names)}")
        print(f"in {HOME}: {', '.join([*chain(*PYTHON.values()), *NODE])}")
    else:
        answer(options.question, chosen(options.question, options.only), options)


def answer(question: str, names: list[str], options: argparse.Namespace) -> None:
    if not all((HOME / place).exists() for place in (*PYTHON, "node")):
        sys.exit("The others are not installed: python benchmarks/peers.py --install")
    if question in ("rules", "inside"):
        rows = games(names, options)
    elif question == "servers":
        rows = uvloop.run(measure_all(names, HOME / "node", options.rounds))
    else:
        rows = uvloop.run(kill_all(names, HOME / "node", options.rounds))
    for row in rows:
        print("| " + " | ".join(row) + " |", flush=True)


def chosen(question: str, only: str) -> list[str]:
    first, *others = QUESTIONS[question]
    return [first, *(name for name in others if only in name)]


def install() -> None:
    """Nothing of it is seen by the project: three folders, which may be deleted."""
    uv = shutil.which("uv") or str(Path(".tools/bin/uv").absolute())
    for name, packages in PYTHON.items():
        place = HOME / name
        print(f"{', '.join(packages)} into {place}", flush=True)
        subprocess.run([uv, "venv", "--quiet", "--clear", str(place)], check=True)
        python = str(place / "bin" / "python")
        subprocess.run([uv, "pip", "install", "--quiet", "--python", python, *packages], check=True)
    place = HOME / "node"
    print(f"{', '.join(NODE)} into {place}", flush=True)
    place.mkdir(exist_ok=True)
    (place / "package.json").write_text('{"private": true}')
    npm = shutil.which("npm") or str(Path(sys.executable).with_name("npm"))
    subprocess.run([npm, "install", "--no-fund", "--no-audit", "--silent", *NODE], cwd=place, check=True)


class Worker:
    """A process that plays one game of `peer_games.py` in the environment of its library."""

    def __init__(self, name: str) -> None:
        self.game = GAMES[name]
        self._process = subprocess.Popen(
            [python_of(self.game.package), str(Path(__file__).with_name("peer_games.py")), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
        )
        assert self._process.stdin
        assert self._process.stdout
        self._asked: IO[str] = self._process.stdin
        self._said: IO[str] = self._process.stdout
        self.facts = self._hear()

    def rate(self, seconds: float) -> float:
        self._asked.write(f"{seconds}\n")
        self._asked.flush()
        told = self._hear()
        return float(told["moves"] / told["seconds"])

    def _hear(self) -> Any:
        line = self._said.readline()
        if not line:
            sys.exit(f"{self.game.label} has ended, and says why above")
        return json.loads(line)

    def close(self) -> None:
        self._asked.close()
        self._said.close()
        self._process.wait()


def python_of(package: str) -> str:
    if package == "tenfold":
        return sys.executable
    place = next((name for name, packages in PYTHON.items() if package in str(packages)), "python")
    return str(HOME / place / "bin" / "python")


def games(names: list[str], options: argparse.Namespace) -> list[list[str]]:
    with ExitStack() as cleanup:
        workers = [Worker(name) for name in names]
        for worker in workers:
            cleanup.callback(worker.close)
        rates: list[list[float]] = [[] for _ in workers]
        for number in range(options.rounds):
            print(f"round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
            for worker, found in zip(workers, rates, strict=True):
                found.append(worker.rate(options.seconds))
    first = rates[0]
    return [
        [
            worker.game.label,
            worker.facts["version"],
            rounded(median(found)),
            f"{rounded(ratio_to(first, found))} ({spread(first, found)})",
            f"{worker.facts['ready']:.1f} s",
        ]
        for worker, found in zip(workers, rates, strict=True)
    ]


def ratio_to(first: list[float], found: list[float]) -> float:
    return median(mine / base for mine, base in zip(found, first, strict=True))


def spread(first: list[float], found: list[float]) -> str:
    ratios = [mine / base for mine, base in zip(found, first, strict=True)]
    return f"{rounded(min(ratios))}–{rounded(max(ratios))}"


def rounded(value: float) -> str:
    """Two digits that count."""
    return f"{float(f'{value:.2g}'):,.10g}"


if __name__ == "__main__":
    main()
