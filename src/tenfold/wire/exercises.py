"""A person's own mistakes: what they cost by kind, and those that are practised until they are solved.

Losses are shares of a victory."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .cards import Outlook
from .choices import GameName
from .game import GameView
from .records import Step
from .review import DecisionKind, ReviewedDecision
from .shape import Milliseconds, PuzzleId, SeatNumber, Shape, TableId, Token
from .table import Table

Task: TypeAlias = Literal["turn", "bidding", "buying", "paying", "placing"]


class KindErrors(Shape):
    """Decisions of one kind."""

    kind: DecisionKind
    decisions: int  # those that count
    lost: float  # by all of them


class ErrorPeriod(Shape):
    """Some games in a row."""

    games: int
    until: Milliseconds  # when the last of them was over
    kinds: list[KindErrors]


class HouseErrors(Shape):
    """What one of the house's opponents loses, measured beforehand in games of two."""

    name: str
    games: int
    interval: float  # of 95 %, half of it, around the mean loss of a decision
    kinds: list[KindErrors]


class Improvement(Shape):
    """What a decision lost on average in the latest games, and in those before."""

    games: int  # the latest ones
    lately: float
    before: float


class GameErrors(Shape):
    """All of a person's reviewed games of one kind."""

    game: GameName
    games: int
    kinds: list[KindErrors]  # what costs most first
    course: list[ErrorPeriod]  # the oldest first: game by game, or ten together
    house: list[HouseErrors]  # from gentle to strong
    improvement: Improvement | None = None  # only if it can hardly be chance


class MyMistakes(Shape):
    reviews: bool  # whether games are reviewed here; if not, nothing new will come
    games: list[GameErrors] = []
    not_reviewed: int = 0  # games that could be, and nobody has asked
    waiting: int = 0  # games that wait for their review, or are being reviewed
    exercises: int = 0  # all mistakes that are kept, missed puzzles among them
    learnt: int = 0  # of them solved so often that they come back no more
    due: int = 0  # of them to be practised now
    puzzles: int = 0  # of those that are due: puzzles that were missed
    next_due: Milliseconds | None = None  # when the next one is, of those that are not yet


class Exercise(Shape):
    """A mistake to be made good: one's own in a game, or a puzzle that was missed."""

    table: TableId  # a puzzle's is made up, and asked for in the same way
    number: int  # of the decision's first move in the record, from 1
    game: GameName
    due: Milliseconds
    box: int = 0  # right answers in a row
    asked: int = 0
    missed: int = 0
    learnt: bool = False
    puzzle: PuzzleId | None = None  # null: a mistake in a game of one's own


class ExercisePosition(Shape):
    """An exercise as it is set: where it happened, and the position before the decision."""

    exercise: Exercise
    seat: SeatNumber  # who is to decide
    task: Task
    table: Table
    step: Step


class PracticeAnswer(Shape):
    """A choice. `asked` is how often the exercise had been asked when it was fetched: what is sent twice, or
    from two browsers, counts once."""

    asked: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[Token], Meta(min_length=1, max_length=64)]


class Judgement(Shape):
    """What comes of a choice."""

    right: bool
    lost: float | None  # compared with the best; None: it seemed worse at once and was not looked at closely
    counted: bool  # whether it moved the exercise: the first answer does, when it is due and certain
    decision: ReviewedDecision  # as the review has it: what was chosen then, what is better, and why
    exercise: Exercise  # and when it comes back


class PracticeTry(Shape):
    moves: Annotated[list[Token], Meta(max_length=64)]


class PracticeTried(Shape):
    """As `Tried` over the socket of a table."""

    made: int
    view: GameView
    to_move: int | None
    legal: list[Token]
    key: str | None = None
    details: dict[str, str | int] = {}
    proposal: list[Token] | None = None
    outlook: Outlook | None = None


class ReviewedGame(Shape):
    """What is kept of a person's part in a game that was reviewed."""

    table: TableId
    game: GameName
    ended: Milliseconds
    kinds: list[KindErrors]
