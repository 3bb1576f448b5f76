"""The mark of a rule, the places that rules fill, and what the processor does in one instruction."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from dataclasses import dataclass, fields
from types import FunctionType
from typing import Any, TypeVar

from .structs import Short, Single, Struct

Function = TypeVar("Function", bound=Callable[..., Any])

_MARK = "__tenfold_rule__"


def rule(function: Function) -> Function:
    """Marks a function as part of the rulebook: numbers, loops and fields only, so that it compiles."""
    setattr(function, _MARK, True)
    return function


def is_rule(function: object) -> bool:
    """Whether it is marked itself; what wraps a marked function is none."""
    return isinstance(function, FunctionType) and getattr(function, _MARK, False) is True


@dataclass(frozen=True)
class Slots:
    """Places for rules that others fill: a dataclass with a field for each.

        @dataclass(frozen=True)
        class Temper(Slots):
            draw: Callable[[State, int], int]

        @rule
        def decide(temper: Temper, s: State) -> int:
            return temper.draw(s, 1)

    A rule takes such an object as an argument like any other. Interpreted, it is one; compiled, the rule is
    made anew for each object it is given, and calls what fills the places directly. A name that there is no
    place for, or a place that nobody fills, is refused when the object is made.
    """

    def __post_init__(self) -> None:
        for place in fields(self):
            kind = str(place.type).removeprefix("collections.abc.").removeprefix("typing.")
            if kind.startswith("Callable") and not callable(getattr(self, place.name)):
                raise TypeError(f"{type(self).__name__}.{place.name} is to be filled with a rule")


@rule
def lowest_bit(mask: int) -> int:
    """The place of the lowest bit that is set, in a number that is not 0."""
    return (mask & -mask).bit_length() - 1


@rule
def count_bits(mask: int) -> int:
    """How many bits are set, in a number that is not negative."""
    return mask.bit_count()


@rule
def single(value: float) -> float:
    """The nearest number of 32 bits."""
    return ctypes.c_float(value).value


@rule
def square_root(value: float) -> float:
    return math.sqrt(value)


@rule
def overwrite(target: Struct, source: Struct) -> None:
    """Copies every number of a struct into another one of its kind, which stays the same object."""
    target.take_over(source)


@rule
def add_scaled(
    target: list[Single], at: int, source: list[Single], start: int, count: int, factor: Single
) -> None:
    """Adds a stretch of one list, times a factor, to a stretch of another: what networks are made of. Each
    product and each sum is rounded to 32 bits."""
    for place in range(count):
        scaled = single(factor * source[start + place])
        target[at + place] = single(target[at + place] + scaled)


@rule
def add_rows(
    target: list[Single],
    at: int,
    source: list[Single],
    first: int,
    width: int,
    factors: list[Single],
    count: int,
) -> None:
    """Adds so many rows of a list, each times its factor: a layer of a network. The rows have a width and
    follow each other from a first place on; the target is neither of the others. Each product and each sum
    is rounded to 32 bits."""
    for row in range(count):
        add_scaled(target, at, source, first + row * width, width, factors[row])


@rule
def add_chosen(
    target: list[Single],
    at: int,
    source: list[Single],
    first: int,
    width: int,
    chosen: list[Short],
    count: int,
) -> None:
    """The same for rows that do not follow each other: those whose numbers are the first so many of `chosen`,
    as they are."""
    for place in range(count):
        add_scaled(target, at, source, first + chosen[place] * width, width, single(1.0))


@rule
def copy_numbers(target: list[Single], at: int, source: list[Single], start: int, count: int) -> None:
    """Writes a stretch of one list over a stretch of another."""
    for place in range(count):
        target[at + place] = source[start + place]


@rule
def cut_negative(target: list[Single], at: int, count: int) -> None:
    """The bend in a network: what is below 0 becomes 0."""
    for place in range(at, at + count):
        target[place] = max(target[place], single(0.0))
