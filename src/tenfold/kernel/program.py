"""A module in the making: the rules that are wanted, and everything that these call.

    program = Program()
    program.export("cards.step", step)
    text = program.text()

A rule is translated once for each set of kinds that its arguments have. Tables, tuples of numbers at the top
of a file, lie at the beginning of the memory; what comes behind them, from the exported `heap` on, belongs
to whoever runs the module.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from .arithmetic import CHECKS, HELPERS
from .kinds import Kind, Known, Result, is_known, kind_of, result_of
from .rules import is_rule
from .scope import Scope, parts_of
from .source import hints_of, source_of
from .statements import Statements
from .stretches import CHECKED_STRETCHES, FEW, MANY, stretches
from .structs import FLOAT64, INT8, INT16, INT64, UINT8, Width

FIRST_TABLE: Final = 1024  # binaryen may assume that nothing lies below
PAGE: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Translated:
    """A rule as a function of the module."""

    name: str
    parameters: tuple[str, ...]  # types of WebAssembly's
    result: Result

    @property
    def type_use(self) -> str:
        given = "".join(f" (param {type_})" for type_ in self.parameters)
        return given + "".join(f" (result {type_})" for type_ in self.result.parts)


@dataclass(frozen=True, slots=True)
class Export:
    """What a caller from outside needs to know of a function."""

    function: Callable[..., Any]
    kinds: tuple[Kind, ...]
    result: Result


class Program:
    def __init__(self, checked: bool = False) -> None:
        self.checked = checked
        self.exports: dict[str, Export] = {}
        self._made: dict[tuple[Any, ...], Translated] = {}
        self._waiting: list[tuple[Callable[..., Any], tuple[Kind, ...], Translated]] = []
        self._functions: list[str] = []
        self._names: dict[str, int] = {}
        self._tables: dict[tuple[bytes, str], tuple[Width, int]] = {}
        self._end = FIRST_TABLE
        self._numbered: list[str] = []
        self._exported: list[str] = []

    def export(self, name: str, function: Callable[..., Any], *given: Any, **variables: type) -> None:
        """Makes a rule callable from outside. `given` are the rules and slots it takes, in their order;
        `variables` says what its type variables stand for."""
        if not is_rule(function):
            raise TypeError(f"{function.__qualname__} is not marked as a rule")
        hints = hints_of(function).parameters
        filled = iter(given)
        kinds = tuple(
            Known(next(filled)) if is_known(hint) else kind_of(_concrete(hint, variables), {})
            for hint in hints.values()
        )
        translated = self.function(function, kinds)
        self.exports[name] = Export(function, kinds, translated.result)
        self._exported.append(_entrance(name, translated))

    def function(self, function: Callable[..., Any], kinds: tuple[Kind, ...]) -> Translated:
        """The function that a rule becomes for arguments of these kinds; it is translated later."""
        key = (function, kinds)
        if key not in self._made:
            parameters = tuple(part for kind in kinds for part in kind.parts)
            result = result_of(hints_of(function).result)
            made = Translated(self._free_name(function), parameters, result)
            self._made[key] = made
            self._waiting.append((function, kinds, made))
        return self._made[key]

    def table(self, values: tuple[Any, ...]) -> tuple[Width, int]:
        """Where a tuple of numbers lies, and how wide its numbers are: no wider than they need to be."""
        width = _narrowest(values)
        key = struct.pack(f"<{len(values)}{width.letter}", *values), width.letter
        if key not in self._tables:
            self._end = -(-self._end // width.size) * width.size
            self._tables[key] = (width, self._end)
            self._end += width.size * len(values)
        return self._tables[key]

    def numbered(self, functions: list[Translated]) -> int:
        """The number of the first of some functions that are called by number."""
        names = [one.name for one in functions]
        for first in range(len(self._numbered) - len(names) + 1):
            if self._numbered[first : first + len(names)] == names:
                return first
        self._numbered += names
        return len(self._numbered) - len(names)

    def text(self, is_small: bool = False) -> str:
        """The whole module as WebAssembly text; a small one takes longer for its networks."""
        while self._waiting:
            function, kinds, made = self._waiting.pop()
            self._functions.append(self._translate(function, kinds, made))
        heap = -(-self._end // 64) * 64
        return "\n".join(
            [
                "(module",
                f'(memory (export "memory") {heap // PAGE + 1})',
                f'(global (export "heap") i32 (i32.const {heap}))',
                *self._exported,
                *self._table_of_functions(),
                *self._data(),
                HELPERS,
                stretches((FEW,) if is_small else MANY),
                CHECKS + CHECKED_STRETCHES if self.checked else "",
                *self._functions,
                ")",
            ]
        )

    def _translate(self, function: Callable[..., Any], kinds: tuple[Kind, ...], made: Translated) -> str:
        source = source_of(function)
        parameters = dict(zip(hints_of(function).parameters, kinds, strict=True))
        scope = Scope(parameters)
        body = Statements(self, source, scope, made.result).body(source.tree.body)
        given = "".join(
            f" (param ${part} {type_})"
            for name, kind in parameters.items()
            for part, type_ in parts_of(name, kind)
        )
        result = "".join(f" (result {type_})" for type_ in made.result.parts)
        own = "".join(f" (local ${name} {type_})" for name, type_ in scope.locals)
        return f"(func ${made.name}{given}{result}{own}\n{body})"

    def _free_name(self, function: Callable[..., Any]) -> str:
        name = f"{function.__module__.removeprefix('tenfold.')}.{function.__qualname__}"
        name = "".join(
            letter if letter.isascii() and (letter.isalnum() or letter in "._") else "_" for letter in name
        )
        count = self._names[name] = self._names.get(name, 0) + 1
        return name if count == 1 else f"{name}.{count}"

    def _table_of_functions(self) -> list[str]:
        if not self._numbered:
            return []
        names = " ".join(f"${name}" for name in self._numbered)
        return [f"(table {len(self._numbered)} funcref)", f"(elem (i32.const 0) {names})"]

    def _data(self) -> list[str]:
        lines = []
        for (data, _), (_, at) in self._tables.items():
            written = "".join(f"\\{byte:02x}" for byte in data)
            lines.append(f'(data (i32.const {at}) "{written}")')
        return lines


def _entrance(name: str, called: Translated) -> str:
    """A function for callers from outside: takes its arguments from memory, and writes its results there."""
    given = " ".join(
        f"({type_}.load offset={8 * place} (local.get $at))" for place, type_ in enumerate(called.parameters)
    )
    call = f"(call ${called.name} {given})"
    kinds = called.result.scalars
    kept = [f"(local ${place} {kind.type})" for place, kind in enumerate(kinds)]
    taken = [f"(local.set ${place})" for place in reversed(range(len(kinds)))]
    written = [_written(place, kind.type) for place, kind in enumerate(kinds)]
    return f'(func (export "{name}") (param $at i32) {" ".join(kept)} {call} {" ".join(taken + written)})'


def _written(place: int, type_: str) -> str:
    wide = {
        "i32": f"(i64.extend_i32_u (local.get ${place}))",
        "f32": f"(f64.promote_f32 (local.get ${place}))",
    }.get(type_, f"(local.get ${place})")
    return f"({'f64' if type_[0] == 'f' else 'i64'}.store offset={8 * place} (local.get $at) {wide})"


def _concrete(hint: Any, variables: dict[str, type]) -> Any:
    """An annotation with its type variables replaced, by name."""
    name = getattr(hint, "__name__", None)
    if name in variables:
        return variables[name]
    parts = getattr(hint, "__args__", ())
    if parts and getattr(parts[0], "__name__", None) in variables:
        return hint.__origin__[variables[parts[0].__name__]]
    return hint


def _narrowest(values: tuple[Any, ...]) -> Width:
    if any(isinstance(value, float) for value in values):
        return FLOAT64
    for width in (UINT8, INT8, INT16):
        if width.lowest <= min(values) and max(values) <= width.highest:
            return width
    return INT64
