"""SQLite in one file. One thread writes; whatever waits for it is committed together, once, to the disk."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

from tenfold.server.now import steady_seconds

from .database import (
    Conflict,
    Database,
    Hear,
    NewerDatabase,
    Row,
    Statement,
    Unavailable,
    check_not_newer,
    migrations,
    statements_of,
)
from .own_files import make_own

MOST_TOGETHER: Final = 512  # writes of one commit
BUSY_MILLISECONDS: Final = 5_000  # how long another process may hold the file
PLACE: Final = re.compile(r"\$([0-9]+)")

TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
OWN_FAULTS: Final = (  # of a statement; all else is trouble with the file
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_RANGE,
)


class _Commit(NamedTuple):
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class SqliteDatabase(Database):
    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[_Commit | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")
        self._writer: threading.Thread | None = None
        self._version = 0  # of the file, as others change it
        self._seen = 0

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            make_own(self._path)
            await asyncio.to_thread(self._check_not_newer)
            self._write_connection = await asyncio.to_thread(self._connect_and_migrate)
            self._read_connection = await self._loop.run_in_executor(self._reader, self._connect)
        except (sqlite3.Error, OSError, NewerDatabase) as error:
            self._reader.shutdown()
            if isinstance(error, NewerDatabase):
                raise
            problem = error.strerror if isinstance(error, OSError) else None
            raise _unavailable(f"{self._path}: {problem or error}") from error
        self._writer = threading.Thread(target=self._write_forever, name="sqlite-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is None:
            return
        writer, self._writer = self._writer, None
        self._jobs.put(None)
        await asyncio.to_thread(writer.join)
        await self._loop.run_in_executor(self._reader, self._read_connection.close)
        self._reader.shutdown()

    async def commit_once(self, statements: Sequence[Statement]) -> None:
        if self._writer is None:
            raise _unavailable("not open")
        done = self._loop.create_future()
        self._jobs.put(_Commit(statements, done))
        await done

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        if self._writer is None:
            raise _unavailable("not open")
        try:
            return await self._loop.run_in_executor(self._reader, self._fetch, sql, values)
        except (sqlite3.Error, ValueError, OverflowError) as error:
            raise _unavailable(str(error)) from error

    async def time(self) -> int | None:
        """It is on the same machine."""
        return None

    async def has_news(self) -> bool:
        """To the connection that writes, SQLite tells whether another one has committed."""
        await self.commit_once(())
        before, self._seen = self._seen, self._version
        return before != self._version

    def publish(self, message: str) -> None:
        """There is nobody else to tell."""

    def subscribe(self, hear: Hear) -> None:
        """There is nobody else to hear."""

    def _check_not_newer(self) -> None:
        """Before anything is asked of the file that could change it."""
        with contextlib.closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone():
                made = [number for (number,) in connection.execute("SELECT number FROM migrations")]
                check_not_newer(made, "sqlite")

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        try:
            connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
            _use_log(connection)
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _connect_and_migrate(self) -> sqlite3.Connection:
        connection = self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
            made = {number for (number,) in connection.execute("SELECT number FROM migrations")}
            for number, script in migrations("sqlite"):
                if number not in made:
                    for statement in statements_of(script):
                        connection.execute(statement)
                    connection.execute("INSERT OR IGNORE INTO migrations VALUES (?)", (number,))
            connection.execute("COMMIT")
        except sqlite3.Error:
            connection.close()
            raise
        self.migrated = [number for number, _ in migrations("sqlite") if number not in made]
        return connection

    def _fetch(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        return self._read_connection.execute(_placed(sql), values).fetchall()

    def _write_forever(self) -> None:
        open_for_more = True
        while open_for_more:
            jobs = [self._jobs.get()]
            try:
                while len(jobs) < MOST_TOGETHER:
                    jobs.append(self._jobs.get_nowait())
            except Empty:
                pass
            open_for_more = None not in jobs
            wanted = [job for job in jobs if job is not None]
            if wanted:
                outcomes = self._write(wanted)
                self._loop.call_soon_threadsafe(_tell, wanted, outcomes)
        self._write_connection.close()

    def _write(self, jobs: Sequence[_Commit]) -> list[Exception | None]:
        """All jobs in one transaction; a job that cannot be done leaves the others alone."""
        connection = self._write_connection
        try:
            ((self._version,),) = connection.execute("PRAGMA data_version")
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_write_one(connection, job.statements) for job in jobs]
            connection.execute("COMMIT")
            return outcomes
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back already
                connection.execute("ROLLBACK")
            return [_unavailable(str(error)) for _ in jobs]


def _use_log(connection: sqlite3.Connection) -> None:
    """Write-ahead logging. Only here SQLite does not wait while another process turns it on as well."""
    patience = steady_seconds() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or steady_seconds() > patience:
                raise
        time.sleep(0.01)


def _write_one(connection: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    alone = len(statements) == 1  # whole or not at all by itself
    if not alone:
        connection.execute("SAVEPOINT job")
    outcome: Exception | None = None
    try:
        for statement in statements:
            connection.execute(_placed(statement.sql), statement.values)
    except Exception as error:  # whatever it is, the thread has others to serve
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        if code & 0xFF not in OWN_FAULTS:
            raise
        if not alone:
            connection.execute("ROLLBACK TO job")
        outcome = Conflict(str(error)) if code in TAKEN else _unavailable(str(error))
    if not alone:
        connection.execute("RELEASE job")
    return outcome


def _unavailable(problem: str) -> Unavailable:
    return Unavailable("server.database_fails", problem=problem)


@cache
def _placed(sql: str) -> str:
    """With `?1` for `$1`: to SQLite the latter is a name, the former a place."""
    return PLACE.sub(r"?\1", sql)


def _tell(jobs: Sequence[_Commit], outcomes: Sequence[Exception | None]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue  # whoever asked has gone
        if outcome is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(outcome)
