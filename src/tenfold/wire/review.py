"""A finished game taken apart: luck, errors, and what would have been better. Values are shares of a victory,
rounded to four digits; lists go by seat unless they say otherwise."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tenfold.judging.game_verdict import Played, Verdict

from .shape import SeatNumber, Shape, Token

DecisionKind: TypeAlias = Literal[
    "drawing",
    "stopping",
    "reward",
    "bidding",
    "buying",
    "paying",
    "missed_win",
    "missed_block",
    "placing",
    "second_round",
]


class ReviewReason(Shape):
    """Why, as the key of a sentence in `review.ftl` and what it speaks of."""

    key: str
    details: dict[str, str | int | list[str]]


class ReviewedOption(Shape):
    """A choice that a decision had."""

    moves: list[Token]  # a payment has several
    value: float  # to the mover
    error: float  # what it costs the mover, compared with the best
    uncertain: float  # the standard error of its distance from what was chosen
    exact: bool  # proven, not estimated
    equal: bool = False  # as good as the best, as far as can be told; so is the best itself
    lead: float | None = None  # points ahead of the best other at the end; null where nobody looked


class ReviewedDecision(Shape):
    """A seat chose: one move, or a whole payment."""

    number: int  # of its first move in the record, from 1
    seat: SeatNumber
    kind: DecisionKind
    mark: Literal["", "small", "clear", "grave"]
    error: float
    counts: bool  # whether there was a choice worth the name
    made: int  # its place among the options
    options: list[ReviewedOption]  # the best first
    reasons: list[ReviewReason]  # in a review, of a decision with a mark
    unclear: bool = False  # a deeper look might say otherwise


class ReviewedChance(Shape):
    """What chance gave."""

    number: int
    seat: SeatNumber  # whose card or tile it was
    probability: float
    luck: list[float]
    great: bool = False  # much luck for this seat, good or bad, that was not to be expected


class ReviewedSeat(Shape):
    """`result` = `start` + `luck` − `errors` + `given` + `residual`."""

    start: float
    luck: float
    errors: float  # what its own decisions cost it
    given: float  # what the decisions of others gave it
    residual: float  # where a later look at a position disagreed with an earlier one
    result: float
    adjusted: float  # the result without the luck
    decisions: int  # those that count
    left_out: int  # forced ones, and those that came to the same whatever was chosen
    accuracy: float | None = None  # from 0 to 100 by what a decision lost on average; null where none counts
    like: str | None = None  # the house opponent whose accuracy comes nearest; null if all are far better
    played: Played | None = None  # how well, beside that opponent; null in reviews of earlier versions
    verdict: Verdict | None = None  # what the cards or tiles made of it; null as well


class GameReview(Shape):
    level: Literal["quick", "normal", "deep"]  # how hard was looked
    seats: list[ReviewedSeat]
    course: list[list[float]]  # the values before the first move and after each
    decisions: list[ReviewedDecision]
    chances: list[ReviewedChance]
    gifts: list[list[float]]  # by the seat that decided, then by the seat that gained
    moments: list[int]  # the numbers of the moves that decided the game, the weightiest first


class ReviewAnswer(Shape):
    """How far a review is; `none`: nobody has asked for it."""

    status: Literal["none", "waiting", "running", "done"]
    progress: Annotated[float, Meta(ge=0, le=1)] = 0.0
    review: GameReview | None = None  # when it is done, and was fetched
    mine: list[SeatNumber] = []  # the seats that whoever asks has held
