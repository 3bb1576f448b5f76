"""A table that is being played: one change after another, and everybody told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeAlias, TypeVar

from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json, Seat
from tenfold.server.storage.database import Conflict, IsMine, OutcomeUnknown, Statement, Unavailable
from tenfold.server.storage.tables import postpone
from tenfold.server.table import log
from tenfold.server.table.change import Change, Stale, try_out
from tenfold.server.table.deadlines import Away, absences, due_after, due_again
from tenfold.server.table.log import Entry
from tenfold.server.table.missed import missed
from tenfold.server.table.resent_commands import CommandMemory, Repeated, Sent
from tenfold.server.table.sealing import check_may_see, check_may_watch
from tenfold.server.table.stand_in import STRANGERS, Ratings
from tenfold.server.table.standing import now
from tenfold.server.table.table import Table
from tenfold.server.telemetry import metrics
from tenfold.server.transport.rate_limits import RateLimiter
from tenfold.server.transport.websocket_protocol import encode
from tenfold.wire import socket as wire
from tenfold.wire.choices import Phrase

from .bus import Present, Said, Stored, stored
from .connection import Connection
from .context import Context
from .heartbeat import Lost
from .subscribers import Subscribers

PHRASES: Final = 64  # said last, that are known when they come again
PHRASES_AT_ONCE: Final = 5  # of one person
SECONDS_A_PHRASE: Final = 3  # after those

Act: TypeAlias = Callable[[Change], None]
T = TypeVar("T")


class UnknownTable(TenfoldError):
    """There is no such table, or not any more."""


class LiveTable:
    """Changes go through one at a time: decided, stored, and only then told."""

    def __init__(self, table_id: str, context: Context) -> None:
        self.id = table_id
        self.subscribers = Subscribers(table_id, context.bus, context.absences, context.now, self._see_away)
        self.touched = 0  # when somebody needed it last
        self.is_driven = False  # its bots are thinking
        self._context = context
        self._lock = asyncio.Lock()
        self._table: Table | None = None  # None: to be read from the log
        self._view: Json | None = None  # as everybody was told last
        self._told = 0  # the version that everybody here knows
        self._phrases = CommandMemory(PHRASES)  # commands to say something; they are in no log
        self._talk = RateLimiter(1 / SECONDS_A_PHRASE, PHRASES_AT_ONCE, "table.talks_much")

    @property
    def version(self) -> int:
        """As far as it is known here."""
        return self._table.version if self._table else 0

    # Changing

    async def change(
        self, act: Act, command: Sent | None = None, also: Sequence[Statement] = ()
    ) -> Change | Repeated:
        """Does something; what cannot be done raises an error and leaves everything as it was.

        Statements that belong to the change are stored with it or not at all.
        """
        at = self.touched = self._context.now()  # waiting for others costs nobody time
        async with self._lock:
            table = await self._load_for(command)
            if repeated := _find(table, command):
                return repeated
            change = Change(table, at, command.text(table.seats) if command else None)
            try:
                act(change)
                if change.entries:
                    await self._store(change, also)
            except Conflict:
                return await self._lose_race(command)
            except BaseException:
                if change.entries:
                    self._table = None  # what was added in memory only is forgotten
                raise
            if change.entries:
                self._announce(change)
            return change

    async def _lose_race(self, command: Sent | None) -> Repeated:
        """Somebody was faster; or it was this very command, sent to another server before."""
        self._table = None
        table = await self._load_for(command)
        if repeated := _find(table, command):
            return repeated
        raise Stale("table.stale")

    async def _load_for(self, command: Sent | None) -> Table:
        """Where the log cannot be read, nobody can say that a command with an id is not in it from before."""
        try:
            return await self._load()
        except Unavailable as error:
            if command is None:
                raise
            raise OutcomeUnknown("server.outcome_unknown", **error.details) from error

    async def _store(self, change: Change, also: Sequence[Statement]) -> None:
        table, due = change.table, due_after(change)
        statements = [*self._context.store.statements_for(change, due), *also]
        if table.status == "over" and change.status_before != "over":
            statements += await self._context.results.statements_for(table, change.at)

        async def is_mine() -> bool:
            stored = await self._context.store.entries(self.id, change.entries[0].number - 1)
            return stored[: len(change.entries)] == change.entries

        await self._commit(statements, is_mine)
        table.row.due = due

    async def _commit(self, statements: list[Statement], is_mine: IsMine | None = None) -> None:
        with metrics.timed(metrics.storing):
            await self._context.database.commit(statements, is_mine)
        metrics.changes.inc()

    def _announce(self, change: Change) -> None:
        """What was stored here is told here and to other servers; perhaps it is a bot's turn now."""
        metrics.moves.inc(len(change.played))
        self._tell(change)
        if self.subscribers.is_anybody_elsewhere():
            self._context.bus.publish(stored(self.id, change.table.version, change.entries))
        self.drive_bots(change.table)

    def drive_bots(self, table: Table) -> None:
        if table.bot_to_move():
            self._context.bots.drive(self)

    def _tell(self, change: Change) -> None:
        table = change.table
        before, self._view = self._view or {}, table.view()
        view = self._view or {}
        is_other = (table.status, table.is_practice) != (change.status_before, change.was_practice)
        is_news = is_other or not change.kinds <= log.OF_THE_GAME
        update = wire.Update(
            version=table.version,
            command=None,
            kept=change.kept,
            moves=change.played,
            changes={name: part for name, part in view.items() if name not in before or before[name] != part},
            now=now(table, change.at, self.away(table)),
            table=table.info() if is_news else None,
            declined=change.declined,
        )
        self._told = table.version
        self._send(update, change)

    def _send(self, update: wire.Update, change: Change) -> None:
        """To everybody here; where the seats have new numbers, everything anew."""
        subscribers, table = self.subscribers, change.table
        are_seats_new = change.is_renumbered or log.SEATED in change.kinds
        if are_seats_new:
            subscribers.find_seats(table)
        if change.is_renumbered:
            for subscriber in list(subscribers.here):
                self._greet(subscriber, table, None)
        else:
            subscribers.send_update(update, change.command)
        if are_seats_new:
            subscribers.tell_presence()

    async def postpone(self, away: Away) -> Table:
        """Notes when to look at the table again, now that it has been seen to and these are away."""
        at = self._context.now()
        async with self._lock:
            table = await self._load()
            due = due_again(table, at, away)
            await self._commit([postpone(self.id, due, at)])
            table.row.due = None
            return table

    # Looking

    async def look(self, see: Callable[[Table], T]) -> T:
        """Looks at the table while nothing changes."""
        async with self._lock:
            return see(await self._load())

    async def read(self) -> Table:
        return await self.look(lambda table: table)

    async def check_may_watch(self, held: Collection[Seat]) -> None:
        """Whether whoever holds these seats may be told what happens here; raises `Sealed`."""
        check_may_watch(await self.read(), held, self._context.now())

    async def check_may_see(self, person: str | None) -> None:
        """The same of a person."""
        check_may_see(await self.read(), person, self._context.now())

    async def ratings(self) -> Ratings:
        """Of those who sit here, to choose who plays on for them: nothing that a change would wait for."""
        try:
            return await self._context.results.ratings_at(await self.read())
        except Unavailable:
            return STRANGERS

    async def _load(self) -> Table:
        await self._context.heartbeat.check()
        table = self._table or await self._read()
        lost = self._context.heartbeat.lost(table)
        return await self._make_up_for(lost, table) if lost else table

    async def _read(self) -> Table:
        self._table = await self._context.store.load(self.id)
        if self._table is None:
            raise UnknownTable("table.unknown")
        self._view = self._table.view()
        if self._told != self._table.version:  # something was stored that nobody here was told of
            for subscriber in list(self.subscribers.here):
                self._greet(subscriber, self._table, self._told)
        self._told = self._table.version
        return self._table

    async def _make_up_for(self, lost: Lost, table: Table) -> Table:
        """Gives back the time in which nobody could move. If that cannot be stored, nothing else can, and
        the next one who needs the table tries again."""
        change = Change(table, self._context.now())
        change.add(log.PAUSE, body={"lost": lost.milliseconds, "until": lost.until})
        try:
            await self._store(change, ())
        except (Conflict, Unavailable):
            return await self._read()
        except BaseException:
            self._table = None
            raise
        self._announce(change)
        return table

    def forget(self) -> None:
        """The next one who needs it reads it from the log."""
        self._table = None

    # What happened elsewhere

    async def refresh(self) -> None:
        """Where other servers may have stored something that we have not heard of yet."""
        if self._context.database.shared:
            await self.catch_up()

    async def catch_up(self, news: Stored | None = None) -> None:
        """Adds what somebody else has stored, and tells everybody here."""
        async with self._lock:
            if self._table is None:
                if self.subscribers.here:
                    await self._load()
            elif news is None or news.version > self._table.version:
                await self._add(await self._missing(self._table, news), self._table)

    async def _missing(self, table: Table, news: Stored | None) -> Sequence[Entry]:
        """What was told need not be read, if it follows on what is known here and changes no seats."""
        told = news.entries if news else ()
        is_next = bool(told) and told[0].number == table.version + 1
        if is_next and not any(entry.kind in log.CHANGES_SEATS for entry in told):
            return told
        return await self._context.store.entries(self.id, table.version)

    async def _add(self, entries: Sequence[Entry], table: Table) -> None:
        if not entries:
            return
        if any(entry.kind in log.CHANGES_SEATS for entry in entries):
            table.seats[:] = await self._context.store.seats(self.id)
        change = Change(table, entries[-1].at, entries[-1].command)
        for entry in entries:
            is_move = entry.kind == log.MOVE
            change.take(entry, try_out(table, table.state, entry.body) if is_move else None)
        table.row.due = None  # as far as we know; whoever stored them may have set another
        self._tell(change)

    def hear_presence(self, others: Present) -> None:
        """A server that has just come knows neither who is here nor what it may have missed."""
        if self.subscribers.hear_presence(others):
            self.subscribers.publish_presence()
            self._context.bus.publish(Stored(self.id, self.version))

    def vanish(self) -> None:
        """The table was deleted, or never was: whoever is connected is told, and comes to know no more."""
        self._table = None
        self.subscribers.send(wire.Goodbye("table.unknown"))
        self.subscribers.here.clear()

    # Connections

    def away(self, table: Table) -> dict[Seat, int]:
        """Who is not connected, and since when."""
        return self.subscribers.away(table.people, table.clocks.began if table.clocks else 0)

    def _see_away(self) -> list[wire.Absence]:
        table = self._table
        return absences(table, self._context.now(), self.away(table)) if table else []

    async def welcome(self, subscriber: Connection, since: int | None) -> None:
        """Tells a connection everything, and from then on what is new."""
        async with self._lock:
            table = await self._load()
            self.subscribers.add(subscriber)
            self._greet(subscriber, table, since)

    def _greet(self, subscriber: Connection, table: Table, since: int | None) -> None:
        told = missed(table, since)
        welcome = wire.Welcome(
            version=table.version,
            table=table.info(),
            mine=sorted(subscriber.held),
            moves=table.moves,
            missed=told.moves,
            missed_all=told.is_all,
            view=self._view,
            now=now(table, self._context.now(), self.away(table)),
            online=self.subscribers.online(),
            watchers=self.subscribers.watchers(),
        )
        subscriber.push(encode(welcome))

    def say(self, seat: Seat, phrase: Phrase, command: Sent, table: Table) -> None:
        """Once, also when the command comes again; raises `TooMuch`."""
        if self._phrases.find(command, ()) is None:
            self._talk.take(str(table.asker(seat)))
            text = command.text(table.seats)
            self._phrases.remember(Entry(self.version, 0, "say", seat, phrase, text))
            self.subscribers.send(wire.Said(seat, phrase))
            self._context.bus.publish(Said(self.id, seat, phrase))


def _find(table: Table, command: Sent | None) -> Repeated | None:
    return table.commands.find(command, command.held(table.seats)) if command else None
