"""Sees to what happens by itself: time that runs out, news that got lost, tables that nobody looks at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from tenfold.server.background import Background
from tenfold.server.storage.database import Unavailable
from tenfold.server.storage.people import PersonStore
from tenfold.server.table import log
from tenfold.server.table.change import Change, Stale
from tenfold.server.table.clock import DAY
from tenfold.server.table.deadlines import Away, enforce
from tenfold.server.table.table import Table
from tenfold.server.telemetry import metrics

from .context import Context
from .invitations import Invitations
from .live_table import LiveTable
from .live_tables import LiveTables

SWEEP_SECONDS: Final = 1.0  # between two looks for clocks, bots and absences that are due
CATCH_UP_SWEEPS: Final = 3  # every so many sweeps
MOST_DUE: Final = 200  # tables of one sweep
STRANGERS_SWEEPS: Final = 60  # between two looks for people who never played
MOST_STRANGERS: Final = 50  # forgotten in one sweep
STRANGER_DAYS: Final = 30  # somebody who has never played is remembered for so long
ANSWER_SECONDS: Final = 0.3  # in which other servers say who is connected there

logger = logging.getLogger(__name__)


class Sweeper:
    def __init__(self, tables: LiveTables, context: Context, invitations: Invitations) -> None:
        self._tables = tables
        self._invitations = invitations
        self._context = context
        self._background = Background()

    def open(self) -> None:
        self._background.start(self._sweep_forever())

    async def close(self) -> None:
        await self._background.close()

    async def _sweep_forever(self) -> None:
        sweeps = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            sweeps += 1
            try:
                await self._sweep(may_have_missed=sweeps % CATCH_UP_SWEEPS == 0)
                if sweeps % STRANGERS_SWEEPS == 0:
                    await self._forget_strangers()
            except Unavailable as error:
                logger.warning("the database does not answer", extra={"problem": str(error)})
            except Exception:
                logger.exception("a sweep failed")

    async def _sweep(self, *, may_have_missed: bool) -> None:
        await self._see_to_due()
        if may_have_missed and await self._context.database.has_news():
            await self._tables.catch_up()
        self._tables.forget_idle()
        metrics.live_tables.set(len(self._tables))

    async def _forget_strangers(self) -> None:
        unseen_since = self._context.now() - STRANGER_DAYS * DAY
        await PersonStore(self._context.database).erase_strangers(unseen_since, MOST_STRANGERS)

    async def _see_to_due(self) -> None:
        due = await self._context.store.due(self._context.now(), MOST_DUE)
        await self._ask_who_is_there(due)
        for table_id in due:
            try:
                await self._see_to(table_id)
            except Stale:
                continue  # another server sees to it
            except Unavailable:
                raise
            except Exception:  # the other tables are seen to all the same
                logger.exception("a table cannot be seen to", extra={"table": table_id})

    async def _ask_who_is_there(self, table_ids: Sequence[str]) -> None:
        """Nobody is away who is connected to another server; a server that has died says nothing."""
        if self._context.database.shared and table_ids:
            before = await self._context.store.asked_from(table_ids)
            asked = [self._tables.get(table_id).subscribers for table_id in (*table_ids, *before)]
            for subscribers in asked:
                subscribers.ask_elsewhere()
            await asyncio.sleep(ANSWER_SECONDS)
            for subscribers in asked:
                subscribers.settle()

    async def _see_to(self, table_id: str) -> None:
        live = self._tables.get(table_id)
        await live.refresh()
        ratings, away = await live.ratings(), await self._invitations.away(live)
        done = await live.change(lambda change: enforce(change, _still(away, live, change.table), ratings))
        if isinstance(done, Change) and log.ABORT in done.kinds:
            await self._invitations.tell_invited(table_id)
        live.drive_bots(await live.postpone(away))


def _still(away: Away, live: LiveTable, table: Table) -> Away:
    """Without those who have come meanwhile."""
    now = live.away(table)
    return {seat: max(since, now[seat]) for seat, since in away.items() if seat in now}
