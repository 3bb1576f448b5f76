"""Structs: named numbers and lists of numbers, the only data that rules work on.

    @dataclass(slots=True)
    class Purse(Struct):
        owner: int = 0
        coins: list[Short] = numbers(5)

A field is a number, a list of numbers that always has the same length, or another struct, so that a struct
has one layout in memory. The rules change a struct in place; whoever needs the old one copies it first.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Annotated, Any, Final, NamedTuple, Self, TypeAlias


@dataclass(frozen=True, slots=True)
class Width:
    """How a number lies in memory."""

    name: str
    size: int  # bytes
    letter: str  # as the module `struct` writes it
    load: str  # the instructions that read and write it
    store: str
    lowest: int = 0  # of whole numbers narrower than 64 bits: what fits
    highest: int = 0

    @property
    def is_narrow(self) -> bool:
        return self.highest > 0

    @property
    def is_real(self) -> bool:
        return self.letter in "fd"


INT64: Final = Width("int64", 8, "q", "i64.load", "i64.store")
INT16: Final = Width("int16", 2, "h", "i64.load16_s", "i64.store16", -(1 << 15), (1 << 15) - 1)
INT8: Final = Width("int8", 1, "b", "i64.load8_s", "i64.store8", -(1 << 7), (1 << 7) - 1)
UINT8: Final = Width("uint8", 1, "B", "i64.load8_u", "i64.store8", 0, (1 << 8) - 1)
FLOAT64: Final = Width("float64", 8, "d", "f64.load", "f64.store")
FLOAT32: Final = Width("float32", 4, "f", "f32.load", "f32.store")
WIDTHS: Final = (INT64, INT16, INT8, UINT8, FLOAT64, FLOAT32)

# What a field or an element may be besides `int` and `float`, which have 64 bits.
Mask: TypeAlias = int  # up to 62 bits, each a yes or no
Short: TypeAlias = Annotated[int, INT16]  # -32,768 to 32,767
Byte: TypeAlias = Annotated[int, UINT8]  # 0 to 255
Single: TypeAlias = Annotated[float, FLOAT32]


def numbers(length: int) -> Any:
    """A field that is a list of so many whole numbers, 0 at first."""
    return field(default_factory=lambda: [0] * length, metadata={"length": length})


def reals(length: int) -> Any:
    """The same for floating point, 0.0 at first."""
    return field(default_factory=lambda: [0.0] * length, metadata={"length": length})


def inside(kind: type[Struct]) -> Any:
    """A field that is a struct."""
    return field(default_factory=kind, metadata={"struct": kind})


@dataclass(slots=True)
class Struct:
    def copy(self) -> Self:
        shape = _shape(type(self))
        values = list(shape.values_of(self))
        for place in shape.lists:
            values[place] = values[place][:]
        for place in shape.structs:
            values[place] = values[place].copy()
        return type(self)(*values)

    def take_over(self, other: Struct) -> None:
        """Becomes like another one; lists stay the same objects."""
        shape = _shape(type(self))
        values = shape.values_of(other)
        for place, name in enumerate(shape.names):
            if place in shape.lists:
                getattr(self, name)[:] = values[place]
            elif place in shape.structs:
                getattr(self, name).take_over(values[place])
            else:
                setattr(self, name, values[place])

    def key(self) -> bytes:
        """Equal for equal structs of whole numbers and for no others."""
        return array("q", self.all_numbers()).tobytes()

    def all_numbers(self) -> list[Any]:
        """Every number there is, in the order of the fields."""
        found: list[Any] = []
        for value in _shape(type(self)).values_of(self):
            if isinstance(value, list):
                found += value
            elif isinstance(value, Struct):
                found += value.all_numbers()
            else:
                found.append(value)
        return found


class _Shape(NamedTuple):
    names: list[str]
    values_of: Callable[[Struct], tuple[Any, ...]]
    lists: frozenset[int]  # which of the fields are lists
    structs: frozenset[int]  # and which are structs


_shapes: Final[dict[type[Struct], _Shape]] = {}


def _shape(kind: type[Struct]) -> _Shape:
    shape = _shapes.get(kind)
    if shape is None:
        shape = _shapes[kind] = _look_at(kind)
    return shape


def _look_at(kind: type[Struct]) -> _Shape:
    names = [one.name for one in fields(kind)]
    lists, structs = (
        frozenset(place for place, one in enumerate(fields(kind)) if mark in one.metadata)
        for mark in ("length", "struct")
    )
    get = attrgetter(*names)
    return _Shape(names, get if len(names) > 1 else lambda one: (get(one),), lists, structs)
