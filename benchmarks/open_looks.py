"""How far a review's looks at the open tile game are off: at positions of games between two opponents, what
each level says of the difference between the move made and the best other one, beside a long search.

    python benchmarks/open_looks.py --games 40 --seed 21
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from tenfold.bots.tiles.network.weights import place_in_notes, weights_of
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.shares import share_in_depth, share_of_first
from tenfold.catalogue import find_game
from tenfold.judging.findings import LEVELS
from tenfold.judging.tiles.levels import AHEAD, OPEN_NODES, PROOF_NODES
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.lab.play.job import Job, play_game
from tenfold.solver.tiles.bounds import Looks, solve_move
from tenfold.tiles.state import PLACE, State

LONG: Final = 2_000_000  # positions
EARLIEST: Final = 4  # tiles that lie
OF_A_GAME: Final = 4  # positions

GAME: Final = find_game("tiles")


class Look(NamedTuple):
    share: float  # of the mover's opponent
    is_proved: bool


class Judge:
    def __init__(self) -> None:
        program = Program()
        for rule in (share_in_depth, share_of_first, solve_move):
            program.export(rule.__name__, rule)
        self._machine = Instance(compile_module(program.text(), program.exports))
        self._notes = Span(self._machine.take(layout_of(TileNotes).size))
        self._machine.write(self._notes.address + place_in_notes(), weights_of())

    def long_look(self, after: State) -> float:
        return float(self._machine.call("share_in_depth", after, self._notes, LONG)[0])

    def look(self, state: State, move: int, level: int) -> Look:
        """As a review does it, without a deeper look where it is unclear."""
        call, after = self._machine.call, GAME.advance(state, move)
        least, most = call("solve_move", state, Looks(), move, PROOF_NODES[level])
        if least == most:
            return Look(1 - least, True)
        far, is_proved = call("share_in_depth", after, self._notes, OPEN_NODES[level])
        near = call("share_of_first", after, self._notes, AHEAD[level] - 1)
        near = near if after.mover == 0 else 1 - near
        return Look(far if is_proved else (far + near) / 2, is_proved)

    def other_than(self, state: State, made: int) -> int:
        """The move that looks best at a glance, but for one."""
        notes, call = self._notes, self._machine.call
        shares = {
            move: call("share_of_first", GAME.advance(state, move), notes, 1)
            for move in GAME.legal(state)
            if move != made
        }
        return max(shares, key=lambda move: shares[move] if state.mover == 0 else -shares[move])


def main() -> None:
    options, judge = arguments(), Judge()
    off: dict[str, list[float]] = {level: [] for level in LEVELS}
    proved = dict.fromkeys(LEVELS, 0)
    count = 0
    for state, made in positions(options):
        other = judge.other_than(state, made)
        if any(GAME.advance(state, move).phase != PLACE for move in (made, other)):
            continue
        count += 1
        truth = judge.long_look(GAME.advance(state, made)) - judge.long_look(GAME.advance(state, other))
        for number, level in enumerate(LEVELS):
            one, another = (judge.look(state, move, number) for move in (made, other))
            if one.is_proved and another.is_proved:
                proved[level] += 1
            else:
                off[level].append(one.share - another.share - truth)
    for level in LEVELS:
        mean = math.sqrt(sum(one * one for one in off[level]) / max(len(off[level]), 1))
        print(f"{level:<7} {proved[level]} of {count} proved; the others off by {mean:.3f}")


def positions(options: argparse.Namespace) -> Iterator[tuple[State, int]]:
    """Some of the decisions of each game."""
    job = Job("tiles", {"edition": "steffen", "open": True}, ("hugo", "iris"), options.seed)
    rng = Random(options.seed)
    for number in range(options.games):
        played = play_game(job, f"review-figures {options.seed} {number}")
        state, found = GAME.start(GAME.read_options(played.dealer.options)), []
        for move in played.moves:
            if state.phase == PLACE and state.laid >= EARLIEST:
                found.append((state.copy(), move))
            state = GAME.advance(state, move)
        yield from rng.sample(found, min(OF_A_GAME, len(found)))


def arguments() -> Any:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="21")
    return parser.parse_args()


if __name__ == "__main__":
    main()
