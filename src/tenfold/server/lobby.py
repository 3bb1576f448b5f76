"""Making tables, sitting down, playing again: whatever concerns more than the log of one table."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import replace
from typing import Final

import msgspec

from tenfold.bots.registry import HOUSE
from tenfold.catalogue import find_game
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json, Seat
from tenfold.records.dealer import LONGEST_WORD
from tenfold.wire.shape import GameName
from tenfold.wire.table import Agreement, BotSeat, Made, MySeat, NewTable, OpenSeat, SeatKey

from .live.context import Context
from .live.live_table import LiveTable
from .live.live_tables import LiveTables
from .people.credentials import digest, new_id, new_secret
from .people.names import clean_name, distinct_name
from .slow_work import in_thread
from .storage.people import PersonRow
from .table import log
from .table.change import Change, Refused, check_room, start
from .table.deadlines import due
from .table.log import SeatRow, TableRow
from .table.resent_commands import Repeated, Sent
from .table.table import Table
from .table.waiting import check_may_sit

MOST_WAITING: Final = 10  # seats that somebody has at tables of others whose games have not begun


class Lobby:
    def __init__(self, context: Context, tables: LiveTables) -> None:
        self._context = context
        self._tables = tables

    async def make(self, wanted: NewTable, person: PersonRow) -> Made:
        """Makes a table. When no seat is left open, its game begins at once."""
        options, opening, agreement = await self._beginning(wanted)
        check_options(wanted.game, options, len(wanted.seats))
        check_word(wanted.word)
        seats, keys = _new_seats(wanted, person)
        change = await in_thread(self._open, wanted.game, options, agreement, seats, opening, person.id)
        await self._tables.add(change)
        return Made(change.table.row.id, keys)

    async def sit_down(
        self, table_id: str, seat: Seat, person: PersonRow, name: str | None, word: str | None
    ) -> SeatKey:
        """Takes an open seat. With the last one, the game begins."""
        check_word(word)
        if await self._context.store.waiting_seats(person.id) >= MOST_WAITING:
            raise Refused("table.waits_often", most=MOST_WAITING)
        secret = new_secret()

        def sit(change: Change) -> None:
            table = change.table
            check_may_sit(table, seat, person.id)
            row = table.seats[seat]
            names = [other.name for other in table.seats]
            row.kind, row.person = "person", person.id
            row.name = distinct_name(clean_name(name or person.name), names)
            row.digest, row.word = digest(secret), word
            change.add(log.SEATED, seat)
            if all(other.kind != "open" for other in table.seats):
                start(change)

        await self._tables.get(table_id).change(sit)
        return SeatKey(seat, secret)

    async def new_keys(self, table_id: str, person: PersonRow) -> list[SeatKey]:
        """New secrets for the seats of somebody who has come to another device; the old ones are void."""
        keys: list[SeatKey] = []

        def change_locks(change: Change) -> None:
            check_room(change.table)
            for seat, row in enumerate(change.table.seats):
                if row.kind == "person" and row.person == person.id:
                    keys.append(SeatKey(seat, new_secret()))
                    row.digest = digest(keys[-1].secret)
            if not keys:
                raise Refused("table.not_your_seat")
            change.add(log.SEATED, keys[0].seat)

        await self._tables.get(table_id).change(change_locks)
        return keys

    async def rematch(self, live: LiveTable, held: Collection[Seat], command: Sent) -> int:
        """The same people at a new table, everybody one seat further; their secrets are the same."""
        old = await live.read()
        if old.status != "over":
            raise Refused("table.not_over")
        if not any(seat in old.people for seat in held):
            raise Refused("table.not_your_seat")
        if old.rematch:
            return old.version
        seats = [_again(row) for row in old.seats]
        seats = seats[-1:] + seats[:-1]
        options = _without_rows(old.row.options)
        opened = self._open(old.row.game, options, old.row.agreement, seats, [], old.row.owner)
        table = opened.table

        def play_again(change: Change) -> None:
            if not change.table.rematch:  # nobody was faster
                change.add(log.REMATCH, body={"table": table.row.id})

        done = await live.change(play_again, command, self._context.store.statements_for_new(opened))
        if isinstance(done, Repeated):
            return done.version
        if done.entries:
            self._tables.get(table.row.id).drive_bots(table)
        return done.table.version

    async def _beginning(self, wanted: NewTable) -> tuple[Json, list[str], Agreement]:
        """The options of a new table, the moves that are there when its game begins, and what is agreed."""
        if wanted.beginning is None:
            return _without_rows(wanted.options), [], wanted.agreement
        table = await self._tables.get(wanted.beginning.table).read()
        options, moves = table.options, _moves_up_to(table, wanted.beginning.move)
        if table.row.game != wanted.game:
            raise Refused("table.other_game", game=table.row.game)
        agreement = wanted.agreement
        if not _may_be_judged(table):
            agreement = msgspec.structs.replace(agreement, hints="never")
        return options if moves else _without_rows(options), moves, agreement

    def _open(
        self,
        game: GameName,
        options: Json,
        agreement: Agreement,
        seats: list[SeatRow],
        opening: list[str],
        owner: str | None,
    ) -> Change:
        """A new table, and what happens at it first; with nobody to wait for, its game begins."""
        at = self._context.now()
        row = TableRow(
            id=new_id(),
            created=at,
            game=game,
            options=options,
            agreement=agreement,
            secret=secrets.token_bytes(32),
            opening=len(opening),
            status="waiting",
            owner=owner,
            due=None,
        )
        change = Change(Table(row, seats), at)
        if opening:
            change.add(log.OPENING, body=opening)
        else:
            change.add(log.SEATED)
        if all(seat.kind != "open" for seat in seats):
            start(change)
        row.due = due(change.table, at)
        return change


def _may_be_judged(table: Table) -> bool:
    """Whether the expert may be asked about a game's positions elsewhere: of one that goes on, nobody shall
    hear at another table what is not said at its own."""
    is_open = table.allows_hints and table.row.brought is None
    return table.row.agreement.hints != "never" and (table.is_played_out or is_open)


def _moves_up_to(table: Table, move: int) -> list[str]:
    """The first moves of a game that goes on after them."""
    if table.state is None:
        raise Refused("table.not_playing")
    if move > len(table.moves):
        raise Refused("table.no_such_move", move=move, moves=len(table.moves))
    if table.game.result(table.state_after(move)) is not None:
        raise Refused("table.game_is_over")
    return table.moves[:move]


def _new_seats(wanted: NewTable, person: PersonRow) -> tuple[list[SeatRow], list[SeatKey]]:
    """Who sits where, and the keys to the seats of whoever makes the table."""
    keys: list[SeatKey] = []
    seats: list[SeatRow] = []
    for seat, choice in enumerate(wanted.seats):
        match choice:
            case BotSeat():
                if choice.bot not in HOUSE[wanted.game].bots:
                    raise BadOptions("server.unknown_bot", name=choice.bot)
                seats.append(SeatRow("bot", bot=choice.bot))
            case MySeat():
                keys.append(SeatKey(seat, new_secret()))
                names = [other.name for other in seats]
                name = distinct_name(clean_name(choice.name or person.name), names)
                seats.append(SeatRow("person", person.id, name, digest=digest(keys[-1].secret)))
            case OpenSeat():
                seats.append(SeatRow("open"))
    if all(row.kind == "bot" for row in seats) and not _is_to_be_watched(wanted, seats):
        raise Refused("table.only_bots")
    if keys:
        seats[keys[0].seat].word = wanted.word
    return seats, keys


def _is_to_be_watched(wanted: NewTable, seats: list[SeatRow]) -> bool:
    """A solo game of a bot that people play against: somebody wants to see how it is done."""
    is_solo = wanted.game == "cards" and len(seats) == 1
    return is_solo and seats[0].bot in HOUSE[wanted.game].opponents


def _without_rows(options: Json) -> Json:
    """The rows of tiles are drawn by the dealer, or the shuffle could not be checked."""
    return {name: value for name, value in options.items() if name != "rows"}


def _again(row: SeatRow) -> SeatRow:
    """Whoever is still there sits down again; for a forgotten person somebody else may."""
    if row.kind == "bot":
        return SeatRow("bot", bot=row.bot)
    return replace(row, word=None) if row.person else SeatRow("open")


def check_word(word: str | None) -> None:
    """Before anybody's table is made to wait for a shuffle that cannot be."""
    if word is not None and not word.isprintable():
        raise BadOptions("options.word", most=LONGEST_WORD)


def check_options(game: str, options: Json, seats: int) -> None:
    """Raises `BadOptions` unless a game can be played like that by so many."""
    trial = dict(options)
    if game == "tiles":
        if trial.get("open") and "rows" not in trial:
            trial["rows"] = ["123" * 5] * 2
        expected = 2
    else:
        expected = trial["seats"] if isinstance(trial.get("seats"), int) else 0
    find_game(game).read_options(trial)
    if seats != expected:
        raise BadOptions("options.seats_differ", seats=seats, expected=expected)
