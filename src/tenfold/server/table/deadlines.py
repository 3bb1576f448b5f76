"""What happens when time runs out: when to look at a table although nobody acts, and what is done then."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tenfold.protocol.game import Seat

from . import log
from .change import Change
from .clock import SECOND
from .stand_in import STRANGERS, Ratings, stand_in_for
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
    if wanted is None or wanted > at:
        return wanted
    if table.status == "waiting":
        return at + ATTENDED
    again = at + table.row.agreement.patience * SECOND  # away is not too long while somebody is connected
    assert table.clocks
    assert table.to_move is not None
    time_is_up = table.clocks.deadline(table.to_move)
    return again if time_is_up is None or time_is_up <= at else min(again, time_is_up)


def bot_in(table: Table, at: int) -> int | None:
    """In how many milliseconds a bot plays for whoever is to move, should they be away then; None if none
    will. Whoever was there when patience ended is looked after again each time that it would end anew."""
    seat = table.to_move
    if seat is None or table.bot_to_move():
        return None
    assert table.clocks
    times = []
    if _patience_ends(table) is not None:
        patience = table.row.agreement.patience * SECOND
        times.append(patience - max(at - table.clocks.since, 0) % patience)
    time_is_up = table.clocks.deadline(seat)
    if time_is_up is not None and not _loses_on_time(table):
        times.append(max(time_is_up - at, 0))
    return min(times, default=None)


def _loses_on_time(table: Table) -> bool:
    return table.row.agreement.overtime == "lose" and table.all_seats == 2


def enforce(change: Change, online: Collection[Seat], ratings: Ratings = STRANGERS) -> None:
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
        if _loses_on_time(table):
            change.add(log.TIME, seat)
        else:
            change.add(log.AWAY, seat, {"bot": stand_in_for(table, seat, ratings)})
    elif patience_ends is not None and at >= patience_ends and seat not in online:
        change.add(log.AWAY, seat, {"bot": stand_in_for(table, seat, ratings)})


def _patience_ends(table: Table) -> int | None:
    """When being away is too long, if the others have agreed not to wait."""
    assert table.clocks
    agreement = table.row.agreement
    if agreement.absence != "bot" or table.held_by_one():
        return None
    return table.clocks.since + agreement.patience * SECOND
