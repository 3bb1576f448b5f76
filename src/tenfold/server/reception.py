"""Making tables, sitting down, playing again: whatever concerns more than the log of one table."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import replace

from tenfold.bots.house import HOUSE
from tenfold.catalogue import find_game
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json, Seat
from tenfold.records.dealer import LONGEST_WORD
from tenfold.wire.table import Agreement, BotSeat, Made, MySeat, NewTable, Position, SeatKey

from .hub import Hub
from .identity import clean_name, digest, new_id, new_secret
from .live import LiveTable
from .people import Someone
from .table import log
from .table.change import Change, Refused, settle, start
from .table.log import SeatRow, TableRow
from .table.table import Table


class Reception:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def make(self, wanted: NewTable, someone: Someone) -> Made:
        """Makes a table. When no seat is left open, its game begins at once."""
        opening: list[str] = []
        game, options = wanted.game, wanted.options
        if wanted.beginning:
            there, options, opening = await self._beginning(wanted.beginning)
            if there != game:
                raise Refused("table.other_game", game=there)
        if not opening:  # the rows of tiles are drawn by the dealer, or the shuffle could not be checked
            options = {name: value for name, value in options.items() if name != "rows"}
        check_options(game, options, len(wanted.seats))
        check_word(wanted.word)
        keys: list[SeatKey] = []
        seats = [self._seat(choice, seat, game, someone, keys) for seat, choice in enumerate(wanted.seats)]
        if not any(row.kind != "bot" for row in seats):
            raise Refused("table.only_bots")
        for row in seats:
            if row.kind == "person" and wanted.word and not any(other.word for other in seats):
                row.word = wanted.word
        table = self._new_table(game, options, wanted.agreement, seats, opening, someone.id)
        await self._hub.store_new(self._opened(table, opening))
        return Made(table.row.id, keys)

    async def sit_down(
        self, table_id: str, seat: Seat, someone: Someone, name: str | None, word: str | None
    ) -> SeatKey:
        """Takes an open seat. With the last one, the game begins."""
        check_word(word)
        secret = new_secret()

        def sit(change: Change) -> None:
            table = change.table
            if table.status != "waiting":
                raise Refused("table.has_begun")
            if not 0 <= seat < len(table.seats):
                raise Refused("table.no_such_seat", seat=seat)
            row = table.seats[seat]
            if row.kind != "open":
                raise Refused("table.seat_taken", seat=seat)
            row.kind, row.person = "person", someone.id
            row.name = clean_name(name or someone.name)
            row.digest, row.word = digest(secret), word
            change.add(log.SEATED, seat)
            if all(other.kind != "open" for other in table.seats):
                start(change)

        await self._hub.change(table_id, sit)
        return SeatKey(seat, secret)

    async def new_keys(self, table_id: str, someone: Someone) -> list[SeatKey]:
        """New secrets for the seats of somebody who has come to another device; the old ones are void."""
        keys: list[SeatKey] = []

        def change_locks(change: Change) -> None:
            for seat, row in enumerate(change.table.seats):
                if row.kind == "person" and row.person == someone.id:
                    keys.append(SeatKey(seat, new_secret()))
                    row.digest = digest(keys[-1].secret)
            if not keys:
                raise Refused("table.not_your_seat")
            change.add(log.SEATED, keys[0].seat)

        await self._hub.change(table_id, change_locks)
        return keys

    async def rematch(self, live: LiveTable, held: Collection[Seat], command: str) -> int:
        """The same people at a new table, everybody one seat further; their secrets are the same."""
        old: Table = await live.look(lambda table: table)
        if old.status != "over":
            raise Refused("table.not_over")
        if not any(seat in old.people for seat in held):
            raise Refused("table.not_your_seat")
        if old.rematch:
            return old.version
        seats = [_again(row) for row in old.seats]
        seats = seats[-1:] + seats[:-1]
        options = {name: value for name, value in old.row.options.items() if name != "rows"}
        table = self._new_table(old.row.game, options, old.row.agreement, seats, [], old.row.owner)
        opened = self._opened(table, [])

        def play_again(change: Change) -> None:
            if not change.table.rematch:  # nobody was faster
                change.add(log.REMATCH, body={"table": table.row.id})

        done = await self._hub.change(live.id, play_again, command, self._hub.statements_for(opened))
        if isinstance(done, int):
            return done
        if done.entries:
            self._hub.drive(table)
        return done.table.version

    async def _beginning(self, position: Position) -> tuple[str, Json, list[str]]:
        """The game and options of another table, and its moves up to one of them."""
        move = position.move
        table: Table = await self._hub.live(position.table).look(lambda table: table)
        if table.state is None:
            raise Refused("table.not_playing")
        if move > len(table.moves):
            raise Refused("table.no_such_move", move=move, moves=len(table.moves))
        if table.game.result(table.state_after(move)) is not None:
            raise Refused("table.game_is_over")
        return table.row.game, table.options, table.moves[:move]

    def _seat(self, choice: object, seat: Seat, game: str, someone: Someone, keys: list[SeatKey]) -> SeatRow:
        if isinstance(choice, BotSeat):
            if choice.bot not in HOUSE[game].bots:
                raise BadOptions("server.unknown_bot", name=choice.bot)
            return SeatRow("bot", bot=choice.bot)
        if isinstance(choice, MySeat):
            keys.append(SeatKey(seat, new_secret()))
            name = clean_name(choice.name or someone.name)
            return SeatRow("person", someone.id, name, digest=digest(keys[-1].secret))
        return SeatRow("open")

    def _new_table(
        self,
        game: str,
        options: Json,
        agreement: Agreement,
        seats: list[SeatRow],
        opening: list[str],
        owner: str | None,
    ) -> Table:
        row = TableRow(
            id=new_id(),
            created=self._hub.now(),
            game="tiles" if game == "tiles" else "cards",
            options=options,
            agreement=agreement,
            secret=secrets.token_bytes(32),
            opening=len(opening),
            status="waiting",
            owner=owner,
            due=None,
        )
        return Table(row, seats)

    def _opened(self, table: Table, opening: list[str]) -> Change:
        """How a new table begins; with nobody to wait for, its game has begun."""
        change = Change(table, self._hub.now())
        if opening:
            change.add(log.OPENING, body=opening)
        else:
            change.add(log.SEATED)
        if all(row.kind != "open" for row in table.seats):
            start(change)
            settle(change)
        return change


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
