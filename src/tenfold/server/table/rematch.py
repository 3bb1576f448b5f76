"""Playing again: whoever wishes to asks the others, and each of them comes or does not."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tenfold.bots.registry import HOUSE
from tenfold.protocol.game import Seat
from tenfold.wire.choices import GameName

from . import log
from .change import Change, Refused, start
from .log import SeatRow
from .table import Table
from .waiting import check_may_sit, open_seat

MOST_INVITATIONS: Final = 5  # to another game that one person asks for at one table


def seats_again(old: Table, asking: str | None) -> list[SeatRow]:
    """Everybody one seat further: bots and whoever asks sit down again, for others their seats are kept; that
    of somebody who was forgotten is open."""
    seats = [_again(row, old.row.game, asking) for row in old.seats]
    return seats[-1:] + seats[:-1]


def _again(row: SeatRow, game: GameName, asking: str | None) -> SeatRow:
    if row.kind == "bot":
        return SeatRow("bot", bot=row.bot, is_program=row.bot not in HOUSE[game].bots)
    if row.person is not None and row.person == asking:
        return replace(row, word=None)
    return SeatRow("open", row.person, row.name, is_program=row.is_program)


def check_may_ask(old: Table, seat: Seat) -> None:
    """Every table that somebody asks others to is told to them, and kept; raises `Refused`."""
    if old.invitations[old.asker(seat)] >= MOST_INVITATIONS:
        raise Refused("table.invites_often", most=MOST_INVITATIONS)


def come_along(change: Change, old: Table, mine: list[Seat]) -> None:
    """Takes the seats that were kept, with the secrets of the seats before; with the last one, the game
    begins. Whoever has come already does nothing."""
    table = change.table
    for seat in mine:
        before, again = old.seats[seat], _one_further(old, seat)
        if _has_come(table, again, before.person):
            continue
        check_may_sit(table, again, before.person or "", is_program=before.is_program)
        table.seats[again] = replace(before, word=None)
        change.add(log.SEATED, again)
    if change.entries and all(row.kind != "open" for row in table.seats):
        start(change)


def _has_come(table: Table, seat: Seat, person: str | None) -> bool:
    """Once it has begun, seats may have other numbers."""
    there = [table.seats[seat]] if table.status == "waiting" else table.seats
    return any(row.kind == "person" and row.person == person for row in there)


def stay_away(change: Change, old: Table, mine: list[Seat]) -> None:
    """The seats are kept no longer."""
    table = change.table
    if table.status != "waiting":
        return
    for seat in mine:
        again = _one_further(old, seat)
        row = table.seats[again]
        if row.kind == "open" and row.person == old.seats[seat].person:
            open_seat(change, again)


def _one_further(old: Table, seat: Seat) -> Seat:
    return (seat + 1) % len(old.seats)
