"""Puzzles: positions with one thing to find, set one by one or in runs, judged, and rated as people are.

Losses are shares of a victory; ratings are on Elo's scale."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .choices import GameName
from .exercises import Exercise, Task
from .records import Step
from .review import ReviewedDecision
from .shape import Milliseconds, PuzzleId, SeatNumber, Shape, Token
from .table import Table

PuzzleTheme: TypeAlias = Literal[
    "stop", "reward", "bid", "pay", "buy", "deny",  # of cards
    "win_in_one", "win_in_two", "guard", "second_round",  # of tiles
]  # fmt: skip
RunKind: TypeAlias = Literal["theme", "streak", "sprint", "day", "missed"]
RunId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{16}$", description="Of a run of puzzles.")]


class PuzzleStart(Shape):
    """`theme`: puzzles of about one's strength, of one theme or of all; `streak`: until the first mistake;
    `sprint`: three minutes and three lives; `day`: the puzzle of the day; `missed`: those that are due."""

    kind: RunKind
    game: GameName
    theme: PuzzleTheme | None = None  # only where the kind is `theme`


class PuzzleRun(Shape):
    """Some puzzles in a row. What comes next is decided by the server."""

    id: RunId
    kind: RunKind
    game: GameName
    theme: PuzzleTheme | None
    started: Milliseconds  # a sprint: when its first puzzle was shown
    ends: Milliseconds | None  # a sprint's, once it has begun
    left: Milliseconds | None  # of a sprint's time, by the server's clock
    lives: int | None  # that are left; null where a mistake ends nothing
    solved: int
    missed: int
    puzzle: PuzzleId | None  # to be answered now; null when it is over
    best: int  # the most that was ever solved in such a run of this game, this one included
    over: Literal["lives", "time", "done"] | None = None  # why; `done`: there is no other puzzle


class PuzzlePosition(Shape):
    """A puzzle as it is set, with nothing that tells the answer. Others at the table stand for anybody."""

    id: PuzzleId
    game: GameName
    theme: PuzzleTheme
    rating: float
    seat: SeatNumber  # who is to decide
    task: Task
    table: Table
    step: Step
    asked: int = 0  # how often whoever asks has answered it
    run: PuzzleRun | None = None  # that was asked for with it


class PuzzleAnswer(Shape):
    """A choice. `asked` is how often the puzzle had been answered when it was fetched: what is sent twice, or
    from two browsers, counts once. In a run it counts once anyway."""

    asked: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[Token], Meta(min_length=1, max_length=64)]
    run: RunId | None = None


class PuzzleJudgement(Shape):
    """What comes of a choice. Sent again, it is judged again in the same words."""

    right: bool
    lost: float | None  # compared with the best; None: it is among no choices that were compared
    counted: bool  # whether this very choice is kept as the answer
    decision: ReviewedDecision  # everything that could be chosen, the best first, and why
    puzzle_rating: float
    before: float | None = None  # one's own rating in this game's puzzles; null until it is shown
    after: float | None = None  # only the first answer to a puzzle moves it
    run: PuzzleRun | None = None  # as it goes on
    exercise: Exercise | None = None  # when the puzzle comes back, if it was ever missed


class ThemePuzzles(Shape):
    theme: PuzzleTheme
    puzzles: int  # that there are
    tried: int = 0
    solved: int = 0  # at the first try


class PuzzleOfDay(Shape):
    """The same for everybody, from midnight to midnight (UTC)."""

    day: int  # since 1970
    puzzle: PuzzleId
    solved: bool | None = None  # null: not yet answered as the puzzle of this day


class GamePuzzles(Shape):
    """A person's puzzles of one game."""

    game: GameName
    themes: list[ThemePuzzles]
    day: PuzzleOfDay
    rating: float | None = None  # null until there are enough answers for one
    best_streak: int = 0
    best_sprint: int = 0
    due: int = 0  # puzzles that were missed and are to be tried again now


class MyPuzzles(Shape):
    games: list[GamePuzzles]
    runs: list[PuzzleRun] = []  # that can be gone on with, the latest first


class AnsweredPuzzle(Shape):
    """An answer as it is kept."""

    puzzle: PuzzleId
    at: Milliseconds
    moves: list[Token]
    right: bool
    change: float | None  # what it added to the rating; null: it was not the first
    run: RunId | None


class StartedRun(Shape):
    """A run as it is kept; the rest is in its answers."""

    id: RunId
    kind: RunKind
    game: GameName
    theme: PuzzleTheme | None
    started: Milliseconds
