"""Making tables, sitting down, playing again: whatever concerns more than the log of one table."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Set
from typing import Final

import msgspec

from tenfold.bots.registry import HOUSE
from tenfold.catalogue import find_game
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json, Seat
from tenfold.records.dealer import LONGEST_WORD
from tenfold.wire.choices import GameName
from tenfold.wire.table import Agreement, BotSeat, Made, MySeat, NewTable, OpenSeat, SeatKey

from .bot_workers.programs import NamedProgram
from .credentials import digest, new_id, new_secret
from .live.contests import Contests
from .live.context import Context
from .live.invitations import Invitations
from .live.live_table import Act, LiveTable
from .live.live_tables import LiveTables
from .people.names import clean_name, distinct_name
from .slow_work import in_thread
from .storage.people import PersonRow
from .table import log
from .table.beginning import open_table
from .table.change import Change, Refused, check_room, start
from .table.log import SeatRow, TableRow
from .table.rematch import check_may_ask, come_along, seats_again, stay_away
from .table.resent_commands import Sent
from .table.sealing import Sealed, is_sealed
from .table.table import Table
from .table.waiting import check_may_sit
from .transport.rate_limits import RateLimiter

MOST_WATCHED: Final = 2  # games of bots alone that go on at once for one person
MOST_WATCHED_AT_HOME: Final = 8  # and for all who ask from one address: a family, or a school class
MOST_WAITING: Final = 10  # seats that somebody has at tables of others whose games have not begun
HOUR: Final = 3_600
SEATINGS: Final = 20  # times that somebody sits down at one table at once, and then in an hour
NEW_KEYS: Final = 10  # times that somebody gets new secrets at one table at once, and then in an hour


class Lobby:
    def __init__(
        self,
        context: Context,
        tables: LiveTables,
        contests: Contests,
        invitations: Invitations,
        new_tables: RateLimiter,
        programs: Mapping[str, NamedProgram],
    ) -> None:
        self.invitations = invitations
        self._context = context
        self._tables = tables
        self._contests = contests
        self._new_tables = new_tables  # of a household
        self._programs = programs
        self._seatings = RateLimiter(SEATINGS / HOUR, SEATINGS, "table.sits_often")
        self._new_keys = RateLimiter(NEW_KEYS / HOUR, NEW_KEYS, "table.keys_often")

    async def make(self, wanted: NewTable, person: PersonRow, household: str) -> Made:
        """Makes a table. When no seat is left open, its game begins at once."""
        options, opening, agreement = await self._beginning(wanted)
        check_options(wanted.game, options, len(wanted.seats))
        check_word(wanted.word)
        if person.is_program:  # it has agreed to itself, and whoever sits down there sees it
            agreement = msgspec.structs.replace(agreement, programs=True)
        seats, keys = _new_seats(wanted, person, self._playing(wanted.game))
        home = digest(household) if all(seat.kind == "bot" for seat in seats) else None
        if home:
            await self._check_watching(person, home)
        source = wanted.beginning.table if wanted.beginning and opening else None
        change = await in_thread(
            self._open, wanted.game, options, agreement, seats, opening, person.id, source
        )
        change.table.row.household = home
        await self._contests.check_bots(change.table, [seat.bot for seat in seats])
        await self._tables.add(change)
        return Made(change.table.row.id, keys)

    def _playing(self, game: GameName) -> set[str]:
        """The programs of this server that play a game."""
        return {name for name, program in self._programs.items() if game in program.games}

    async def _check_watching(self, person: PersonRow, home: str) -> None:
        """Bots that play among themselves do so at once, at everybody's cost; nobody is somebody else by
        another cookie."""
        watched = await self._context.store.games_of_bots(person.id, home)
        for count, most in ((watched.person, MOST_WATCHED), (watched.household, MOST_WATCHED_AT_HOME)):
            if count >= most:
                raise Refused("table.watches_often", most=most)

    async def sit_down(
        self, table_id: str, seat: Seat, person: PersonRow, name: str | None, word: str | None
    ) -> SeatKey:
        """Takes an open seat. With the last one, the game begins."""
        check_word(word)
        if await self._context.store.waiting_seats(person.id) >= MOST_WAITING:
            raise Refused("table.waits_often", most=MOST_WAITING)
        self._seatings.take(f"{table_id} {person.id}")
        secret = new_secret()

        def sit(change: Change) -> None:
            table = change.table
            check_may_sit(table, seat, person.id, is_program=person.is_program)
            row = table.seats[seat]
            names = [other.name for other in table.seats]
            row.kind, row.person, row.is_program = "person", person.id, person.is_program
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
            table = change.table
            check_room(table)
            mine = [seat for seat in table.people if table.seats[seat].person == person.id]
            if not mine:
                raise Refused("table.not_your_seat")
            self._new_keys.take(f"{table_id} {person.id}")
            for seat in mine:
                keys.append(SeatKey(seat, new_secret()))
                table.seats[seat].digest = digest(keys[-1].secret)
            change.add(log.SEATED, keys[0].seat)

        await self._tables.get(table_id).change(change_locks)
        return keys

    async def rematch(self, live: LiveTable, held: Collection[Seat], command: Sent, household: str) -> int:
        """Asks the others to a new table, everybody one seat further, or comes to it: the seats of those who
        are asked are kept for them. Where there is nobody to ask, the game begins."""
        old = await live.read()
        if old.status != "over":
            raise Refused("table.not_over")
        mine = sorted(seat for seat in held if seat in old.people)
        if not mine:
            raise Refused("table.not_your_seat")
        if old.row.daily:
            raise Refused("daily.no_rematch")
        if old.rematch is None or await self._context.store.is_called_off(old.rematch):
            check_may_ask(old, mine[0])
            self._new_tables.take(household)
            await self._invite(live, old, mine, command)
            old = await live.read()
        await self._change_again(old, lambda change: come_along(change, old, mine))
        return old.version

    async def decline(self, live: LiveTable, held: Collection[Seat]) -> int:
        """Says no to whoever asks for another game: the seat is kept no longer."""
        old = await live.read()
        mine = [seat for seat in held if seat in old.people]
        if not mine:
            raise Refused("table.not_your_seat")
        await self._change_again(old, lambda change: stay_away(change, old, mine))
        return old.version

    async def _invite(self, live: LiveTable, old: Table, mine: list[Seat], command: Sent) -> None:
        person = old.seats[mine[0]].person
        seats = seats_again(old, person)
        options = _without_rows(old.row.options)
        opened = self._open(
            old.row.game, options, old.row.agreement, seats, [], person, asked_from=old.row.id
        )
        old_rematch = old.rematch

        def play_again(change: Change) -> None:
            if change.table.rematch == old_rematch:  # nobody was faster
                change.add(log.REMATCH, mine[0], {"table": opened.table.row.id})

        done = await live.change(play_again, command, self._context.store.statements_for_new(opened))
        if isinstance(done, Change) and done.entries:
            self._tables.get(opened.table.row.id).drive_bots(opened.table)

    async def _change_again(self, old: Table, act: Act) -> None:
        """At the table where people play again."""
        if old.rematch is None:
            raise Refused("table.not_invited")
        live = self._tables.get(old.rematch)
        await live.refresh()
        await live.change(act)

    async def _beginning(self, wanted: NewTable) -> tuple[Json, list[str], Agreement]:
        """The options of a new table, the moves that are there when its game begins, and what is agreed."""
        if wanted.beginning is None:
            return _without_rows(wanted.options), [], wanted.agreement
        table = await self._tables.get(wanted.beginning.table).read()
        if is_sealed(table, self._context.now()):
            raise Sealed("daily.sealed")
        options, moves = table.options, moves_up_to(table, wanted.beginning.move)
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
        source: str | None = None,
        asked_from: str | None = None,
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
            source=source,
        )
        return open_table(row, seats, opening, asked_from)


def _may_be_judged(table: Table) -> bool:
    """Whether the expert may be asked about a game's positions elsewhere: of one that goes on, nobody shall
    hear at another table what is not said at its own."""
    if table.row.daily:
        return True  # and closed, or nobody would play on from it
    is_ours = table.row.brought is None  # a copy that somebody brought may be of a game that goes on
    is_open = is_ours and (table.allows_hints or table.status == "over")
    return table.row.agreement.hints != "never" and (table.is_played_out or is_open)


def moves_up_to(table: Table, move: int) -> list[str]:
    """The first moves of a game that goes on after them."""
    if table.state is None:
        raise Refused("table.not_playing")
    if move > len(table.moves):
        raise Refused("table.no_such_move", move=move, moves=len(table.moves))
    if table.game.result(table.state_after(move)) is not None:
        raise Refused("table.game_is_over")
    return table.moves[:move]


def _new_seats(
    wanted: NewTable, person: PersonRow, programs: Set[str]
) -> tuple[list[SeatRow], list[SeatKey]]:
    """Who sits where, and the keys to the seats of whoever makes the table."""
    house = HOUSE[wanted.game]
    keys: list[SeatKey] = []
    seats: list[SeatRow] = []
    for seat, choice in enumerate(wanted.seats):
        match choice:
            case BotSeat():
                if choice.bot not in house.bots and choice.bot not in programs:
                    raise BadOptions("server.unknown_bot", name=choice.bot)
                seats.append(SeatRow("bot", bot=choice.bot, is_program=choice.bot in programs))
            case MySeat():
                keys.append(SeatKey(seat, new_secret()))
                names = [other.name for other in seats]
                name = distinct_name(clean_name(choice.name or person.name), names)
                mine = SeatRow("person", person.id, name, is_program=person.is_program)
                mine.digest = digest(keys[-1].secret)
                seats.append(mine)
            case OpenSeat():
                seats.append(SeatRow("open"))
    bots = {row.bot for row in seats if row.kind == "bot"}
    if all(row.kind == "bot" for row in seats) and not bots.issubset({*house.opponents, *programs}):
        raise Refused("table.only_bots")
    if keys:
        seats[keys[0].seat].word = wanted.word
    return seats, keys


def _without_rows(options: Json) -> Json:
    """The rows of tiles are drawn by the dealer, or the shuffle could not be checked."""
    return {name: value for name, value in options.items() if name != "rows"}


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
