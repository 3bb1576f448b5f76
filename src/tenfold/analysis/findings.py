"""What a review has found, as plain data: values are shares of a victory, lists go by seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tenfold.judging import findings
from tenfold.protocol.game import Json, Seat

from .evaluator import Level, Values

Mark: TypeAlias = findings.Mark
Kind: TypeAlias = findings.Kind


@dataclass(frozen=True, slots=True)
class Reason:
    """Why, as the key of a sentence and what it speaks of; who says it finds the words."""

    key: str
    details: Mapping[str, str | int | list[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a decision had."""

    moves: list[str]  # as they are written; a payment has several
    values: Values
    standard_error: float  # of the mover's value less that of the choice made
    exact: bool
    is_equal: bool = False  # as good as the best, as far as can be told; so is the best itself
    lead: float | None = None  # points ahead of the best other at the end; None where nobody looked
    lead_error: float = 0.0  # its standard error, less the lead of the best option


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat chose: one move, or a whole payment."""

    number: int  # of its first move in the record, from 1
    moves: list[str]
    seat: Seat
    kind: Kind
    options: list[Option]  # the best first; forced moves have one
    made: int  # its place among the options
    changes: Values  # by seat: what the choice changed against the best one
    error: float  # what it cost the mover: the negative of its own change
    standard_error: float
    counts: bool  # whether there was a choice worth the name
    mark: Mark
    reasons: list[Reason]
    unclear: bool = False  # a deeper look might say otherwise


@dataclass(frozen=True, slots=True)
class OwnReason:
    """What a bot has to say about a decision of its own."""

    moves: list[str]
    value: float | None  # the chance to win that it saw in this; None where it has no such number
    next_moves: list[str]  # what it would have done otherwise, if it weighs its moves
    next_value: float | None
    reasons: list[Reason]  # of the expert, who believes in nothing but what can be counted


@dataclass(frozen=True, slots=True)
class Chance:
    """What chance gave."""

    number: int
    move: str
    seat: Seat  # whose card or tile it was
    probability: float
    luck: Values
    is_great: bool  # much luck for its seat, good or bad, that was not to be expected


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat's game in numbers."""

    result: float
    luck: float
    adjusted: float  # the result without the luck
    errors: float  # what its own decisions cost it, in all
    given: float  # what the decisions of others gave it
    decisions: int  # those that count
    left_out: int  # forced ones, and those that came to the same whatever was chosen
    marks: dict[str, int]


@dataclass(frozen=True, slots=True)
class Review:
    """One game. `result` = `start` + `luck` + `decisions` + `residual`, seat by seat."""

    game: str
    options: Json
    level: Level
    result: Values
    start: Values  # the value before the first move
    luck: Values
    decisions: Values  # what decisions changed, one's own and those of others
    residual: Values  # where a later look at a position disagreed with an earlier one
    course: list[Values]  # the value before the first move and after each
    gifts: list[Values]  # by the seat that decided, then by the seat that gained
    seats: list[SeatReview]
    chances: list[Chance]
    choices: list[Decision]
    moments: list[int]  # the numbers of the moves that decided the game, the weightiest first

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """What a notebook shows. Only who looks waits for sentences and drawing."""
        from .shown import show_review  # noqa: PLC0415

        return show_review(self)
