"""What does the time of a random game go into?

    uv run --all-extras python benchmarks/playout_profile.py [cards|tiles]

Takes positions from random games, sorts them by phase, and measures for each phase what the parts of a move
cost, compiled: listing the legal moves, marking them in a mask, picking one at random, making it. A part that
changes the position is measured together with copying it, and the copying is taken off again.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from tenfold.catalogue import find_game
from tenfold.kernel import overwrite, rule
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.kernel.structs import INT64
from tenfold.lab.bench import SETUPS
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.masks import words_for
from tenfold.loops.rulebook import P, Rulebook, S
from tenfold.protocol.game import NOBODY

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

import make

GAMES = 30
ROUNDS = 200

Part: TypeAlias = Callable[[Rulebook[S, P], S, S, int, list[int], list[int], list[int]], int]


@rule
def each(
    game: Rulebook[S, P],
    part: Part[S, P],
    states: list[S],
    work: S,
    moves: list[int],
    out: list[int],
    words: list[int],
    dice: list[int],
) -> int:
    """Does one thing at every position; `work` is a position to change."""
    total = 0
    for number in range(len(states)):
        total += part(game, states[number], work, moves[number], out, words, dice)
    return total


@rule
def copying(
    game: Rulebook[S, P], s: S, work: S, move: int, out: list[int], words: list[int], dice: list[int]
) -> int:
    overwrite(work, s)
    return 0


@rule
def listing(
    game: Rulebook[S, P], s: S, work: S, move: int, out: list[int], words: list[int], dice: list[int]
) -> int:
    return game.legal(s, out)


@rule
def marking(
    game: Rulebook[S, P], s: S, work: S, move: int, out: list[int], words: list[int], dice: list[int]
) -> int:
    dice[1] = game.mark(s, words, out, dice[1])
    return 0


@rule
def picking(
    game: Rulebook[S, P], s: S, work: S, move: int, out: list[int], words: list[int], dice: list[int]
) -> int:
    return game.pick(s, out, dice)


@rule
def stepping(
    game: Rulebook[S, P], s: S, work: S, move: int, out: list[int], words: list[int], dice: list[int]
) -> int:
    overwrite(work, s)
    game.step(work, move)
    return 0


PARTS: list[Callable[..., int]] = [copying, listing, marking, picking, stepping]


def main(game: str) -> None:
    phases = positions(game)
    total = sum(len(found) for found in phases.values())
    machine = Instance(_code(game))
    print(
        f"{'phase':<10} {'of moves':>9} {'legal':>6} {'listing':>9} {'marking':>9} {'picking':>9} {'step':>9}"
    )
    for phase, found in sorted(phases.items(), key=lambda item: -len(item[1])):
        legal, (copied, listed, marked, picked, stepped) = measure(machine, game, found)
        chance = phase == "chance"
        print(
            f"{phase:<10} {len(found) / total:9.1%} {legal:6.1f} {listed:6.0f} ns {marked:6.0f} ns"
            f" {'–' if chance else format(picked, '.0f'):>6} ns {stepped - copied:6.0f} ns"
        )


def positions(game: str) -> dict[str, list[tuple[Any, int]]]:
    """Positions of random games by phase, each with the move that was made."""
    engine, rng = find_game(game), Random(1)
    phases: dict[str, list[tuple[Any, int]]] = defaultdict(list)
    for _ in range(GAMES):
        state = engine.start(engine.read_options(SETUPS[game]))
        while engine.to_move(state) != NOBODY:
            move = rng.choice(engine.legal(state))
            phases[engine.view(state)["phase"]].append((state, move))
            state = engine.advance(state, move)
    return phases


def measure(machine: Instance, game: str, found: list[tuple[Any, int]]) -> tuple[float, list[float]]:
    """How many legal moves there are on average, and the nanoseconds of each part."""
    loops = LOOP_GAMES[game]
    layout = layout_of(loops.state)
    data = b"".join(layout.pack(state) for state, _ in found)
    states = Span(machine.take(len(data)), len(found))
    machine.write(states.address, data)
    moves = machine.keep_list(INT64, len(found))
    machine.write_list(INT64, moves, [move for _, move in found])
    work, out = machine.keep(loops.state()), machine.keep_list(INT64, loops.space)
    words, dice = machine.keep_list(INT64, words_for(loops.space)), machine.keep_list(INT64, 2)
    machine.write_list(INT64, dice, [12345, 0])
    given, times = (states, work, moves, out, words, dice), []
    for part in PARTS:
        call, best = machine.ready(part.__name__, *given), float("inf")
        for _ in range(ROUNDS):
            began = time.process_time_ns()
            machine.run(call)
            best = min(best, time.process_time_ns() - began)
        times.append(best / len(found))
    return machine.call("listing", *given) / len(found), times


def _code(game: str) -> Any:
    loops = LOOP_GAMES[game]
    program = Program()
    for part in PARTS:
        program.export(part.__name__, each, loops.book, part, S=loops.state, P=loops.paper)
    return compile_module(make.optimised(program.text()), program.exports)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "cards")
