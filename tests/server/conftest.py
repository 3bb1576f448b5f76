"""The databases, and a server for whoever needs no own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.databases import (
    anyio_backend,
    database,
    database_url,
    new_postgres_url,
    new_sqlite_url,
    new_url,
    own_postgres_server,
    postgres_server,
    postgres_url,
)
from server.serving import Server, serving

__all__ = [
    "anyio_backend",
    "database",
    "database_url",
    "new_postgres_url",
    "new_sqlite_url",
    "new_url",
    "own_postgres_server",
    "postgres_server",
    "postgres_url",
    "server",
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests: not to be stopped by one of them."""
    with serving(f"sqlite:{tmp_path_factory.mktemp('server') / 'tenfold.sqlite'}", bots="1") as running:
        yield running
