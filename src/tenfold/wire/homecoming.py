"""Finished games of a device on their way home to a server."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Raw

from .catalogue import Problem
from .shape import Shape, TableId

MOST_GAMES: Final = 50  # in one request


class Homecoming(Shape):
    """Records of finished games, and whose they are: whoever asks, or whoever has given this code."""

    games: Annotated[list[Raw], Meta(max_length=MOST_GAMES)]
    code: Annotated[str, Meta(max_length=100)] | None = None


class BroughtGame(Shape):
    """What became of a game: it has a table here, or was refused."""

    digest: str  # what tells it again, wherever it is kept; empty if it could not be read
    table: TableId | None = None
    known: bool = False  # it was here already
    refusal: Problem | None = None


class BroughtHome(Shape):
    games: list[BroughtGame]  # in the order in which they were sent


class HomecomingCode(Shape):
    """Lets other devices bring games to a person, and do nothing else."""

    code: str
