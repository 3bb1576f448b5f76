"""SQLite: other processes on the same file, a full disk, and files that are none."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from server.storage.tally import TABLE, another_process, number, numbers_in

from tenfold.server.storage.database import Database, Statement, Unavailable
from tenfold.server.storage.sqlite import SqliteDatabase

pytestmark = pytest.mark.anyio

BIG = "x" * 10_000


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    database = SqliteDatabase(tmp_path / "folder" / "tenfold.sqlite")
    await database.open()
    await database.commit([TABLE])
    yield database
    await database.close()


async def test_what_another_process_stores_is_news(database: Database, tmp_path: Path) -> None:
    await database.has_news()
    assert not await database.has_news()
    await database.commit([number(1000)])
    assert not await database.has_news()  # one's own is none
    process = another_process(f"sqlite:{tmp_path / 'folder' / 'tenfold.sqlite'}", 0, 50)
    process.communicate("\n")
    assert process.returncode == 0
    assert await database.has_news()
    assert not await database.has_news()
    assert await numbers_in(database) == [*range(50), 1000]


async def test_two_processes_may_write_at_once(database: Database, tmp_path: Path) -> None:
    process = another_process(f"sqlite:{tmp_path / 'folder' / 'tenfold.sqlite'}", 0, 200)
    assert process.stdin
    process.stdin.write("\n")
    process.stdin.flush()
    for value in range(1000, 1200):
        await database.commit([number(value)])
    await asyncio.to_thread(process.communicate)
    assert await numbers_in(database) == [*range(200), *range(1000, 1200)]


async def test_a_full_disk_loses_nothing_and_ends(database: SqliteDatabase) -> None:
    await asyncio.gather(*(database.commit([number(value)]) for value in range(100)))
    ((pages,),) = await database.fetch("PRAGMA page_count")
    database._write_connection.execute(f"PRAGMA max_page_count = {pages + 10}")
    stored = list(range(100))
    for first in range(100, 1000, 30):
        outcomes = await asyncio.gather(
            *(database.commit([number(value, BIG)]) for value in range(first, first + 30)),
            return_exceptions=True,
        )
        assert all(outcome is None or isinstance(outcome, Unavailable) for outcome in outcomes)
        stored += [value for value, outcome in enumerate(outcomes, first) if outcome is None]
    assert await numbers_in(database) == stored
    with pytest.raises(Unavailable, match="full"):
        await database.commit([number(5000), number(5001, BIG * 10)])
    assert await numbers_in(database) == stored
    database._write_connection.execute("PRAGMA max_page_count = 1000000")
    await database.commit([number(6000, BIG)])
    assert await numbers_in(database) == [*stored, 6000]


OUT_OF_SPACE = """
import asyncio, resource, signal, sys
from pathlib import Path
from server.storage.tally import TABLE, number, numbers_in
from tenfold.server.storage.database import Unavailable
from tenfold.server.storage.sqlite import SqliteDatabase

async def main():
    database = SqliteDatabase(Path(sys.argv[1]))
    await database.open()
    await database.commit([TABLE])
    stored, refused = [], 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    for value in range(60):
        try:
            await database.commit([number(value, "x" * 10_000)])
            stored.append(value)
        except Unavailable:
            refused += 1
    assert stored and refused, (stored, refused)
    assert await numbers_in(database) == stored
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await database.commit([number(1000, "x" * 10_000)])
    assert await numbers_in(database) == [*stored, 1000]
    await database.close()
    again = SqliteDatabase(Path(sys.argv[1]))
    await again.open()
    assert await numbers_in(again) == [*stored, 1000]
    await again.close()

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
asyncio.run(main())
"""


def test_a_disk_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    run(OUT_OF_SPACE, str(tmp_path / "tenfold.sqlite"))
    with sqlite3.connect(tmp_path / "tenfold.sqlite") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


def run(program: str, *words: str) -> None:
    tests = str(Path(__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": tests},
    )
    assert done.returncode == 0, done.stderr


async def test_another_process_that_holds_the_file_is_not_waited_for_forever(
    database: SqliteDatabase, tmp_path: Path
) -> None:
    database._write_connection.execute("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(tmp_path / "folder" / "tenfold.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await database.commit([number(1)])
    other.execute("COMMIT")
    other.close()
    await database.commit([number(1)])


async def refuses(path: Path, why: str) -> None:
    database = SqliteDatabase(path)
    with pytest.raises(Unavailable, match=why) as refusal:
        await database.open()
    assert refusal.value.key == "server.database_fails"
    assert str(path) in str(refusal.value)
    await database.close()


async def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friends, " * 500)
    await refuses(path, "not a database")
    assert path.read_text() == "Dear friends, " * 500


async def test_a_database_that_is_torn_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    database = SqliteDatabase(path)
    await database.open()
    await database.close()
    path.write_bytes(path.read_bytes()[:100] + b"\xff" * 8000)
    await refuses(path, "malformed|not a database")


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    await refuses(tmp_path, "Is a directory")


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    await refuses(tmp_path / "file" / "tenfold.sqlite", "Not a directory|exists")


WITHOUT_RIGHTS = """
import asyncio, os, sys
from pathlib import Path
from tenfold.server.storage.database import Unavailable
from tenfold.server.storage.sqlite import SqliteDatabase

async def main():
    for path in sys.argv[1:]:
        try:
            await SqliteDatabase(Path(path)).open()
        except Unavailable as error:
            assert path in str(error), error
        else:
            sys.exit(path)

if os.geteuid() == 0:  # who may do everything
    os.setuid(65534)
asyncio.run(main())
"""


async def test_missing_rights_are_told(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "closed" / "tenfold.sqlite")
    await database.open()
    await database.commit([Statement("CREATE TABLE x (y TEXT)")])
    await database.close()
    (tmp_path / "closed" / "tenfold.sqlite").chmod(0o444)
    (tmp_path / "closed").chmod(0o555)
    try:
        await asyncio.to_thread(
            run,
            WITHOUT_RIGHTS,
            str(tmp_path / "closed" / "tenfold.sqlite"),
            str(tmp_path / "closed" / "new.sqlite"),
            str(tmp_path / "closed" / "folder" / "new.sqlite"),
        )
    finally:
        (tmp_path / "closed").chmod(0o755)


async def test_nobody_else_reads_its_files(tmp_path: Path) -> None:
    """Nor the folders that were made for them; other folders are not ours to close."""
    tmp_path.chmod(0o755)
    path = tmp_path / "made" / "for it" / "tenfold.sqlite"
    before = os.umask(0o022)
    try:
        database = SqliteDatabase(path)
        await database.open()
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        await database.close()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("tenfold.sqlite", "tenfold.sqlite-wal", "tenfold.sqlite-shm"), 0o600)
    folders = [stat.S_IMODE(folder.stat().st_mode) for folder in (path.parent, path.parent.parent, tmp_path)]
    assert folders == [0o700, 0o700, 0o755]


async def test_files_from_before_are_closed_to_others(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    with closing(sqlite3.connect(path)) as older:
        older.execute("PRAGMA journal_mode = WAL")
        older.execute("CREATE TABLE of_others (x)")
        files = list(tmp_path.iterdir())
        for file in files:
            file.chmod(0o644)
        database = SqliteDatabase(path)
        await database.open()
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        await database.close()
