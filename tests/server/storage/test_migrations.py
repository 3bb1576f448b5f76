"""From an empty database or an older one, the schema becomes what it is now; or nothing changes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from server.databases import NewUrl

from tenfold.server.storage import database as storage
from tenfold.server.storage.database import Row, Statement, Unavailable, open_database, statements_of

pytestmark = pytest.mark.anyio

REAL = storage.MIGRATIONS
LATER = {
    "9000_later.sql": "CREATE TABLE later (name TEXT PRIMARY KEY); -- a comment; with a semicolon",
    "9001_own.sqlite.sql": "CREATE TABLE own (name TEXT) STRICT;",
    "9001_own.postgres.sql": "CREATE TABLE own (name VARCHAR);",
    "9002_last.sql": "ALTER TABLE later ADD COLUMN more BIGINT;\nINSERT INTO later VALUES ('once', 1);",
}
STEPS = sorted([path.name for path in REAL.glob("*.sql")] + list(LATER))
SCHEMA = {
    "sqlite": "SELECT name, sql FROM sqlite_master ORDER BY name",
    "postgresql": "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    " WHERE table_schema = 'public' ORDER BY table_name, ordinal_position",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Migrations to choose from, in place of those that there are."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    monkeypatch.setattr(storage, "MIGRATIONS", folder)
    return folder


def fill(folder: Path, names: list[str]) -> None:
    for name in names:
        if name in LATER:
            (folder / name).write_text(LATER[name])
        else:
            shutil.copy(REAL / name, folder)


async def schema_after_opening(url: str) -> list[Row]:
    database = open_database(url)
    await database.open()
    schema = await database.fetch(SCHEMA[url.partition(":")[0]])
    await database.close()
    return schema


async def test_an_older_database_becomes_what_a_new_one_is(folder: Path, new_url: NewUrl) -> None:
    older = []
    for known in range(len(STEPS)):
        older.append(new_url())
        await schema_after_opening(older[-1])
        fill(folder, STEPS[known : known + 1])
    newest = await schema_after_opening(new_url())
    assert {"later", "own", "house"} <= {row[0] for row in newest}
    for url in older:
        assert await schema_after_opening(url) == newest


async def test_each_step_is_made_once(folder: Path, database_url: str) -> None:
    fill(folder, STEPS)
    for _ in range(3):
        database = open_database(database_url)
        await database.open()
        assert await database.fetch("SELECT name, more FROM later") == [("once", 1)]
        await database.close()


async def test_rows_of_an_older_database_are_kept(folder: Path, database_url: str) -> None:
    fill(folder, STEPS[:1])
    older = open_database(database_url)
    await older.open()
    await older.commit([Statement("INSERT INTO house VALUES ($1, $2)", ("key", "kept"))])
    await older.close()
    fill(folder, STEPS[1:])
    newer = open_database(database_url)
    await newer.open()
    assert await newer.fetch("SELECT value FROM house WHERE name = $1", "key") == [("kept",)]
    await newer.close()


async def test_a_step_that_fails_undoes_those_before_it(folder: Path, database_url: str) -> None:
    fill(folder, STEPS[:1])
    before = await schema_after_opening(database_url)
    (folder / "8000_good.sql").write_text("CREATE TABLE good (name TEXT);")
    (folder / "8001_bad.sql").write_text(
        "CREATE TABLE half (name TEXT); ALTER TABLE nowhere ADD COLUMN x TEXT;"
    )
    database = open_database(database_url)
    with pytest.raises(Unavailable, match="nowhere"):
        await database.open()
    for path in folder.glob("800*"):
        path.unlink()
    assert await schema_after_opening(database_url) == before


def test_a_comment_is_no_statement() -> None:
    script = "-- one; two\nCREATE TABLE a (\n  x TEXT, -- three; four\n  y TEXT\n);\n\nDROP TABLE b; -- five"
    assert [" ".join(part.split()) for part in statements_of(script)] == [
        "CREATE TABLE a ( x TEXT, y TEXT )",
        "DROP TABLE b",
    ]
