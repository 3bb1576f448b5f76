"""How strong the card game's expert is, and how true its judgement: the figures of docs/opponents.md.

    python benchmarks/card_strength.py careful        one expert among careful players, two to five seats
    python benchmarks/card_strength.py table          the same as it sits at a table, with playouts; slow
    python benchmarks/card_strength.py apprentice     against a network that learnt for three minutes
    python benchmarks/card_strength.py solo           every edition and target
    python benchmarks/card_strength.py time           with more and more time to think
    python benchmarks/card_strength.py endings        against itself without playing the last cards out
    python benchmarks/card_strength.py loss           what it loses at decisions that the solver knows
    python benchmarks/card_strength.py calibration    are judged shares what becomes of them?
    python benchmarks/card_strength.py speed          processor time of a decision, as it sits at a table

Decks are paired: each is dealt once for every seat. Intervals are 95 %.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import struct
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.bots.bot import Turn
from tenfold.bots.cards.careful import careful_in_cards
from tenfold.bots.cards.expert import expert_in_cards
from tenfold.bots.cards.mind import EXACTLY
from tenfold.bots.cards.network.self_play import is_lesson
from tenfold.bots.cards.network.weights import network_for, place_in_notes, seats_of, unpack, weights_of
from tenfold.bots.cards.notes import CardNotes
from tenfold.bots.registry import HOUSE
from tenfold.cards.edition import editions
from tenfold.cards.moves import SPACE
from tenfold.cards.scoring import Arrangement
from tenfold.cards.solo import is_opponent
from tenfold.cards.state import MOST_SEATS, PAY, State
from tenfold.cards.victory import count_up
from tenfold.catalogue import find_game
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.fast.self_play import SelfPlay
from tenfold.fast.solver import CardSolver
from tenfold.kernel import Struct, inside, rule
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.kernel.structs import INT64
from tenfold.lab.training.card_network import LESSON
from tenfold.loops.cards import CARDS
from tenfold.loops.matches import LONGEST_GAME, play_match
from tenfold.protocol.game import Json, Move
from tenfold.records.dealer import Dealer
from tenfold.solver.cards.solving import NOISE, is_last_round

APPRENTICE = Path(__file__).parent / "opponents" / "apprentice.f16"
GAME = find_game("cards")
CAREFUL, EXPERT, RIVAL = range(3)
NEVER = 1 << 40  # one move in so many is not the best
FEWEST_POSITIONS = 500  # that a mean is taken of
SOLVED_CARDS, SOLVED_NODES = 2, 5_000


@dataclass(slots=True)
class TwoMinds(Struct):
    expert: CardNotes = inside(CardNotes)
    rival: CardNotes = inside(CardNotes)


@rule
def careful(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return careful_in_cards(s, out, count, dice, notes.expert)


@rule
def expert(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return expert_in_cards(s, out, count, dice, notes.expert)


@rule
def rival(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return expert_in_cards(s, out, count, dice, notes.rival)


class Arena:
    """A table for the expert, a rival with other weights, and careful players."""

    def __init__(self) -> None:
        program = Program()
        kinds = {"S": State, "P": Arrangement, "N": TwoMinds}
        program.export("match", play_match, CARDS, (careful, expert, rival), **kinds)
        program.export("count", count_up)
        machine = self._machine = Instance(compile_module(program.text(), program.exports))
        self._state, self._shown = machine.keep(State()), machine.keep(State())
        self._paper = machine.keep(Arrangement())
        self._notes = Span(machine.take(layout_of(TwoMinds).size))
        self._piles = machine.keep_list(INT64, 256)
        self._out, self._offered = machine.keep_list(INT64, SPACE), machine.keep_list(INT64, SPACE)
        self._dice = Span(machine.take(8 * MOST_SEATS), MOST_SEATS, 1)
        self._log = machine.keep_list(INT64, LONGEST_GAME)

    def know(self, who: str, weights: bytes) -> None:
        self._write(who, place_in_notes(), weights)

    def think(self, who: str, samples: int) -> None:
        """How many playouts may be spent on each close move."""
        self._write(who, offset_of(CardNotes, "mind", "samples"), struct.pack("<q", samples))

    def hurry(self, who: str, level: int) -> None:
        """How the end of a game is looked at."""
        self._write(who, offset_of(CardNotes, "mind", "hurry"), struct.pack("<q", level))

    def _write(self, who: str, offset: int, data: bytes) -> None:
        place = self._notes.address + layout_of(TwoMinds).fields[who].offset
        self._machine.write(place + offset, data)

    def winners(self, options: Json, bots: list[int], number: int) -> tuple[int, list[Move]]:
        """The mask of the winners of one game, and its moves."""
        machine = self._machine
        dealer = Dealer("cards", options, hashlib.sha256(str(number).encode()).digest())
        start = GAME.start(GAME.read_options(dealer.options))
        piles = [move for pile in dealer.piles for move in pile]
        machine.write(self._state.address, layout_of(State).pack(start))
        machine.write_list(INT64, self._piles, piles)
        machine.write_list(INT64, self._dice, [number * 8 + seat for seat in range(MOST_SEATS)])
        given = Span(self._piles.address, len(piles)), self._out, self._offered, self._dice
        count = machine.call("match", self._state, self._shown, *given, bots, self._notes, self._log)
        assert count > 0
        winners = machine.call("count", self._state, self._paper)
        return winners, machine.fetch_list(INT64, self._log, count)


def one_among(arena: Arena, options: Json, one: int, others: int, decks: int) -> list[float]:
    """By deck: what one player wins among others, on average over the seats."""
    won, seats = [], options["seats"]
    for number in range(decks):
        shares = []
        for seat in range(seats):
            bots = [others] * MOST_SEATS
            bots[seat] = one
            winners, _ = arena.winners(options, bots, number)
            shares.append((winners >> seat & 1) / winners.bit_count())
        won.append(fmean(shares))
    return won


def told(won: list[float]) -> str:
    return f"{100 * fmean(won):5.1f} ± {100 * 1.96 * stdev(won) / len(won) ** 0.5:.1f} %"


def against_careful(decks: int, playouts: int = 0) -> None:
    arena = Arena()
    arena.think("expert", playouts)
    for seats in range(2, 6):
        options = {"edition": "aeg", "seats": seats}
        arena.know("expert", weights_of(network_for(GAME.start(GAME.read_options(options)))))
        print(seats, "seats:", told(one_among(arena, options, EXPERT, CAREFUL, decks)), flush=True)


def against_rival(weights: bytes, decks: int) -> None:
    print("expert:", told(duel(weights_of("two"), weights, decks)), flush=True)


def duel(weights: bytes, others: bytes, decks: int) -> list[float]:
    """By deck: what one network for two players wins against another."""
    arena = Arena()
    arena.know("expert", weights)
    arena.know("rival", others)
    return one_among(arena, {"edition": "aeg", "seats": 2}, EXPERT, RIVAL, decks)


def apprentice() -> bytes:
    return unpack(APPRENTICE.read_bytes(), seats_of("two"))


def alone(decks: int) -> None:
    arena = Arena()
    arena.know("expert", weights_of("solo"))
    for edition in editions().values():
        for target in range(edition.solo.lowest_target, edition.solo.highest_target + 1):
            options = {"edition": edition.id, "seats": 1, "target": target}
            found = []
            for bot in (EXPERT, CAREFUL):
                won = [arena.winners(options, [bot] * MOST_SEATS, number)[0] & 1 for number in range(decks)]
                found.append(told([float(one) for one in won]))
            print(edition.id, target, "expert", found[0], "careful", found[1], flush=True)


def with_time(decks: int) -> None:
    arena = Arena()
    for who in ("expert", "rival"):
        arena.know(who, weights_of("two"))
    for samples in (4, 16, 64):
        arena.think("expert", samples)
        began = time.process_time()
        won = told(one_among(arena, {"edition": "aeg", "seats": 2}, EXPERT, RIVAL, decks))
        seconds = (time.process_time() - began) / (2 * decks)
        print(samples, "playouts:", won, f"against none; {seconds:.2f} s a game", flush=True)
        decks = max(decks // 3, 10)


def against_guesses(decks: int) -> None:
    arena = Arena()
    arena.hurry("rival", EXACTLY)
    for seats in (2, 4):
        options = {"edition": "aeg", "seats": seats}
        for who in ("expert", "rival"):
            arena.know(who, weights_of(network_for(GAME.start(GAME.read_options(options)))))
        won = one_among(arena, options, EXPERT, RIVAL, decks)
        print(seats, "seats:", told(won), f"of {decks} decks; {100 / seats:.0f} % if alike", flush=True)


def positions(options: Json, games: int) -> Iterator[tuple[State, int]]:
    """Positions that the network judges, of games of the expert, and who won them."""
    return ((state, winners) for state, winners in every_position(options, games) if is_lesson(state))


def every_position(options: Json, games: int) -> Iterator[tuple[State, int]]:
    arena = Arena()
    start = GAME.start(GAME.read_options(options))
    arena.know("expert", weights_of(network_for(start)))
    for number in range(games):
        winners, moves = arena.winners(options, [EXPERT] * MOST_SEATS, number)
        state = GAME.start(GAME.read_options(options))
        for move in moves:
            yield state, winners
            state = GAME.advance(state, move)


def losses(decks: int) -> None:
    """Decisions with at most so many cards to come, two players and solo; the last round of buying apart."""
    bot, solver = compiled_bot("cards", "expert"), CardSolver()
    for seats in (1, 2):
        options: Json = {"edition": "aeg", "seats": seats} | ({"target": 7} if seats == 1 else {})
        lost: dict[str, list[float]] = {"last round": [], "before": []}
        unknown = 0
        for state, _ in decisions(options, decks):
            solution = solver.solve(state, SOLVED_NODES)
            mover = GAME.to_move(state)
            if not solution.is_exact:
                unknown += 1
                continue
            move = bot(Turn(GAME, state.copy(), mover, solution.moves, [1]))
            own = [value[mover] for value in solution.values]
            when = "last round" if is_last_round(state) else "before"
            lost[when].append(max(own) - own[solution.moves.index(move)])
        for when, found in lost.items():
            print(f"{seats} seats, {when}: {told_loss(found)}, {unknown} too large to solve", flush=True)


def decisions(options: Json, games: int) -> Iterator[tuple[State, int]]:
    """Choices near the end of the expert's games, payments aside, and who won them."""
    for state, winners in every_position(options, games):
        is_near = state.left <= SOLVED_CARDS and GAME.to_move(state) >= 0 and state.phase != PAY
        if is_near and not is_opponent(state, state.mover) and len(GAME.legal(state)) > 1:
            yield state, winners


