"""Where the fields of a struct lie in memory: one after the other, each at a multiple of its own width."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import chain
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from .structs import FLOAT64, INT64, Struct, Width

Kind = TypeVar("Kind", bound=Struct)


@dataclass(frozen=True, slots=True)
class Field:
    offset: int  # bytes from where the struct begins
    width: Width
    length: int | None  # of a list; None for a number

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
        self._format = struct.Struct("<" + "".join(_letters(self.fields.values(), self.size)))

    def pack(self, one: Kind) -> bytes:
        """The bytes of a struct; numbers that do not fit raise `struct.error`."""
        values = (getattr(one, name) for name in self.fields)
        return self._format.pack(*chain.from_iterable(v if isinstance(v, list) else (v,) for v in values))

    def unpack(self, data: bytes) -> Kind:
        return self.kind(*self._values(data))

    def unpack_into(self, one: Kind, data: bytes) -> None:
        for (name, field), value in zip(self.fields.items(), self._values(data), strict=True):
            if field.length is None:
                setattr(one, name, value)
            else:
                getattr(one, name)[:] = value

    def _values(self, data: bytes) -> Iterator[Any]:
        found = self._format.unpack(data)
        at = 0
        for field in self.fields.values():
            yield found[at] if field.length is None else list(found[at : at + field.length])
            at += field.count


_layouts: dict[type[Struct], Layout[Any]] = {}


def layout_of(kind: type[Kind]) -> Layout[Kind]:
    layout = _layouts.get(kind)
    if layout is None:
        layout = _layouts[kind] = Layout(kind)
    return layout


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
        if (get_origin(hint) is list) != (length is not None):
            raise TypeError(f"{kind.__name__}.{one.name}: a list is made with numbers(…) or reals(…)")
        width = width_of(hint if length is None else get_args(hint)[0])
        at = _rounded_up(at, width.size)
        yield one.name, Field(at, width, length)
        at += width.size * (1 if length is None else length)


def _letters(placed: Any, size: int) -> Iterator[str]:
    at = 0
    for field in placed:
        yield f"{field.offset - at}x{field.count}{field.width.letter}"
        at = field.offset + field.count * field.width.size
    yield f"{size - at}x"


def _rounded_up(number: int, to: int) -> int:
    return -(-number // to) * to
