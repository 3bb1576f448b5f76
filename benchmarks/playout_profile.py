"""What does the time of a random game go into?

    uv run --all-extras python benchmarks/playout_profile.py [cards|tiles]

Takes positions from random games, sorts them by phase, and measures for each phase what listing the legal
moves costs, compiled; and how often the phase comes.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from random import Random
from typing import Any

import numpy as np

from tenfold.catalogue import find_game
from tenfold.fast.pack import pack
from tenfold.fast.rulebook import RULEBOOKS
from tenfold.kernel import adapt, compiled, rule
from tenfold.lab.bench import SETUPS
from tenfold.protocol.game import NOBODY


def legal(s: Any, out: Any) -> int:
    raise NotImplementedError


@rule
def list_all(states: Any, out: Any) -> int:
    total = 0
    for number in range(len(states)):
        total += legal(states[number], out)
    return total


def main(game: str) -> None:
    engine, book, rng = find_game(game), RULEBOOKS[game], Random(1)
    phases: dict[str, list[Any]] = defaultdict(list)
    for _ in range(30):
        state = engine.start(engine.read_options(SETUPS[game]))
        while engine.to_move(state) != NOBODY:
            phases[engine.view(state)["phase"]].append(pack(state))
            state = engine.apply(state, rng.choice(engine.legal(state)))
    total = sum(map(len, phases.values()))
    loop = compiled(adapt(list_all, game, legal=book.rules["legal"]))
    out = np.zeros(book.room, np.int64)
    print(f"{'phase':<10} {'of moves':>9} {'legal moves':>12} {'listing':>10}")
    for phase, packed in sorted(phases.items(), key=lambda item: -len(item[1])):
        states, best = np.concatenate(packed), float("inf")
        count = loop(states, out)
        for _ in range(50):
            began = time.perf_counter()
            loop(states, out)
            best = min(best, time.perf_counter() - began)
        each = best / len(states) * 1e9
        print(f"{phase:<10} {len(states) / total:9.1%} {count / len(states):12.1f} {each:7.0f} ns")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "cards")
