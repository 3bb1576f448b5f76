"""One connection: what waits to be sent, and what its client may do."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from tenfold.protocol.game import Seat
from tenfold.wire.socket import Goodbye

from .live import encode

MOST_WAITING: Final = 256  # messages; whoever reads more slowly is sent away and comes back when ready
TRY_AGAIN_LATER: Final = 1013
FAREWELL_SECONDS: Final = 5.0  # for the reader who was too slow to hear that
LEFT: Final = (WebSocketException, RuntimeError, OSError)  # what sending to somebody who has gone may raise


class Connection:
    """Nobody waits for a slow reader: messages are put down here, and sent when they can be."""

    __slots__ = ("_sending", "_socket", "_waiting", "held", "is_closed", "patience")

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.held: set[Seat] = set()
        self.is_closed = False
        self.patience: asyncio.Timeout | None = None  # with the one that listens to the client
        self._socket = socket
        self._waiting: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None

    def push(self, text: str) -> None:
        if self.is_closed:
            return
        self._waiting.append(text)
        if len(self._waiting) > MOST_WAITING:
            self.is_closed = True
            self._waiting.clear()
            self._waiting.append(encode(Goodbye("server.too_slow")))
            if self.patience:
                self.patience.reschedule(asyncio.get_running_loop().time() + FAREWELL_SECONDS)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def close(self, message: Goodbye) -> None:
        """Says goodbye after whatever still waits."""
        self.push(encode(message))
        self.is_closed = True
        if self._sending:
            await self._sending

    def drop(self) -> None:
        """Nothing more is sent."""
        self.is_closed = True
        if self._sending:
            self._sending.cancel()

    async def _send(self) -> None:
        try:
            while self._waiting:
                await self._socket.send_text(self._waiting.popleft())
            if self.is_closed:
                await self._socket.close(TRY_AGAIN_LATER)
        except LEFT:
            self.is_closed = True
        finally:
            self._sending = None
