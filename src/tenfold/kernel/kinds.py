"""The kinds of values there are in a rule, read from its annotations.

| annotation                                | kind                 | handed over in WebAssembly as          |
|-------------------------------------------|----------------------|----------------------------------------|
| `int`, `bool`, `float`, `Single`          | a scalar             | `i64`, `i32` (0 or 1), `f64`, `f32`    |
| `list[int]`, `list[Short]`, …             | a list of numbers    | where it begins `i32`, its length `i64` |
| `list[list[int]]`, …                      | rows of numbers      | the same, and a row's length `i64`     |
| a subclass of `Struct`                    | a struct             | where it begins `i32`                  |
| `list[State]`                             | a list of structs    | where it begins, its length            |
| a type variable                           | what it is given     |                                        |
| `Callable`, `Slots`, a tuple of callables | known beforehand     | nothing: the rule is made for it       |
"""

from __future__ import annotations

import collections.abc
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_args, get_origin

from .layout import Layout, layout_of, width_of
from .rules import Slots
from .structs import FLOAT32, Struct, Width


@dataclass(frozen=True, slots=True)
class Scalar:
    name: str
    type: str  # WebAssembly's

    def __str__(self) -> str:
        return self.name

    @property
    def parts(self) -> tuple[str, ...]:
        """What it takes to hand a value over, as types of WebAssembly's."""
        return (self.type,)

    @property
    def scalars(self) -> tuple[Scalar, ...]:
        """What a rule returns that promises this."""
        return (self,)


INT: Final = Scalar("a whole number", "i64")
BOOL: Final = Scalar("a yes or no", "i32")
REAL: Final = Scalar("a real number", "f64")
SINGLE: Final = Scalar("a real number of 32 bits", "f32")


@dataclass(frozen=True, slots=True)
class Several:
    """What a rule returns that returns a tuple; with none, nothing."""

    scalars: tuple[Scalar, ...]

    def __str__(self) -> str:
        return f"{len(self.scalars)} numbers" if self.scalars else "nothing"

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(scalar.type for scalar in self.scalars)


NOTHING: Final = Several(())


@dataclass(frozen=True, slots=True)
class ListOf:
    width: Width

    def __str__(self) -> str:
        return f"a list of {self.width.name}"

    @property
    def parts(self) -> tuple[str, ...]:
        return ("i32", "i64")

    @property
    def scalar(self) -> Scalar:
        """What reading an element gives."""
        return scalar_of(self.width)


@dataclass(frozen=True, slots=True)
class RowsOf:
    width: Width

    def __str__(self) -> str:
        return f"rows of {self.width.name}"

    @property
    def parts(self) -> tuple[str, ...]:
        return ("i32", "i64", "i64")


@dataclass(frozen=True, slots=True)
class StructOf:
    struct: type[Struct]

    def __str__(self) -> str:
        return f"a {name_of(self.struct)}"

    @property
    def parts(self) -> tuple[str, ...]:
        return ("i32",)

    @property
    def layout(self) -> Layout[Any]:
        return layout_of(self.struct)


@dataclass(frozen=True, slots=True)
class StructsOf:
    struct: type[Struct]

    def __str__(self) -> str:
        return f"a list of {name_of(self.struct)}"

    @property
    def parts(self) -> tuple[str, ...]:
        return ("i32", "i64")

    @property
    def size(self) -> int:
        return layout_of(self.struct).size


@dataclass(frozen=True, slots=True)
class Known:
    """A rule, a tuple of rules, slots, or a field of slots: known when the rule is translated."""

    value: Any

    def __str__(self) -> str:
        return f"known beforehand ({getattr(self.value, '__name__', type(self.value).__name__)})"

    @property
    def parts(self) -> tuple[str, ...]:
        return ()


Result: TypeAlias = Scalar | Several
Kind: TypeAlias = Result | ListOf | RowsOf | StructOf | StructsOf | Known


def name_of(struct: type[Struct]) -> str:
    """Both games have a state: the file tells which is meant."""
    return f"{struct.__module__.removeprefix('tenfold.')}.{struct.__name__}"


def scalar_of(width: Width) -> Scalar:
    if width is FLOAT32:
        return SINGLE
    return REAL if width.is_real else INT


def is_known(hint: Any) -> bool:
    """Whether an annotation asks for something that must be known when the rule is translated."""
    origin = get_origin(hint) or hint
    if origin is tuple:
        return any(is_known(part) for part in get_args(hint) if part is not Ellipsis)
    return origin is collections.abc.Callable or (isinstance(origin, type) and issubclass(origin, Slots))


def kind_of(hint: Any, variables: dict[Any, Kind]) -> Kind:
    """The kind that an annotation names, when type variables stand for these kinds."""
    if isinstance(hint, TypeVar):
        return variables[hint]
    if hint is bool:
        return BOOL
    if get_origin(hint) is list:
        return _kind_of_list(get_args(hint)[0], variables)
    if hint is None or hint is type(None):
        return NOTHING
    if get_origin(hint) is tuple:
        return Several(tuple(BOOL if part is bool else scalar_of(width_of(part)) for part in get_args(hint)))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return StructOf(hint)
    return scalar_of(width_of(hint))


def _kind_of_list(item: Any, variables: dict[Any, Kind]) -> Kind:
    if get_origin(item) is list:
        return RowsOf(width_of(get_args(item)[0]))
    if get_origin(item) is Annotated or item in (int, float, bool):
        return ListOf(width_of(item))
    inner = kind_of(item, variables)
    if isinstance(inner, StructOf):
        return StructsOf(inner.struct)
    raise TypeError(f"a list of {item} is not in the subset")


def result_of(hint: Any) -> Result:
    """What a rule returns that promises this."""
    kind = kind_of(hint, {})
    if not isinstance(kind, Scalar | Several):
        raise TypeError(f"a rule returns numbers, not {kind}")
    return kind


def learn(hint: Any, given: Kind, variables: dict[Any, Kind]) -> bool:
    """Notes which kind a type variable stands for, from the argument given for it; no if it cannot be."""
    if isinstance(hint, TypeVar):
        variables.setdefault(hint, given)
    elif _is_list_of_variable(hint):
        if not isinstance(given, StructsOf):
            return False
        variables.setdefault(get_args(hint)[0], StructOf(given.struct))
    return True


def is_in_subset(hint: Any, returned: bool) -> bool:
    """Whether an annotation names a kind that a rule can take or, if it is `returned`, give."""
    if is_known(hint) or isinstance(hint, TypeVar) or _is_list_of_variable(hint):
        return not returned
    try:
        kind = kind_of(hint, {})
    except (TypeError, KeyError):
        return False
    return isinstance(kind, Scalar) or isinstance(kind, Several) == returned


def _is_list_of_variable(hint: Any) -> bool:
    return get_origin(hint) is list and isinstance(get_args(hint)[0], TypeVar)
