"""Tables in the database: how they are found, read and added to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from tenfold.server.slow_work import in_thread
from tenfold.server.table import log
from tenfold.server.table.change import Change
from tenfold.server.table.contest import standing_mark
from tenfold.server.table.log import Entry, SeatRow, TableRow
from tenfold.server.table.outline import Outline, outline_of
from tenfold.server.table.table import Table
from tenfold.wire.choices import GameName
from tenfold.wire.table import Agreement, DailyMark, Ending, Status

from .database import Database, Row, Statement

TABLE: Final = (
    "id, created, game, options, agreement, secret, opening, status, owner, due, rematch, ending, brought,"
    " source, day, counts, changed"
)
SEAT: Final = "kind, person, name, bot, digest, word, program"
ENTRY: Final = "number, at, kind, seat, body, command"
MANY: Final = 200  # ids in one question
FEW: Final = 100  # entries and moves that are read in less time than it takes to hand them over

_json: Final = msgspec.json.Encoder()


class Place(NamedTuple):
    """Where a table stands in a list: tables that changed at the same moment are told apart by their ids."""

    changed: int
    id: str


class LatestTable(NamedTuple):
    """A table as those who host list it."""

    id: str
    status: Status
    game: GameName
    opening: int
    created: int
    last: int  # when anything happened there


class Watched(NamedTuple):
    """How many games of bots alone go on, for one person and for their household."""

    person: int
    household: int


class TableStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Reading

    async def load(self, table_id: str) -> Table | None:
        """A table with its whole log."""
        table = await self._bare(table_id)
        if table:
            entries = await self.entries(table_id, after=0)
            if len(entries) + table.row.opening > FEW:
                await in_thread(table.read_log, entries)
            else:
                table.read_log(entries)
        return table

    async def summary(self, table_id: str, version: int) -> Outline | None:
        """What a list says of a table that is over, without playing its game: no move is even read."""
        table = await self._bare(table_id)
        if table is None:
            return None
        sql = f"SELECT {ENTRY} FROM entries WHERE table_id = $1 AND kind <> $2 ORDER BY number"
        rows = await self._database.fetch(sql, table_id, log.MOVE)
        return outline_of(table, [Entry(*row) for row in rows], version)

    async def _bare(self, table_id: str) -> Table | None:
        """A table to which nothing has happened yet."""
        rows = await self._database.fetch(f"SELECT {TABLE} FROM tables WHERE id = $1", table_id)
        return Table(_table_row(rows[0]), await self.seats(table_id)) if rows else None

    async def seats(self, table_id: str) -> list[SeatRow]:
        sql = f"SELECT {SEAT} FROM seats WHERE table_id = $1 ORDER BY seat"
        return [_seat_row(row) for row in await self._database.fetch(sql, table_id)]

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        sql = f"SELECT {ENTRY} FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number"
        return [Entry(*row) for row in await self._database.fetch(sql, table_id, after)]

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The versions of tables; one that is gone has none."""
        found: dict[str, int] = {}
        for start in range(0, len(table_ids), MANY):
            some = table_ids[start : start + MANY]
            places = ", ".join(f"${place}" for place in range(1, len(some) + 1))
            sql = (
                "SELECT id, MAX(number) FROM tables JOIN entries ON table_id = id"
                f" WHERE id IN ({places}) GROUP BY id"
            )
            found.update(dict(await self._database.fetch(sql, *some)))
        return found

    async def marked(self, marks: Sequence[str]) -> set[str]:
        """Tables with a game that goes on and in which one of these positions has stood."""
        found: set[str] = set()
        for start in range(0, len(marks), MANY):
            some = marks[start : start + MANY]
            places = ", ".join(f"${place}" for place in range(1, len(some) + 1))
            sql = (
                "SELECT DISTINCT table_id FROM entries JOIN tables ON id = table_id"
                f" WHERE mark IN ({places}) AND status = 'playing'"
            )
            found |= {table_id for (table_id,) in await self._database.fetch(sql, *some)}
        return found

    async def due(self, at: int, most: int) -> list[str]:
        """Tables where it is time to look whether something must happen."""
        sql = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2"
        return [table_id for (table_id,) in await self._database.fetch(sql, at, most)]

    async def listed(self, status: str, before: Place, most: int) -> list[Place]:
        """Tables that strangers may see, the latest first."""
        sql = (
            "SELECT changed, id FROM tables WHERE status = $1 AND listed = 1 AND (changed, id) < ($2, $3)"
            " ORDER BY changed DESC, id DESC LIMIT $4"
        )
        return [Place(*row) for row in await self._database.fetch(sql, status, *before, most)]

    async def of_person(self, person: str, statuses: Sequence[str], before: Place, most: int) -> list[Place]:
        """Tables where a person sits, the latest first."""
        places = ", ".join(f"${place}" for place in range(5, len(statuses) + 5))
        sql = (
            "SELECT changed, id FROM tables WHERE (changed, id) < ($2, $3)"
            f" AND id IN (SELECT table_id FROM seats WHERE person = $1) AND status IN ({places})"
            " ORDER BY changed DESC, id DESC LIMIT $4"
        )
        return [Place(*row) for row in await self._database.fetch(sql, person, *before, most, *statuses)]

    async def waiting_seats(self, person: str) -> int:
        """How many seats a person has at tables of others that wait for more people."""
        sql = (
            "SELECT COUNT(*) FROM seats JOIN tables ON id = table_id WHERE person = $1 AND kind = 'person'"
            " AND status = 'waiting' AND (owner IS NULL OR owner <> $1)"
        )
        ((count,),) = await self._database.fetch(sql, person)
        return int(count)

    async def games_of_bots(self, owner: str, household: str) -> Watched:
        """How many games go on that a person, or a household, has made for bots alone."""
        sql = (
            "SELECT COALESCE(SUM(CASE WHEN owner = $1 THEN 1 ELSE 0 END), 0),"
            " COALESCE(SUM(CASE WHEN household = $2 THEN 1 ELSE 0 END), 0) FROM tables"
            " WHERE status = 'playing' AND household IS NOT NULL"
        )
        (counts,) = await self._database.fetch(sql, owner, household)
        return Watched(*map(int, counts))

    async def asked_from(self, table_ids: Sequence[str]) -> list[str]:
        """The tables whose people are asked to play again at one of these."""
        places = ", ".join(f"${place}" for place in range(1, len(table_ids) + 1))
        sql = f"SELECT id FROM tables WHERE rematch IN ({places})"
        return [old for (old,) in await self._database.fetch(sql, *table_ids)]

    async def is_called_off(self, table_id: str) -> bool:
        """Whether a table is gone, or whoever made it has left before its game began."""
        sql = (
            "SELECT 1 FROM tables WHERE id = $1 AND (EXISTS (SELECT 1 FROM entries WHERE table_id = id"
            f" AND kind = '{log.START}') OR status = 'waiting' AND EXISTS (SELECT 1 FROM seats"
            " WHERE table_id = id AND person = owner AND kind = 'person'))"
        )
        return not await self._database.fetch(sql, table_id)

    async def begun(self) -> list[str]:
        """All tables where a game has begun, the oldest first."""
        sql = (
            "SELECT id FROM tables WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = id AND"
            f" kind = '{log.START}') ORDER BY created, id"
        )
        return [table_id for (table_id,) in await self._database.fetch(sql)]

    async def latest(self, status: str | None, most: int) -> list[LatestTable]:
        """Tables of any status or of one, those where something happened last first."""
        sql = (
            "SELECT id, status, game, opening, created, (SELECT at FROM entries WHERE table_id = id"
            " ORDER BY number DESC LIMIT 1) AS last FROM tables"
            " WHERE status = $1 OR $1 = '' ORDER BY last DESC, id LIMIT $2"
        )
        return [LatestTable(*row) for row in await self._database.fetch(sql, status or "", most)]

    # Writing

    async def delete(self, table_id: str) -> None:
        """A table that is over, but for the entry that closed it, if one did: it keeps a server that has
        not heard of it yet from storing one more."""
        entries = f"DELETE FROM entries WHERE table_id = $1 AND kind <> '{log.CLOSE}'"
        others = (
            "DELETE FROM reviews WHERE table_id = $1",
            "DELETE FROM exercises WHERE table_id = $1",
            "DELETE FROM brought_games WHERE table_id = $1",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        )
        await self._database.commit([Statement(sql, (table_id,)) for sql in (entries, *others)])

    def statements_for_new(self, change: Change) -> list[Statement]:
        """What stores a new table, its seats, and what has happened at it already."""
        table, row = change.table, change.table.row
        seats = [_insert_seat(row.id, seat, one) for seat, one in enumerate(table.seats)]
        return [_insert_table(table, change.at), *seats, _insert_entries(change)]

    def statements_for(self, change: Change, due: int | None) -> list[Statement]:
        """What a change adds to the database."""
        table = change.table
        statements = [_insert_entries(change)]
        if change.kinds & log.CHANGES_SEATS:
            statements += [_update_seat(table.row.id, seat, one) for seat, one in enumerate(table.seats)]
        if change.is_renumbered:
            sql = "DELETE FROM seats WHERE table_id = $1 AND seat >= $2"
            statements.append(Statement(sql, (table.row.id, len(table.seats))))
        if table.status != change.status_before:
            ending = _text(table.ending) if table.ending else None
            statements.append(
                Statement(
                    "UPDATE tables SET status = $2, changed = $3, ending = $4, due = $5, household = NULL"
                    " WHERE id = $1",
                    (table.row.id, table.status, change.at, ending, due),
                )
            )
        elif due != table.row.due:
            statements.append(_set_due(table.row.id, due))
        if log.REMATCH in change.kinds:
            statements.append(
                Statement("UPDATE tables SET rematch = $2 WHERE id = $1", (table.row.id, table.rematch))
            )
        return statements


