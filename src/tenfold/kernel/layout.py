"""Where the fields of a struct lie in memory: one after the other, each at a multiple of its own width."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import islice
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from .structs import FLOAT64, INT64, UINT8, Struct, Width

Kind = TypeVar("Kind", bound=Struct)


@dataclass(frozen=True, slots=True)
class Field:
    offset: int  # bytes from where the struct begins
    width: Width
    length: int | None  # of a list, or in bytes of a struct; None for a number
    struct: type[Struct] | None = None

    @property
    def count(self) -> int:
        return 1 if self.length is None else self.length


class Layout(Generic[Kind]):
    """The layout of one kind of struct, and the way there and back."""

    def __init__(self, kind: type[Kind]) -> None:
        self.kind = kind
        self.fields = dict(_place(kind))
        last = list(self.fields.values())[-1]
        self.size = _rounded_up(last.offset + last.count * last.width.size, 8)
        self.letters = "".join(_letters(self.fields.values(), self.size))
        self._format = struct.Struct(f"<{self.letters}")

    def pack(self, one: Kind) -> bytes:
        """The bytes of a struct; numbers that do not fit raise `struct.error`."""
        return self._format.pack(*one.all_numbers())

    def unpack(self, data: bytes) -> Kind:
        return self.made_of(iter(self._format.unpack(data)))

    def made_of(self, numbers: Iterator[Any]) -> Kind:
        """A struct of the next numbers."""
        return self.kind(*(_taken(field, numbers) for field in self.fields.values()))

    def unpack_into(self, one: Kind, data: bytes) -> None:
        one.take_over(self.unpack(data))


def _taken(field: Field, numbers: Iterator[Any]) -> Any:
    if field.struct is not None:
        return layout_of(field.struct).made_of(numbers)
    return next(numbers) if field.length is None else list(islice(numbers, field.length))


_layouts: dict[type[Struct], Layout[Any]] = {}


def layout_of(kind: type[Kind]) -> Layout[Kind]:
    layout = _layouts.get(kind)
    if layout is None:
        layout = _layouts[kind] = Layout(kind)
    return layout


def offset_of(kind: type[Struct], *way: str) -> int:
    """Where a field lies, named by the fields that lead to it, one inside the other."""
    offset = 0
    for name in way:
        field = layout_of(kind).fields[name]
        offset += field.offset
        kind = field.struct or kind
    return offset


def write_into(one: Struct, offset: int, data: bytes) -> None:
    """Changes a part of the bytes that a struct has in memory."""
    layout = layout_of(type(one))
    whole = bytearray(layout.pack(one))
    whole[offset : offset + len(data)] = data
    layout.unpack_into(one, bytes(whole))


def width_of(hint: Any) -> Width:
    """How a number lies in memory that is annotated like this."""
    if get_origin(hint) is Annotated:
        for extra in get_args(hint):
            if isinstance(extra, Width):
                return extra
    if hint in (int, bool):
        return INT64
    if hint is float:
        return FLOAT64
    raise TypeError(f"{hint} is neither a number nor a list of numbers")


def _place(kind: type[Struct]) -> Iterator[tuple[str, Field]]:
    hints = get_type_hints(kind, include_extras=True)
    at = 0
    for one in fields(kind):
        hint, length = hints[one.name], one.metadata.get("length")
        if isinstance(hint, type) and issubclass(hint, Struct):
            at = _rounded_up(at, 8)
            yield one.name, Field(at, UINT8, layout_of(hint).size, hint)
            at += layout_of(hint).size
            continue
        if (get_origin(hint) is list) != (length is not None):
            raise TypeError(f"{kind.__name__}.{one.name}: a list is made with numbers(…) or reals(…)")
        width = width_of(hint if length is None else get_args(hint)[0])
        at = _rounded_up(at, width.size)
        yield one.name, Field(at, width, length)
        at += width.size * (1 if length is None else length)


def _letters(placed: Any, size: int) -> Iterator[str]:
    at = 0
    for field in placed:
        own = (
            f"{field.count}{field.width.letter}" if field.struct is None else layout_of(field.struct).letters
        )
        yield f"{field.offset - at}x{own}"
        at = field.offset + field.count * field.width.size
    yield f"{size - at}x"


def _rounded_up(number: int, to: int) -> int:
    return -(-number // to) * to