def told_loss(found: list[float]) -> str:
    return f"{fmean(found):.5f} a decision, {sum(one > NOISE for one in found)} of {len(found)} cost anything"


def calibrated(decks: int) -> None:
    """What the expert expects when it decides, and what became of it, by phase and by tenths of a share."""
    table = SelfPlay("cards")
    worst: list[float] = []
    for seats in range(1, 6):
        options: Json = {"edition": "aeg", "seats": seats} | ({"target": 7} if seats == 1 else {})
        start = GAME.start(GAME.read_options(options))
        table.learn(weights_of(network_for(start)))
        games = [np.frombuffer(table.play(start, number, NEVER, 1.0), LESSON) for number in range(decks)]
        for phase, decile, off, count in deviations(games, seats):
            worst.append(abs(off))
            print(f"{seats} seats, phase {phase}, tenth {decile}: {off:+.3f} of {count}", flush=True)
    print(f"off by 0.02 or less: {sum(off <= 0.02 for off in worst)} of {len(worst)}")


def deviations(games: list[NDArray[Any]], seats: int) -> Iterator[tuple[int, int, float, int]]:
    lessons = np.concatenate(games)
    first = lessons["seen"]["first"]
    by_seat = (np.arange(seats) - first[:, None]) % seats  # where the features have each seat
    became = np.take_along_axis(lessons["target"], by_seat, axis=1)
    looked = lessons["looked"][:, :seats]
    deciles = np.minimum((10 * looked).astype(int), 9)
    for phase in np.unique(lessons["phase"]):
        for decile in range(10):
            chosen = (deciles == decile) & (lessons["phase"] == phase)[:, None]
            if chosen.sum() >= FEWEST_POSITIONS:
                yield int(phase), decile, float((looked - became)[chosen].mean()), int(chosen.sum())


