"""Ways out of a game: resigning, leaving, being away, running out of time, and coming back."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tenfold.protocol.game import Seat

from . import log
from .change import Change, Refused
from .clock import SECOND
from .table import Table

STAND_IN: Final = "greedy"  # plays on for somebody who is away
BOT_CARE: Final = 5 * SECOND  # a bot that has not moved by then is asked again


def resign(change: Change, seat: Seat, held: Collection[Seat]) -> None:
    """Of two, the other wins; of more, a bot plays on."""
    table = change.table
    check_mine(table, seat, held)
    if table.status != "playing":
        raise Refused("table.not_playing")
    if table.all_seats == 2:
        change.add(log.RESIGN, seat)
    else:
        leave(change, seat, held)


def leave(change: Change, seat: Seat, held: Collection[Seat]) -> None:
    """Before the game the seat is open again; later a bot plays on, unless nobody else is left."""
    table = change.table
    check_mine(table, seat, held)
    row = table.seats[seat]
    if table.status == "waiting":
        row.kind, row.person, row.name, row.digest, row.word = "open", None, None, None, None
        change.add(log.SEATED, seat)
        if not table.people:
            change.add(log.ABORT)
    elif table.status == "playing":
        row.kind, row.bot, row.digest = "bot", STAND_IN, None
        change.add(log.SEATED, seat)
        if not table.people:
            change.add(log.RESIGN if table.choices else log.ABORT, seat)
    else:
        raise Refused("table.not_playing")


def abort(change: Change, held: Collection[Seat]) -> None:
    """Ends a game that nobody has moved in yet, or a table whose game has not begun."""
    table = change.table
    if not any(seat in table.people for seat in held):
        raise Refused("table.not_your_seat")
    if table.status == "over":
        raise Refused("table.not_playing")
    if table.status == "playing" and table.choices:
        raise Refused("table.has_moved")
    change.add(log.ABORT)


def come_back(change: Change, seat: Seat, held: Collection[Seat]) -> None:
    table = change.table
    check_mine(table, seat, held)
    if seat not in table.stand_ins:
        raise Refused("table.not_away")
    change.add(log.RETURN, seat)


def check_mine(table: Table, seat: Seat, held: Collection[Seat]) -> None:
    if seat not in held or seat not in table.people:
        raise Refused("table.not_your_seat")


def due(table: Table, at: int) -> int | None:
    """When to look at the table although nobody acts; a bot that moves is looked after sooner."""
    seat = table.to_move
    if seat is None:
        return None
    if table.bot_to_move():
        return at + BOT_CARE
    assert table.clocks
    times = [table.clocks.deadline(seat)]
    if table.row.agreement.absence == "bot" and not table.held_by_one():
        times.append(table.clocks.since + table.row.agreement.patience * SECOND)
    return min((time for time in times if time is not None), default=None)


def see_to(change: Change, online: Collection[Seat]) -> None:
    """What the table's rules say about somebody who has not moved for so long; perhaps nothing yet."""
    table = change.table
    seat = table.to_move
    if seat is None or table.bot_to_move():
        return
    assert table.clocks
    agreement, deadline = table.row.agreement, table.clocks.deadline(seat)
    if deadline is not None and change.at >= deadline:
        if agreement.overtime == "lose" and table.all_seats == 2:
            change.add(log.TIME, seat)
        else:
            change.add(log.AWAY, seat, {"bot": STAND_IN})
    elif (
        agreement.absence == "bot"
        and not table.held_by_one()
        and seat not in online
        and change.at >= table.clocks.since + agreement.patience * SECOND
    ):
        change.add(log.AWAY, seat, {"bot": STAND_IN})
