"""What can be chosen on a server."""

from __future__ import annotations

from .choices import GameName, Language, Phrase
from .shape import Shape


class EditionInfo(Shape):
    id: str
    name: str
    language: str
    publisher: str
    opponent: str | None = None
    lowest_target: int | None = None
    highest_target: int | None = None
    facts: dict[str, str | int | bool] = {}  # the fields in which editions differ


class Opponent(Shape):
    """A bot for people to play against."""

    name: str
    rating: float


class GameInfo(Shape):
    game: GameName
    editions: list[EditionInfo]
    least_seats: int
    most_seats: int
    bots: list[str]  # all of them
    opponents: list[Opponent] = []  # for people, from gentle to strong; none in some games
    programs: list[str] = []  # of whoever runs this server; they sit down like bots


class Catalogue(Shape):
    version: str
    games: list[GameInfo]
    languages: list[Language]
    phrases: list[Phrase]
    reviews: bool = True  # whether finished games are reviewed here
    hints: bool = False  # the expert may be asked, where a table allows it


class Network(Shape):
    """How devices in the same network reach this server."""

    address: str | None = None  # null: not at all
    may_open: bool = False  # whether the one who asks may let them in, and shut them out again


class Caller(Shape):
    """How the server sees whoever asks."""

    address: str
    secure: bool  # over HTTPS, at least up to a proxy whose word the server takes


class Problem(Shape):
    """What is wrong, by key and in words."""

    key: str
    details: dict[str, str | int] = {}
    message: str = ""
