"""Before a game begins: who may sit down, whom the owner sends away, and seats that nobody attends to.

Whoever made a table decides about it. A table that strangers find in the lobby needs more care than one whose
link somebody was given: there, everybody takes one seat, and loses it again by not being there.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from tenfold.protocol.game import Seat
from tenfold.server.credentials import digest

from . import log
from .change import Change, Refused, check_room
from .clock import SECOND
from .log import SeatRow
from .table import Table

UNAGREED: Final = 60 * SECOND  # who asks for another game may be away for so long, if nobody has agreed on it
ATTENDED: Final = 300 * SECOND  # who is away from a listed table for so long loses the seat


def check_may_sit(table: Table, seat: Seat, person: str, *, is_program: bool) -> None:
    """Raises `Refused`."""
    if table.status != "waiting":
        raise Refused("table.has_begun")
    check_room(table)
    if not 0 <= seat < len(table.seats):
        raise Refused("table.no_such_seat", seat=seat)
    if table.seats[seat].kind != "open":
        raise Refused("table.seat_taken", seat=seat)
    if table.seats[seat].person not in (None, person):
        raise Refused("table.seat_held", seat=seat)
    if person == table.row.owner:
        return
    if is_program and not table.row.agreement.programs:
        raise Refused("table.no_programs")
    if table.row.agreement.listed and any(table.seats[mine].person == person for mine in table.people):
        raise Refused("table.sits_already")
    if person_mark(table, person) in table.sent_away:
        raise Refused("table.sent_away")


def is_owner(table: Table, held: Collection[Seat]) -> bool:
    """Whether one of these seats is the owner's; an owner who was forgotten is nobody."""
    return table.row.owner is not None and any(table.seats[seat].person == table.row.owner for seat in held)


def free_seat(change: Change, seat: Seat, held: Collection[Seat]) -> None:
    """The owner sends somebody away, who may not come back to this table; or no longer waits for somebody
    who was asked to it."""
    table = change.table
    if not is_owner(table, held):
        raise Refused("table.not_the_owner")
    if table.status != "waiting":
        raise Refused("table.has_begun")
    row = table.seats[seat] if seat < len(table.seats) else None
    if row is None or row.person is None or row.person == table.row.owner:
        raise Refused("table.not_somebody_elses", seat=seat)
    open_seat(change, seat, None if row.kind == "open" else {"sent_away": person_mark(table, row.person)})


def open_seat(change: Change, seat: Seat, body: object = None) -> None:
    change.table.seats[seat] = SeatRow("open")
    change.add(log.SEATED, seat, body)


def attended_until(table: Table) -> int | None:
    """When to look whether those who sat down at a listed table are there."""
    return min((table.seated_at[seat] + ATTENDED for seat in _strangers(table)), default=None)


def free_unattended(change: Change, away: Mapping[Seat, int]) -> None:
    """Opens the seats of strangers who sat down at a listed table and have been away for too long."""
    for seat in _strangers(change.table):
        if seat in away and change.at >= max(away[seat], change.table.seated_at[seat]) + ATTENDED:
            open_seat(change, seat)


def asks_for(table: Table) -> int | None:
    """For how long somebody may be away who asks others to another game here, and still asks them."""
    if table.asked_from is None:
        return None
    agreed = table.row.agreement
    return agreed.patience * SECOND if agreed.absence == "bot" else UNAGREED


def call_off_unattended(change: Change, away: Mapping[Seat, int]) -> None:
    """Whoever asked for another game and has gone asks nobody any longer."""
    ends = asks_until(change.table, away)
    if ends is not None and change.at >= ends:
        change.add(log.ABORT)


def asks_until(table: Table, away: Mapping[Seat, int]) -> int | None:
    """When it is too long that whoever asks for another game has been away; None if they are there."""
    patience, mine = asks_for(table), [seat for seat in table.people if is_owner(table, [seat])]
    if patience is None or not mine or not away.keys() >= set(mine):
        return None
    return max(table.row.created, *(away[seat] for seat in mine)) + patience


def _strangers(table: Table) -> list[Seat]:
    if not table.row.agreement.listed:
        return []
    return [
        seat
        for seat in table.people
        if seat in table.seated_at and table.seats[seat].person != table.row.owner
    ]


def person_mark(table: Table, person: str) -> str:
    """Tells a person again at this table only, and nobody who they are: a log is for ever."""
    return digest(f"{table.row.id} {person}")[:16]
