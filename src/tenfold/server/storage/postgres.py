"""PostgreSQL, which several servers may share. The primary keys decide their races; over one more
connection they tell each other what is new."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

from tenfold.protocol.errors import TenfoldError

from .database import (
    Conflict,
    Database,
    Hear,
    OutcomeUnknown,
    Row,
    Statement,
    Unavailable,
    check_not_newer,
    migrations,
    statements_of,
)

try:
    import asyncpg
except ImportError as missing:
    raise TenfoldError("server.needs_postgres") from missing

MOST_CONNECTIONS: Final = 8  # of a server to its database
CONNECT_SECONDS: Final = 5.0  # also how long a call waits for a free connection
CALL_SECONDS: Final = 10.0  # for one call
RELEASE_SECONDS: Final = 1.0  # to give a connection back
MIGRATION_SECONDS: Final = 300.0  # another server may be at it

CHANNEL: Final = "tenfold"
GATHER_SECONDS: Final = 0.003  # what is told within this time travels together
MOST_BYTES: Final = 7_900  # of messages; PostgreSQL takes less than 8,000 altogether
MOST_WAITING: Final = 10_000  # messages that are yet to be sent to other servers
RETURN_SECONDS: Final = 0.5  # between two attempts to get back on the line
PULSE_SECONDS: Final = 5.0  # a line that is silent for so long is asked whether it lives
LOOK_EVERY: Final = 5  # while the line is good, so many questions for news are one question to the database

MIGRATION_LOCK: Final = 0x7E4F01D
TROUBLE: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    ValueError,
)

# Nothing acknowledged may be lost, whatever the server's setting; a stricter one is left as it is.
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)

T = TypeVar("T")


class PostgresDatabase(Database):
    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self._calls: set[asyncio.Future[None]] = set()  # that have begun and not ended
        self._line = _Line(url)
        self._snapshot = ""
        self._questions = 0

    async def open(self) -> None:
        try:
            await self._migrate()
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=CONNECT_SECONDS,
                init=_prepare,
                reset=_leave_as_it_is,
            )
            await self._line.open()
        except TROUBLE as error:
            await self.close()
            raise _unavailable(error) from error

    async def close(self) -> None:
        await self._line.close()
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        try:
            async with asyncio.timeout(CALL_SECONDS):
                await asyncio.gather(*self._calls, return_exceptions=True)
                await pool.close()
        except TROUBLE:
            pool.terminate()

    async def commit_once(self, statements: Sequence[Statement]) -> None:
        is_sent = False  # what may have been stored by the time the connection breaks

        async def store(connection: Any) -> None:
            nonlocal is_sent
            if len(statements) == 1:  # a transaction by itself, in one round trip
                is_sent = True
                await connection.execute(statements[0].sql, *statements[0].values)
                return
            async with connection.transaction():
                for statement in statements:
                    await connection.execute(statement.sql, *statement.values)
                is_sent = True  # the transaction ends with the block

        try:
            await self._call(store)
        except Unavailable as error:
            if is_sent and not _is_refusal(error.__cause__):
                raise OutcomeUnknown("server.outcome_unknown", **error.details) from error
            raise

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        async def read(connection: Any) -> list[Row]:
            return [tuple(record) for record in await connection.fetch(sql, *values)]

        return await self._call(read)

    async def time(self) -> int | None:
        ((now,),) = await self.fetch("SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT")
        return int(now)

    async def has_news(self) -> bool:
        """Others tell what they store, but a message can get lost. So every few questions, and always when
        the line was broken since the last one, the database is asked whether anything was stored at all,
        by us or by others: as long as nothing was, a snapshot of it reads the same."""
        self._questions += 1
        if not self._line.was_broken and self._questions % LOOK_EVERY:
            return False
        self._line.was_broken = not self._line.is_good
        try:
            ((now,),) = await self.fetch("SELECT pg_current_snapshot()::text")
        except Unavailable:
            self._line.was_broken = True  # then it is asked again next time
            raise
        before, self._snapshot = self._snapshot, str(now)
        return before != self._snapshot

    def publish(self, message: str) -> None:
        """Without waiting. A message that is too long for a notification, some 7,900 bytes, is lost."""
        self._line.tell(message)

    def subscribe(self, hear: Hear) -> None:
        self._line.hearers.append(hear)

    async def _call(self, use: Callable[[Any], Awaitable[T]]) -> T:
        if self._pool is None:
            raise Unavailable("server.database_fails", problem="not open")
        ended = asyncio.get_running_loop().create_future()
        self._calls.add(ended)
        try:
            return await _with_connection(self._pool, use)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except TROUBLE as error:
            raise _unavailable(error) from error
        finally:
            self._calls.discard(ended)
            ended.cancel()

    async def _migrate(self) -> None:
        """Servers that start at the same time do this one after the other."""
        connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
        try:
            async with asyncio.timeout(MIGRATION_SECONDS), connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
                await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
                made = {number for (number,) in await connection.fetch("SELECT number FROM migrations")}
                check_not_newer(made, "postgres")
                for number, script in migrations("postgres"):
                    if number not in made:
                        for statement in statements_of(script):
                            await connection.execute(statement)
                        await connection.execute(
                            "INSERT INTO migrations VALUES ($1) ON CONFLICT DO NOTHING", number
                        )
            self.migrated = [number for number, _ in migrations("postgres") if number not in made]
        finally:
            await _hang_up(connection)


class _Line:
    """The connection over which the servers on a database tell each other what is new. It is not the one
    that stores: NOTIFY in a transaction that writes would make all writers wait for each other."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._me = secrets.token_hex(4)
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        self.hearers: list[Hear] = []
        self.was_broken = True  # at some time since this was last set to False

    @property
    def is_good(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def open(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._talk_forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self.is_good:
            with contextlib.suppress(*TROUBLE):
                async with asyncio.timeout(RELEASE_SECONDS):
                    await self._say_what_waits()
            await _hang_up(self._connection)

    def tell(self, message: str) -> None:
        self._waiting.append(message)
        self._wake.set()

    async def _talk_forever(self) -> None:
        while True:
            try:
                await self._talk()
                await self._connect()
            except TROUBLE:
                self._connection.terminate()
                await asyncio.sleep(RETURN_SECONDS)

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
        self._connection.add_termination_listener(lambda _: self._wake.set())
        async with asyncio.timeout(CALL_SECONDS):
            await self._connection.add_listener(CHANNEL, self._heard)

    async def _talk(self) -> None:
        """Until the line breaks."""
        try:
            while self.is_good:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(PULSE_SECONDS):  # `wait_for` can miss that it is cancelled
                        await self._wake.wait()
                await asyncio.sleep(GATHER_SECONDS)
                self._wake.clear()
                async with asyncio.timeout(CALL_SECONDS):
                    await self._say_what_waits()
        finally:
            self.was_broken = True

    async def _say_what_waits(self) -> None:
        messages = list(self._waiting)
        self._waiting.clear()
        for payload in payloads(self._me, messages):
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
        if not messages:
            await self._connection.execute("SELECT 1")  # does it live?

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        sender, *messages = json.loads(payload)
        if sender != self._me:
            for message in messages:
                for hear in self.hearers:
                    hear(message)


def payloads(sender: str, messages: Iterable[str]) -> Iterator[str]:
    """Messages packed into as few notifications as hold them."""
    together: list[str] = []
    room = MOST_BYTES
    for message in messages:
        size = len(json.dumps(message)) + 2
        if size > MOST_BYTES:
            continue
        if size > room:
            yield json.dumps([sender, *together])
            together, room = [], MOST_BYTES
        together.append(message)
        room -= size
    if together:
        yield json.dumps([sender, *together])


async def _with_connection(pool: Any, use: Callable[[Any], Awaitable[T]]) -> T:
    """Never waits for long. A connection that broke is replaced by the pool when it is asked for."""
    connection = await pool.acquire(timeout=CONNECT_SECONDS)
    try:
        async with asyncio.timeout(CALL_SECONDS):
            return await use(connection)
    finally:
        with contextlib.suppress(*TROUBLE):  # what was stored stays stored, and the pool ends the connection
            await pool.release(connection, timeout=RELEASE_SECONDS)


async def _prepare(connection: Any) -> None:
    await connection.execute(DURABLE)


async def _leave_as_it_is(connection: Any) -> None:
    """Nothing here changes a session, so it need not be reset, which would be one more round trip."""


async def _hang_up(connection: Any) -> None:
    try:
        await connection.close(timeout=RELEASE_SECONDS)
    except TROUBLE:
        connection.terminate()


def _is_refusal(error: BaseException | None) -> bool:
    """Whether the database itself says that it has not stored, or was not even asked. What it says when it
    ends a connection is no answer: the transaction may have been committed just before. A value that cannot
    be sent is refused on this side, in the database's words."""
    if isinstance(error, asyncpg.DataError | asyncpg.InterfaceError | ValueError):
        return True
    return isinstance(error, asyncpg.PostgresError) and error.severity_en == "ERROR"


def _unavailable(error: Exception) -> Unavailable:
    return Unavailable("server.database_fails", problem=str(error) or type(error).__name__)
