"""Digests of all that studies find, game by game, so that any two forms of the rules can be held against each
other digit for digit:

    PYTHONPATH=tests python tests/judging/compare.py --games 36 --level quick

Each line is a JSON object: the number of the game, which game it is, the level, and a SHA-256. That is of the
numbers below, each as a float of 64 bits with its lowest byte first, in the order in which they are found.
`--form checked` runs the build that stops where a number is out of bounds, `--moves` adds what a program in
another language needs to study the same game."""

from __future__ import annotations

import argparse
import hashlib
import json
import struct
import sys
from collections.abc import Iterator
from typing import Any

from judging.games import nth_game

from tenfold.analysis.evaluator import LEVELS, Level, study_for
from tenfold.analysis.reading import Study
from tenfold.analysis.walk import positions
from tenfold.cards.state import MOST_SEATS
from tenfold.fast.study import CompiledStudy
from tenfold.judging.findings import CHANCE_FOUND, DECISION_FOUND, MARKS, MOST_DETAILS, OVER_NOW
from tenfold.records.play import Play
from tenfold.records.record import Record

STEP = 100_000  # units of work
CHANCE = ("number", "move", "seat", "probability", "is_great")
DECISION = (
    *("number", "moves", "seat", "kind", "made", "error"),
    *("standard_error", "counts", "mark", "unclear"),
)
BY_OPTION = ("choices", "standard_errors", "exact", "is_equal", "has_lead")
BY_SEAT = ("result", "start", "luck", "residual", "decisions", "left_out")


def digest_of(record: Record, level: Level, study: Study, step: int = STEP) -> str:
    """Of all that is found in a game, when so much work is done at a time."""
    play = Play(record.game, **record.options)
    states, moves = positions(play.game, play.options, record.moves)
    study.begin_review(states[0], moves, level)
    digest, found = hashlib.sha256(), 0
    while found != OVER_NOW:
        found = study.go_on(step)
        numbers = list(_found(study, found))
        digest.update(struct.pack(f"<{len(numbers)}d", *numbers))
    return digest.hexdigest()


def _found(study: Study, found: int) -> Iterator[float]:
    """The numbers that came of some work."""
    seats = study.number("study", "seats")
    if found == CHANCE_FOUND:
        yield from (study.number("study", "chance", name) for name in CHANCE)
        yield from study.numbers("study", "chance", "luck", count=seats)
    elif found == DECISION_FOUND:
        yield from (study.number("study", "decision", name) for name in DECISION)
        yield from study.numbers("study", "decision", "changes", count=seats)
        yield from _options(study)
        yield from _reasons(study)
    elif found == OVER_NOW:
        yield from _sums(study, seats)


def _options(study: Study) -> Iterator[float]:
    def numbers(name: str, count: int) -> list[Any]:
        return study.numbers("study", "comparison", "found", name, count=count)

    count, seats = study.number("study", "comparison", "found", "count"), study.number("study", "seats")
    for name in BY_OPTION:
        yield from numbers(name, count)
    values, has_lead = numbers("values", MOST_SEATS * count), numbers("has_lead", count)
    leads, errors = numbers("leads", count), numbers("lead_errors", count)
    for place in range(count):
        yield from values[place * MOST_SEATS : place * MOST_SEATS + seats]
        yield from (leads[place], errors[place]) if has_lead[place] else (0, 0)


def _reasons(study: Study) -> Iterator[float]:
    def numbers(name: str, count: int) -> list[Any]:
        return study.numbers("study", "decision", "reasons", name, count=count)

    count = study.number("study", "decision", "reasons", "count")
    yield from numbers("keys", count)
    yield from numbers("details", count * MOST_DETAILS)
    yield from numbers("listed", study.number("study", "decision", "reasons", "listed_count"))


def _sums(study: Study, seats: int) -> Iterator[float]:
    for name in BY_SEAT:
        yield from study.numbers("study", name, count=seats)
    gifts = study.numbers("study", "gifts", count=seats * MOST_SEATS)
    for seat in range(seats):
        yield from gifts[seat * MOST_SEATS : seat * MOST_SEATS + seats]
    yield from study.numbers("study", "marks", count=seats * len(MARKS))
    yield from study.numbers("study", "moments", count=study.number("study", "moment_count"))


def compiled(record: Record, checked: bool = False) -> CompiledStudy:
    play = Play(record.game, **record.options)
    return study_for(play.game, play.options, checked)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=36)
    parser.add_argument("--level", choices=LEVELS, default="quick")
    parser.add_argument("--form", choices=["compiled", "checked"], default="compiled")
    parser.add_argument("--moves", action="store_true")
    asked = parser.parse_args()
    for number in range(asked.first, asked.first + asked.games):
        record = nth_game(number)
        digest = digest_of(record, asked.level, compiled(record, asked.form == "checked"))
        line = {"number": number, "game": record.game, "level": asked.level, "digest": digest}
        told = {"options": record.options, "moves": record.moves} if asked.moves else {}
        sys.stdout.write(json.dumps(line | told) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
