"""How far a review can be trusted: whether the adjusted result agrees with the result on average and scatters
less, whether mistakes that were planted are found, and how far errors are off where they can be solved.

    uv run python benchmarks/review_figures.py luck --games 5000 --bots careful,greedy
    uv run python benchmarks/review_figures.py planted --games 20 --level normal
    uv run python benchmarks/review_figures.py truth --games 20 --bots nora,willa --level quick
    uv run python benchmarks/review_figures.py late --games 100 --bots momo,frieda --level quick
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Iterator
from random import Random
from statistics import covariance, fmean, variance
from typing import Any

from late_yardstick import StrongPlay

from tenfold.analysis.choices import is_paying
from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import Evaluator, Level, evaluator_for, shares_of, study_for
from tenfold.analysis.findings import Decision
from tenfold.analysis.reading import Study
from tenfold.analysis.walk import STEP, Walk, begin, review
from tenfold.bots.bot import Turn
from tenfold.catalogue import AnyGame, find_game
from tenfold.fast.solver import solve_position
from tenfold.fast.table_bot import table_bot
from tenfold.judging.marks import SMALL
from tenfold.lab.play.job import Job, play_game, record_of
from tenfold.protocol.game import CHANCE, Json, Move
from tenfold.records.dealer import Dealer
from tenfold.records.play import Play
from tenfold.records.record import Record

CLEARLY_WORSE = 0.06  # of a victory that a planted move loses,
DOUBT = 3.0  # and so many standard errors more
TRIED = 4  # moves
NEAR = 0.01
MOST_CARDS = 1  # left in the deck; with more of them hardly any position can be solved
NODES = 20_000
FEW_CARDS = 6
PLAYOUTS = 1000
DRAWN_AGAIN = 2_000


def main() -> None:
    options = arguments()
    began = time.process_time()
    studies = {"luck": study_luck, "planted": study_planted, "truth": study_truth, "late": study_late}
    cells = studies[options.study](options)
    if options.row:
        print(f"| {' | '.join([options.row, *cells])} |")
    print(f"{time.process_time() - began:.0f} s of processor time")


def counted(games: int) -> Iterator[int]:
    """The numbers of so many games; whoever waits is told after every tenth part."""
    for number in range(games):
        if number and number % max(games // 10, 1) == 0:
            print(f"    {number} of {games} games", file=sys.stderr, flush=True)
        yield number


def study_luck(options: argparse.Namespace) -> list[str]:
    """Seat 0 in many games: its result, and the same without its luck."""
    results: list[float] = []
    adjusted: list[float] = []
    for result, luck in games_with_luck(options):
        results.append(result)
        adjusted.append(result - luck)
    for name, values in (("result", results), ("adjusted", adjusted)):
        print(f"{name:<9} {fmean(values):.4f} ± {half_interval(values):.4f}, variance {variance(values):.4f}")
    lucks = [one - other for one, other in zip(results, adjusted, strict=True)]
    half = half_interval(lucks)
    print(f"luck      {fmean(lucks):+.4f} ± {half:.4f}")
    weight = covariance(results, lucks) / variance(lucks)
    print(f"a unit of luck goes with {weight:.2f} of the result; 1 would be right")
    low, share, high = share_of_variance(results, adjusted)
    print(f"variance of the adjusted result: {share:.3f} ({low:.3f} to {high:.3f}) of the result's")
    means = [f"{fmean(values):.3f} ± {half_interval(values):.3f}" for values in (results, adjusted)]
    on_average = f"{fmean(lucks):+.3f} ± {half:.3f}".replace("-", "−")
    return [*means, on_average, f"{share:.2f} ({low:.2f}–{high:.2f})"]


def half_interval(values: list[float]) -> float:
    """Of 95 %."""
    return 1.96 * math.sqrt(variance(values) / len(values))


def share_of_variance(results: list[float], adjusted: list[float]) -> tuple[float, float, float]:
    """How much of the results' variance is left, and its 95 % interval by games drawn again."""
    rng, games = Random(1), list(zip(results, adjusted, strict=True))
    shares = sorted(_share(rng.choices(games, k=len(games))) for _ in range(DRAWN_AGAIN))
    return shares[DRAWN_AGAIN // 40], _share(games), shares[-DRAWN_AGAIN // 40]


def _share(games: list[tuple[float, float]]) -> float:
    results, adjusted = zip(*games, strict=True)
    return float(variance(adjusted) / variance(results))


def games_with_luck(options: argparse.Namespace) -> Iterator[tuple[float, float]]:
    setup, bots = setup_of(options), tuple(options.bots.split(","))
    job = Job(options.game, setup, bots, options.seed)
    for number in counted(options.games):
        played = play_game(job, f"review-figures {options.seed} {number}")
        given = played.dealer.options
        game = find_game(options.game)
        evaluator = evaluator_for(options.game, given)
        state, luck = game.start(game.read_options(given)), 0.0
        for move in played.moves:
            if game.to_move(state) == CHANCE:
                luck += luck_of_first(game, state, evaluator, move, options.level)
            state = game.advance(state, move)
        yield played.shares()[0], luck


def luck_of_first(game: AnyGame, state: Any, evaluator: Evaluator, move: Move, level: Level) -> float:
    """What chance gave to seat 0."""
    moves, weights = zip(*game.chances(state), strict=True)
    values = [row[0] for row in evaluator.outcomes(state, level)]
    mean = sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)
    return float(values[moves.index(move)] - mean)


