"""What a database has to do here. The SQL is the same for all of them, written with `$1`, `$2` …"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from tenfold.protocol.errors import TenfoldError
from tenfold.server.now import steady_seconds
from tenfold.server.telemetry import metrics

MIGRATIONS: Final = Path(__file__).parent / "migrations"

FIND_OUT_SECONDS: Final = 8.0  # in which an outcome that is unknown is looked up
SHORTEST_PAUSE: Final = 0.02  # seconds, at first
LONGEST_PAUSE: Final = 0.5  # seconds between two attempts to find out

Row: TypeAlias = tuple[Any, ...]
Hear: TypeAlias = Callable[[str], None]
IsMine: TypeAlias = Callable[[], Awaitable[bool]]


class Statement(NamedTuple):
    sql: str
    values: tuple[Any, ...] = ()


class Conflict(Exception):
    """There is a row with this key already: somebody was faster."""


class Unavailable(TenfoldError):
    """The database did not answer, or could not store: what was to be stored is not."""


class OutcomeUnknown(Unavailable):
    """The database was asked to store and has not said whether it did, and could not be asked since."""


class NewerDatabase(TenfoldError):
    """A later version of this program has changed the schema: what it means by it is not known here."""


class Database(ABC):
    """A place that keeps rows."""

    shared: bool  # whether other servers may work on it at the same time
    migrated: Sequence[int] = ()  # the steps of the schema that were missing when it was opened

    @abstractmethod
    async def open(self) -> None:
        """Connects, and brings the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what was begun, and lets go."""

    async def commit(self, statements: Sequence[Statement], is_mine: IsMine | None = None) -> None:
        """Stores all of it or nothing; when it returns, no crash takes it away again.

        Raises `Conflict`, `Unavailable` when nothing is stored, or `OutcomeUnknown`. A connection that breaks
        while it commits leaves open whether anything is stored, and a process at the other end may even
        still be at it. Doing the same again finds out: a key that is taken makes it wait for whoever is
        taking it, and then is a conflict. So whatever is stored here must either take a key, and then
        `is_mine` tells whose rows have it, or do no harm when it is done twice.
        """
        try:
            await self.commit_once(statements)
        except OutcomeUnknown as unknown:
            await self._find_out(statements, is_mine, unknown)

    async def _find_out(
        self, statements: Sequence[Statement], is_mine: IsMine | None, unknown: OutcomeUnknown
    ) -> None:
        last_moment = steady_seconds() + FIND_OUT_SECONDS
        pause = SHORTEST_PAUSE
        while steady_seconds() < last_moment:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                await self.commit_once(statements)
                metrics.unknown_outcomes.labels(found="not stored, done again").inc()
                return
            except Unavailable:
                continue
            except Conflict:
                with contextlib.suppress(Unavailable):
                    if is_mine and await is_mine():
                        metrics.unknown_outcomes.labels(found="stored").inc()
                        return
                    metrics.unknown_outcomes.labels(found="not stored, another was faster").inc()
                    raise
        metrics.unknown_outcomes.labels(found="nothing").inc()
        raise unknown

    @abstractmethod
    async def commit_once(self, statements: Sequence[Statement]) -> None:
        """The same, but whether an unknown outcome was a good one is not looked up."""

    @abstractmethod
    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        """Reads what is stored."""

    @abstractmethod
    async def time(self) -> int | None:
        """Milliseconds since 1970 by the clock that all servers on it share; None if there is only one."""

    @abstractmethod
    async def has_news(self) -> bool:
        """Whether somebody else may have stored something since the last time this was asked."""

    @abstractmethod
    def publish(self, message: str) -> None:
        """Tells the other servers on this database; they may miss it."""

    @abstractmethod
    def subscribe(self, hear: Hear) -> None:
        """From now on, what other servers tell is heard."""


def migrations(dialect: str) -> list[tuple[int, str]]:
    """The numbered steps of the schema, in order. `0002_x.sql` is for all databases, `0002_x.sqlite.sql`
    for one."""
    steps = []
    for path in sorted(MIGRATIONS.glob("*.sql")):
        name, *for_dialect = path.name.removesuffix(".sql").split(".")
        if for_dialect in ([], [dialect]):
            steps.append((int(name.partition("_")[0]), path.read_text("utf-8")))
    return steps


def check_not_newer(made: Collection[int], dialect: str) -> None:
    """Whether all steps that a database has made are known here; raises `NewerDatabase`."""
    known = [number for number, _ in migrations(dialect)]
    if unknown := set(made).difference(known):
        raise NewerDatabase("server.newer_database", step=max(unknown), known=max(known, default=0))


def statements_of(script: str) -> list[str]:
    """The statements of a migration, which has no semicolon but after each of them, and `--` only before
    a comment."""
    lines = [line.partition("--")[0] for line in script.splitlines()]
    return [part.strip() for part in "\n".join(lines).split(";") if part.strip()]


def open_database(url: str) -> Database:
    """`sqlite:PATH` or `postgresql://…`."""
    scheme, _, rest = url.partition(":")
    if scheme == "sqlite" and rest:
        from .sqlite import SqliteDatabase  # noqa: PLC0415

        return SqliteDatabase(Path(rest.removeprefix("//")))
    if scheme in ("postgresql", "postgres"):
        from .postgres import PostgresDatabase  # noqa: PLC0415

        return PostgresDatabase(url)
    raise TenfoldError("server.unknown_database", scheme=scheme[:20])
