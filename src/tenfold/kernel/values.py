"""A value on its way through an expression, and a number in memory."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .kinds import Kind, Known, ListOf, RowsOf, Scalar, StructOf, StructsOf
from .structs import Width


@dataclass(frozen=True, slots=True)
class Value:
    """A value, or the place of a list or struct."""

    kind: Kind
    text: str = ""  # what puts it, or where it begins, on the stack
    offset: int = 0  # bytes to be added to where it begins
    length: str = ""  # of a list
    width: str = ""  # of rows: the length of each
    fixed: int | None = None  # the length, if it is known beforehand
    is_table: bool = False  # a constant tuple: read only

    @property
    def address(self) -> str:
        return f"(i32.add {self.text} (i32.const {self.offset}))" if self.offset else self.text

    def parts(self) -> list[str]:
        """What it takes to hand it over."""
        match self.kind:
            case ListOf() | StructsOf():
                return [self.address, self.length]
            case RowsOf():
                return [self.address, self.length, self.width]
            case StructOf():
                return [self.address]
            case Known():
                return []
        return [self.text]


@dataclass(frozen=True, slots=True)
class Place:
    """A number in memory."""

    width: Width
    kind: Scalar
    address: str
    offset: int

    def load(self) -> str:
        return f"({self.width.load} offset={self.offset} {self.address})"

    def at(self, address: str) -> Place:
        return replace(self, address=address)
