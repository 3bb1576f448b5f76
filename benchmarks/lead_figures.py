"""Whether the points that a review tells beside chances are those that experts would end with.

    uv run python benchmarks/lead_figures.py --games 20 --bots rocco,willa --endings 60

Wherever a quick review tells them, both choices are played on by the expert, too, with the cards in the same
orders.
"""

from __future__ import annotations

import argparse
import math
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from review_figures import counted, setup_of

from tenfold.analysis.card_evaluator import error_of_difference
from tenfold.analysis.evaluator import evaluator_for
from tenfold.analysis.findings import Decision
from tenfold.analysis.walk import review
from tenfold.bots.bot import Turn
from tenfold.fast.table_bot import table_bot
from tenfold.lab.play.job import Job, play_game, record_of
from tenfold.protocol.game import Seat
from tenfold.records.play import Play
from tenfold.records.record import Record


class Compared(NamedTuple):
    told: float  # points that the better choice ends ahead of the one made
    found: float  # and when experts play on
    error: float  # of the difference of the two, by chance alone


def main() -> None:
    options = arguments()
    found = [one for number in counted(options.games) for one in compare_game(options, number)]
    differences = [one.told - one.found for one in found]
    print(f"{len(found)} decisions: told {fmean(one.told for one in found):.2f} points,", end=" ")
    print(f"experts found {fmean(one.found for one in found):.2f};", end=" ")
    print(f"off by {math.sqrt(fmean(one * one for one in differences)):.2f},", end=" ")
    print(f"by chance alone {math.sqrt(fmean(one.error**2 for one in found)):.2f}")


def compare_game(options: argparse.Namespace, number: int) -> list[Compared]:
    bots = tuple(options.bots.split(","))
    job = Job("cards", setup_of(options), bots, options.seed)
    record = record_of(play_game(job, f"lead-figures {options.seed} {number}"), bots)
    told = review(record, evaluator_for("cards", record.options, "quick"), "quick")
    return [compare(record, one, options.endings) for one in told.choices if one.options[0].lead is not None]


def compare(record: Record, decision: Decision, endings: int) -> Compared:
    best, made = decision.options[0], decision.options[decision.made]
    assert best.lead is not None
    assert made.lead is not None
    before = record.moves[: decision.number - 1]
    leads = [
        [ending(record, [*before, *option.moves], decision.seat, seed) for seed in range(endings)]
        for option in (best, made)
    ]
    found = fmean(leads[0]) - fmean(leads[1])
    error = math.hypot(error_of_difference(*leads), made.lead_error)
    return Compared(best.lead - made.lead, found, error)


def ending(record: Record, moves: list[str], seat: Seat, seed: int) -> float:
    """By how many points a seat is ahead when experts have played on."""
    play: Any = Play("cards", **record.options)
    for move in moves:
        play.push(move)
    rng, expert = Random(seed), table_bot("cards", "expert")
    deck: list[str] = []
    while not play.is_over:
        if play.is_chance:
            deck = deck or shuffled(play, rng)
            play.push(deck.pop())
        else:
            state = play.state
            turn = Turn(play.game, state.copy(), play.to_move, play.game.legal(state), [seed])
            play.push(play.game.token(state, expert(turn)))
    scores = play.result["scores"]
    return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))


def shuffled(play: Any, rng: Random) -> list[str]:
    deck = [token for token, copies in sorted(play.chances()) for _ in range(copies)]
    rng.shuffle(deck)
    return deck


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", default="rocco,willa", help="one for each seat")
    parser.add_argument("--endings", type=int, default=60, help="of each choice, by experts")
    parser.add_argument("--seed", default="1")
    parser.set_defaults(game="cards", open=False)
    return parser.parse_args()


if __name__ == "__main__":
    main()
