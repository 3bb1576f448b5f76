"""What a study has found, read from its numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from tenfold.protocol.game import Move

from .findings import Chance, Values

Writer: TypeAlias = Callable[[Sequence[Move]], list[str]]  # how moves from a position are written


class Study(Protocol):
    """Numbers of a study, named by the fields that lead to them."""

    def number(self, *way: str) -> Any:
        """One of them."""

    def list(self, *way: str, count: int) -> list[Any]:
        """The first of a list."""


def values_in(study: Study, *way: str) -> Values:
    return study.list("study", *way, count=study.number("study", "seats"))


def read_chance(study: Study, write: Writer) -> Chance:
    number, move, seat, is_great = (
        study.number("study", "chance", name) for name in ("number", "move", "seat", "is_great")
    )
    probability = study.number("study", "chance", "probability")
    return Chance(
        number, *write([move]), seat, probability, values_in(study, "chance", "luck"), bool(is_great)
    )