def study_planted(options: argparse.Namespace) -> list[str]:
    """The expert plays, but now and then makes a move that a long look finds clearly worse than the best."""
    planted: list[Decision] = []
    others: list[Decision] = []
    for number in counted(options.games):
        record, odd = planted_game(options, Random(f"{options.seed} {number}"), number)
        for decision in review(record, options.level).choices:
            if decision.number in odd:
                planted.append(decision)
            elif decision.counts:
                others.append(decision)
    for name, decisions in (("planted", planted), ("others", others)):
        marked = sum(one.mark != "" for one in decisions)
        grave = sum(one.mark == "grave" for one in decisions)
        share = marked / max(len(decisions), 1)
        half = 1.96 * math.sqrt(share * (1 - share) / max(len(decisions), 1))
        mean = fmean(one.error for one in decisions) if decisions else math.nan
        unclear = sum(one.unclear for one in decisions)
        print(
            f"{name:<8} {len(decisions):5} decisions: mean error {mean:.4f}, "
            f"marked {share:.1%} ± {half:.1%}, grave {grave} ({grave / max(len(decisions), 1):.2%}), "
            f"unclear {unclear}"
        )
    found = [
        f"{sum(one.mark != '' for one in decisions)} of {len(decisions):,}" for decisions in (planted, others)
    ]
    return [*found, str(sum(one.mark == "grave" for one in others))]


def planted_game(options: argparse.Namespace, rng: Random, number: int) -> tuple[Record, set[int]]:
    """A game, and which of its moves were planted, from 1."""
    dealer = Dealer(options.game, setup_of(options), f"{options.seed} {number}".encode().ljust(32, b"."))
    play, bot, odd = Play(options.game, **dealer.options), table_bot(options.game, "expert"), set()
    study = study_for(play.game, play.options)
    dice = [number + 1]
    while not play.is_over:
        if play.is_chance:
            play.push(play.game.token(play.state, dealer.next_move(play.state)))
            continue
        legal = play.game.legal(play.state)
        move = bot(Turn(play.game, play.state.copy(), play.to_move, legal, dice))
        assert isinstance(move, int)
        worse = worse_than(study, play, move, rng) if len(legal) > 1 and rng.random() < options.share else []
        if worse:
            odd.add(len(play.moves) + 1)
            move = rng.choice(worse)
        play.push(play.game.token(play.state, move))
    assert play.result is not None
    assert sum(shares_of(play.result, play.seats)) > 0.99
    return play.record(), odd


def worse_than(study: Study, play: Play, move: Move, rng: Random) -> list[Move]:
    """Some moves that are clearly worse than a good one, beyond doubt; no part of a payment."""
    others = [other for other in play.game.legal(play.state) if other != move]
    if is_paying(play.game, play.state):
        return []
    return [
        other for other in rng.sample(others, min(len(others), TRIED)) if is_worse(study, play, move, other)
    ]


def is_worse(study: Study, play: Play, move: Move, other: Move) -> bool:
    judged = assess(play.game, play.state, 1, study, "deep", (other,))
    found = {option.moves[0]: option for option in judged.options}
    good, bad = (found.get(play.game.token(play.state, one)) for one in (move, other))
    if good is None or bad is None:
        return False
    lost = good.values[play.to_move] - bad.values[play.to_move]
    return lost >= CLEARLY_WORSE + DOUBT * good.standard_error


