"""Everything that a running server consists of."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from .archive import Archive
from .limits import ConnectionLimiter, RateLimiter
from .live.bot_driver import BotDriver
from .live.bus import Bus
from .live.context import Context
from .live.registry import LiveTables
from .live.sweeper import Sweeper
from .lobby import Lobby
from .now import Now, now
from .people import People
from .results import Results
from .settings import Settings
from .sign_in import SINCE, Sessions
from .storage.database import Database, open_database
from .storage.shared import agree_on
from .storage.tables import TableStore
from .workers.pool import BotWorkers

HOUR: Final = 3_600
RECOVERIES: Final = 10  # attempts to recover a person from one address, and then one a minute
RECOVERIES_PER_SECOND: Final = 1 / 60


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one address may ask for."""

    connections: ConnectionLimiter
    requests: RateLimiter
    new_tables: RateLimiter
    recoveries: RateLimiter


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    now: Now
    database: Database
    store: TableStore
    tables: LiveTables
    lobby: Lobby
    archive: Archive
    people: People
    results: Results
    sessions: Sessions
    limits: Limits


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Opens the database, the tables and the bots, and closes them in the end."""
    database = open_database(settings.database_url())
    await database.open()
    workers = BotWorkers(settings.bots, settings.bot_seconds)
    try:
        await workers.open()
        bots = BotDriver(workers)
        context = Context(now, database, TableStore(database), Results(database), Bus(database), bots)
        tables = LiveTables(context)
        sweeper = Sweeper(tables, context)
        services = await _services(settings, context, tables)
        tables.open()
        sweeper.open()
        try:
            yield services
        finally:
            for part in (sweeper, bots, tables):
                await part.close()
    finally:
        await workers.close()
        await database.close()


async def _services(settings: Settings, context: Context, tables: LiveTables) -> Services:
    await agree_on(context.database, SINCE, str(context.now()))  # by the first server that knows sessions
    people = People(context, tables)
    return Services(
        settings=settings,
        now=context.now,
        database=context.database,
        store=context.store,
        tables=tables,
        lobby=Lobby(context, tables),
        archive=Archive(context, tables),
        people=people,
        results=context.results,
        sessions=Sessions(context, people),
        limits=_limits(settings),
    )


def _limits(settings: Settings) -> Limits:
    return Limits(
        connections=ConnectionLimiter(settings.connections, settings.connections_per_address),
        requests=RateLimiter(settings.requests_per_second, 10 * settings.requests_per_second),
        new_tables=RateLimiter(settings.tables_per_hour / HOUR, settings.tables_per_hour),
        recoveries=RateLimiter(RECOVERIES_PER_SECOND, RECOVERIES),
    )
