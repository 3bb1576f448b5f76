"""The mistakes of a seat as exercises: the position, and what would have been right."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from tenfold.protocol.game import Json, Seat

from .findings import Decision, Kind, Mark, Review

TOLERANCE: Final = 0.01  # a choice that is worth so little less than the best is right, too
WORTH_PRACTISING: Final[tuple[Mark, ...]] = ("clear", "grave")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision to be made again. The options and the moves before it rebuild the position."""

    game: str
    options: Json
    moves: list[str]
    seat: Seat
    kind: Kind
    made: list[str]
    answers: list[list[str]]  # every right choice, the best first
    error: float


def mistakes_of(
    review: Review,
    moves: Sequence[str],
    seat: Seat,
    tolerance: float = TOLERANCE,
    marks: Collection[Mark] = WORTH_PRACTISING,
) -> list[Mistake]:
    """The marked mistakes of a seat, in the order of the game; `moves` are those of the record."""
    return [
        Mistake(
            game=review.game,
            options=review.options,
            moves=list(moves[: decision.number - 1]),
            seat=seat,
            kind=decision.kind,
            made=decision.moves,
            answers=right_answers(decision, tolerance),
            error=decision.error,
        )
        for decision in review.choices
        if decision.seat == seat and decision.mark in marks and decision.error > tolerance
    ]


def right_answers(decision: Decision, tolerance: float = TOLERANCE) -> list[list[str]]:
    best = decision.options[0].values[decision.seat]
    return [
        option.moves
        for option in decision.options
        if option.is_equal or best - option.values[decision.seat] <= tolerance
    ]
