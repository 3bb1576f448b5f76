"""Where the adjusted result of two experts at the cards still scatters, by cards left: how much of the
squares of the residual between two chances arises there, how far values are from the result, and how far
from what they would be if it were known how experts play on.

    python benchmarks/residual_figures.py --games 120 --seed 11
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import NamedTuple

from review_figures import counted

from tenfold.analysis.evaluator import evaluator_for, shares_of
from tenfold.bots.bot import Turn
from tenfold.cards.state import DRAW, State
from tenfold.catalogue import find_game
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.lab.play.job import Job, play_game
from tenfold.protocol.game import CHANCE, NOBODY, Json

CARDS = find_game("cards")
OPTIONS: Json = {"edition": "aeg", "seats": 2}
BANDS = ((200, 33), (32, 17), (16, 9), (8, 6), (5, 5), (4, 4), (3, 3), (2, 0))  # cards left, from and to
PLAYED_ON = 8  # games from one position, in two halves


class Seen(NamedTuple):
    """A chance of a game, and what seat 0 could expect."""

    left: int
    jump: float  # from what the chance before had given to the mean before this one
    value: float  # that mean
    result: float
    missed: float | None  # the square of what it is off, by games that go on; asked once a band


def main() -> None:
    options = arguments()
    seen = [one for number in counted(options.games) for one in study(options, number)]
    whole = sum(one.jump**2 for one in seen)
    for most, least in BANDS:
        here = [one for one in seen if least <= one.left <= most]
        squares = sum(one.jump**2 for one in here) / whole
        distance = fmean((one.value - one.result) ** 2 for one in here)
        missed = [one.missed for one in here if one.missed is not None]
        name = f"{most} to {least}" if most != least else str(least)
        name = f"{least} or more" if most == BANDS[0][0] else name
        off = f"{fmean(missed):.3f}" if missed else ""
        print(f"| {name} | {squares:.0%} | {distance:.3f} | {off} |".replace("%", " %"), flush=True)


def study(options: argparse.Namespace, number: int) -> Iterator[Seen]:
    job = Job("cards", OPTIONS, ("expert", "expert"), options.seed)
    played = play_game(job, f"review-figures {options.seed} {number}")
    evaluator = evaluator_for("cards", played.dealer.options)
    state: State = CARDS.start(CARDS.read_options(played.dealer.options))
    result, given, asked = played.shares()[0], None, set()
    for move in played.moves:
        if CARDS.to_move(state) == CHANCE:
            moves, weights = zip(*CARDS.chances(state), strict=True)
            values = [row[0] for row in evaluator.outcomes(state, "normal")]
            mean = sum(weight * one for weight, one in zip(weights, values, strict=True)) / sum(weights)
            band = next(most for most, least in BANDS if least <= state.left)
            missed = None
            if band not in asked and state.left <= options.most and number % options.every == 0:
                asked.add(band)
                missed = missed_by(state, mean, number)
            yield Seen(state.left, mean - given if given is not None else 0.0, mean, result, missed)
            given = values[moves.index(move)]
        state = CARDS.advance(state, move)


def missed_by(state: State, value: float, number: int) -> float:
    """An estimate of a square that no chance makes too large: two halves of the games, multiplied."""
    ends = [ending(state, Random(f"{number} {game}")) for game in range(PLAYED_ON)]
    one, other = ends[: PLAYED_ON // 2], ends[PLAYED_ON // 2 :]
    return (fmean(one) - value) * (fmean(other) - value)


def ending(state: State, rng: Random) -> float:
    """What seat 0 has when experts have played on."""
    expert = compiled_bot("cards", "expert")
    while (mover := CARDS.to_move(state)) != NOBODY:
        if mover == CHANCE:
            moves, weights = zip(*CARDS.chances(state), strict=True)
            move = rng.choices(moves, weights)[0]
        else:
            legal = CARDS.legal(state)
            move = legal[0]
            if len(legal) > 1 or state.phase == DRAW:
                found = expert(Turn(CARDS, state.copy(), mover, legal, [1]))
                assert isinstance(found, int)
                move = found
        state = CARDS.advance(state, move)
    result = CARDS.result(state)
    assert result is not None
    return shares_of(result, 2)[0]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--seed", default="11")
    parser.add_argument("--most", type=int, default=16, help="cards left from which games are played on")
    parser.add_argument("--every", type=int, default=4, help="from one game in so many they are")
    return parser.parse_args()


if __name__ == "__main__":
    main()
