"""Sessions in the database: which browsers are signed in as whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .database import Database, Statement
from .people import PERSON, PersonRow, person_row

COLUMNS: Final = "id, person, digest, created, seen, label"


@dataclass(frozen=True, slots=True)
class SessionRow:
    id: str
    person: str
    digest: str
    created: int
    seen: int
    label: str


class SessionStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Reading

    async def find(self, digest: str, seen_after: int) -> tuple[SessionRow, PersonRow] | None:
        """The session with this digest and whose it is, unless it has not been seen for too long."""
        sql = (
            f"SELECT s.id, s.person, s.digest, s.created, s.seen, s.label, {PERSON} FROM sessions s"
            " JOIN people p ON p.id = s.person WHERE s.digest = $1 AND s.seen > $2"
        )
        for row in await self._database.fetch(sql, digest, seen_after):
            return SessionRow(*row[:6]), person_row(row[6:])
        return None

    async def of_person(self, person: str, seen_after: int) -> list[SessionRow]:
        """Those that were seen last first."""
        sql = f"SELECT {COLUMNS} FROM sessions WHERE person = $1 AND seen > $2"
        rows = await self._database.fetch(f"{sql} ORDER BY seen DESC, created DESC, id", person, seen_after)
        return [SessionRow(*row) for row in rows]

    async def is_signed_out(self, person: str) -> bool:
        """Whether a signed id is not enough any more."""
        rows = await self._database.fetch("SELECT signed_out FROM people WHERE id = $1", person)
        return any(at is not None for (at,) in rows)

    async def people_without(self) -> int:
        """How many people have no session, and no phrase to come back with."""
        sql = (
            "SELECT COUNT(*) FROM people p WHERE phrase IS NULL AND signed_out IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id)"
        )
        ((count,),) = await self._database.fetch(sql)
        return int(count)

    # Writing

    async def insert(self, row: SessionRow, *, seen_after: int) -> None:
        """Adds a session; those that have not been seen for too long go, whosever they are."""
        sql = f"INSERT INTO sessions ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)"
        values = (row.id, row.person, row.digest, row.created, row.seen, row.label)
        old = Statement("DELETE FROM sessions WHERE seen <= $1", (seen_after,))
        await self._database.commit([old, Statement(sql, values)])

    async def note_seen(self, session: str, at: int) -> None:
        await self._database.commit([Statement("UPDATE sessions SET seen = $2 WHERE id = $1", (session, at))])

    async def delete(self, session: str) -> None:
        await self._database.commit([Statement("DELETE FROM sessions WHERE id = $1", (session,))])


def ending(person: str, at: int, *, only: str | None = None, but: str | None = None) -> list[Statement]:
    """What ends one session of a person, or all but one, or all; a signed id is nobody's from then on."""
    if only is not None:
        sessions = Statement("DELETE FROM sessions WHERE person = $1 AND id = $2", (person, only))
    elif but is not None:
        sessions = Statement("DELETE FROM sessions WHERE person = $1 AND id <> $2", (person, but))
    else:
        sessions = Statement("DELETE FROM sessions WHERE person = $1", (person,))
    return [sessions, Statement("UPDATE people SET signed_out = $2 WHERE id = $1", (person, at))]
