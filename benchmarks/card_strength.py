"""How strong the card game's expert is, and how true its judgement: the figures of docs/opponents.md.

    python benchmarks/card_strength.py careful        one expert among careful players, two to five seats
    python benchmarks/card_strength.py table          the same as it sits at a table, with playouts; slow
    python benchmarks/card_strength.py apprentice     one among networks that learnt for three minutes
    python benchmarks/card_strength.py before         one among those of an earlier commit
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
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import fmean, median
from typing import Any

import numpy as np
from card_arena import CAREFUL, EXPERT, GAME, RIVAL, Arena, among_rivals, apprentice, earlier, one_among, told
from numpy.typing import NDArray

from tenfold.bots.bot import Turn
from tenfold.bots.cards.mind import EXACTLY
from tenfold.bots.cards.network.self_play import is_lesson
from tenfold.bots.cards.network.weights import FOLDER, NETWORKS, network_for, weights_of
from tenfold.bots.registry import HOUSE
from tenfold.cards.edition import editions
from tenfold.cards.solo import is_opponent
from tenfold.cards.state import MOST_SEATS, PAY, State
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.fast.self_play import SelfPlay
from tenfold.fast.solver import CardSolver
from tenfold.lab.training.card_network import LESSON
from tenfold.protocol.game import Json
from tenfold.solver.cards.solving import NOISE, is_last_round

NEVER = 1 << 40  # one move in so many is not the best
FEWEST_POSITIONS = 500  # that a mean is taken of
SOLVED_CARDS, SOLVED_NODES = 2, 5_000


def against_careful(decks: int, playouts: int = 0) -> None:
    arena = Arena()
    arena.think("expert", playouts)
    for seats in range(2, 6):
        options = {"edition": "aeg", "seats": seats}
        arena.know("expert", weights_of(network_for(GAME.start(GAME.read_options(options)))))
        print(seats, "seats:", told(one_among(arena, options, EXPERT, CAREFUL, decks)), flush=True)


def against_rivals(rivals: Callable[[str], bytes], given: Any) -> None:
    """One expert among others whose weights are told by the name of the network."""
    for seats in given.seats:
        network = NETWORKS[seats - 1]
        won = among_rivals(weights_of(network, given.weights), rivals(network), seats, given.decks)
        print(f"{seats} seats: {told(won)}, {fmean(won) * seats:.2f} of an equal share", flush=True)


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
    parser.add_argument("study", choices=(*STUDIES, "apprentice", "before"))
    parser.add_argument("--decks", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="+", default=(2, 3, 4), help="at tables of rivals")
    parser.add_argument("--weights", type=Path, default=FOLDER, help="of the expert, among rivals")
    parser.add_argument("--commit", default="HEAD", help="that the others' weights shipped with")
    given: Any = parser.parse_args()
    rivals: dict[str, Callable[[str], bytes]] = {
        "apprentice": apprentice,
        "before": partial(earlier, given.commit),
    }
    if given.study in rivals:
        against_rivals(rivals[given.study], given)
    else:
        STUDIES[given.study](given.decks)


if __name__ == "__main__":
    main()