def _insert_table(table: Table, at: int) -> Statement:
    row = table.row
    values = (
        row.id,
        row.created,
        row.game,
        _text(row.options),
        _text(row.agreement),
        row.secret.hex(),
        row.opening,
        table.status,
        row.owner,
        row.due,
        table.rematch,
        _text(table.ending) if table.ending else None,
        None if row.brought is None else _text(row.brought),
        row.source,
        row.daily.day if row.daily else None,
        int(row.daily is not None and row.daily.counts),
        at,
        int(row.agreement.listed),
        row.household,
    )
    return Statement(
        f"INSERT INTO tables ({TABLE}, listed, household) VALUES {_places(1, len(values))}", values
    )


def _insert_entries(change: Change) -> Statement:
    """All in one statement, so that a race is lost or won as a whole. The last has the mark of the position
    that they led to."""
    values: list[Any] = []
    for entry in change.entries:
        values += (change.table.row.id, *entry, None)
    if change.kinds & log.CHANGES_POSITION:
        values[-1] = standing_mark(change.table)
    return Statement(_insert_entries_sql(len(change.entries)), tuple(values))


@cache
def _insert_entries_sql(count: int) -> str:
    rows = ", ".join(_places(1 + 8 * row, 8) for row in range(count))
    return f"INSERT INTO entries (table_id, {ENTRY}, mark) VALUES {rows}"


