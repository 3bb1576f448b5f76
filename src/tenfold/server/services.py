"""Everything that a running server consists of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from tenfold.wire.schema import know_types

from .bot_workers.bot_workers import BotWorkers
from .bot_workers.programs import NamedProgram, meet
from .daily.daily import Daily
from .hints.hints import Hints
from .live.absences import Absences
from .live.bot_driver import BotDriver
from .live.bus import Bus
from .live.contests import Contests
from .live.context import Context
from .live.heartbeat import Heartbeat
from .live.invitations import Invitations
from .live.live_tables import LiveTables
from .live.program_seats import ProgramSeats
from .live.sweeper import Sweeper
from .lobby import Lobby
from .now import Now, ServerTime
from .people.people import People
from .people.sign_in import SINCE, Sessions
from .practice.practice import Practice
from .puzzles.puzzles import Puzzles
from .records.archive import Archive
from .records.homecoming import Homecoming
from .records.puzzle_boards import PuzzleBoards
from .results.results import Results
from .reviews.reviews import Reviews
from .settings import Settings
from .storage.database import Database, open_database
from .storage.readiness import Readiness
from .storage.shared import agree_on
from .storage.tables import TableStore
from .transport.rate_limits import ByteBudget, ConnectionLimiter, Pause, RateLimiter

HOUR: Final = 3_600
BODIES: Final = 32 * 1024 * 1024  # bytes of requests that are still coming in, of all callers
BURST: Final = 10  # times what may be asked for in a second
PAUSE_SECONDS: Final = 1.0  # before whoever asks for too much is told so; an answer at once is as dear
MOST_PAUSING: Final = 20  # of one address; those beyond are told at once, and their line is closed
SECONDS_A_GAME: Final = 5  # that comes home from one address, after a first lot of them
GAMES_AT_ONCE: Final = 500  # that come home from one address
RECOVERIES: Final = 10  # attempts to recover a person from one address, and then one a minute
RECOVERIES_PER_SECOND: Final = 1 / 60  # after those


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one address may ask for."""

    connections: ConnectionLimiter
    requests: RateLimiter
    pages: RateLimiter
    health: RateLimiter
    new_tables: RateLimiter
    new_people: RateLimiter
    recoveries: RateLimiter
    homecomings: RateLimiter
    bodies: ByteBudget
    pause: Pause


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    now: Now
    database: Database
    store: TableStore
    tables: LiveTables
    programs: Mapping[str, NamedProgram]  # of whoever runs the server, by name
    contests: Contests
    lobby: Lobby
    archive: Archive
    homecoming: Homecoming
    daily: Daily
    reviews: Reviews
    practice: Practice
    puzzles: Puzzles
    hints: Hints
    people: People
    results: Results
    sessions: Sessions
    limits: Limits
    readiness: Readiness


@asynccontextmanager
async def open_services(settings: Settings, now: ServerTime | None = None) -> AsyncIterator[Services]:
    """Opens the database, the tables and the bots, and closes them in the end."""
    know_types()
    now = now or ServerTime()
    database = open_database(settings.database_url())
    await database.open()
    workers = BotWorkers(settings.bots, settings.bot_seconds)
    try:
        programs = await asyncio.to_thread(meet, settings.programs)
        workers.open()
        bots = BotDriver(workers, ProgramSeats(workers, programs))
        heartbeat = Heartbeat(now, database)
        absences = Absences(now, heartbeat, shared=database.shared)
        store, results, bus = TableStore(database), Results(database), Bus(database)
        context = Context(now, database, store, results, bus, bots, heartbeat, absences)
        await heartbeat.open()
        tables = LiveTables(context)
        invitations = Invitations(context, tables)
        sweeper = Sweeper(tables, context, invitations)
        services = await _services(settings, context, tables, invitations, programs)
        bots.open(services.contests)
        tables.open()
        sweeper.open()
        await services.reviews.open()
        services.hints.open()
        services.daily.open()
        try:
            yield services
        finally:
            for part in (services.daily, services.hints, services.reviews, sweeper, bots, tables, heartbeat):
                await part.close()
    finally:
        await workers.close()
        await database.close()


async def _services(
    settings: Settings,
    context: Context,
    tables: LiveTables,
    invitations: Invitations,
    programs: Mapping[str, NamedProgram],
) -> Services:
    await agree_on(context.database, SINCE, str(context.now()))  # by the first server that knows sessions
    people = People(context, tables)
    archive, boards = Archive(context, tables), PuzzleBoards()
    contests = Contests(context, tables)
    reviews = Reviews(context, archive, contests, settings.reviews, settings.review_seconds)
    limits = _limits(settings)
    lobby = Lobby(context, tables, contests, invitations, limits.new_tables, programs)
    return Services(
        settings=settings,
        now=context.now,
        database=context.database,
        store=context.store,
        tables=tables,
        programs=programs,
        contests=contests,
        lobby=lobby,
        archive=archive,
        homecoming=Homecoming(context),
        daily=Daily(context, tables, lobby, reviews),
        reviews=reviews,
        practice=Practice(context, archive, boards, reviews, contests),
        puzzles=Puzzles(context.database, context.now, boards),
        hints=Hints(settings.hints),
        people=people,
        results=context.results,
        sessions=Sessions(context, people),
        limits=limits,
        readiness=Readiness(context.database, context.now),
    )


def _limits(settings: Settings) -> Limits:
    return Limits(
        connections=ConnectionLimiter(settings.connections, settings.connections_per_address),
        requests=_per_second(settings.requests_per_second),
        pages=_per_second(settings.most_pages_per_second()),
        health=_per_second(settings.requests_per_second),
        new_tables=RateLimiter(settings.tables_per_hour / HOUR, settings.tables_per_hour),
        new_people=RateLimiter(settings.people_per_hour / HOUR, settings.people_per_hour),
        recoveries=RateLimiter(RECOVERIES_PER_SECOND, RECOVERIES),
        homecomings=RateLimiter(1 / SECONDS_A_GAME, GAMES_AT_ONCE),
        bodies=ByteBudget(BODIES),
        pause=Pause(PAUSE_SECONDS, MOST_PAUSING),
    )


def _per_second(rate: float) -> RateLimiter:
    return RateLimiter(rate, BURST * rate)
