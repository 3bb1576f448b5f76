"""Some rulings are about what is stored."""

from __future__ import annotations

from server.databases import (
    anyio_backend,
    database,
    database_url,
    new_postgres_url,
    new_sqlite_url,
    new_url,
    postgres_server,
)

__all__ = [
    "anyio_backend",
    "database",
    "database_url",
    "new_postgres_url",
    "new_sqlite_url",
    "new_url",
    "postgres_server",
]
