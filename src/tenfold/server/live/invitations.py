"""Who asks others to another game, and from where: whoever has gone asks nobody any longer (ruling A6)."""

from __future__ import annotations

from tenfold.protocol.game import Seat
from tenfold.server.table import log
from tenfold.server.table.change import Change
from tenfold.server.table.table import Table

from .context import Context
from .live_table import LiveTable, UnknownTable
from .live_tables import LiveTables


class Invitations:
    def __init__(self, context: Context, tables: LiveTables) -> None:
        self._context = context
        self._tables = tables

    async def check(self, live: LiveTable) -> None:
        """Nobody is asked any more to another game that whoever asked for it has left."""
        gone = (await live.read()).rematch
        if gone is None or not await self._context.store.is_called_off(gone):
            return

        def call_off(change: Change) -> None:
            if change.table.rematch == gone:
                change.add(log.REMATCH, body={"table": None})

        await live.change(call_off)

    async def tell_invited(self, table_id: str) -> None:
        """Somebody has left a table before its game began, or it was called off."""
        for old in await self._context.store.asked_from([table_id]):
            await self.check(self._tables.get(old))

    async def away(self, live: LiveTable) -> dict[Seat, int]:
        """Who is away from a table, and since when; whoever asked others to it may be where they asked."""
        table = await live.read()
        away = live.away(table)
        if table.status != "waiting" or table.asked_from is None:
            return away
        left = await self._left(table.asked_from, table.row.owner)
        for seat in [seat for seat in away if table.seats[seat].person == table.row.owner]:
            if left is None:
                del away[seat]
            else:
                away[seat] = max(away[seat], left)
        return away

    async def _left(self, table_id: str, person: str | None) -> int | None:
        """When somebody left the table of the game before; None if they are there."""
        try:
            live = self._tables.get(table_id)
            table: Table = await live.read()
        except UnknownTable:
            return 0
        away, mine = live.away(table), [seat for seat in table.people if table.seats[seat].person == person]
        return max((away[seat] for seat in mine), default=0) if away.keys() >= set(mine) else None
