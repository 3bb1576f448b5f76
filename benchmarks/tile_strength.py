"""How strong the tile game's expert is, and how true its judgement: the figures of docs/opponents_tiles.md.

    python benchmarks/tile_strength.py duel expert careful   any two
    python benchmarks/tile_strength.py time                  with more and more time to think
    python benchmarks/tile_strength.py calibration           are judged shares what becomes of them?
    python benchmarks/tile_strength.py speed                 processor time of a decision
    python benchmarks/tile_strength.py review                processor time of what a review asks for

Deals are paired: each is played twice, with the seats swapped. Intervals are 95 % over pairs; a draw is ½.
`yardstick` is a bot here, too; `--effort` gives the first one another effort than usual.
"""

from __future__ import annotations

import argparse
import hashlib
import struct
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

from tile_yardstick import yardstick_in_tiles

from tenfold.bots.bot import Turn
from tenfold.bots.tiles.careful import careful_in_tiles
from tenfold.bots.tiles.characters import (
    expert_in_tiles,
    hugo_in_tiles,
    iris_in_tiles,
    nell_in_tiles,
)
from tenfold.bots.tiles.greedy import greedy_in_tiles
from tenfold.bots.tiles.network.weights import place_in_notes, unpack, weights_of
from tenfold.bots.tiles.notes import TileNotes
from tenfold.catalogue import find_game
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.fast.tile_judge import tile_judge
from tenfold.kernel import Struct, inside, rule
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.kernel.structs import INT64
from tenfold.loops.matches import LONGEST_GAME, play_match
from tenfold.loops.tiles import TILES, NoPaper
from tenfold.protocol.game import Json, Move
from tenfold.records.dealer import Dealer
from tenfold.tiles.moves import SPACE
from tenfold.tiles.state import State

GAME = find_game("tiles")


@dataclass(slots=True)
class TwoMinds(Struct):
    first: TileNotes = inside(TileNotes)
    second: TileNotes = inside(TileNotes)


