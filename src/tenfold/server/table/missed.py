"""What somebody has missed who was away: the moves since then that still stand, with what they made happen.

Of the last moves that were made here it is known. Older ones, and all after a restart or a take-back, are
played again for it, from the nearest position that is known.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, NamedTuple

from tenfold.wire.socket import Played

from .change import try_out
from .table import Table

MOST: Final = 200  # moves that are told; whoever has missed more looks at the game as it is


class Missed(NamedTuple):
    moves: list[Played]
    is_all: bool  # False: there are too many, or something is missing here that the client has seen


def missed(table: Table, since: int | None) -> Missed:
    """What happened after a version."""
    if since is None:
        return Missed([], is_all=True)
    count = _count(table, since)
    if since > table.version or count > MOST:
        return Missed([], is_all=False)
    if count and not table.is_complete_since(since):
        _play_again(table, count)
    told = [played for version, played in table.latest if version > since]
    return Missed(told[-count:] if count else [], is_all=True)


def _count(table: Table, since: int) -> int:
    """A move that still stands and was made after a version was not there when the version was."""
    return len(table.made) - bisect_right(table.made, since)


def _play_again(table: Table, count: int) -> None:
    first = len(table.moves) - count
    state = table.state_after(first)
    told = []
    for number in range(first, len(table.moves)):
        step = try_out(table, state, table.moves[number])
        told.append(Played(number + 1, table.movers[number], table.moves[number], step.events))
        state = step.state
    table.recall(told)
