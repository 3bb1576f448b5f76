"""The source of a rule: its syntax tree, and what its annotations say."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from inspect import CO_VARARGS, CO_VARKEYWORDS
from types import FunctionType
from typing import Any, cast, get_type_hints

from .refusals import NotInSubset


@dataclass(frozen=True, slots=True)
class Hints:
    parameters: dict[str, Any]
    result: Any


@dataclass(frozen=True, slots=True)
class Source:
    function: FunctionType
    tree: ast.FunctionDef

    def refuse(self, node: ast.AST, what: str, instead: str) -> NotInSubset:
        """What to raise about a part of the rule."""
        shown = "" if isinstance(node, ast.FunctionDef) else ast.unparse(node).split("\n")[0][:80]
        line = getattr(node, "lineno", self.tree.lineno)
        code = self.function.__code__
        return NotInSubset(code.co_filename, line, self.function.__name__, what, instead, shown)


@cache
def source_of(function: Callable[..., Any]) -> Source:
    code = cast(FunctionType, function).__code__
    return Source(cast(FunctionType, function), _functions_in(code.co_filename)[code.co_firstlineno])


@cache
def hints_of(function: Callable[..., Any]) -> Hints:
    """What the annotations of a rule say; the source is looked at only to tell what is wrong."""
    plain = cast(FunctionType, function)
    _check_parameters(plain)
    try:
        hints = get_type_hints(function, include_extras=True)
    except NameError as error:
        instead = "import the types of its annotations where they are found when it runs"
        raise _refuse(plain, f"has an annotation that nobody knows ({error})", instead) from None
    names = plain.__code__.co_varnames[: plain.__code__.co_argcount]
    for name in (*names, "return"):
        if name not in hints or hints[name] is Any:
            what = f"does not say what {'it returns' if name == 'return' else name + ' is'}"
            raise _refuse(
                plain, what, "annotate it with int, bool, float, a list, a struct or a type variable"
            )
    return Hints({name: hints[name] for name in names}, hints["return"])


def _check_parameters(function: FunctionType) -> None:
    code = function.__code__
    if code.co_kwonlyargcount or code.co_posonlyargcount or code.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
        raise _refuse(function, "has parameters of a special kind", "use plain ones")
    if function.__defaults__:
        raise _refuse(function, "has defaults for its parameters", "give every argument where it is called")
    if code.co_freevars:
        what = f"uses names of the function around it ({', '.join(code.co_freevars)})"
        raise _refuse(function, what, "write it at the top of the file")


def _refuse(function: FunctionType, what: str, instead: str) -> NotInSubset:
    source = source_of(function)
    return source.refuse(source.tree, what, instead)


@cache
def _functions_in(file: str) -> dict[int, ast.FunctionDef]:
    """Every function of a file by its first line, decorators included."""
    found = {}
    for node in ast.walk(ast.parse("".join(linecache.getlines(file)))):
        if isinstance(node, ast.FunctionDef):
            first = node.decorator_list[0].lineno if node.decorator_list else node.lineno
            found[first] = node
    return found
