"""What both games' states have in common: they are numbers and lists of numbers, and nothing else."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, NamedTuple, Self, TypeAlias

Mask: TypeAlias = int  # up to 62 bits, each a yes or no
Short: TypeAlias = int  # in a long list: a number that fits into two bytes when the list is packed


@dataclass(slots=True)
class Position:
    """A state with a slot for each field: an int, or a list of ints of the same length in every game.

    The rules change it in place. A compiled rule does the same to a NumPy record with the same fields.
    """

    def copy(self) -> Self:
        shape = _shape(type(self))
        values = list(shape.values_of(self))
        for place in shape.lists:
            values[place] = values[place][:]
        return type(self)(*values)

    def key(self) -> bytes:
        """Equal for equal positions and for no others."""
        numbers: list[int] = []
        for value in _shape(type(self)).values_of(self):
            if isinstance(value, list):
                numbers += value
            else:
                numbers.append(value)
        return array("q", numbers).tobytes()


class _Shape(NamedTuple):
    values_of: Callable[[Position], tuple[Any, ...]]
    lists: list[int]  # which of the fields are lists


_shapes: Final[dict[type[Position], _Shape]] = {}


def _shape(kind: type[Position]) -> _Shape:
    shape = _shapes.get(kind)
    if shape is None:
        names = [field.name for field in fields(kind)]
        types = [field.type for field in fields(kind)]
        lists = [place for place, kind_of in enumerate(types) if str(kind_of).startswith("list[")]
        shape = _shapes[kind] = _Shape(attrgetter(*names), lists)
    return shape
