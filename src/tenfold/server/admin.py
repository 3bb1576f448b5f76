"""What whoever hosts a server may see and do, on its database, also while servers work on it.

Nothing here goes past the log: a table is closed by one more entry, so that every server that has it in
memory learns of it, and tells the people there.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from tenfold.protocol.errors import TenfoldError
from tenfold.records.record import Record
from tenfold.wire.shape import GameName
from tenfold.wire.table import Status
from tenfold.wire.table import Table as TableInfo

from .archive import record_of, times_of
from .ledger import Ledger
from .live import Act, LiveTable, Stale, UnknownTable
from .people import MOST_RACES, People
from .storage.database import Database, Statement, open_database
from .storage.tables import Tables
from .table import log
from .table.change import Change, Refused
from .table.log import Entry
from .table.table import Table

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


class PersonLine(msgspec.Struct):
    id: str
    name: str
    language: str
    created: int
    seen: int
    games: int


class Office:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables = Tables(database)
        self._people = People(database)
        self._ledger = Ledger(database)

    async def tables(self, status: str | None, most: int) -> list[TableLine]:
        """Tables, those where something happened last first."""
        sql = (
            "SELECT id, status, game, opening, created, (SELECT at FROM entries WHERE table_id = id"
            " ORDER BY number DESC LIMIT 1) AS last FROM tables"
            " WHERE status = $1 OR $1 = '' ORDER BY last DESC, id LIMIT $2"
        )
        lines = []
        for table_id, status_now, game, opening, created, last in await self._database.fetch(
            sql, status or "", most
        ):
            moves = len(times_of(await self._standing(table_id), opening))
            names = [row.name or "" for row in await self._tables.seats(table_id) if row.kind == "person"]
            lines.append(TableLine(table_id, status_now, game, names, moves, created, last))
        return lines

    async def _standing(self, table_id: str) -> list[Entry]:
        entries = await self._tables.entries(table_id, 0)
        return [entry for entry in entries if entry.kind in STANDING]

    async def show(self, table_id: str) -> TableSheet:
        table = await self._load(table_id)
        entries = await self._tables.entries(table_id, 0)
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

        def shut(change: Change) -> None:
            if change.table.status == "over":
                raise Refused("table.is_over")
            change.add(log.CLOSE)

        await self._change(table_id, shut)

    async def delete(self, table_id: str) -> None:
        """Takes a table out of the database; what its people have achieved there stays with them.

        A game that goes on is closed first, and the entry that closes it stays: no server that has not
        heard of it yet can store a move of a table that is no more.
        """
        if (await self._load(table_id)).status != "over":
            await self.close(table_id)
        await self._database.commit(
            [
                Statement(f"DELETE FROM entries WHERE table_id = $1 AND kind <> '{log.CLOSE}'", (table_id,)),
                Statement("DELETE FROM seats WHERE table_id = $1", (table_id,)),
                Statement("DELETE FROM tables WHERE id = $1", (table_id,)),
            ]
        )
        self._database.publish(f"gone {table_id} -")

    async def begun(self, table_ids: Sequence[str] | None = None) -> list[str]:
        """These tables, if a game has begun at each; or all where one has, the oldest first."""
        sql = (
            "SELECT id FROM tables WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = id AND"
            f" kind = '{log.START}') ORDER BY created, id"
        )
        begun = [table_id for (table_id,) in await self._database.fetch(sql)]
        if table_ids is None:
            return begun
        for table_id in table_ids:
            if table_id not in begun:
                await self._load(table_id)
                raise Refused("table.not_playing")
        return list(table_ids)

    async def records(self, table_ids: Sequence[str]) -> AsyncIterator[Record]:
        """The games of these tables, but for those deleted meanwhile. The secret of a game that goes on is
        not told."""
        for table_id in table_ids:
            table = await self._tables.load(table_id)
            if table is None or table.state is None:
                continue
            times = times_of(await self._tables.entries(table_id, 0), table.row.opening)
            yield record_of(table, times[: len(table.moves)])

    async def people(self, name: str, most: int) -> list[PersonLine]:
        """People whose name has this in it, those who were seen last first."""
        sql = (
            "SELECT id, name, language, created, seen, (SELECT COUNT(*) FROM results WHERE person = id)"
            " FROM people ORDER BY seen DESC, id"
        )
        wanted = name.casefold()
        found = [PersonLine(*row) for row in await self._database.fetch(sql)]
        return [person for person in found if wanted in person.name.casefold()][:most]

    async def forget(self, person: str) -> int:
        """Forgets a person; at so many tables there is a seat without a name now."""
        tables = await self._people.forget(person, _now(), self._change)
        for table_id, version in (await self._tables.versions(tables)).items():
            self._database.publish(f"stored {table_id} {version}")
        return len(tables)

    async def _load(self, table_id: str) -> Table:
        table = await self._tables.load(table_id)
        if table is None:
            raise UnknownTable("table.unknown")
        return table

    async def _change(self, table_id: str, act: Act) -> None:
        live = LiveTable(table_id, self._tables, self._commit, self._ledger.reckon, _tell_nobody)
        for races_left in reversed(range(MOST_RACES)):
            try:
                await live.change(act, _now())
                break
            except Stale:  # somebody moved meanwhile
                if not races_left:
                    raise
        self._database.publish(f"stored {table_id} {live.version}")

    async def _commit(self, statements: list[Statement]) -> None:
        await self._database.commit(statements)


def _tell_nobody(_: LiveTable) -> None:
    """Nobody is connected here."""


@asynccontextmanager
async def open_office(url: str) -> AsyncIterator[Office]:
    """On a database that is there: nobody looks for people in an empty file made by mistake."""
    if url.startswith("sqlite:"):
        path = Path(url.removeprefix("sqlite:").removeprefix("//"))
        if not path.exists():
            raise TenfoldError("admin.no_database", path=str(path))
    database = open_database(url)
    await database.open()
    try:
        yield Office(database)
    finally:
        await database.close()


async def migrate(url: str) -> Sequence[int]:
    """Brings the schema up to date, or makes it; the steps that were missing."""
    database = open_database(url)
    await database.open()
    await database.close()
    return database.migrated


def _now() -> int:
    return time.time_ns() // 1_000_000
