"""The one file that names the compiler.

A function of the rules is marked with `rule` and stays an ordinary Python function: the server, the
terminal and the tests call it as it is, on states made of numbers and lists. `compiled` gives the same
function compiled by Numba, for loops over millions of moves on states packed into NumPy records.
Nothing is imported or compiled before somebody asks for it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

Rule = TypeVar("Rule", bound=Callable[..., Any])

_rules: dict[FunctionType, Callable[..., Any] | None] = {}


def rule(function: Rule) -> Rule:
    """Marks a function as part of the rulebook: numbers, loops and fields only, so that it compiles."""
    _rules[cast(FunctionType, function)] = None
    return function


@rule
def lowest_bit(mask: int) -> int:
    """The place of the lowest bit that is set, in a number that is not 0."""
    return (mask & -mask).bit_length() - 1


@rule
def count_bits(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def adapt(function: Rule, name: str, **rules: Callable[..., Any]) -> Rule:
    """The same function with other rules behind the names that it calls: a loop is written once and runs
    with the rules of each game. The result is a rule like any other."""
    original = cast(FunctionType, function)
    adapted = FunctionType(original.__code__, {**original.__globals__, **rules}, original.__name__)
    adapted.__qualname__ = f"{original.__qualname__}_{name}"
    adapted.__module__ = original.__module__
    adapted.__doc__ = original.__doc__
    return cast(Rule, rule(adapted))


def compiled(function: Rule) -> Rule:
    """The compiled twin of a rule; the rules that it calls are compiled with it."""
    original = cast(FunctionType, function)
    if original not in _rules:
        raise TypeError(f"{original.__qualname__} is not marked as a rule")
    twin = _rules[original]
    if twin is None:
        twin = _rules[original] = _compile(original)
    return cast(Rule, twin)


def _compile(function: FunctionType) -> Callable[..., Any]:
    import numba

    if function in _instructions:
        return _instruction(_instructions[cast(Callable[..., Any], function)])
    vars(numba.config)["CACHE_DIR"] = str(_cache_folder())
    # Numba looks a called function up among the caller's globals and must find a compiled one there.
    names = dict(function.__globals__)
    for name in function.__code__.co_names:
        called = names.get(name)
        if isinstance(called, FunctionType) and called in _rules:
            names[name] = compiled(called)
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    return _general(numba.njit(twin, cache=True, error_model="numpy"))


def _general(dispatcher: Any) -> Callable[..., Any]:
    """Keeps the compiler from compiling a rule anew for every constant that it is called with."""
    from numba.core import types

    specific = dispatcher.get_call_template

    def template(arguments: Any, named: Any) -> Any:
        return specific(tuple(map(types.unliteral, arguments)), named)

    dispatcher.get_call_template = template
    return cast(Callable[..., Any], dispatcher)


# What the processor does in one instruction, the compiler is told by its name.
_instructions: dict[Callable[..., Any], str] = {lowest_bit: "cttz", count_bits: "ctpop"}


def _instruction(name: str) -> Callable[..., Any]:
    import numba
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def on_mask(_: Any, mask: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            if name == "ctpop":
                return builder.ctpop(arguments[0])
            return builder.cttz(arguments[0], cgutils.true_bit)

        return numba.types.int64(mask), generate

    @numba.njit
    def instruction(mask: Any) -> Any:
        return on_mask(numba.int64(mask))  # type: ignore[call-arg]

    return cast(Callable[..., Any], instruction)


@cache
def _cache_folder() -> Path:
    """A folder of its own for each version of the rules: the compiler's cache does not notice a change
    in another file."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        source = path.read_bytes()
        if b"@rule" in source:
            digest.update(source)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    tag = f"{sys.implementation.cache_tag}-{digest.hexdigest()[:16]}"
    return Path(base) / "tenfold" / tag