def _places(first: int, count: int) -> str:
    return "(" + ", ".join(f"${place}" for place in range(first, first + count)) + ")"


def _set_due(table_id: str, due: int | None) -> Statement:
    return Statement("UPDATE tables SET due = $2 WHERE id = $1", (table_id, due))


def postpone(table_id: str, due: int | None, at: int) -> Statement:
    """Only while it is due: another server may have set another time meanwhile."""
    return Statement("UPDATE tables SET due = $2 WHERE id = $1 AND due <= $3", (table_id, due, at))


def _insert_seat(table_id: str, seat: int, row: SeatRow) -> Statement:
    sql = f"INSERT INTO seats (table_id, seat, {SEAT}) VALUES {_places(1, 9)}"
    return Statement(sql, (table_id, seat, *_seat_values(row)))


def _update_seat(table_id: str, seat: int, row: SeatRow) -> Statement:
    sql = (
        "UPDATE seats SET kind = $3, person = $4, name = $5, bot = $6, digest = $7, word = $8, program = $9"
        " WHERE table_id = $1 AND seat = $2"
    )
    return Statement(sql, (table_id, seat, *_seat_values(row)))


def _seat_values(row: SeatRow) -> Iterable[Any]:
    return (row.kind, row.person, row.name, row.bot, row.digest, row.word, int(row.is_program))


def _seat_row(row: Row) -> SeatRow:
    kind, person, name, bot, digest, word, program = row
    return SeatRow(kind, person, name, bot, digest, word, bool(program))


def _table_row(row: Row) -> TableRow:
    (
        table_id,
        created,
        game,
        options,
        agreement,
        secret,
        opening,
        status,
        owner,
        due,
        rematch,
        ending,
        brought,
        source,
        day,
        counts,
        _,
    ) = row
    return TableRow(
        id=table_id,
        created=created,
        game=game,
        options=msgspec.json.decode(options),
        agreement=msgspec.json.decode(agreement, type=Agreement),
        secret=bytes.fromhex(secret),
        opening=opening,
        status=status,
        owner=owner,
        due=due,
        rematch=rematch,
        ending=msgspec.json.decode(ending, type=Ending) if ending else None,
        brought=msgspec.json.decode(brought) if brought else None,
        source=source,
        daily=None if day is None else DailyMark(day, bool(counts)),
    )


def _text(value: object) -> str:
    return _json.encode(value).decode()
