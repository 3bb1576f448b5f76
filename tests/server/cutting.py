"""A line to PostgreSQL that breaks at any moment: what was asked arrives and the answer is lost, or the
process at the other end is ended in the middle of whatever it does."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit

import asyncpg

CHUNK = 65_536
TERMINATE = (
    "SELECT COUNT(pg_terminate_backend(pid)) FROM (SELECT pid FROM pg_stat_activity WHERE"
    " datname = current_database() AND pid <> pg_backend_pid()"
    " ORDER BY state = 'idle', random() LIMIT 2) chosen"
)


class Cutter:
    """Passes on what clients and PostgreSQL say to each other, in a thread of its own. Of the answers, some
    are swallowed, by chance, and then the connection ends."""

    def __init__(self, url: str, seed: int = 1) -> None:
        parts = urlsplit(url)
        (folder,) = parse_qs(parts.query)["host"]
        self.share = 0.0  # of answers that get lost
        self.cuts = 0
        self.terminated = 0
        self._url = url
        self._dice = random.Random(seed)
        self._socket = f"{folder}/.s.PGSQL.5432"
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"postgresql://{parts.username}@127.0.0.1:{port}{parts.path}?sslmode=disable"

    def terminate(self) -> None:
        """Ends some of PostgreSQL's processes, those that are at work first."""
        asyncio.run_coroutine_threadsafe(self._terminate(), self._loop).result()

    async def _terminate(self) -> None:
        connection = await asyncpg.connect(self._url)
        self.terminated += await connection.fetchval(TERMINATE)
        await connection.close()

    async def _open(self) -> asyncio.Server:
        return await asyncio.start_server(self._connect, "127.0.0.1", 0)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _connect(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        try:
            database, to_database = await asyncio.open_unix_connection(self._socket)
        except OSError:
            to_client.close()
            return
        ways = [self._pass_on(client, to_database), self._pass_on(database, to_client, is_answer=True)]
        tasks = [asyncio.ensure_future(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for end in (to_client, to_database):
                with contextlib.suppress(OSError):
                    end.close()

    async def _pass_on(
        self, come: asyncio.StreamReader, go: asyncio.StreamWriter, *, is_answer: bool = False
    ) -> None:
        with contextlib.suppress(OSError):
            while words := await come.read(CHUNK):
                if is_answer and self._dice.random() < self.share:
                    self.cuts += 1
                    return
                go.write(words)
                await go.drain()


@contextmanager
def cutting(url: str, seed: int = 1) -> Iterator[Cutter]:
    cutter = Cutter(url, seed)
    try:
        yield cutter
    finally:
        cutter.close()
