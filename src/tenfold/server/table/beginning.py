"""A new table, and what happens at it first."""

from __future__ import annotations

from . import log
from .change import Change, start
from .deadlines import due
from .log import SeatRow, TableRow
from .table import Table


def open_table(
    row: TableRow, seats: list[SeatRow], opening: list[str], asked_from: str | None = None
) -> Change:
    """With the moves of an opening there; with nobody to wait for, its game begins."""
    change = Change(Table(row, seats), row.created)
    if opening:
        change.add(log.OPENING, body=opening)
    else:
        change.add(log.SEATED, body={"asked_from": asked_from} if asked_from else None)
    if all(seat.kind != "open" for seat in seats):
        start(change)
    row.due = due(change.table, row.created)
    return change
