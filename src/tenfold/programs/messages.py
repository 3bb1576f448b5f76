"""What is said to a program and by it: a message a line, whose `type` says what it is.

Keys that somebody does not know are passed over, so that either side can be newer than the other.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from tenfold.protocol.game import Json
from tenfold.wire.game import GameResult, GameView

PROTOCOL: Final = 1  # raised when a program from before would not understand any more
SCHEMA: Final = 1  # raised when there are more keys than before

LONGEST_NAME: Final = 30  # letters of what a program calls itself
LONGEST_AUTHOR: Final = 100  # letters


class Message(Struct, kw_only=True, tag_field="type"):
    """One line."""


class Problem(Message, tag="error"):
    """Something is wrong, and why; whoever says it goes on no further."""

    key: str
    sentence: str


# What Tenfold says


class Hello(Message, tag="hello"):
    """The first line. The answer is `ready`."""

    protocol: int
    schema: int
    tenfold: str
    games: list[str]


class Clock(Struct):
    """Milliseconds: for this move, and what is left for the whole game where there is such a clock."""

    move: int
    left: int | None


class MoveRequest(Message, tag="move"):
    """A decision. The answer is `move` with the same id, and everything needed for it stands here."""

    id: int
    table: str
    game: str
    rules: int
    options: Json
    moves: list[str]
    seat: int
    view: GameView
    legal: list[str]
    clock: Clock
    seed: int


class GameOver(Message, tag="game_over"):
    """A game has ended, at a fault without a result. Nothing is answered."""

    table: str
    game: str
    options: Json
    moves: list[str]
    seats: list[int]
    result: GameResult | None


class Quit(Message, tag="quit"):
    """The last line; standard input ends after it. The program ends, too."""


# What a program says


class Ready(Message, tag="ready"):
    """Who it is and what it plays."""

    protocol: int
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    games: list[str]
    author: Annotated[str, Meta(max_length=LONGEST_AUTHOR)] | None = None


class Chosen(Message, tag="move"):
    """The move that it makes: one of the legal ones. What it thinks of them, and a phrase, if it likes."""

    id: int
    move: str
    values: dict[str, float] | None = None
    phrase: str | None = None


FromTenfold: TypeAlias = Hello | MoveRequest | GameOver | Quit | Problem
FromProgram: TypeAlias = Ready | Chosen | Problem
TYPES: Final = ("ready", "move", "error")


class Kind(Struct):
    """What a line says it is."""

    type: Any = None
