"""A person, as far as a server knows one: a name, a language, and what was played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .choices import GameName, Language
from .daily import CalendarDay
from .exercises import Exercise, ReviewedGame
from .puzzles import AnsweredPuzzle, StartedRun
from .shape import Milliseconds, PersonName, Shape, TableId
from .table import Status


class Introduction(Shape):
    name: PersonName | None = None
    language: Language | None = None
    program: bool | None = None  # said with the first introduction, it stays so; None: a person, or as before


class GameStatistics(Shape):
    """What a person has played of one game with others; alone is another matter, see `SoloProgress`."""

    game: GameName
    games: int
    wins: float  # a shared victory counts its share
    mean_score: float | None
    rating_people: float | None  # None until there are enough games for one
    rating_bots: float | None
    course_people: list[
        float
    ] = []  # the rating after each of the latest games that moved it, the last one now
    course_bots: list[float] = []
    beaten: list[str] = []  # bots of the house over whom one has won alone


class SoloProgress(Shape):
    """How far a person has come against an edition's solo opponent."""

    edition: str
    games: int
    wins: int
    next_target: int
    beaten: list[int]


class Person(Shape):
    """Somebody whom the server does not know yet has an empty id and name: nothing is kept of them."""

    id: str
    name: str
    language: Language
    statistics: list[GameStatistics] = []
    solo: list[SoloProgress] = []
    can_recover: bool = False
    program: bool = False


class RecoveryPhrase(Shape):
    """Moves a person to another device."""

    phrase: Annotated[str, Meta(min_length=1, max_length=200)]


class Recovery(Shape):
    """Somebody comes back by their phrase."""

    phrase: Annotated[str, Meta(min_length=1, max_length=200)]
    keep_others: bool = False  # stay signed in on the devices where one is


class Session(Shape):
    """A browser in which a person is signed in."""

    id: str
    label: str  # the kind of device, such as "Firefox, Android"; empty: unknown
    created: Milliseconds
    seen: Milliseconds  # to the day
    here: bool = False  # it is the one that asks


class Result(Shape):
    """A game that was played to its end."""

    table: TableId
    seat: int
    at: Milliseconds
    game: GameName
    edition: str
    target: int | None  # solo only
    share: float  # of the victory
    score: int | None
    change_people: float | None  # what it added to the rating against people
    change_bots: float | None


class PlayedSeat(Shape):
    """A seat at a table."""

    table: TableId
    seat: int
    name: str | None
    word: str | None
    game: GameName
    status: Status
    created: Milliseconds
    made: bool  # it was this person who made the table


class PersonalData(Shape):
    """Everything that is stored about a person, for them to keep."""

    person: Person
    created: Milliseconds
    seen: Milliseconds
    seats: list[PlayedSeat]
    results: list[Result]
    sessions: list[Session] = []
    reviewed: list[ReviewedGame] = []  # what one's decisions cost in games that were reviewed
    exercises: list[Exercise] = []  # the mistakes that one practises
    daily: list[CalendarDay] = []  # the deals of the day that one has played
    puzzles: list[AnsweredPuzzle] = []
    puzzle_runs: list[StartedRun] = []
