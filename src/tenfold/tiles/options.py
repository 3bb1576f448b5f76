"""What two players agree on before a tile game (rules 2, 3, T3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tenfold.protocol.errors import BadOptions
from tenfold.protocol.options import OptionReader, spell

from .edition import Edition, editions
from .state import EACH_VALUE, LONGEST_SECOND_ROUND

EACH_ROW = "123" * EACH_VALUE


@dataclass(frozen=True, slots=True)
class Options:
    edition: Edition
    open: bool = False
    start: int = 0
    repetitions: int = 3
    second_round_limit: int = 100
    rows: tuple[str, str] | None = None  # the open game: each seat's tiles from left to right


def read_options(raw: Mapping[str, object]) -> Options:
    reader = OptionReader(raw)
    edition = editions()[reader.one_of("edition", editions())]
    is_open = reader.flag("open")
    start = reader.whole("start", 0, 0, 1)
    repetitions = reader.whole("repetitions", 3, 1, LONGEST_SECOND_ROUND)
    limit = reader.whole("second_round_limit", 100, 1, LONGEST_SECOND_ROUND)
    rows = _read_rows(reader, is_open)
    reader.finish()
    return Options(edition, is_open, start, repetitions, limit, rows)


def write_options(options: Options) -> dict[str, object]:
    written: dict[str, object] = {
        "edition": options.edition.id,
        "open": options.open,
        "start": options.start,
        "repetitions": options.repetitions,
        "second_round_limit": options.second_round_limit,
    }
    if options.rows is not None:
        written["rows"] = list(options.rows)
    return written


def _read_rows(reader: OptionReader, is_open: bool) -> tuple[str, str] | None:
    rows = reader.take("rows")
    if not is_open:
        if rows is not None:
            raise BadOptions("options.rows_in_closed_game")
        return None
    if rows is None:
        raise BadOptions("options.rows_missing")
    if not isinstance(rows, list | tuple) or len(rows) != 2:
        raise BadOptions("options.rows_not_two")
    for row in rows:
        if not isinstance(row, str) or len(row) != len(EACH_ROW) or sorted(row) != sorted(EACH_ROW):
            raise BadOptions("options.row_not_fifteen", row=spell(row))
    return rows[0], rows[1]