@rule
def careful(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return careful_in_tiles(s, out, count, dice, notes.second)


@rule
def greedy(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return greedy_in_tiles(s, out, count, dice, notes.second)


@rule
def yardstick(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return yardstick_in_tiles(s, out, count, dice, notes.second)


@rule
def nell(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return nell_in_tiles(s, out, count, dice, notes.second)


@rule
def iris(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return iris_in_tiles(s, out, count, dice, notes.second)


@rule
def hugo(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return hugo_in_tiles(s, out, count, dice, notes.second)


@rule
def expert(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return expert_in_tiles(s, out, count, dice, notes.second)


@rule
def first_iris(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return iris_in_tiles(s, out, count, dice, notes.first)


@rule
def first_hugo(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return hugo_in_tiles(s, out, count, dice, notes.first)


@rule
def first_expert(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return expert_in_tiles(s, out, count, dice, notes.first)


CHOOSERS = (careful, greedy, yardstick, nell, iris, hugo, expert, first_iris, first_hugo, first_expert)
NAMES = [one.__name__ for one in CHOOSERS]


class Arena:
    """A table for two, each with a mind of its own."""

    def __init__(self) -> None:
        program = Program()
        kinds = {"S": State, "P": NoPaper, "N": TwoMinds}
        program.export("match", play_match, TILES, CHOOSERS, **kinds)
        machine = self._machine = Instance(compile_module(program.text(), program.exports))
        self._state, self._shown = machine.keep(State()), machine.keep(State())
        self._notes = Span(machine.take(layout_of(TwoMinds).size))
        self._piles = machine.keep_list(INT64, 256)
        self._out, self._offered = machine.keep_list(INT64, SPACE), machine.keep_list(INT64, SPACE)
        self._dice = Span(machine.take(16), 2, 1)
        self._log = machine.keep_list(INT64, LONGEST_GAME)
        for who in ("first", "second"):
            self.know(who, weights_of())

    def know(self, who: str, weights: bytes) -> None:
        self._write(who, place_in_notes(), weights)

    def think(self, who: str, effort: int) -> None:
        """How many positions may be looked at for a move; 0: as many as usual."""
        self._write(who, offset_of(TileNotes, "effort"), struct.pack("<q", effort))

    def _write(self, who: str, offset: int, data: bytes) -> None:
        place = self._notes.address + layout_of(TwoMinds).fields[who].offset
        self._machine.write(place + offset, data)

    def play(self, is_open: bool, bots: list[str], secret: str) -> tuple[int, list[Move], Any]:
        """Who wins a game, or -1; its moves; and where it began."""
        machine = self._machine
        options: Json = {"edition": "steffen", "open": is_open}
        digest = hashlib.sha256(secret.encode()).digest()
        dealer = Dealer("tiles", options, digest)
        start = GAME.start(GAME.read_options(dealer.options))
        piles = [move for pile in dealer.piles for move in pile]
        machine.write(self._state.address, layout_of(State).pack(start))
        machine.write_list(INT64, self._piles, piles)
        machine.write_list(INT64, self._dice, [digest[0], digest[1]])
        given = Span(self._piles.address, len(piles)), self._out, self._offered, self._dice
        seated = [NAMES.index(bot) for bot in bots]
        count = machine.call("match", self._state, self._shown, *given, seated, self._notes, self._log)
        assert count > 0
        end = layout_of(State).unpack(machine.read(self._state.address, layout_of(State).size))
        return end.winner, machine.fetch_list(INT64, self._log, count), start

    def duel(self, one: str, other: str, is_open: bool, pairs: int, seed: str) -> list[float]:
        """By deal: what the first one wins of it, in both seats."""
        won = []
        for number in range(pairs):
            shares = []
            for seat, bots in enumerate(([one, other], [other, one])):
                winner, _, _ = self.play(is_open, bots, f"{seed}/{number}")
                shares.append(0.5 if winner < 0 else float(winner == seat))
            won.append(fmean(shares))
        return won


def told(won: list[float]) -> str:
    return f"{100 * fmean(won):5.1f} ± {100 * 1.96 * stdev(won) / len(won) ** 0.5:.1f} %"


def kind_of(is_open: bool) -> str:
    return "open" if is_open else "closed"


def duel(given: Any) -> None:
    arena = Arena()
    arena.think("first", given.effort)
    if given.weights:
        arena.know("first", unpack(given.weights.read_bytes()))
    for is_open in given.kinds:
        began = time.process_time()
        one = f"first_{given.one}" if f"first_{given.one}" in NAMES else given.one
        won = arena.duel(one, given.other, is_open, given.pairs, given.seed)
        seconds = (time.process_time() - began) / (2 * given.pairs)
        print(
            given.one, "against", given.other, kind_of(is_open), told(won), f"{2 * given.pairs} games,",
            f"{seconds:.3f} s a game", flush=True,
        )  # fmt: skip


def with_time(given: Any) -> None:
    arena = Arena()
    for is_open in given.kinds:
        pairs = given.pairs
        for effort in (300, 3_000, 30_000, 300_000):
            arena.think("first", effort)
            began = time.process_time()
            won = arena.duel("first_expert", "careful", is_open, pairs, given.seed)
            seconds = (time.process_time() - began) / (2 * pairs)
            print(kind_of(is_open), effort, "positions:", told(won), f"{seconds:.3f} s a game", flush=True)
            if effort >= 3_000:
                pairs = max(pairs // 4, 10)


def positions(is_open: bool, games: int, seed: str) -> Iterator[tuple[State, int]]:
    """Positions of games of the expert against itself, and who won them."""
    arena = Arena()
    for number in range(games):
        winner, moves, state = arena.play(is_open, ["first_expert", "expert"], f"{seed}/{number}")
        for move in moves:
            yield state, winner
            state = GAME.advance(state, move)


def calibrated(given: Any) -> None:
    for is_open in given.kinds:
        bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for state, winner in positions(is_open, given.pairs, given.seed):
            if state.laid > 0:
                share = tile_judge().share_of_first(state)
                real = 0.5 if winner < 0 else 1.0 - winner
                bins[min(int(share * 10), 9)].append((share, real))
                bins[min(int((1 - share) * 10), 9)].append((1 - share, 1 - real))
        for _, pairs in sorted(bins.items()):
            judged, real = (fmean(pair[part] for pair in pairs) for part in range(2))
            print(kind_of(is_open), f"judged {judged:.3f} won {real:.3f}", len(pairs), flush=True)


def quick(given: Any) -> None:
    bot = compiled_bot("tiles", "expert")
    for is_open in given.kinds:
        times = []
        for state, _ in positions(is_open, given.pairs, given.seed):
            legal = GAME.legal(state)
            if GAME.to_move(state) >= 0 and len(legal) > 1:
                began = time.process_time()
                bot(Turn(GAME, state, GAME.to_move(state), legal, [1]))
                times.append(1000 * (time.process_time() - began))
        times.sort()
        tail = times[99 * len(times) // 100]
        print(kind_of(is_open), f"median {median(times):.1f} ms, 99 % {tail:.1f} ms, {len(times)} decisions")


def reviewed(given: Any) -> None:
    """Every position of a game, and every move from it."""
    judge = tile_judge()
    for is_open in given.kinds:
        spent = 0.0
        for state, _ in positions(is_open, given.pairs, given.seed):
            began = time.process_time()
            judge.share_of_first(state)
            judge.after_each(state, GAME.legal(state))
            spent += time.process_time() - began
        print(kind_of(is_open), f"{1000 * spent / given.pairs:.0f} ms a game", flush=True)


STUDIES: dict[str, Callable[[Any], None]] = {
    "duel": duel,
    "time": with_time,
    "calibration": calibrated,
    "speed": quick,
    "review": reviewed,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("study", choices=STUDIES)
    parser.add_argument("one", nargs="?", default="expert")
    parser.add_argument("other", nargs="?", default="careful")
    parser.add_argument("--pairs", type=int, default=200, help="deals; or games")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--effort", type=int, default=0)
    parser.add_argument("--weights", type=Path, help="other ones for the first")
    parser.add_argument("--open", action="store_const", const=[True], dest="kinds", default=[False, True])
    parser.add_argument("--closed", action="store_const", const=[False], dest="kinds")
    given = parser.parse_args()
    STUDIES[given.study](given)


if __name__ == "__main__":
    main()
