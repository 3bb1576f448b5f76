"""People: a name and a language, as their browsers bring them along; remembered, moved and forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from tenfold.protocol.errors import TenfoldError
from tenfold.wire.people import PlayedSeat, Result
from tenfold.wire.shape import Language

from .identity import clean_name, new_id, new_phrase, phrase_digest
from .limits import Allowances
from .live import Act, Stale
from .storage.database import Conflict, Database, Statement
from .table import log
from .table.change import Change
from .table.leaving import leave

ATTEMPTS: Final = 10  # to recover a person from one address, and then one a minute
ATTEMPTS_PER_SECOND: Final = 1 / 60
MOST_RACES: Final = 20  # against people who go on playing while somebody is forgotten

ChangeTable = Callable[[str, Act], Awaitable[Any]]


class UnknownPerson(TenfoldError):
    """There is nobody like that, or not any more."""


@dataclass(slots=True)
class Someone:
    id: str
    name: str
    language: Language
    can_recover: bool = False
    created: int = 0
    seen: int = 0


class People:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.attempts = Allowances(ATTEMPTS_PER_SECOND, ATTEMPTS)

    async def find(self, person: str) -> Someone | None:
        return await self._find("id", person)

    async def meet(self, name: str, language: Language, at: int) -> Someone:
        """Somebody new."""
        someone = Someone(new_id(16), clean_name(name), language, created=at, seen=at)
        await self._database.commit(
            [
                Statement(
                    "INSERT INTO people (id, created, seen, name, language) VALUES ($1, $2, $2, $3, $4)",
                    (someone.id, at, someone.name, someone.language),
                )
            ]
        )
        return someone

    async def rename(self, someone: Someone, name: str | None, language: Language | None, at: int) -> Someone:
        renamed = Someone(
            someone.id,
            clean_name(name) if name else someone.name,
            language or someone.language,
            someone.can_recover,
            someone.created,
            at,
        )
        await self._database.commit(
            [
                Statement(
                    "UPDATE people SET name = $2, language = $3, seen = $4 WHERE id = $1",
                    (renamed.id, renamed.name, renamed.language, at),
                )
            ]
        )
        return renamed

    async def new_phrase(self, someone: Someone) -> str:
        """A phrase that is told once, and that moves the person to another device; the one before is void."""
        phrase = new_phrase()
        stored = Statement("UPDATE people SET phrase = $2 WHERE id = $1", (someone.id, phrase_digest(phrase)))
        await self._database.commit([stored])
        return phrase

    async def recover(self, phrase: str) -> Someone:
        """Whose phrase this is. It stays good until a new one is made."""
        someone = await self._find("phrase", phrase_digest(phrase))
        if someone is None:
            raise UnknownPerson("person.unknown_phrase")
        return someone

    async def seats(self, person: str) -> list[PlayedSeat]:
        """Every seat that a person holds or held to the end."""
        sql = (
            "SELECT table_id, seat, name, word, game, status, created, owner FROM seats"
            " JOIN tables ON id = table_id WHERE person = $1 ORDER BY created, table_id, seat"
        )
        rows = await self._database.fetch(sql, person)
        return [PlayedSeat(*(*row[:-1], row[-1] == person)) for row in rows]

    async def results(self, person: str) -> list[Result]:
        sql = (
            "SELECT table_id, seat, at, game, edition, target, share, score, change_people, change_bots"
            " FROM results WHERE person = $1 ORDER BY at, table_id, seat"
        )
        return [Result(*row) for row in await self._database.fetch(sql, person)]

    async def forget(self, person: str, at: int, change: ChangeTable) -> list[str]:
        """Takes a person out of everything: the row, the results, and the seats with their names.

        First they get up from the tables that still go on, as if they left. Their games stay, with a seat
        that has no name. Each of these tables gets an entry, so that whoever has it in memory reads the
        seats again. Returns those tables.
        """
        if await self.find(person) is None:
            raise UnknownPerson("person.unknown")
        for _ in range(MOST_RACES):
            try:
                for table_id in await self._tables(person, "<> 'over'"):
                    await change(table_id, lambda change: _get_up(change, person))
                tables = await self._tables(person, "<> ''")
                await self._database.commit(_erase(person, at))
            except (Conflict, Stale):
                continue
            return tables
        raise Stale("table.stale")

    async def _find(self, column: str, value: str) -> Someone | None:
        sql = f"SELECT id, name, language, phrase, created, seen FROM people WHERE {column} = $1"
        for person, name, language, phrase, created, seen in await self._database.fetch(sql, value):
            return Someone(person, name, cast(Language, language), phrase is not None, created, seen)
        return None

    async def _tables(self, person: str, status: str) -> list[str]:
        sql = (
            "SELECT DISTINCT table_id FROM seats JOIN tables ON id = table_id"
            f" WHERE person = $1 AND status {status}"
        )
        return [table_id for (table_id,) in await self._database.fetch(sql, person)]


def _get_up(change: Change, person: str) -> None:
    table = change.table
    mine = [seat for seat in table.people if table.seats[seat].person == person]
    for seat in mine:
        if table.status != "over":
            leave(change, seat, mine)


def _erase(person: str, at: int) -> list[Statement]:
    return [
        Statement(
            "INSERT INTO entries (table_id, number, at, kind, seat, body)"
            f" SELECT table_id, MAX(number) + 1, CAST($2 AS BIGINT), '{log.SEATED}', {log.NOBODYS}, ''"
            " FROM entries WHERE table_id IN (SELECT table_id FROM seats WHERE person = $1)"
            " GROUP BY table_id",
            (person, at),
        ),
        Statement(
            "UPDATE seats SET person = NULL, name = NULL, digest = NULL, word = NULL WHERE person = $1",
            (person,),
        ),
        Statement("UPDATE tables SET owner = NULL WHERE owner = $1", (person,)),
        Statement("DELETE FROM results WHERE person = $1", (person,)),
        Statement("DELETE FROM people WHERE id = $1", (person,)),
    ]
