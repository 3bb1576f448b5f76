"""Whether the database stores what it is given."""

from __future__ import annotations

import asyncio
from typing import Final

from tenfold.server.now import Now, steady_seconds
from tenfold.server.storage.database import Database, Unavailable
from tenfold.server.storage.shared import read_shared, write_shared

NOTE: Final = "ready"  # among what the servers on a database share
GOOD_FOR_SECONDS: Final = 2.0  # an answer of the database about its health


class Readiness:
    """However often somebody asks, the disk is troubled once in a while."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now
        self._lock = asyncio.Lock()
        self._checked = float("-inf")
        self._trouble: Unavailable | None = None

    async def check(self) -> None:
        """Raises `Unavailable`."""
        async with self._lock:
            if steady_seconds() - self._checked > GOOD_FOR_SECONDS:
                self._trouble = await self._store_and_read()
                self._checked = steady_seconds()
        if self._trouble:
            raise self._trouble

    async def _store_and_read(self) -> Unavailable | None:
        """Stores something, since a full disk is noticed by nothing less."""
        try:
            await write_shared(self._database, NOTE, str(self._now()))
            await read_shared(self._database, NOTE)
        except Unavailable as error:
            return error
        return None
