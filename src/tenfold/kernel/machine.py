"""Calling a module from Python: how arguments come into its memory, and what has become of them back.

Every function of a module takes one number: where its arguments lie in memory, eight bytes each, and where
it writes what it returns. Which engine runs the module is another file's business: `runtime.py` does it with
wasmtime, the tests do it with a JavaScript engine, too.
"""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeVar

from .kinds import BOOL, INT, REAL, SINGLE, Kind, ListOf, RowsOf, Scalar, StructOf, StructsOf
from .layout import Layout, layout_of
from .program import Export
from .structs import Struct, Width

Kept = TypeVar("Kept", bound=Struct)

LETTERS: Final = {"i32": "i4x", "i64": "q", "f64": "d", "f32": "f4x"}


class Trapped(Exception):
    """The module stopped in the middle: a division by zero or, if it is checked, something out of bounds."""


class TookTooLong(Trapped):
    """The time that a call was given is over."""


class Span(NamedTuple):
    """Something that lies in a machine's memory: a struct, or a list of numbers, structs or rows."""

    address: int
    length: int = 1
    width: int = 0  # of rows: how many numbers each has


class Signature:
    """How numbers are handed to a function and back."""

    def __init__(self, export: Export) -> None:
        self.kinds = [kind for kind in export.kinds if kind.parts]
        results = export.result.scalars
        self.given = struct.Struct("<" + "".join(LETTERS[part] for kind in self.kinds for part in kind.parts))
        self.returned = struct.Struct("<" + "".join("d" if one in (REAL, SINGLE) else "q" for one in results))
        self.size = max(self.given.size, self.returned.size)
        self.truths = [place for place, one in enumerate(results) if one == BOOL]


class Call(NamedTuple):
    """A function with its arguments, ready to be called."""

    name: str
    address: int
    data: bytes
    signature: Signature


