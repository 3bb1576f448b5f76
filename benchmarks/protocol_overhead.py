"""What it costs that a bot is a program: processor time of a move on both sides, against the same function.

    python benchmarks/protocol_overhead.py --games 20

The same games are played twice: by a function that takes any legal move, asked in this process, and by a
program that does the same, asked in lines of JSON. What the second takes more, in both processes and without
the program's start, is divided by the decisions that were asked for. It is processor time, so that a busy
machine changes little.
"""

from __future__ import annotations

import argparse
import json
import resource
import shlex
import sys
import time
from random import Random

from tenfold.bots.bot import Turn
from tenfold.lab.play.match import Match
from tenfold.programs.running import close_programs, running
from tenfold.protocol.game import Json
from tenfold.records.dealer import Dealer

PROGRAM = f"cmd:{shlex.join([sys.executable, __file__, '--be-the-bot'])}"
FUNCTION = f"{__file__}:any_move"
SETUPS: dict[str, tuple[str, Json]] = {
    "cards, two": ("cards", {"edition": "aeg", "seats": 2}),
    "cards, five": ("cards", {"edition": "aeg", "seats": 5}),
    "tiles, closed": ("tiles", {"edition": "steffen"}),
    "tiles, open": ("tiles", {"edition": "steffen", "open": True}),
}

COUNT = {"asked": 0}  # decisions of the function


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--be-the-bot", action="store_true", help="play as the program does")
    given = parser.parse_args()
    if given.be_the_bot:
        answer_lines()
        return
    for name in SETUPS:
        print(row(name, given.games), flush=True)


def row(name: str, games: int) -> str:
    """A warm-up plays with both first; what starting costs is measured by a program that plays nothing."""
    play(name, FUNCTION, 1)
    play(name, PROGRAM, 1)
    start = spent_by_program(name, 0)[1]
    COUNT["asked"] = 0
    alone = time.process_time()
    play(name, FUNCTION, games)
    alone = time.process_time() - alone
    decisions = COUNT["asked"]
    ours, its = spent_by_program(name, games)
    cells = [(ours - alone) / decisions, (its - start) / decisions, (ours - alone + its - start) / decisions]
    return f"| {name} | {decisions:,} | " + " | ".join(f"{1e6 * cell:.0f} µs" for cell in cells) + " |"


def spent_by_program(name: str, games: int) -> tuple[float, float]:
    """Processor seconds in this process and in the program's, from its start to its end."""
    children, ours = children_seconds(), time.process_time()
    play(name, PROGRAM, games)
    ours = time.process_time() - ours
    close_programs()
    return ours, children_seconds() - children


def children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def play(name: str, bot: str, games: int) -> None:
    game, options = SETUPS[name]
    match = Match(game, [bot] * int(options.get("seats", 2)))
    if bot == PROGRAM:
        running(PROGRAM).check_game(game)  # so that it has started
    for number in range(games):
        match.play(Dealer(game, options, number.to_bytes(32, "big")), number)


def any_move(turn: Turn) -> int:
    sys.modules["__main__"].COUNT["asked"] += 1  # every seat has loaded this file for itself
    return turn.legal[Random(turn.below(1 << 32)).randrange(len(turn.legal))]


def answer_lines() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "protocol": 1, "name": "Any", "games": ["cards", "tiles"]})
        elif message["type"] == "move":
            legal = message["legal"]
            move = legal[Random(message["seed"]).randrange(len(legal))]
            say({"type": "move", "id": message["id"], "move": move})


def say(message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
