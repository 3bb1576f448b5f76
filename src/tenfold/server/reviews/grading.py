"""What an answer is worth, to an exercise by what the review has compared, or to a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.analysis.mistakes import COMPLETE
from tenfold.judging.practising import is_right
from tenfold.protocol.errors import TenfoldError
from tenfold.puzzles.puzzle import Puzzle, is_solution
from tenfold.server.table.change import Refused
from tenfold.server.table.trial import Trial
from tenfold.wire.review import ReviewedDecision


class Grade(NamedTuple):
    lost: float | None  # compared with the best; None: it was not looked at closely
    is_right: bool
    is_sure: bool


def grade(decision: ReviewedDecision, moves: Sequence[str]) -> Grade:
    """In the card game everything that is right is among the options, so whatever else is wrong. In the tile
    game only the best few of a first look are."""
    place = same_choice(decision, moves)
    if place is None:
        return Grade(None, is_right=False, is_sure=decision.kind in COMPLETE)
    option = decision.options[place]
    return Grade(option.error, is_right=is_right(option.error, option.equal), is_sure=True)


def grade_puzzle(puzzle: Puzzle, moves: Sequence[str]) -> Grade:
    """Everything that is legal is among the options of a puzzle."""
    place = same_choice(puzzle.decision, moves)
    if place is None:
        return Grade(None, is_right=False, is_sure=True)
    option = puzzle.decision.options[place]
    return Grade(option.error, is_right=is_solution(puzzle, option), is_sure=True)


def check_whole(decision: ReviewedDecision, trial: Trial) -> None:
    """Whether moves that were tried are legal, and a whole decision; raises what the rules say."""
    if trial.key is not None:
        raise TenfoldError(trial.key, **trial.details)
    if trial.view.get("phase") == "pay" and trial.to_move == decision.seat and decision.kind == "paying":
        raise Refused("practice.unfinished")


def same_choice(decision: ReviewedDecision, moves: Sequence[str]) -> int | None:
    """The place of a choice among the options. A payment is the same in any order; of other moves only the
    first belongs to the decision, as with a purchase that is paid for at once."""
    for place, option in enumerate(decision.options):
        is_payment = option.moves[0].startswith("spend:")
        if sorted(option.moves) == sorted(moves) if is_payment else option.moves == list(moves[:1]):
            return place
    return None
