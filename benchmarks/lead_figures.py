"""Whether the points that a review tells beside chances are those that experts would end with.

    uv run python benchmarks/lead_figures.py --games 20 --bots rocco,willa --endings 60

Wherever a quick review tells them, both choices are played on by experts at a look, too, with the cards in
the same orders.
"""

from __future__ import annotations

import argparse
import math
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from review_figures import counted, setup_of

from tenfold.analysis.findings import Decision
from tenfold.analysis.walk import review
from tenfold.cards.moves import GIVE
from tenfold.cards.state import State
from tenfold.catalogue import find_game
from tenfold.fast.card_judge import card_judge
from tenfold.lab.play.job import Job, play_game, record_of
from tenfold.protocol.game import CHANCE, NOBODY, Move, Seat
from tenfold.records.play import Play
from tenfold.records.record import Record

CARDS = find_game("cards")


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
    print(f"by chance alone {math.sqrt(fmean(one.error**2 for one in found)):.2f};", end=" ")
    print(f"{sum(one.told * one.found > 0 for one in found)} have the same sign")


def compare_game(options: argparse.Namespace, number: int) -> list[Compared]:
    bots = tuple(options.bots.split(","))
    job = Job("cards", setup_of(options), bots, options.seed)
    record = record_of(play_game(job, f"lead-figures {options.seed} {number}"), bots)
    told = review(record, "quick")
    return [compare(record, one, options.endings) for one in told.choices if one.options[0].lead is not None]


def compare(record: Record, decision: Decision, endings: int) -> Compared:
    best, made = decision.options[0], decision.options[decision.made]
    assert best.lead is not None
    assert made.lead is not None
    before = record.moves[: decision.number - 1]
    positions = [reached(record, [*before, *option.moves]) for option in (best, made)]
    leads = [[ending(one, decision.seat, seed) for seed in range(endings)] for one in positions]
    found = fmean(leads[0]) - fmean(leads[1])
    differences = [one - other for one, other in zip(*leads, strict=True)]
    error = math.hypot(stdev(differences) / math.sqrt(endings), made.lead_error)
    return Compared(best.lead - made.lead, found, error)


def reached(record: Record, moves: list[str]) -> State:
    play = Play("cards", **record.options)
    for move in moves:
        play.push(move)
    state: State = play.state
    return state


def ending(state: State, seat: Seat, seed: int) -> float:
    """By how many points a seat is ahead when experts have played on."""
    deck = [GIVE + kind for kind, copies in enumerate(state.deck) for _ in range(copies)]
    Random(seed).shuffle(deck)
    while CARDS.to_move(state) != NOBODY:
        mover = CARDS.to_move(state)
        move = deck.pop() if mover == CHANCE else best_move(state, mover)
        state = CARDS.advance(state, move)
    result = CARDS.result(state)
    assert result is not None
    scores = result["scores"]
    return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))


def best_move(state: State, mover: Seat) -> Move:
    """What the expert does at a look."""
    legal = CARDS.legal(state)
    if len(legal) == 1:
        return legal[0]
    values = [row[mover] for row in card_judge(state).after_each_move(state, legal)]
    return legal[values.index(max(values))]


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