class Machine(ABC):
    """One instance of a module, with a memory of its own that begins at `end` to be free."""

    def __init__(self, exports: Mapping[str, Export], end: int) -> None:
        self._known = exports
        self._signatures: dict[str, Signature] = {}
        self._end = end
        self._lent = end  # up to where calls have used the memory for their arguments

    @abstractmethod
    def read(self, address: int, size: int) -> bytes:
        """What lies in the memory."""

    @abstractmethod
    def write(self, address: int, data: bytes) -> None:
        """Puts bytes into the memory."""

    @abstractmethod
    def reach(self, end: int) -> None:
        """Makes the memory at least so large."""

    @abstractmethod
    def enter(self, name: str, address: int) -> None:
        """Runs a function whose arguments lie at an address; raises `Trapped`."""

    def take(self, size: int) -> int:
        """Bytes of the memory, all 0, for good; returns where they begin."""
        address = -(-self._end // 64) * 64
        self._end = address + size
        self.reach(self._end)
        self.write(address, bytes(max(0, min(self._lent, self._end) - address)))
        return address

    def keep(self, one: Struct) -> Span:
        """Puts a struct into the memory for good."""
        layout = layout_of(type(one))
        span = Span(self.take(layout.size))
        self.write(span.address, layout.pack(one))
        return span

    def keep_list(self, width: Width, length: int) -> Span:
        """Room for a list of numbers."""
        return Span(self.take(width.size * length), length)

    def fetch(self, kind: type[Kept], span: Span) -> Kept:
        """A struct as it lies in the memory now."""
        layout: Layout[Kept] = layout_of(kind)
        return layout.unpack(self.read(span.address, layout.size))

    def fetch_list(self, width: Width, span: Span, length: int) -> list[Any]:
        """The first numbers of a list as it lies in the memory now."""
        return list(struct.unpack(f"<{length}{width.letter}", self.read(span.address, width.size * length)))

    def write_list(self, width: Width, span: Span, numbers: list[Any]) -> None:
        """Writes the first numbers of a list."""
        self.write(span.address, struct.pack(f"<{len(numbers)}{width.letter}", *numbers))

    def call(self, name: str, *arguments: Any) -> Any:
        """Calls a function. Numbers and spans are handed over as they are; structs and lists are copied into
        the memory, and what has become of them is copied back."""
        frame = _Frame(self, self._end)
        returned = self.run(self._prepared(name, arguments, frame))
        frame.bring_back()
        return returned

    def ready(self, name: str, *arguments: Any) -> Call:
        """A call of numbers and spans that can be made again and again."""
        frame = _Frame(self, self._end)
        call = self._prepared(name, arguments, frame)
        self.take(frame.end - self._end)
        return call

    def _prepared(self, name: str, arguments: tuple[Any, ...], frame: _Frame) -> Call:
        signature = self._signatures.get(name) or self._signature(name)
        kinds = signature.kinds
        if len(kinds) != len(arguments):
            raise TypeError(f"{name} takes {len(kinds)} arguments, not {len(arguments)}")
        values = [part for kind, one in zip(kinds, arguments, strict=True) for part in frame.parts(kind, one)]
        data = signature.given.pack(*values)
        address = frame.take(signature.size)
        self._lent = max(self._lent, frame.end)
        return Call(name, address, data, signature)

    def _signature(self, name: str) -> Signature:
        export = self._known.get(name)
        if export is None:
            raise TypeError(f"the module has no function {name}")
        signature = self._signatures[name] = Signature(export)
        return signature

    def run(self, call: Call) -> Any:
        """Makes a call that was prepared; returns a number, a tuple of them, or nothing."""
        self.write(call.address, call.data)
        self.enter(call.name, call.address)
        returned, truths = call.signature.returned, call.signature.truths
        if not returned.size:
            return None
        found = [*returned.unpack(self.read(call.address, returned.size))]
        for place in truths:
            found[place] = bool(found[place])
        return tuple(found) if len(found) > 1 else found[0]


class _Frame:
    """The room that the arguments of one call take up, and what is to be copied back afterwards."""

    def __init__(self, machine: Machine, end: int) -> None:
        self._machine = machine
        self.end = end
        self._borrowed: list[tuple[Any, Kind, int]] = []

    def take(self, size: int) -> int:
        address = -(-self.end // 8) * 8
        self.end = address + size
        self._machine.reach(self.end)
        return address

    def parts(self, kind: Kind, one: Any) -> list[Any]:
        """The numbers that hand an argument over."""
        if any(one is other for other, _, _ in self._borrowed):
            raise TypeError("the same list or struct is given twice; put it into the memory once, with keep")
        match kind, one:
            case (StructOf(), Span(address)):
                return [address]
            case (RowsOf(), Span(address, length, width)):
                return [address, length, width]
            case (ListOf() | StructsOf(), Span(address, length)):
                return [address, length]
            case (StructOf(struct_), Struct()) if isinstance(one, struct_):
                return [self._borrow(one, kind, layout_of(type(one)).pack(one))]
            case (ListOf(width), list()):
                data = struct.pack(f"<{len(one)}{width.letter}", *one)
                return [self._borrow(one, kind, data), len(one)]
            case (Scalar(), int()) if kind in (INT, BOOL):
                return [one]
            case (Scalar(), float()) if kind in (REAL, SINGLE):
                return [one]
        raise TypeError(f"{kind} is needed, not {one!r:.40}")

    def bring_back(self) -> None:
        for one, kind, address in self._borrowed:
            if isinstance(kind, ListOf):
                one[:] = self._machine.fetch_list(kind.width, Span(address), len(one))
            else:
                layout = layout_of(type(one))
                layout.unpack_into(one, self._machine.read(address, layout.size))

    def _borrow(self, one: Any, kind: Kind, data: bytes) -> int:
        address = self.take(len(data))
        self._machine.write(address, data)
        self._borrowed.append((one, kind, address))
        return address
