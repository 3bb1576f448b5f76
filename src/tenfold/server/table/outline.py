"""A table that is over, as a list shows it: from its row and from what happened beside the moves."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from . import log
from .log import Entry
from .table import Table


class Outline(NamedTuple):
    """A table of which the position is not known, nor the moves, only how many there are."""

    table: Table
    moves: int


def outline_of(table: Table, entries: Iterable[Entry], version: int) -> Outline:
    """Of a table without its log, given all entries that are no moves. Whatever else is between them, up to
    the version, is a move."""
    moves, known = 0, 0
    for entry in entries:
        moves += entry.number - known - 1
        known = entry.number
        if entry.kind == log.BACK:
            body = json.loads(entry.body)
            moves = int(body["kept"])
            table.help(body)
            continue
        table.note(entry)
        if entry.kind == log.SEATED and entry.seat in table.departures:
            table.departures[entry.seat] = table.departures[entry.seat]._replace(moves=moves)
        if entry.kind == log.START:
            moves += len(table.opening)
    assert table.row.status == "over"
    table.status, table.ending, table.to_move = "over", table.row.ending, None
    return Outline(table, moves + version - known)
