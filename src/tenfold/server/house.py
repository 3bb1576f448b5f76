"""Everything that a running server consists of."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from .archive import Archive
from .crew.crew import Crew
from .hub import Hub
from .identity import Signer
from .ledger import Ledger
from .limits import Allowances, Doors
from .people import People
from .reception import Reception
from .settings import Settings
from .storage.database import Conflict, Database, Statement, open_database

HOUR = 3_600


@dataclass(slots=True)
class House:
    settings: Settings
    database: Database
    hub: Hub
    reception: Reception
    archive: Archive
    people: People
    ledger: Ledger
    signer: Signer
    doors: Doors
    requests: Allowances
    new_tables: Allowances

    def now(self) -> int:
        return now()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Opens the database, the tables and the bots, and closes them in the end."""
    database = open_database(settings.database_url())
    await database.open()
    crew = Crew(settings.bots, settings.bot_seconds)
    try:
        await crew.open()
        ledger = Ledger(database)
        hub = Hub(database, crew, now, ledger.reckon)
        house = House(
            settings=settings,
            database=database,
            hub=hub,
            reception=Reception(hub),
            archive=Archive(hub),
            people=People(database),
            ledger=ledger,
            signer=Signer(await _signing_key(database)),
            doors=Doors(settings.connections, settings.connections_per_address),
            requests=Allowances(settings.requests_per_second, 10 * settings.requests_per_second),
            new_tables=Allowances(settings.tables_per_hour / HOUR, settings.tables_per_hour),
        )
        await hub.open()
        try:
            yield house
        finally:
            await hub.close()
    finally:
        await crew.close()
        await database.close()


async def _signing_key(database: Database) -> bytes:
    """Made by the first server on a database, and shared by all."""
    sql = "SELECT value FROM house WHERE name = 'signing_key'"
    if not await database.fetch(sql):
        new = Statement("INSERT INTO house VALUES ('signing_key', $1)", (secrets.token_hex(32),))
        with suppress(Conflict):  # another server was faster
            await database.commit([new])
    ((key,),) = await database.fetch(sql)
    return bytes.fromhex(key)
