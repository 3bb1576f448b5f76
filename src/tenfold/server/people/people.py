"""People: a name and a language, as their browsers bring them along; remembered, moved and forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tenfold.protocol.errors import TenfoldError
from tenfold.server.credentials import code_digest, new_code, new_id, new_phrase, phrase_digest
from tenfold.server.live.bus import Stored
from tenfold.server.live.context import Context
from tenfold.server.live.live_tables import LiveTables
from tenfold.server.storage.database import Conflict
from tenfold.server.storage.people import PersonRow, PersonStore
from tenfold.server.table.change import Change, Stale
from tenfold.server.table.leaving import leave
from tenfold.server.table.stand_in import Ratings
from tenfold.wire.choices import Language

from .names import clean_name

MOST_RACES: Final = 20  # against people who go on playing while somebody is forgotten


class UnknownPerson(TenfoldError):
    """There is nobody like that, or not any more."""


class People:
    def __init__(self, context: Context, tables: LiveTables) -> None:
        self._context = context
        self._tables = tables
        self.store = PersonStore(context.database)

    async def meet(self, name: str, language: Language, *, is_program: bool = False) -> PersonRow:
        """Somebody new."""
        at = self._context.now()
        person = PersonRow(new_id(16), clean_name(name), language, created=at, seen=at, is_program=is_program)
        await self.store.insert(person)
        return person

    async def rename(self, person: PersonRow, name: str | None, language: Language | None) -> PersonRow:
        renamed = replace(
            person,
            name=clean_name(name) if name else person.name,
            language=language or person.language,
            seen=self._context.now(),
        )
        await self.store.update(renamed)
        return renamed

    async def new_phrase(self, person: PersonRow) -> str:
        """A phrase that is told once, and that moves the person to another device; the one before is void."""
        phrase = new_phrase()
        await self.store.set_phrase(person.id, phrase_digest(phrase))
        return phrase

    async def recover(self, phrase: str) -> PersonRow:
        """Whose phrase this is. It stays good until a new one is made."""
        person = await self.store.find_by_phrase(phrase_digest(phrase))
        if person is None:
            raise UnknownPerson("person.unknown_phrase")
        return person

    async def new_code(self, person: PersonRow) -> str:
        """A code that is told once, and that lets other devices bring games; the one before is void."""
        code = new_code()
        await self.store.set_code(person.id, code_digest(code))
        return code

    async def find_by_code(self, code: str) -> PersonRow:
        person = await self.store.find_by_code(code_digest(code))
        if person is None:
            raise UnknownPerson("home.unknown_code")
        return person

    async def forget(self, person: str) -> int:
        """Takes a person out of everything. First they get up from the tables that still go on, as if they
        left. Their games stay; at so many tables there is a seat without a name now."""
        if await self.store.find(person) is None:
            raise UnknownPerson("person.unknown")
        left: set[str] = set()
        for _ in range(MOST_RACES):
            try:
                for table_id in await self.store.tables_going_on(person):
                    await self._get_up(table_id, person)
                    left.add(table_id)
                nameless = await self.store.tables(person)
                await self.store.erase(person, self._context.now())
            except (Conflict, Stale):
                continue
            await self.tell_everywhere(left.union(nameless))
            return len(nameless)
        raise Stale("table.stale")

    async def _get_up(self, table_id: str, person: str) -> None:
        live = self._tables.get(table_id)
        ratings = await live.ratings()
        await live.change(lambda change: _get_up(change, person, ratings))

    async def tell_everywhere(self, table_ids: set[str]) -> None:
        versions = await self._context.store.versions(sorted(table_ids))
        for table_id, version in versions.items():
            self._context.bus.publish(Stored(table_id, version))
        await self._tables.catch_up()


def _get_up(change: Change, person: str, ratings: Ratings) -> None:
    table = change.table
    mine = [seat for seat in table.people if table.seats[seat].person == person]
    for seat in mine:
        if table.status != "over":
            leave(change, seat, mine, ratings)
