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

from .kinds import is_in_subset
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
    plain = cast(FunctionType, function)
    file, line = plain.__code__.co_filename, plain.__code__.co_firstlineno
    linecache.checkcache(file)  # somebody may have changed it, and imported it again
    tree = _functions_in("".join(linecache.getlines(file))).get(line)
    if tree is None:
        instead = "write it with def, in a file"
        raise NotInSubset(file, line, plain.__name__, "is no plain function that stands in a file", instead)
    return Source(plain, tree)


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
        subject = "it returns" if name == "return" else f"{name} is"
        instead = "annotate it with int, bool, float, a list, a struct or a type variable"
        if name == "return":
            instead = "annotate it with int, bool, float, a tuple of these, or None"
        if name not in hints or hints[name] is Any:
            raise _refuse(plain, f"does not say what {subject}", instead)
        if not is_in_subset(hints[name], returned=name == "return"):
            raise _refuse(
                plain, f"says of what {subject} something that is no number, list or struct", instead
            )
    return Hints({name: hints[name] for name in names}, hints["return"])


def _check_parameters(function: FunctionType) -> None:
    code = function.__code__
    if code.co_kwonlyargcount or code.co_posonlyargcount or code.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
        raise _refuse(function, "has parameters of a special kind", "use plain ones")
    if not "".join(code.co_varnames).isascii():
        raise _refuse(function, "has names with letters beyond a to z", "write them without")
    if function.__defaults__:
        raise _refuse(function, "has defaults for its parameters", "give every argument where it is called")
    if code.co_freevars:
        what = f"uses names of the function around it ({', '.join(code.co_freevars)})"
        raise _refuse(function, what, "write it at the top of the file")


def _refuse(function: FunctionType, what: str, instead: str) -> NotInSubset:
    source = source_of(function)
    return source.refuse(source.tree, what, instead)


@cache
def _functions_in(text: str) -> dict[int, ast.FunctionDef]:
    """Every function of a file by its first line, decorators included."""
    found = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            first = node.decorator_list[0].lineno if node.decorator_list else node.lineno
            found[first] = node
    return found
