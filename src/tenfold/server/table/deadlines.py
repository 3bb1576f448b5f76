"""What happens when time runs out: when to look at a table although nobody acts, and what is done then."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tenfold.protocol.game import Seat

from . import log
from .change import Change
from .clock import SECOND
from .stand_in import STAND_IN
from .table import Table
from .waiting import ATTENDED, attended_until, free_unattended

BOT_CARE: Final = 5 * SECOND  # a bot that has not moved by then is asked again


def due(table: Table, at: int) -> int | None:
    """When to look at the table; a bot that moves is looked after sooner."""
    if table.status == "waiting":
        return attended_until(table)
    seat = table.to_move
    if seat is None:
        return None
    if table.bot_to_move():
        return at + BOT_CARE
    assert table.clocks
    times = [table.clocks.deadline(seat), _patience_ends(table)]
    return min((time for time in times if time is not None), default=None)


def due_after(change: Change) -> int | None:
    """The same after a change; a time that was set before stays if it is early enough."""
    wanted, kept = due(change.table, change.at), change.table.row.due
    is_early_enough = wanted is not None and kept is not None and change.at < kept <= wanted
    return kept if is_early_enough else wanted


def due_again(table: Table, at: int) -> int | None:
    """The same for a table that has just been looked at."""
    wanted = due(table, at)
    if wanted is not None and wanted <= at:  # away is not too long while somebody is connected
        return at + (ATTENDED if table.status == "waiting" else table.row.agreement.patience * SECOND)
    return wanted


def enforce(change: Change, online: Collection[Seat]) -> None:
    """What the table's rules say about somebody who has not moved for so long; perhaps nothing yet."""
    table, at = change.table, change.at
    if table.status == "waiting":
        free_unattended(change, online)
        return
    seat = table.to_move
    if seat is None or table.bot_to_move():
        return
    assert table.clocks
    time_is_up, patience_ends = table.clocks.deadline(seat), _patience_ends(table)
    if time_is_up is not None and at >= time_is_up:
        if table.row.agreement.overtime == "lose" and table.all_seats == 2:
            change.add(log.TIME, seat)
        else:
            change.add(log.AWAY, seat, {"bot": STAND_IN})
    elif patience_ends is not None and at >= patience_ends and seat not in online:
        change.add(log.AWAY, seat, {"bot": STAND_IN})


def _patience_ends(table: Table) -> int | None:
    """When being away is too long, if the others have agreed not to wait."""
    assert table.clocks
    agreement = table.row.agreement
    if agreement.absence != "bot" or table.held_by_one():
        return None
    return table.clocks.since + agreement.patience * SECOND