def study_truth(options: argparse.Namespace) -> list[str]:
    """Where the solver knows what every move is worth: how far a review's errors are off."""
    bots = tuple(options.bots.split(","))
    job = Job(options.game, setup_of(options), bots, options.seed)
    off: list[float] = []
    for number in counted(options.games):
        played = play_game(job, f"review-figures {options.seed} {number}")
        record = record_of(played, bots)
        walk = begin(record, options.level)
        while not walk.is_over:
            walk.go_on(STEP)
        for decision in walk.choices:
            if len(decision.moves) == 1:
                off += off_by(walk, decision, options.game)
    off.sort()
    near = sum(one <= NEAR for one in off) / max(len(off), 1)
    print(f"{len(off)} decisions that are solved: {near:.1%} off by {NEAR} at most")
    print(f"off by {fmean(off):.4f} on average, by {off[-1]:.3f} at most")
    return [f"{sum(one <= NEAR for one in off)} of {len(off)}", f"{off[-1]:.2f}"]


def off_by(walk: Walk, decision: Decision, game: str) -> list[float]:
    """How far the error of a decision is from the true one, if that is known."""
    state, made = walk.states[decision.number - 1], walk.moves[decision.number - 1]
    if len(walk.play.game.legal(state)) == 1 or (game == "cards" and state.left > MOST_CARDS):
        return []
    found = solve_position(game, state, NODES, lambda _: None)
    if not found.values or made not in found.moves:
        return []
    values = dict(zip(found.moves, found.values, strict=True))
    lost = max(value[decision.seat] for value in values.values()) - values[made][decision.seat]
    return [abs(lost - decision.error)]


def study_late(options: argparse.Namespace) -> list[str]:
    """Marks with few cards left: how many of these errors are there when both choices are played on."""
    bots = tuple(options.bots.split(","))
    job = Job(options.game, setup_of(options), bots, options.seed)
    found: list[tuple[float, float]] = []  # the error, and what it is by the yardstick
    for number in counted(options.games):
        played = play_game(job, f"review-figures {options.seed} {number}")
        found += late_marks(record_of(played, bots), options.level)
    lost = sum(true >= SMALL for _, true in found)
    near = sum(abs(error - true) <= SMALL for error, true in found)
    off = math.sqrt(fmean((error - true) ** 2 for error, true in found)) if found else math.nan
    print(
        f"{len(found)} marks with {FEW_CARDS} cards left or fewer: {lost} lose {SMALL:.0%} or more,", end=" "
    )
    print(f"{near} are off by {SMALL:.0%} at most, all by {off:.3f}, by the mean of squares")
    return [f"{lost} of {len(found)}", f"{near} of {len(found)}", f"{off:.3f}"]


def late_marks(record: Record, level: Level) -> Iterator[tuple[float, float]]:
    """Single moves only: payments are not played out."""
    walk = begin(record, level)
    while not walk.is_over:
        walk.go_on(STEP)
    for one in walk.choices:
        state, game = walk.states[one.number - 1], walk.play.game
        is_guessed = one.mark and not one.options[0].exact
        if state.left <= FEW_CARDS and is_guessed and not is_paying(game, state):
            best, made = (game.move(state, one.options[place].moves[0]) for place in (0, one.made))
            true = StrongPlay(state, one.seat).difference((best,), (made,), PLAYOUTS)
            print(
                f"    {state.left} left, {one.kind}: {one.error:.3f}, played on {true:.3f}", file=sys.stderr
            )
            yield one.error, true


def setup_of(options: argparse.Namespace) -> Json:
    if options.game == "tiles":
        return {"edition": "steffen", **({"open": True} if options.open else {})}
    return {"edition": "aeg", "seats": len(options.bots.split(","))}


def arguments() -> Any:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("study", choices=["luck", "planted", "truth", "late"])
    parser.add_argument("--game", default="cards", choices=["cards", "tiles"])
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--bots", default="careful,careful")
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--level", default="normal", choices=["quick", "normal", "deep"])
    parser.add_argument("--row", default="", help="prints a row of a table that begins like this")
    parser.add_argument("--share", type=float, default=0.15, help="of moves that are planted")
    return parser.parse_args()


if __name__ == "__main__":
    main()
