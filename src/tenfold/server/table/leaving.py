"""Ways out of a game, and back: resigning, leaving, calling it off, coming back."""

from __future__ import annotations

from collections.abc import Collection

from tenfold.protocol.game import Seat

from . import log
from .change import Change, Refused, check_room
from .sealing import is_first_attempt
from .stand_in import STRANGERS, Ratings, stand_in_for
from .table import Table
from .waiting import is_owner, open_seat


def resign(change: Change, seat: Seat, held: Collection[Seat], ratings: Ratings = STRANGERS) -> None:
    """Of two, the other wins; of more, a bot plays on."""
    table = change.table
    check_mine(table, seat, held)
    if table.status != "playing":
        raise Refused("table.not_playing")
    if table.all_seats == 2:
        change.add(log.RESIGN, seat)
    else:
        leave(change, seat, held, ratings, resigned=True)


def leave(
    change: Change,
    seat: Seat,
    held: Collection[Seat],
    ratings: Ratings = STRANGERS,
    *,
    resigned: bool = False,
) -> None:
    """Before the game the seat is open again; later a bot plays on, unless nobody else is left."""
    table = change.table
    check_mine(table, seat, held)
    row = table.seats[seat]
    if table.status == "waiting":
        open_seat(change, seat)
        if not table.people:
            change.add(log.ABORT)
    elif table.status == "playing":
        row.kind, row.bot, row.digest = "bot", stand_in_for(table, seat, ratings), None
        change.add(log.SEATED, seat, {"resigned": True} if resigned else None)
        if not table.people:
            change.add(log.RESIGN if table.choices else log.ABORT, seat)
    else:
        raise Refused("table.not_playing")


def take_over(change: Change, seat: Seat, bot: str) -> None:
    """A bot has the seat of a program that fails again and again, which has left like a person."""
    row = change.table.seats[seat]
    assert row.bot
    row.name, row.bot = row.bot[:1].upper() + row.bot[1:], bot
    change.add(log.SEATED, seat, {"program": True})


def abort(change: Change, held: Collection[Seat], ratings: Ratings = STRANGERS) -> None:
    """Ends a game that nobody has moved in yet, or a table whose game has not begun. Its owner decides: of
    others it means that they leave. Among people who were given a link, anybody may call off a game."""
    table = change.table
    mine = [seat for seat in held if seat in table.people]
    if not mine:
        raise Refused("table.not_your_seat")
    if table.status == "over":
        raise Refused("table.not_playing")
    if table.status == "playing" and table.choices:
        raise Refused("table.has_moved")
    if is_first_attempt(table):  # whose first card is seen
        raise Refused("daily.no_abort")
    is_among_friends = table.status == "playing" and not table.row.agreement.listed
    if is_owner(table, held) or is_among_friends:
        change.add(log.ABORT)
        return
    for seat in mine:
        leave(change, seat, held, ratings)


def come_back(change: Change, seat: Seat, held: Collection[Seat]) -> None:
    table = change.table
    check_mine(table, seat, held)
    if seat not in table.stand_ins:
        raise Refused("table.not_away")
    check_room(table)
    change.add(log.RETURN, seat)


def check_mine(table: Table, seat: Seat, held: Collection[Seat]) -> None:
    if seat not in held or seat not in table.people:
        raise Refused("table.not_your_seat")
