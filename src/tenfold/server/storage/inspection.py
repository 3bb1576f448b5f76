"""A look at a database that changes nothing in it, not even its schema."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .database import Unavailable, migrations

SCHEMA: Final = "SELECT number FROM migrations"
NETWORK: Final = "SELECT value FROM house WHERE name = 'network'"
CONNECT_SECONDS: Final = 5.0  # to the database, for the doctor


@dataclass(frozen=True, slots=True)
class Inspection:
    made: frozenset[int]  # the steps of the schema that it has
    known: frozenset[int]  # those that this program knows
    time: int | None = None  # the database's own, if it has one, in milliseconds
    most_connections: int | None = None
    for_each_server: int = 0  # connections that a server process may want
    network: str | None = None  # whether the neighbours are let in, as somebody chose

    @property
    def newer(self) -> Sequence[int]:
        return sorted(self.made - self.known)

    @property
    def missing(self) -> Sequence[int]:
        return sorted(self.known - self.made)


def inspect_sqlite(path: Path) -> Inspection:
    """Raises `Unavailable` if it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            made = frozenset(number for (number,) in connection.execute(SCHEMA))
            chosen = connection.execute(NETWORK).fetchone() if made else None
    except sqlite3.Error as error:
        raise Unavailable("server.database_fails", problem=f"{path}: {error}") from error
    return Inspection(made, _known("sqlite"), network=chosen and str(chosen[0]))


async def inspect_postgres(url: str) -> Inspection:
    """Raises `Unavailable` if it does not answer."""
    import asyncpg  # noqa: PLC0415

    from .postgres import MOST_CONNECTIONS, TROUBLE  # noqa: PLC0415

    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
        try:
            has_schema = await connection.fetchval("SELECT to_regclass('migrations') IS NOT NULL")
            made = [number for (number,) in await connection.fetch(SCHEMA)] if has_schema else []
            chosen = await connection.fetchval(NETWORK) if made else None
            most = int(await connection.fetchval("SELECT current_setting('max_connections')"))
            time = int(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp()) * 1000"))
        finally:
            await connection.close(timeout=CONNECT_SECONDS)
    except TROUBLE as error:
        raise Unavailable("server.database_fails", problem=str(error) or type(error).__name__) from error
    return Inspection(frozenset(made), _known("postgres"), time, most, MOST_CONNECTIONS + 1, chosen)


def _known(dialect: str) -> frozenset[int]:
    return frozenset(number for number, _ in migrations(dialect))
