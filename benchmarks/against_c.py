"""How far are the compiled rules of a game from the machine's limit?

    uv run --all-extras python benchmarks/against_c.py cards|tiles

Builds a yardstick, a C program in `benchmarks/limit` that was written by hand for speed alone (needs gcc),
and plays random games with it and with our rules in turn, in one run on one core. Both count what the players
decide, not the cards or tiles that chance gives, and both by the processor's time. A round's ratio compares
runs that follow each other at once, so a machine that is slow for a while slows both.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tenfold.lab.bench import playouts

LIMIT: Final = Path(__file__).parent / "limit"
FLAGS: Final = ["-std=gnu11", "-O3", "-march=native"]
ROUNDS: Final = 7
GAMES: Final = 8000  # a round
SECONDS: Final = 0.15  # a round; the programs play three times so long and tell the middle rate


class Yardstick(NamedTuple):
    source: str
    what: str
    flags: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()


YARDSTICKS: Final = {
    "cards": Yardstick("ten_step.c", "C, a simplified game for four", ("-DSTEP_MAIN",), ("4", "0")),
    "tiles": Yardstick("tiles_limit.c", "C, the full closed game"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Compares our compiled rules with C.")
    parser.add_argument("game", choices=YARDSTICKS)
    game = parser.parse_args().game
    yardstick = YARDSTICKS[game]
    with tempfile.TemporaryDirectory() as folder:
        program = build(yardstick, Path(folder))
        playouts(game, 1, 0)  # whatever is to be compiled or loaded is not to be measured
        rounds = [(rate_of(program, yardstick), our_rate(game, number)) for number in range(ROUNDS)]
    theirs, ours = (median(rates) for rates in zip(*rounds, strict=True))
    ratios = sorted(mine / yours for yours, mine in rounds)
    print(f"{yardstick.what:30} {theirs:14,.0f} moves/s")
    print(f"{'Tenfold, the compiled rules':30} {ours:14,.0f} moves/s")
    print(f"{'ratio':30} {median(ratios):14.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f} in {ROUNDS} rounds)")


def build(yardstick: Yardstick, folder: Path) -> Path:
    program = folder / "yardstick"
    source = LIMIT / yardstick.source
    subprocess.run(["gcc", *FLAGS, *yardstick.flags, "-o", str(program), str(source)], check=True)
    return program


def rate_of(program: Path, yardstick: Yardstick) -> float:
    command = [str(program), str(SECONDS), *yardstick.arguments]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(json.loads(told.stdout)["steps_per_s"])


def our_rate(game: str, seed: int) -> float:
    moves, seconds = playouts(game, GAMES, seed)
    return moves / seconds


if __name__ == "__main__":
    main()
