"""How long a decision of the expert takes in the engine of a browser, beside the one that Python uses.

    python benchmarks/browser_speed.py --games 4
    python benchmarks/browser_speed.py --games 14 --only "tiles, open"
    python benchmarks/browser_speed.py --hints --games 40

Node has the engine of Chromium. The same module, which a wheel brings along, decides the same positions of
games of the expert against itself in both, one after the other; processor time, on Linux. With `--hints` it
is the first ranking of a hint, late in games of two with the cards, where it takes longest.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

from tenfold.analysis.decisions import ALL
from tenfold.bots.bot import Turn
from tenfold.catalogue import find_game
from tenfold.fast.compiled_bot import CompiledBot
from tenfold.fast.exports import house_program
from tenfold.fast.module import BUILT, is_built
from tenfold.fast.study import CompiledStudy
from tenfold.protocol.game import CHANCE, NOBODY, Json, Move
from tenfold.records.dealer import Dealer

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from node import NodeMachine

SETUPS: dict[str, tuple[str, Json]] = {
    "cards, alone": ("cards", {"edition": "aeg", "seats": 1, "target": 7}),
    "cards, two": ("cards", {"edition": "aeg", "seats": 2}),
    "cards, five": ("cards", {"edition": "aeg", "seats": 5}),
    "tiles, closed": ("tiles", {"edition": "steffen", "open": False}),
    "tiles, open": ("tiles", {"edition": "steffen", "open": True}),
}

FEW_CARDS = 10
SLOWED = 4  # times: a weak phone
AT_MOST = 0.25  # seconds


def decisions(game: str, options: Json, games: int, decide: Callable[[Turn], Move]) -> Iterator[Turn]:
    """Where there is something to decide, in games that `decide` plays."""
    rules = find_game(game)
    for number in range(games):
        dealer = Dealer(game, options, hashlib.sha256(f"browser {number}".encode()).digest())
        state: Any = rules.start(rules.read_options(dealer.options))
        while (mover := rules.to_move(state)) != NOBODY:
            if mover == CHANCE:
                move = dealer.next_move(state)
            else:
                turn = Turn(rules, state, mover, rules.legal(state), [number + 1])
                if len(turn.legal) > 1:
                    yield turn
                move = decide(turn)
            state = rules.advance(state, move)


def spent(clock: Callable[[], float], decide: Callable[[Turn], Move], turn: Turn) -> tuple[float, Move]:
    own = replace(turn, dice=list(turn.dice))  # who decides throws them
    began = clock()
    move = decide(own)
    return clock() - began, move


def told(times: list[float]) -> str:
    times = sorted(times)
    return f"median {1000 * median(times):.1f} ms, 99 % {1000 * times[99 * len(times) // 100]:.0f} ms"


def time_hints(node: NodeMachine, games: int) -> None:
    game, options = SETUPS["cards, two"]
    start = find_game(game).start(find_game(game).read_options(options))
    study = CompiledStudy(game, start, has_own_deck=False, machine=node)
    times = []
    for turn in decisions(game, options, games, CompiledBot(game, "expert")):
        if turn.state.left <= FEW_CARDS:
            began = node.processor_seconds()
            study.begin_decision(turn.state, 1, [], "quick")
            study.go_on(ALL)
            times.append(node.processor_seconds() - began)
    slowed = sum(SLOWED * one <= AT_MOST for one in times)
    print(f"{len(times)} hints with {FEW_CARDS} cards left or fewer: {told(times)}, the longest", end=" ")
    print(f"{1000 * max(times):.0f} ms; slowed {SLOWED} times {slowed} take {1000 * AT_MOST:.0f} ms or less")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4, help="of each kind")
    parser.add_argument("--hints", action="store_true", help="instead, the first ranking of hints")
    parser.add_argument("--only", choices=SETUPS, help="of all kinds")
    given = parser.parse_args()
    if not is_built():
        raise SystemExit("The module is not built from these rules: python web/make.py rules")
    with NodeMachine(BUILT.read_bytes(), house_program().exports) as node:
        if given.hints:
            time_hints(node, given.games)
            return
        for name in [given.only] if given.only else SETUPS:
            game, options = SETUPS[name]
            here, there, player = (CompiledBot(game, "expert", machine) for machine in (None, node, None))
            of_python, of_browser = [], []
            for turn in decisions(game, options, given.games, player):
                seconds, move = spent(time.process_time, here, turn)
                of_python.append(seconds)
                seconds, other = spent(node.processor_seconds, there, turn)
                of_browser.append(seconds)
                assert move == other
            ratio = sum(of_browser) / sum(of_python)
            print(f"{name}: {len(of_python)} decisions; browser {told(of_browser)}; "
                  f"Python {told(of_python)}; {ratio:.2f} times", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
