"""Does a reason speak for what is called better? Counted anew by playing both choices with the rules.

    PYTHONPATH=tests python tests/analysis/reason_check.py --games 100

reviews games of every kind, and says of each reason that is told how often it was found true.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from analysis.by_the_rules import after
from analysis.card_reason_checks import CARD_CHECKS
from analysis.tile_reason_checks import TILE_CHECKS
from setups import ROWS

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import study_for
from tenfold.analysis.findings import Decision, Reason
from tenfold.analysis.walk import review
from tenfold.bots.bot import Turn
from tenfold.fast.table_bot import table_bot
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.tiles.state import MOVE, OVER

SETUPS: tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...] = (
    ("cards", {"edition": "aeg", "seats": 2}, ("greedy", "rocco")),
    ("cards", {"edition": "gamefactory", "seats": 3, "busting": True}, ("greedy", "basil", "momo")),
    ("cards", {"edition": "trefl", "seats": 4}, ("willa", "greedy", "careful", "frieda")),
    ("cards", {"edition": "whitegoblin", "seats": 1, "target": 7}, ("greedy", "greedy")),
    ("tiles", {"edition": "steffen"}, ("greedy", "bruno")),
    ("tiles", {"edition": "steffen", "open": True, "rows": ROWS}, ("otis", "greedy")),
    ("tiles", {"edition": "steffen", "second_round_limit": 12}, ("greedy", "greedy")),
)
SECOND_ROUND = 6  # of them, where nobody wins before


def played(number: int, seed: int) -> Record:
    """A game of one of these kinds, between opponents who err; now and then by lot, so that they err in all
    sorts of ways."""
    game, options, bots = SETUPS[number]
    play, rng = Play(game, **options), Random(seed)
    dice = [seed]
    while not play.is_over:
        if play.is_chance:
            tokens, weights = zip(*play.chances(), strict=True)
            play.push(*rng.choices(tokens, weights))
        elif number == SECOND_ROUND and play.state.phase != MOVE:
            play.push(harmless(play, rng))
        elif rng.random() < 0.2:
            play.push(rng.choice(play.legal()))
        else:
            state, seat = play.state, play.to_move
            turn = Turn(play.game, state.copy(), seat, play.game.legal(state), dice)
            play.push(play.game.token(state, int(table_bot(game, bots[seat])(turn))))
    return play.record()


def harmless(play: Play, rng: Random) -> str:
    """A move by lot that does not end the game, if there is one."""
    tokens = play.legal()
    rng.shuffle(tokens)
    return next((one for one in tokens if after("tiles", play.state, [one]).phase != OVER), tokens[0])


def told_of(record: Record, hints: int = 0) -> Iterator[tuple[Any, Decision, list[str]]]:
    """The position, the decision and the worse choice of every reason of a review; and of so many hints."""
    found, play = review(record, "quick"), Play(record.game, **record.options)
    study = study_for(play.game, play.options)
    numbers = {one.number: one for one in found.choices if len(one.options) > 1}
    asked = set(Random(1).sample(sorted(numbers), min(hints, len(numbers))))
    for number, token in enumerate(record.moves, 1):
        decision = numbers.get(number)
        if decision:
            yield play.state, decision, decision.moves
        if decision and number in asked:
            hint = assess(play.game, play.state, number, study, "quick")
            worse = next((one.moves for one in hint.options if not one.is_equal), [])
            yield play.state, hint, worse
        play.push(token)


def is_true(game: str, state: Any, reason: Reason, best: Sequence[str], other: Sequence[str]) -> bool | None:
    """Whether a reason holds and speaks for the best choice; None where counting it would take too long."""
    checks = CARD_CHECKS if game == "cards" else TILE_CHECKS
    return checks[reason.key](state, reason.details, list(best), list(other))


VERDICTS = ("review.verdict", "review.as_good")
BEYOND_COUNTING = ("review.what_follows", "review.wins_surely", "review.loses_surely")


def faults_of(
    game: str, state: Any, decision: Decision, worse: list[str], counts: Counter[str]
) -> Iterator[str]:
    """What is wrong with what is said of a decision."""
    best = decision.options[0]
    for option in decision.options:
        mine, most = option.values[decision.seat], best.values[decision.seat]
        close = most - mine <= max(option.standard_error, best.standard_error)
        if option.is_equal != (close or round(100 * mine) == round(100 * most)):
            yield f"{option.moves} is equal: {option.is_equal}"
    for reason in decision.reasons:
        counts[reason.key] += 1
        if reason.key in VERDICTS or reason.key in BEYOND_COUNTING:
            continue
        found = is_true(game, state, reason, best.moves, worse)
        if found is None:
            counts["too long to count"] += 1
        elif not found:
            yield f"{reason.key} {dict(reason.details)} for {best.moves}, not {worse}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--hints", type=int, default=10, help="of each game, beside what its review says")
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    faults = 0
    for seed in range(given.games):
        kind = seed % len(SETUPS)
        for state, decision, worse in told_of(played(kind, seed), given.hints):
            for fault in faults_of(SETUPS[kind][0], state, decision, worse, counts):
                faults += 1
                sys.stdout.write(f"game {seed}, move {decision.number}: {fault}\n")
    for key, count in counts.most_common():
        sys.stdout.write(f"{count:6} {key}\n")
    sys.stdout.write(f"{faults} faults in {given.games} games\n")


if __name__ == "__main__":
    main()
