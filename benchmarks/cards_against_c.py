"""How far is the compiled card game from the machine's limit?

    uv run --all-extras python benchmarks/cards_against_c.py

Builds the C state machine of a simplified game in `benchmarks/limit` (needs gcc), and plays random
four-player games with it and with our rules in turn, in one run on one core. The C program counts what the
players do; so do we: the cards that chance gives come on top of our figure.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from tenfold.lab.bench import playouts

LIMIT = Path(__file__).parent / "limit"
ROUNDS = 5


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "ten_step"
        source = LIMIT / "ten_step.c"
        subprocess.run(["gcc", "-O2", "-DSTEP_MAIN", "-o", program, source], check=True, cwd=LIMIT)
        theirs, ours = 0.0, 0.0
        for number in range(ROUNDS):
            told = subprocess.run([program, "0.5", "4", "0"], check=True, capture_output=True, text=True)
            theirs = max(theirs, json.loads(told.stdout)["steps_per_s"])
            moves, seconds = playouts("cards", 4000, number)
            ours = max(ours, moves / seconds)
    print(f"C state machine, simplified game  {theirs:14,.0f} moves/s")
    print(f"Tenfold's rules, compiled         {ours:14,.0f} moves/s")
    print(f"ratio                             {ours / theirs:14.2f}")


if __name__ == "__main__":
    main()
