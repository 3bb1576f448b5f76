"""People in the database: who is forgotten by itself, and who is not."""

from __future__ import annotations

import pytest

from tenfold.server.storage.database import Database, Statement
from tenfold.server.storage.people import PersonRow, PersonStore

pytestmark = pytest.mark.anyio

LONG_AGO, LATELY = 1_000, 2_000
SESSION = "INSERT INTO sessions (id, person, digest, created, seen, label) VALUES ($1, $2, $3, 0, $4, '')"


async def test_strangers_who_never_played_are_forgotten_after_long(database: Database) -> None:
    store = PersonStore(database)
    for name in ("stranger", "visitor", "new", "keeper"):
        seen = LATELY if name == "new" else LONG_AGO
        await store.insert(PersonRow(name, name, "en", created=0, seen=seen))
    await store.set_phrase("keeper", "digest")
    for person, seen in (("stranger", LONG_AGO), ("visitor", LATELY)):
        await database.commit([Statement(SESSION, (f"s-{person}", person, f"d-{person}", seen))])
    await store.erase_strangers(unseen_since=1_500, most=10)
    assert sorted(person.id for person in await store.listed()) == ["keeper", "new", "visitor"]
    assert await database.fetch("SELECT person FROM sessions") == [("visitor",)]


async def test_not_all_strangers_are_forgotten_at_once(database: Database) -> None:
    store = PersonStore(database)
    for number in range(5):
        await store.insert(PersonRow(f"stranger{number}", "Guest", "en", created=0, seen=LONG_AGO))
    await store.erase_strangers(unseen_since=1_500, most=3)
    assert len(await store.listed()) == 2
