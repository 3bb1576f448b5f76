"""Values that all servers on a database share, by name: the key that signs cookies, and a few settings."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from .database import Conflict, Database, Statement

SELECT: Final = "SELECT value FROM house WHERE name = $1"
INSERT: Final = "INSERT INTO house VALUES ($1, $2)"
UPSERT: Final = f"{INSERT} ON CONFLICT (name) DO UPDATE SET value = excluded.value"


async def read_shared(database: Database, name: str) -> str | None:
    for (value,) in await database.fetch(SELECT, name):
        return str(value)
    return None


async def write_shared(database: Database, name: str, value: str) -> None:
    await database.commit([Statement(UPSERT, (name, value))])


async def agree_on(database: Database, name: str, proposal: str) -> str:
    """The value that was there first, perhaps this one."""
    if await read_shared(database, name) is None:
        with suppress(Conflict):  # another server was faster
            await database.commit([Statement(INSERT, (name, proposal))])
    agreed = await read_shared(database, name)
    assert agreed is not None
    return agreed
