"""People in the database."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tenfold.server.table import log
from tenfold.wire.choices import Language
from tenfold.wire.people import PlayedSeat

from .database import Database, Row, Statement

PERSON: Final = "p.id, p.name, p.language, p.phrase IS NOT NULL, p.created, p.seen, p.program"
FIND: Final = f"SELECT {PERSON} FROM people p WHERE"

WITH_KEYS: Final = (
    "seats JOIN tables ON id = table_id"
    " WHERE person = $1 AND digest IS NOT NULL AND (status <> 'over' OR changed > CAST($2 AS BIGINT))"
)


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    language: Language
    can_recover: bool = False
    created: int = 0
    seen: int = 0
    is_program: bool = False


def person_row(row: Row) -> PersonRow:
    """From what `PERSON` names."""
    person, name, language, can_recover, created, seen, program = row
    return PersonRow(person, name, language, bool(can_recover), created, seen, bool(program))


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """A person as those who host list them."""

    id: str
    name: str
    language: Language
    created: int
    seen: int
    games: int
    program: bool = False  # it has said that it is one


class PersonStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Reading

    async def find(self, person: str) -> PersonRow | None:
        return await self._find(f"{FIND} id = $1", person)

    async def find_by_phrase(self, digest: str) -> PersonRow | None:
        return await self._find(f"{FIND} phrase = $1", digest)

    async def find_by_code(self, digest: str) -> PersonRow | None:
        return await self._find(f"{FIND} code = $1", digest)

    async def _find(self, sql: str, value: str) -> PersonRow | None:
        return next((person_row(row) for row in await self._database.fetch(sql, value)), None)

    async def listed(self) -> list[ListedPerson]:
        """Everybody, those who were seen last first."""
        sql = (
            "SELECT id, name, language, created, seen, (SELECT COUNT(*) FROM results WHERE person = id),"
            " program FROM people ORDER BY seen DESC, id"
        )
        found = [ListedPerson(*row) for row in await self._database.fetch(sql)]
        return [replace(person, program=bool(person.program)) for person in found]

    async def seats(self, person: str) -> list[PlayedSeat]:
        """Every seat that a person holds or held to the end."""
        sql = (
            "SELECT table_id, seat, name, word, game, status, created, owner FROM seats"
            " JOIN tables ON id = table_id WHERE person = $1 ORDER BY created, table_id, seat"
        )
        rows = await self._database.fetch(sql, person)
        return [PlayedSeat(*(*row[:-1], row[-1] == person)) for row in rows]

    async def tables(self, person: str) -> list[str]:
        """Where a person has a seat."""
        sql = "SELECT DISTINCT table_id FROM seats JOIN tables ON id = table_id WHERE person = $1"
        return [table_id for (table_id,) in await self._database.fetch(sql, person)]

    async def tables_going_on(self, person: str) -> list[str]:
        """The same, but for tables that are over."""
        sql = (
            "SELECT DISTINCT table_id FROM seats JOIN tables ON id = table_id"
            " WHERE person = $1 AND status <> 'over'"
        )
        return [table_id for (table_id,) in await self._database.fetch(sql, person)]

    async def tables_with_keys(self, person: str, changed_after: int) -> list[str]:
        """Where a person's browsers hold secrets that still open something: tables that go on, or have just
        ended and may be played at again."""
        sql = f"SELECT DISTINCT table_id FROM {WITH_KEYS}"
        return [table_id for (table_id,) in await self._database.fetch(sql, person, changed_after)]

    # Writing

    def voiding(self, person: str, at: int, changed_after: int) -> list[Statement]:
        """What makes the secrets of all seats of a person void. Tables of the last while get an entry, so
        that whoever has them in memory reads the seats again."""
        entries = (
            "INSERT INTO entries (table_id, number, at, kind, seat, body)"
            f" SELECT table_id, MAX(number) + 1, CAST($3 AS BIGINT), '{log.SEATED}', {log.NOBODYS}, ''"
            f" FROM entries WHERE table_id IN (SELECT table_id FROM {WITH_KEYS}) GROUP BY table_id"
        )
        digests = "UPDATE seats SET digest = NULL WHERE person = $1"
        return [Statement(entries, (person, changed_after, at)), Statement(digests, (person,))]

    async def insert(self, row: PersonRow) -> None:
        sql = (
            "INSERT INTO people (id, created, seen, name, language, program) VALUES ($1, $2, $3, $4, $5, $6)"
        )
        values = (row.id, row.created, row.seen, row.name, row.language, int(row.is_program))

        async def is_mine() -> bool:
            return await self.find(row.id) is not None

        await self._database.commit([Statement(sql, values)], is_mine)

    async def update(self, row: PersonRow) -> None:
        sql = "UPDATE people SET name = $2, language = $3, seen = $4 WHERE id = $1"
        await self._database.commit([Statement(sql, (row.id, row.name, row.language, row.seen))])

    async def set_phrase(self, person: str, digest: str) -> None:
        sql = "UPDATE people SET phrase = $2 WHERE id = $1"
        await self._database.commit([Statement(sql, (person, digest))])

    async def set_code(self, person: str, digest: str) -> None:
        sql = "UPDATE people SET code = $2 WHERE id = $1"
        await self._database.commit([Statement(sql, (person, digest))])

    async def erase_strangers(self, unseen_since: int, most: int) -> None:
        """Takes out people who have never played, solved a puzzle, made a table or written a phrase down, and
        were not seen for long: some of them."""
        strangers = (
            "SELECT id FROM people WHERE seen < $1 AND phrase IS NULL AND code IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND sessions.seen >= $1)"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)"
            " AND NOT EXISTS (SELECT 1 FROM results WHERE person = people.id)"
            " AND NOT EXISTS (SELECT 1 FROM puzzle_answers WHERE person = people.id)"
            " AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = people.id)"
            f" ORDER BY id LIMIT {most}"
        )
        found = await self._database.fetch(strangers, unseen_since)
        await self._database.commit(
            [
                Statement(sql, person)
                for person in found
                for sql in (
                    "DELETE FROM sessions WHERE person = $1",
                    "DELETE FROM puzzle_runs WHERE person = $1",
                    "DELETE FROM people WHERE id = $1",
                )
            ]
        )

    async def erase(self, person: str, at: int) -> None:
        """Takes a person out of everything: the row, the results, and the seats with their names. Each of
        their tables gets an entry, so that whoever has it in memory reads the seats again."""
        entries = (
            "INSERT INTO entries (table_id, number, at, kind, seat, body)"
            f" SELECT table_id, MAX(number) + 1, CAST($2 AS BIGINT), '{log.SEATED}', {log.NOBODYS}, ''"
            " FROM entries WHERE table_id IN (SELECT table_id FROM seats WHERE person = $1)"
            " GROUP BY table_id"
        )
        others = (
            "UPDATE seats SET person = NULL, name = NULL, digest = NULL, word = NULL WHERE person = $1",
            "UPDATE tables SET owner = NULL WHERE owner = $1",
            "DELETE FROM results WHERE person = $1",
            "DELETE FROM exercises WHERE person = $1",
            "DELETE FROM reviewed_games WHERE person = $1",
            "DELETE FROM brought_games WHERE person = $1",
            "DELETE FROM daily_games WHERE player = $1",
            "DELETE FROM puzzle_answers WHERE person = $1",
            "DELETE FROM puzzle_runs WHERE person = $1",
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        )
        erasing = [Statement(sql, (person,)) for sql in others]
        await self._database.commit([Statement(entries, (person, at)), *erasing])
