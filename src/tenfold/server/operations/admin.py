"""What whoever hosts a server may see and do, on its database, also while servers work on it.

Nothing here goes past the log: a table is closed by one more entry, so that every server that has it in
memory learns of it, and tells the people there.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from tenfold.protocol.errors import TenfoldError
from tenfold.records.record import Record
from tenfold.server.live.absences import Absences
from tenfold.server.live.bus import Bus, Gone, Stored
from tenfold.server.live.context import Context
from tenfold.server.live.heartbeat import Heartbeat
from tenfold.server.live.live_table import LiveTable
from tenfold.server.live.live_tables import LiveTables
from tenfold.server.now import ServerTime
from tenfold.server.people.people import MOST_RACES, People, UnknownPerson
from tenfold.server.people.sign_in import KEY, Sessions
from tenfold.server.records.archive import record_of, times_of
from tenfold.server.results.results import Results
from tenfold.server.storage.database import Database, open_database
from tenfold.server.storage.people import ListedPerson
from tenfold.server.storage.shared import write_shared
from tenfold.server.storage.tables import TableStore
from tenfold.server.table import log
from tenfold.server.table.change import Change, Refused, Stale
from tenfold.server.table.log import Entry
from tenfold.wire.choices import GameName
from tenfold.wire.table import Status
from tenfold.wire.table import Table as TableInfo

STANDING: Final = (log.START, log.MOVE, log.BACK)  # the entries that say which moves stand


class TableLine(msgspec.Struct):
    """A table in a list."""

    id: str
    status: Status
    game: GameName
    people: list[str]
    moves: int
    created: int
    changed: int  # when anything happened there last


class TableSheet(msgspec.Struct):
    """One table, with what only a host sees: who made it, and the log's length."""

    line: TableLine
    table: TableInfo
    owner: str | None
    seats: list[str | None]  # who holds them
    entries: int
    ending: dict[str, Any] | None


class NoBots:
    """No bot thinks where a database is administered; those at its servers do."""

    def drive(self, live: LiveTable) -> None:
        pass


class AdminService:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._store = TableStore(database)
        self._bus = Bus(database)
        self._now = now = ServerTime()
        self._heartbeat = Heartbeat(now, database)
        absences = Absences(now, self._heartbeat, shared=database.shared)
        results, bots = Results(database), NoBots()
        context = Context(now, database, self._store, results, self._bus, bots, self._heartbeat, absences)
        self._tables = LiveTables(context)
        self._people = People(context, self._tables)
        self._sessions = Sessions(context, self._people)

    async def open(self) -> None:
        await self._heartbeat.read_time()

    async def tables(self, status: str | None, most: int) -> list[TableLine]:
        """Tables, those where something happened last first."""
        lines = []
        for table in await self._store.latest(status, most):
            moves = len(times_of(await self._standing(table.id), table.opening))
            names = [row.name or "" for row in await self._store.seats(table.id) if row.kind == "person"]
            lines.append(
                TableLine(table.id, table.status, table.game, names, moves, table.created, table.last)
            )
        return lines

    async def _standing(self, table_id: str) -> list[Entry]:
        entries = await self._store.entries(table_id, 0)
        return [entry for entry in entries if entry.kind in STANDING]

    async def show(self, table_id: str) -> TableSheet:
        table = await self._tables.get(table_id).read()
        entries = await self._store.entries(table_id, 0)
        names = [table.seats[seat].name or "" for seat in table.people]
        line = TableLine(
            table_id,
            table.status,
            table.row.game,
            names,
            len(table.moves),
            table.row.created,
            entries[-1].at,
        )
        ending = msgspec.to_builtins(table.ending) if table.ending else None
        holders = [row.person for row in table.seats]
        return TableSheet(line, table.info(), table.row.owner, holders, len(entries), ending)

    async def close(self, table_id: str) -> None:
        """Ends a table, whatever its people think; nothing is counted."""
        live = self._tables.get(table_id)
        for races_left in reversed(range(MOST_RACES)):
            try:
                await live.change(_close)
                break
            except Stale:  # somebody moved meanwhile
                if not races_left:
                    raise
        self._bus.publish(Stored(table_id, live.version))

    async def delete(self, table_id: str) -> None:
        """Takes a table out of the database; what its people have achieved there stays with them.

        A game that goes on is closed first, and the entry that closes it stays: no server that has not
        heard of it yet can store a move of a table that is no more.
        """
        if (await self._tables.get(table_id).read()).status != "over":
            await self.close(table_id)
        await self._store.delete(table_id)
        self._bus.publish(Gone(table_id))

    async def begun(self, table_ids: Sequence[str] | None = None) -> list[str]:
        """These tables, if a game has begun at each; or all where one has, the oldest first."""
        begun = await self._store.begun()
        if table_ids is None:
            return begun
        for table_id in table_ids:
            if table_id not in begun:
                await self._tables.get(table_id).read()
                raise Refused("table.not_playing")
        return list(table_ids)

    async def records(self, table_ids: Sequence[str]) -> AsyncIterator[Record]:
        """The games of these tables, but for those deleted meanwhile. The secret of a game that goes on is
        not told."""
        for table_id in table_ids:
            table = await self._store.load(table_id)
            if table is not None and table.state is not None:
                yield await record_of(table, self._store, self._now())

    async def people(self, name: str, most: int) -> list[ListedPerson]:
        """People whose name has this in it, those who were seen last first."""
        wanted = name.casefold()
        found = await self._people.store.listed()
        return [person for person in found if wanted in person.name.casefold()][:most]

    async def forget(self, person: str) -> int:
        """Forgets a person; at so many tables there is a seat without a name now."""
        return await self._people.forget(person)

    async def sign_out(self, person: str) -> int:
        """Ends all sessions of a person; how many there were."""
        if await self._people.store.find(person) is None:
            raise UnknownPerson("person.unknown")
        count = len(await self._sessions.of_person(person))
        await self._sessions.end(person)
        return count

    async def people_with_old_cookies(self) -> int:
        """How many people the server knows by a signed id alone, as before there were sessions."""
        return await self._sessions.store.people_without()

    async def new_key(self) -> None:
        """Signed ids are nobody's from now on; sessions stay as they are."""
        await write_shared(self._database, KEY, secrets.token_hex(32))


def _close(change: Change) -> None:
    if change.table.status == "over":
        raise Refused("table.is_over")
    change.add(log.CLOSE)


@asynccontextmanager
async def open_admin(url: str) -> AsyncIterator[AdminService]:
    """On a database that is there: nobody looks for people in an empty file made by mistake."""
    if url.startswith("sqlite:"):
        path = Path(url.removeprefix("sqlite:").removeprefix("//"))
        if not path.exists():
            raise TenfoldError("admin.no_database", path=str(path))
    database = open_database(url)
    await database.open()
    try:
        service = AdminService(database)
        await service.open()
        yield service
    finally:
        await database.close()


async def migrate(url: str) -> Sequence[int]:
    """Brings the schema up to date, or makes it; the steps that were missing."""
    database = open_database(url)
    await database.open()
    await database.close()
    return database.migrated
