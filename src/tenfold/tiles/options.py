"""What two players agree on before a tile game (rules 2, 3, T3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tenfold.protocol.options import Flag, OneOf, Rows, Table, When, Whole, read_table, written_table

from .edition import Edition, editions
from .state import EACH_VALUE, LONGEST_SECOND_ROUND

EACH_ROW = "123" * EACH_VALUE


@dataclass(frozen=True, slots=True)
class Options:
    edition: Edition
    open: bool
    start: int
    repetitions: int
    second_round_limit: int
    rows: tuple[str, str] | None  # the open game: each seat's tiles from left to right


@cache
def option_table() -> Table:
    return (
        OneOf("edition", tuple(editions())),
        Flag("open"),
        Whole("start", 0, 1, default=0),
        Whole("repetitions", 1, LONGEST_SECOND_ROUND, default=3),
        Whole("second_round_limit", 1, LONGEST_SECOND_ROUND, default=100),
        When(Rows("rows", EACH_ROW), "open", True, "options.rows_in_closed_game"),
    )


def read_options(raw: Mapping[str, object]) -> Options:
    found = read_table(option_table(), raw)
    return Options(editions()[found.pop("edition")], **found)


def write_options(options: Options) -> dict[str, object]:
    values = {one.name: getattr(options, one.name) for one in option_table()}
    return written_table(option_table(), values | {"edition": options.edition.id})
