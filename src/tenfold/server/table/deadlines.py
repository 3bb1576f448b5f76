"""What happens when time runs out: when to look at a table although nobody acts, and what is done then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from tenfold.protocol.game import Seat
from tenfold.wire.socket import Absence

from . import log
from .change import Change
from .clock import SECOND
from .sealing import closed_at, is_first_attempt
from .stand_in import STRANGERS, Ratings, stand_in_for
from .table import Table
from .waiting import ATTENDED, asks_for, asks_until, attended_until, call_off_unattended, free_unattended

BOT_CARE: Final = 5 * SECOND  # a bot that has not moved by then is asked again
TURN_GRACE: Final = 30 * SECOND  # of a turn; until then nobody is played for, however long they were away

Away: TypeAlias = Mapping[Seat, int]  # since when each of those who are not connected has been away


def due(table: Table, at: int) -> int | None:
    """When to look at the table; a bot that moves is looked after sooner."""
    if table.status == "waiting":
        patience = asks_for(table)
        return _soonest(attended_until(table), None if patience is None else table.row.created + patience)
    seat = table.to_move
    if seat is None:
        return None
    if table.bot_to_move():
        return at + BOT_CARE
    assert table.clocks
    first_look = table.clocks.since + _grace(table) if _is_impatient(table) else None
    deal_closes = closed_at(table) if is_first_attempt(table) else None
    return _soonest(table.clocks.deadline(seat), first_look, deal_closes)


def due_after(change: Change) -> int | None:
    """The same after a change; a time that was set before stays if it is early enough."""
    wanted, kept = due(change.table, change.at), change.table.row.due
    is_early_enough = wanted is not None and kept is not None and change.at < kept <= wanted
    return kept if is_early_enough else wanted


def due_again(table: Table, at: int, away: Away) -> int | None:
    """The same for a table that has just been looked at: whoever leaves now is not away too long before
    patience has run out once."""
    wanted = due(table, at)
    if wanted is None or wanted > at:
        return wanted
    if table.status == "waiting":
        ends = asks_until(table, away)
        return max(ends, at) if ends is not None else at + (asks_for(table) or ATTENDED)
    assert table.clocks
    assert table.to_move is not None
    time_is_up = table.clocks.deadline(table.to_move)
    again = at + _patience(table)
    if table.to_move in away and _is_impatient(table):
        again = max(_patience_ends(table, table.to_move, away), at)
    return again if time_is_up is None or time_is_up <= at else min(again, time_is_up)


def absences(table: Table, at: int, away: Away) -> list[Absence]:
    """Who is away, for how long, and in how many milliseconds a bot plays for them if they do not come."""
    if table.status != "playing":
        return []
    gone = [seat for seat in sorted(away) if seat not in table.stand_ins]
    return [Absence(seat, max(at - away[seat], 0), _bot_in(table, at, seat, away)) for seat in gone]


def _bot_in(table: Table, at: int, seat: Seat, away: Away) -> int | None:
    ends = _patience_ends(table, seat, away) if _is_impatient(table) else None
    assert table.clocks
    is_running = seat == table.to_move and not _loses_on_time(table)
    soonest = _soonest(ends, table.clocks.deadline(seat) if is_running else None)
    return None if soonest is None else max(soonest - at, 0)


def _soonest(*times: int | None) -> int | None:
    return min((time for time in times if time is not None), default=None)


def _loses_on_time(table: Table) -> bool:
    return table.row.agreement.overtime == "lose" and table.all_seats == 2


def enforce(change: Change, away: Away, ratings: Ratings = STRANGERS) -> None:
    """What the table's rules say about somebody who has not moved for so long; perhaps nothing yet."""
    table, at = change.table, change.at
    if table.status == "waiting":
        free_unattended(change, away)
        call_off_unattended(change, away)
        return
    seat = table.to_move
    if seat is None or table.bot_to_move():
        return
    assert table.clocks
    time_is_up = table.clocks.deadline(seat)
    if is_first_attempt(table) and at >= closed_at(table):
        change.add(log.TIME, seat)
    elif time_is_up is not None and at >= time_is_up:
        if _loses_on_time(table):
            change.add(log.TIME, seat)
        else:
            change.add(log.AWAY, seat, {"bot": stand_in_for(table, seat, ratings)})
    elif seat in away and _is_impatient(table) and at >= _patience_ends(table, seat, away):
        change.add(log.AWAY, seat, {"bot": stand_in_for(table, seat, ratings)})


def _is_impatient(table: Table) -> bool:
    """Whether there are others who have agreed not to wait."""
    return table.row.agreement.absence == "bot" and not table.held_by_one()


def _patience(table: Table) -> int:
    return table.row.agreement.patience * SECOND


def _grace(table: Table) -> int:
    return min(_patience(table), TURN_GRACE)


def _patience_ends(table: Table, seat: Seat, away: Away) -> int:
    """When being away is too long: it counts from when somebody left, and a turn begins with some grace."""
    assert table.clocks
    too_long = away[seat] + _patience(table)
    return max(too_long, table.clocks.since + _grace(table)) if seat == table.to_move else too_long
