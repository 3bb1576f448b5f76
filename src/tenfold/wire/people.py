"""A person, as far as a server knows one: a name, a language, and what was played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .shape import GameName, Language, PersonName, Shape


class Introduction(Shape):
    name: PersonName | None = None
    language: Language | None = None


class GameStatistics(Shape):
    """What a person has played of one game."""

    game: GameName
    games: int
    wins: float  # a shared victory counts its share
    mean_score: float | None
    rating_people: float | None
    rating_bots: float | None


class SoloProgress(Shape):
    """How far a person has come against an edition's solo opponent."""

    edition: str
    games: int
    wins: int
    next_target: int
    beaten: list[int]


class Person(Shape):
    id: str
    name: str
    language: Language
    statistics: list[GameStatistics] = []
    solo: list[SoloProgress] = []
    can_recover: bool = False


class RecoveryPhrase(Shape):
    """Moves a person to another device."""

    phrase: Annotated[str, Meta(min_length=1, max_length=200)]
