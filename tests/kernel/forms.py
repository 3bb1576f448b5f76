"""The forms of a rule: interpreted, compiled, and compiled and checked."""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tenfold.kernel.kinds import Kind, RowsOf, StructsOf
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Machine, Span, Trapped
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module

Rule = Callable[..., Any]

HEADER = """\
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from tenfold.kernel import *

T = TypeVar("T")
"""


def import_text(path: Path, text: str) -> ModuleType:
    """A module made from a text; it is written to a file, because the translator reads its source there."""
    path.write_text(text, "utf-8")
    module = sys.modules[path.stem] = ModuleType(path.stem)  # dataclasses look their module up there
    exec(compile(text, path, "exec", dont_inherit=True), module.__dict__)
    return module


class Forms:
    """One rule in all forms. `given` are the rules and slots it takes, `variables` what its type variables
    stand for."""

    def __init__(self, function: Rule, *given: Any, **variables: type) -> None:
        self._function, self._given = function, given
        programs = [Program(checked) for checked in (False, True)]
        for program in programs:
            program.export("rule", function, *given, **variables)
        self._kinds = [kind for kind in programs[0].exports["rule"].kinds if getattr(kind, "parts", ())]
        self._fast, self._checked = (
            Instance(compile_module(program.text(), program.exports)) for program in programs
        )

    def interpreted(self, *arguments: Any) -> Any:
        return self._function(*self._given, *arguments)

    def fast(self, *arguments: Any) -> Any:
        return call(self._fast, self._kinds, arguments)

    def checked(self, *arguments: Any) -> Any:
        return call(self._checked, self._kinds, arguments)

    def same(self, *arguments: Any) -> Any:
        """The answer, which all forms give, and with it they do the same to the arguments."""
        answers = []
        for form in (self.interpreted, self.fast, self.checked):
            copies = deepcopy(arguments)
            answers.append((form(*copies), copies))
        assert answers[1] == answers[0], f"fast: {answers[1]}, Python: {answers[0]}"
        assert answers[2] == answers[0], f"checked: {answers[2]}, Python: {answers[0]}"
        return answers[0][0]

    def stops(self, *arguments: Any) -> None:
        """The checked form traps."""
        with pytest.raises(Trapped):
            self.checked(*deepcopy(arguments))

    def always_stops(self, *arguments: Any) -> None:
        """Python raises an exception, and both compiled forms trap."""
        with pytest.raises((ArithmeticError, ValueError)):
            self.interpreted(*deepcopy(arguments))
        self.stops(*arguments)
        with pytest.raises(Trapped):
            self.fast(*deepcopy(arguments))


@cache
def forms(function: Rule, *given: Any, **variables: type) -> Forms:
    return Forms(function, *given, **variables)


def call(machine: Machine, kinds: list[Kind], arguments: tuple[Any, ...]) -> Any:
    """Calls the one function of a module. Rows and lists of structs are brought into its memory and back."""
    handed = [_lent(machine, kind, one) for kind, one in zip(kinds, arguments, strict=True)]
    returned = machine.call("rule", *handed)
    for kind, one, span in zip(kinds, arguments, handed, strict=True):
        _bring_back(machine, kind, one, span)
    return returned


def _lent(machine: Machine, kind: Kind, one: Any) -> Any:
    match kind:
        case RowsOf(width):
            numbers = [number for row in one for number in row]
            data, row_length = struct.pack(f"<{len(numbers)}{width.letter}", *numbers), len(one[0])
        case StructsOf(kept):
            data, row_length = b"".join(layout_of(kept).pack(each) for each in one), 0
        case _:
            return one
    span = Span(machine.take(len(data)), len(one), row_length)
    machine.write(span.address, data)
    return span


def _bring_back(machine: Machine, kind: Kind, one: Any, span: Span) -> None:
    match kind:
        case RowsOf(width):
            for number, row in enumerate(one):
                place = Span(span.address + number * span.width * width.size)
                row[:] = machine.fetch_list(width, place, span.width)
        case StructsOf(kept):
            for number, each in enumerate(one):
                each.take_over(machine.fetch(kept, Span(span.address + number * kind.size)))