def quick(decks: int) -> None:
    bot = compiled_bot("cards", "expert")
    rng = random.Random(1)
    for seats in (1, 2, 5):
        options: Json = {"edition": "aeg", "seats": seats} | ({"target": 7} if seats == 1 else {})
        times = []
        for state, _ in positions(options, decks):
            legal = GAME.legal(state)
            if len(legal) > 1 and rng.random() < 0.2:
                began = time.process_time()
                bot(Turn(GAME, state, GAME.to_move(state), legal, [1]))
                times.append(1000 * (time.process_time() - began))
        times.sort()
        most = f"99 % {times[99 * len(times) // 100]:.2f} ms, all {times[-1]:.0f} ms"
        print(seats, f"median {median(times):.2f} ms, {most}", len(times))


STUDIES: dict[str, Callable[[int], None]] = {
    "careful": against_careful,
    "table": lambda decks: against_careful(decks, HOUSE["cards"].bots["expert"].effort),
    "apprentice": lambda decks: against_rival(apprentice(), decks),
    "solo": alone,
    "time": with_time,
    "endings": against_guesses,
    "loss": losses,
    "calibration": calibrated,
    "speed": quick,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("study", choices=STUDIES)
    parser.add_argument("--decks", type=int, default=200)
    given: Any = parser.parse_args()
    STUDIES[given.study](given.decks)


if __name__ == "__main__":
    main()
