"""Agrees on the time with other servers, and knows when none was at work.

Nobody can move while no server runs, sleeps, or cannot reach its database, and nobody's time runs then: not
in a crash, not in a night for which a laptop is closed, and not in an hour that somebody has set a clock
forward by. All of these look the same from here: since the last beat of any server more time has gone by than
is between two of them. Such a stoppage is written down where all servers find it, and the log of every table
whose clock was running gets an entry that gives the time back (`LiveTable`). How long somebody has been away
counts anew from there (`Absences`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final, NamedTuple

from tenfold.server.background import Background
from tenfold.server.now import ServerTime
from tenfold.server.storage.database import Database, Unavailable
from tenfold.server.storage.heartbeats import HeartbeatStore, Stoppage
from tenfold.server.table.clock import SECOND
from tenfold.server.table.table import Table

BEAT_SECONDS: Final = 1.0  # between two signs of life in the database
WRITTEN_EVERY: Final = 3 * SECOND  # as long as time matters to anybody
STOPPED_AFTER: Final = 8 * SECOND  # without a beat
AGREED_EVERY: Final = 10 * SECOND
GOOD_ANSWER: Final = SECOND  # a database that takes longer to tell the time is not listened to

logger = logging.getLogger(__name__)


class Lost(NamedTuple):
    milliseconds: int
    until: int


class Heartbeat:
    def __init__(self, now: ServerTime, database: Database) -> None:
        self._now = now
        self._database = database
        self.back = 0  # when this server began to work, or went on: nobody could come before
        self._store = HeartbeatStore(database)
        self._background = Background()
        self._lock = asyncio.Lock()
        self._stoppages: list[Stoppage] = []
        self._is_open = False
        self._beat = 0  # when this server last saw that it can work
        self._written = 0
        self._agreed = 0

    async def open(self) -> None:
        """Before anybody is let in."""
        await self.read_time()
        self._now.correct(max(await self._store.last(), self._now()))  # time goes back over no restart
        self._is_open = True
        await self.beat()
        self._background.start(self._beat_forever())

    async def close(self) -> None:
        """What was not written yet is, so that the stoppage begins now."""
        await self._background.close()
        with contextlib.suppress(Unavailable):
            if self._is_open and await self._store.is_anybody_waiting():
                await self._store.beat(self._now())

    async def read_time(self) -> None:
        """As the database tells it, if several servers share it."""
        time = await self._database.time()
        if time is not None:
            self._now.start_at(time)

    async def check(self) -> None:
        """For whoever comes first after a stoppage, before anything is decided by the clock."""
        if self._is_open and self._now() - self._beat > STOPPED_AFTER:
            with contextlib.suppress(Unavailable):  # then nothing can be stored, either
                await self.beat()

    def lost(self, table: Table) -> Lost | None:
        """How long the clock of a decision at hand has run while no server was at work."""
        clocks = table.clocks
        if clocks is None or table.to_move is None or not table.row.agreement.clock:
            return None
        since = clocks.since
        for stoppage in self._stoppages:
            if stoppage.end > max(table.resumed, since):
                since += stoppage.end - max(stoppage.start, since)
        return Lost(since - clocks.since, self._stoppages[-1].end) if since > clocks.since else None

    async def beat(self) -> None:
        async with self._lock:
            await self._agree()
            at = self._now()
            is_anybody_waiting = await self._store.is_anybody_waiting()
            if at - self._beat > STOPPED_AFTER:
                await self._come_back(at, is_anybody_waiting=is_anybody_waiting)
            if is_anybody_waiting and at - self._written >= WRITTEN_EVERY:
                await self._store.beat(at)
                self._written = at
            self._beat = at

    async def _come_back(self, at: int, *, is_anybody_waiting: bool) -> None:
        last = await self._store.last()
        if is_anybody_waiting and at - last > STOPPED_AFTER:
            await self._store.agree_on_stop(last, at)
            logger.warning(
                "no server was at work", extra={"seconds": (at - last) // SECOND if last else None}
            )
        self._stoppages = await self._store.stoppages()
        self.back = at

    async def _agree(self) -> None:
        asked = self._now()
        if asked - self._agreed < AGREED_EVERY:
            return
        time = await self._database.time()
        took = self._now() - asked
        if time is not None and took < GOOD_ANSWER:
            self._now.correct(time + took // 2)
        self._agreed = self._now()

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except Unavailable:
                continue  # whoever wants something of the database says so
            except Exception:
                logger.exception("a heartbeat failed")
