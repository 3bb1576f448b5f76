"""Reading options as they stand in a record: each one checked, none unknown, defaults filled in.

What a game's options may be is a table, one line an option, in the order in which they are read. It is data,
so that every program that has it takes and refuses the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias

from .errors import BadOptions

Known: TypeAlias = Mapping[str, Any]  # the options that were read before, and what the edition says
Bound: TypeAlias = int | tuple[str, int]  # a number, or something known and what is added to it

ABSENT: Final = object()


@dataclass(frozen=True, slots=True)
class OneOf:
    """A word out of several."""

    is_named: ClassVar = True  # in a record, whatever it is
    name: str
    words: tuple[str, ...]

    def read(self, value: object, known: Known) -> str:
        if value in (None, ABSENT):
            raise BadOptions("options.missing", option=self.name)
        if not isinstance(value, str) or value not in self.words:
            words = ", ".join(self.words)
            raise BadOptions("options.unknown_value", option=self.name, value=spell(value), known=words)
        return value


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no; no if nothing is said."""

    is_named: ClassVar = True
    name: str

    def read(self, value: object, known: Known) -> bool:
        value = False if value is ABSENT else value
        if not isinstance(value, bool):
            raise BadOptions("options.not_true_or_false", option=self.name, value=spell(value))
        return value


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds; without a default it is required."""

    is_named: ClassVar = True
    name: str
    lowest: Bound
    highest: Bound
    default: int | None = None

    def read(self, value: object, known: Known) -> int:
        value = self.default if value is ABSENT else value
        if value is None:
            raise BadOptions("options.missing", option=self.name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadOptions("options.not_whole", option=self.name, value=spell(value))
        lowest, highest = _bound(self.lowest, known), _bound(self.highest, known)
        if not lowest <= value <= highest:
            details = {"value": value, "lowest": lowest, "highest": highest}
            raise BadOptions("options.outside", option=self.name, **details)
        return value


@dataclass(frozen=True, slots=True)
class Deck:
    """Copies by card, if there are cards of one's own."""

    is_named: ClassVar = False
    name: str
    cards: tuple[str, ...]
    most: int
    mark: str  # the field of a set-up that says whether there are any

    def read(self, value: object, known: Known) -> dict[str, int] | None:
        if value in (None, ABSENT):
            return None
        if not isinstance(value, Mapping):
            raise BadOptions("options.deck_not_cards")
        for card, count in value.items():
            if card not in self.cards:
                raise BadOptions("options.deck_unknown_card", card=spell(card))
            if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= self.most:
                raise BadOptions("options.deck_count", card=card, value=spell(count), most=self.most)
        if not 1 <= sum(value.values()) <= self.most:
            raise BadOptions("options.deck_size", count=sum(value.values()), most=self.most)
        return dict(value)


@dataclass(frozen=True, slots=True)
class Rows:
    """A row for each of two seats, each of the same digits in an order of its own."""

    is_named: ClassVar = False
    name: str
    digits: str

    def read(self, value: object, known: Known) -> tuple[str, str]:
        if value in (None, ABSENT):
            raise BadOptions("options.rows_missing")
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise BadOptions("options.rows_not_two")
        for row in value:
            if not isinstance(row, str) or not self._is_one(row):
                raise BadOptions("options.row_not_fifteen", row=spell(row))
        return value[0], value[1]

    def _is_one(self, row: str) -> bool:
        return len(row) == len(self.digits) and sorted(row) == sorted(self.digits)


@dataclass(frozen=True, slots=True)
class When:
    """An option that there is only when another one says so."""

    option: Whole | Rows
    other: str
    says: bool | int
    otherwise: str  # what it is refused with, by key

    @property
    def name(self) -> str:
        return self.option.name

    @property
    def is_named(self) -> bool:
        return self.option.is_named

    def read(self, value: object, known: Known) -> int | tuple[str, str] | None:
        if known[self.other] == self.says:
            return self.option.read(value, known)
        if value not in (None, ABSENT):
            raise BadOptions(self.otherwise)
        return None


Option: TypeAlias = OneOf | Flag | Whole | Deck | Rows | When
Table: TypeAlias = Sequence[Option]


def read_table(
    table: Table, raw: Mapping[str, object], facts_of: Callable[[str], Known] = lambda _: {}
) -> dict[str, Any]:
    """Every option by its name; `facts_of` says what an edition knows that bounds are made of."""
    rest, found = dict(raw), dict[str, Any]()
    facts: Known = {}
    for option in table:
        found[option.name] = option.read(rest.pop(option.name, ABSENT), {**facts, **found})
        if isinstance(option, OneOf):
            facts = facts_of(found[option.name])
    for name in rest:
        raise BadOptions("options.unknown", option=spell(name))
    return found


def written_table(table: Table, values: Known) -> dict[str, Any]:
    """Options as they stand in a record: every one is named, but for what only some games have."""
    return {
        one.name: _written(values[one.name]) for one in table if one.is_named or values[one.name] is not None
    }


def _written(value: Any) -> Any:
    """A value of its own, as JSON has it."""
    if isinstance(value, tuple):
        return list(value)
    return dict(value) if isinstance(value, Mapping) else value


def _bound(bound: Bound, known: Known) -> int:
    return bound if isinstance(bound, int) else int(known[bound[0]]) + bound[1]


def spell(value: object) -> str:
    """A foreign value, short enough to stand in a sentence."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else text[:39] + "…"
