"""A table that is being played: who is connected, one change after another, and everybody told."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json, Seat
from tenfold.wire import socket as wire

from . import metrics
from .storage.database import Conflict, Statement
from .storage.tables import Tables, put_off
from .table import log
from .table.change import Change, try_out
from .table.clock import SECOND
from .table.leaving import due
from .table.log import Entry
from .table.table import REMEMBERED, Table
from .transport import encode

Act = Callable[[Change], None]
Commit = Callable[[list[Statement]], Awaitable[None]]
Reckon = Callable[[Table, int], Awaitable[list[Statement]]]
TellPresence = Callable[["LiveTable"], None]

CHANGES_SEATS: Final = (log.SEATED, log.START)
OF_THE_GAME: Final = {log.MOVE, log.BACK, log.ASK, log.ANSWER}  # they change nothing about the table itself


class Stale(TenfoldError):
    """Somebody was faster: look again, then decide again."""


class UnknownTable(TenfoldError):
    """There is no such table, or not any more."""


class Listener(Protocol):
    """A connection, as far as a table knows one."""

    held: set[Seat]

    def find_seats(self, table: Table) -> None: ...

    def push(self, frame: bytes) -> None: ...


class Guests(NamedTuple):
    """Who is connected to another server."""

    seats: list[Seat]
    watchers: int


class LiveTable:
    """Changes go through one at a time: decided, stored, and only then told."""

    def __init__(
        self, table_id: str, tables: Tables, commit: Commit, reckon: Reckon, tell_presence: TellPresence
    ) -> None:
        self.id = table_id
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Guests] = {}  # who is connected to other servers
        self.touched = 0
        self._tables = tables
        self._commit = commit
        self._reckon = reckon
        self._tell_presence = tell_presence
        self._lock = asyncio.Lock()
        self._table: Table | None = None  # None: to be read from the log
        self._view: Json | None = None  # as everybody was told last
        self._told = 0  # the version that everybody here knows
        self._said: deque[tuple[Seat, str]] = deque(maxlen=REMEMBERED)  # commands that were heard

    @property
    def version(self) -> int:
        """As far as it is known here."""
        return self._table.version if self._table else 0

    async def change(
        self, act: Act, at: int, command: str | None = None, also: Sequence[Statement] = ()
    ) -> Change | int:
        """Does something; what cannot be done raises an error and leaves everything as it was.

        A command that was accepted before is not done again: the version that it led to is returned.
        Statements that belong to the change are stored with it or not at all.
        """
        async with self._lock:
            table = await self._read()
            if command is not None and command in table.commands:
                return table.commands[command]
            change = Change(table, at, command)
            try:
                act(change)
                if change.entries:
                    await self._store(change, also)
            except Conflict:
                return await self._lost_race(command)
            except BaseException:
                if change.entries:
                    self._table = None  # what was added in memory only is forgotten
                raise
            if change.entries:
                metrics.moves.inc(len(change.played))
                self._tell(change)
            return change

    async def _lost_race(self, command: str | None) -> int:
        """Somebody was faster; or it was this very command, sent to another server before."""
        self._table = None
        table = await self._read()
        if command is not None and command in table.commands:
            return table.commands[command]
        raise Stale("table.stale")

    async def look(self, see: Callable[[Table], Any]) -> Any:
        """Looks at the table while nothing changes."""
        async with self._lock:
            return see(await self._read())

    async def catch_up(self, version: int | None = None, told: Sequence[Entry] = ()) -> bool:
        """Adds what somebody else has stored, and tells everybody here. Whether there was anything.

        What was told need not be read, if it follows on what is known here and changes no seats.
        """
        async with self._lock:
            if self._table is None:
                return bool(self.listeners) and bool(await self._read())
            if version is not None and version <= self._table.version:
                return False
            table = self._table
            entries: Sequence[Entry] = told
            is_next = bool(told) and told[0].number == table.version + 1
            if not is_next or any(entry.kind in CHANGES_SEATS for entry in told):
                entries = await self._tables.entries(self.id, table.version)
            if not entries:
                return False
            if any(entry.kind in CHANGES_SEATS for entry in entries):
                table.seats[:] = await self._tables.seats(self.id)
            change = Change(table, entries[-1].at, entries[-1].command)
            for entry in entries:
                is_move = entry.kind == log.MOVE
                change.take(entry, try_out(table, table.state, entry.body) if is_move else None)
            table.row.due = None  # as far as we know; whoever stored them may have set another
            self._tell(change)
            return True

    async def put_off(self, at: int) -> Table:
        """Notes when to look at the table again, now that it has been seen to."""
        async with self._lock:
            table = await self._read()
            wanted = due(table, at)
            if wanted is not None and wanted <= at:  # away is not too long while somebody is connected
                wanted = at + table.row.agreement.patience * SECOND
            await self._commit([put_off(self.id, wanted, at)])
            table.row.due = None
            return table

    def forget(self) -> None:
        """The next one who needs it reads it from the log."""
        self._table = None

    def vanish(self) -> None:
        """The table was deleted, or never was: whoever is connected is told, and comes to know no more."""
        self._table = None
        self.send(wire.Goodbye("table.unknown"))
        self.listeners.clear()

    async def _read(self) -> Table:
        if self._table is None:
            self._table = await self._tables.load(self.id)
            if self._table is None:
                raise UnknownTable("table.unknown")
            self._view = self._table.view()
            if self._told != self._table.version:  # something was stored that nobody here was told of
                for listener in self.listeners:
                    self._greet(listener, self._table, self._told, time.time_ns() // 1_000_000)
            self._told = self._table.version
        return self._table

    async def _store(self, change: Change, also: Sequence[Statement]) -> None:
        table = change.table
        wanted = due(table, change.at)
        kept = table.row.due
        if wanted is not None and kept is not None and change.at < kept <= wanted:
            wanted = kept  # it is looked at early enough
        statements = [*self._tables.store(change, wanted), *also]
        if table.status == "over" and change.status_before != "over":
            statements += await self._reckon(table, change.at)
        await self._commit(statements)
        table.row.due = wanted

    def _tell(self, change: Change) -> None:
        table = change.table
        before, self._view = self._view or {}, table.view()
        view = self._view or {}
        news = not change.kinds <= OF_THE_GAME or table.status != change.status_before
        update = wire.Update(
            version=table.version,
            command=change.command,
            kept=change.kept,
            moves=change.played,
            changes={name: part for name, part in view.items() if name not in before or before[name] != part},
            now=table.now(change.at),
            table=table.info() if news else None,
        )
        self._told = table.version
        self.send(update)
        if log.SEATED in change.kinds:
            for listener in self.listeners:
                listener.find_seats(table)
            self._tell_presence(self)

    # Connections

    async def welcome(self, listener: Listener, since: int | None, at: int) -> None:
        """Tells a connection everything, and from then on what is new."""
        async with self._lock:
            table = await self._read()
            self.listeners.add(listener)
            self._greet(listener, table, since, at)

    def _greet(self, listener: Listener, table: Table, since: int | None, at: int) -> None:
        welcome = wire.Welcome(
            version=table.version,
            table=table.info(),
            mine=sorted(listener.held),
            moves=table.moves,
            missed=[] if since is None else table.missed(since),
            view=self._view,
            now=table.now(at),
            online=self.online(),
            watchers=self.watchers(),
        )
        listener.push(encode(welcome))

    def online(self) -> list[Seat]:
        return sorted({*self.online_here()}.union(*(guests.seats for guests in self.elsewhere.values())))

    def online_here(self) -> list[Seat]:
        return sorted({seat for listener in self.listeners for seat in listener.held})

    def watchers(self) -> int:
        return self.watchers_here() + sum(guests.watchers for guests in self.elsewhere.values())

    def watchers_here(self) -> int:
        return sum(not listener.held for listener in self.listeners)

    def is_new_word(self, seat: Seat, command: str) -> bool:
        """Whether a command to say something has not been heard before; it may have been sent again."""
        is_new = (seat, command) not in self._said
        if is_new:
            self._said.append((seat, command))
        return is_new

    def send(self, message: wire.FromServer) -> None:
        frame = encode(message)
        for listener in self.listeners:
            listener.push(frame)
