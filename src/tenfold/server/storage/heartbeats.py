"""When servers were at work on a database: the last time that one was, and the times when none was."""

from __future__ import annotations

from typing import Final, NamedTuple

from .database import Database, Statement
from .shared import agree_on, read_shared, write_shared

HEARTBEAT: Final = "heartbeat"
STOPPED: Final = "stopped "  # and since when; the value is when it went on
KEPT: Final = 200  # times when no server was at work; a game that waits for longer has seen enough


class Stoppage(NamedTuple):
    start: int
    end: int


class HeartbeatStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(self) -> int:
        """When a server was last known to be at work; 0 if none ever was."""
        return int(await read_shared(self._database, HEARTBEAT) or 0)

    async def beat(self, at: int) -> None:
        await write_shared(self._database, HEARTBEAT, str(at))

    async def is_anybody_waiting(self) -> bool:
        """Whether time matters at any table."""
        return bool(await self._database.fetch("SELECT 1 FROM tables WHERE due IS NOT NULL LIMIT 1"))

    async def agree_on_stop(self, start: int, end: int) -> None:
        """Of several servers that come back at the same time, the first one says when that was."""
        await agree_on(self._database, f"{STOPPED}{start}", str(end))

    async def stoppages(self) -> list[Stoppage]:
        """All that are known, in order."""
        sql = "SELECT name, value FROM house WHERE name LIKE $1"
        rows = await self._database.fetch(sql, f"{STOPPED}%")
        found = sorted(Stoppage(int(name.removeprefix(STOPPED)), int(end)) for name, end in rows)
        delete = "DELETE FROM house WHERE name = $1"
        if old := [Statement(delete, (f"{STOPPED}{one.start}",)) for one in found[:-KEPT]]:
            await self._database.commit(old)
        return found[-KEPT:]
