"""One client's socket: what it says, and what it may do at a table."""

from __future__ import annotations

from starlette.websockets import WebSocket, WebSocketDisconnect

from tenfold.protocol.game import Seat
from tenfold.server.table.table import Table
from tenfold.server.transport.send_queue import SendQueue


class Connection(SendQueue):
    __slots__ = ("digests", "held")

    def __init__(self, socket: WebSocket) -> None:
        super().__init__(socket)
        self.digests: set[str] = set()  # of the secrets that the client has named
        self.held: set[Seat] = set()

    def find_seats(self, table: Table) -> None:
        """Looks which seats its client holds at a table."""
        self.held = {seat for seat, row in enumerate(table.seats) if row.digest in self.digests}

    async def hear(self) -> str:
        """The next message; empty when it is no text. Raises `WebSocketDisconnect` when there is none."""
        event = await self._protocol.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect
        return event.get("text") or ""
