"""The tables that are live at this server, by id."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from tenfold.server.background import Background
from tenfold.server.storage.database import Statement, Unavailable
from tenfold.server.table.change import Change
from tenfold.server.table.clock import SECOND
from tenfold.wire import socket as wire

from .bus import Gone, Message, Present, Said, Stored, WhoIsThere
from .context import Context
from .live_table import LiveTable

IDLE: Final = 60 * SECOND  # a table that nobody looks at is forgotten after so long

logger = logging.getLogger(__name__)


class LiveTables:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._live: dict[str, LiveTable] = {}
        self._background = Background()

    def open(self) -> None:
        self._context.bus.subscribe(self._hear)

    async def close(self) -> None:
        await self._background.close()

    def __len__(self) -> int:
        return len(self._live)

    def get(self, table_id: str) -> LiveTable:
        """The table with this id; whether there is one turns out when it is looked at."""
        live = self._live.get(table_id)
        if live is None:
            live = self._live[table_id] = LiveTable(table_id, self._context)
        elif self._context.database.shared and not live.subscribers.here and not live.is_driven:
            live.forget()  # other servers tell only those who have somebody listening
        live.touched = self._context.now()
        return live

    async def add(self, change: Change, also: Sequence[Statement] = ()) -> None:
        """Stores a new table, with what has happened at it already and with what belongs to it."""
        store, table_id = self._context.store, change.table.row.id

        async def is_mine() -> bool:
            return table_id in await store.versions([table_id])

        await self._context.database.commit([*store.statements_for_new(change), *also], is_mine)
        self.get(change.table.row.id).drive_bots(change.table)

    async def catch_up(self) -> None:
        """Reads what other servers, or whoever administers this one, have stored at the tables open here."""
        tables = dict(self._live)
        versions = await self._context.store.versions(list(tables))
        for table_id, live in tables.items():
            if table_id in versions:
                await live.catch_up(Stored(table_id, versions[table_id]))
            else:
                live.vanish()

    def forget_idle(self) -> None:
        last = self._context.now() - IDLE
        for table_id, live in list(self._live.items()):
            if not live.subscribers.here and live.touched < last and not live.is_driven:
                del self._live[table_id]

    def say_goodbye(self) -> None:
        """The server is about to close; whoever is connected comes back when it is there again."""
        for live in self._live.values():
            live.subscribers.send(wire.Goodbye("server.closing"))

    def _hear(self, message: Message) -> None:
        """What another server tells."""
        live = self._live.get(message.table)
        match message:
            case WhoIsThere():
                self._say_who_is_there(message.table, live)
            case Present():
                self._context.absences.leave(message.table, message.left)
                self._context.absences.come(message.table, message.seats)
                if live:
                    live.hear_presence(message)
            case Stored() if live:
                self._background.start(self._catch_up_with(live, message))
            case Gone() if live:
                live.vanish()
            case Said() if live:
                live.subscribers.send(wire.Said(message.seat, message.phrase))

    def _say_who_is_there(self, table_id: str, live: LiveTable | None) -> None:
        """Or when those left who were."""
        if live and live.subscribers.here:
            live.subscribers.publish_presence()
        elif left := self._context.absences.known(table_id):
            self._context.bus.publish(Present(table_id, self._context.bus.server, [], 0, left))

    async def _catch_up_with(self, live: LiveTable, news: Stored) -> None:
        try:
            await live.catch_up(news)
        except Unavailable as error:
            logger.warning("news could not be read", extra={"table": live.id, "problem": str(error)})
