"""How many positions of the card game are judged in a second, and how many by another version of the rules?

    python benchmarks/judging_speed.py [--against COMMIT] [--rounds 5]

What is asked is what a review asks of a real game, in its order: every card that may come, with a look ahead,
every choice, and a few playouts of the first two. With `--against`, that version is made in a folder of its
own; both judge the same in turns, and what counts is how their processor times compare.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any
from unittest.mock import patch

from tenfold.bots.bot import Turn
from tenfold.bots.cards import valuing, weighing
from tenfold.bots.cards.mind import Mind
from tenfold.cards.state import LAST_BUY, PAY
from tenfold.catalogue import find_game
from tenfold.fast import card_judge
from tenfold.fast.card_judge import CardJudge
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.fast.exports import house_program
from tenfold.kernel.layout import offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import compile_module
from tenfold.kernel.structs import INT64
from tenfold.loops.dice import seed_dice
from tenfold.protocol.game import CHANCE, NOBODY, Json
from tenfold.records.dealer import Dealer

ROOT = Path(__file__).parents[1]
SETUPS: dict[str, Json] = {
    "solo": {"edition": "aeg", "seats": 1, "target": 8},
    "two": {"edition": "aeg", "seats": 2},
    "four": {"edition": "aeg", "seats": 4},
    "five": {"edition": "aeg", "seats": 5},
}
PLAYER = "careful"
PLAYOUTS = 4
EVERY = 3  # decisions that are played out
WORK = (
    *((valuing, name) for name in ("EVALUATED", "ARRANGED", "TRIED")),
    *((weighing, name) for name in ("ARRANGED", "TRIED")),
)
SAME = 1e-5  # sums in another order differ by less in 32 bits


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--asked", action="store_true", help="judge what is asked on standard input")
    given = parser.parse_args()
    if given.asked:
        answer()
        return
    with tempfile.TemporaryDirectory() as folder:
        trees = [ROOT, *([version_of(given.against, Path(folder))] if given.against else [])]
        judges = [start(tree) for tree in trees]
        for network in SETUPS:
            report(network, [[ask(judge, network) for judge in judges] for _ in range(given.rounds)])
        for judge in judges:
            judge.communicate()


def version_of(commit: str, folder: Path) -> Path:
    """The sources of a commit, with an optimised module made from them."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "x"], cwd=folder, check=True, input=packed)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run([sys.executable, folder / "web" / "make.py", "rules"], check=True)
    return folder


def start(tree: Path) -> subprocess.Popen[str]:
    """Somebody who judges with the rules that lie there."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    words = [sys.executable, __file__, "--asked"]
    return subprocess.Popen(words, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(judge: subprocess.Popen[str], network: str) -> Json:
    assert judge.stdin
    assert judge.stdout
    print(network, file=judge.stdin, flush=True)
    found: Json = json.loads(judge.stdout.readline())
    return found


def report(network: str, rounds: list[list[Json]]) -> None:
    """What was found in each round: by this version, and by the other if there is one."""
    rate = median(here["positions"] / here["seconds"] for here, *_ in rounds)
    line = f"{network:<6} {rounds[0][0]['positions']:7} positions, {rate:9.0f} a second"
    if len(rounds[0]) > 1:
        ratios = sorted(other["seconds"] / here["seconds"] for here, other in rounds)
        off = max(abs(a - b) for a, b in zip(*(one["values"] for one in rounds[0]), strict=True))
        line += f", {median(ratios):.2f} times as fast ({ratios[0]:.2f}–{ratios[-1]:.2f}), off by {off:.1e}"
        assert off <= SAME, line
    print(line, flush=True)


def answer() -> None:
    games = {network: list(positions(options)) for network, options in SETUPS.items()}
    counts = count_positions(games)
    judges = {network: CardJudge(network) for network in SETUPS}
    for line in sys.stdin:
        network = line.strip()
        began = time.process_time()
        values = judged(judges[network], games[network])
        seconds = time.process_time() - began
        print(json.dumps({"positions": counts[network], "seconds": seconds, "values": values}), flush=True)


def count_positions(games: dict[str, list[Any]]) -> dict[str, int]:
    """How many positions the network is asked about: the work done, if nothing else counts as work."""
    with ExitStack() as stack:
        for room, name in WORK:
            stack.enter_context(patch.object(room, name, int(name == "EVALUATED")))
        program = house_program()
        code = compile_module(program.text(), program.exports)
        stack.enter_context(patch.object(card_judge, "house_code", lambda _checked: code))
        return {network: work_of(CardJudge(network), states) for network, states in games.items()}


def work_of(judge: CardJudge, states: list[Any]) -> int:
    judged(judge, states)
    place = Span(judge._mind.address + offset_of(Mind, "work"), 1)
    return int(judge._machine.fetch_list(INT64, place, 1)[0])


def positions(options: Json) -> Iterator[Any]:
    """Those of one game between players of the house, all alike."""
    dealer = Dealer("cards", options, hashlib.sha256(b"judging").digest())
    game, choose = dealer.game, compiled_bot("cards", PLAYER)
    state = game.start(game.read_options(dealer.options))
    while (mover := game.to_move(state)) != NOBODY:
        yield state
        if mover == CHANCE:
            move = dealer.next_move(state)
        else:
            dice = [0]
            seed_dice(dice, 1, 0)
            move = choose(Turn(game, state.copy(), mover, game.legal(state), dice))
        state = game.advance(state, move)


def judged(judge: CardJudge, states: list[Any]) -> list[float]:
    """What is said of a game's positions, all numbers in a row; but nothing of what was played out, where a
    difference in the last digit may decide between moves that are as good as each other."""
    game, said = find_game("cards"), list[float]()
    for number, state in enumerate(states):
        legal = game.legal(state)
        if game.to_move(state) == CHANCE:
            rows = judge.after_each_card(state)
        elif len(legal) > 1:
            rows = judge.after_each_move(state, legal)
            if number % EVERY == 0 and LAST_BUY not in (state.phase, state.paying_in) and state.phase != PAY:
                judge.played_out(state, legal, [0, 1], PLAYOUTS, number)
        else:
            continue
        said += [value for row in rows for value in row]
    return said


if __name__ == "__main__":
    main()
