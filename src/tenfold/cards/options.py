"""What a table agrees on before a card game (rules 1.2, 3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tenfold.protocol.game import RULES_VERSION
from tenfold.protocol.options import Deck, Flag, OneOf, Table, When, Whole, read_table, written_table

from .deck import CODES, LARGEST_DECK
from .edition import Edition, editions
from .state import MOST_SEATS


@dataclass(frozen=True, slots=True)
class Options:
    edition: Edition
    seats: int  # as in a record: 1 means solo
    start: int = 0
    busting: bool = False
    target: int | None = None
    deck: Mapping[str, int] | None = None  # a deck of one's own: copies by card code


@cache
def option_table() -> Table:
    solo_only = "options.target_without_solo"
    return (
        OneOf("edition", tuple(editions())),
        Whole("seats", 1, MOST_SEATS),
        Whole("start", 0, ("seats", -1), default=0),
        Flag("busting"),
        When(Whole("target", ("lowest_target", 0), ("highest_target", 0)), "seats", 1, solo_only),
        Deck("deck", CODES, LARGEST_DECK, "has_own_deck"),
    )


def bounds_of(edition: Edition) -> dict[str, int]:
    """What the table's bounds need to know of an edition."""
    return {"lowest_target": edition.solo.lowest_target, "highest_target": edition.solo.highest_target}


def read_options(raw: Mapping[str, object], rules: int = RULES_VERSION) -> Options:
    found = read_table(option_table(), raw, lambda name: bounds_of(editions()[name].under(rules)))
    return Options(editions()[found.pop("edition")].under(rules), **found)


def write_options(options: Options) -> dict[str, object]:
    values = {one.name: getattr(options, one.name) for one in option_table()}
    return written_table(option_table(), values | {"edition": options.edition.id})
