"""What waits for a client that reads slowly, and how it is sent away when that is too much."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from tenfold.wire.socket import Goodbye

from .websocket_protocol import encode, protocol_of

MOST_WAITING: Final = 256 * 1024  # bytes; whoever reads more slowly is sent away and comes back when ready
TRY_AGAIN_LATER: Final = 1013
FAREWELL_SECONDS: Final = 5.0  # for the reader who was too slow to hear that
LEFT: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what sending to somebody who has gone may raise


class SendQueue:
    """Nobody waits for a slow reader: what the line does not take at once is put down here and sent later."""

    __slots__ = ("_bytes", "_protocol", "_sending", "_socket", "_waiting", "is_closed", "timeout")

    def __init__(self, socket: WebSocket) -> None:
        self.is_closed = False
        self.timeout: asyncio.Timeout | None = None  # of the one that listens to the client
        self._socket = socket
        self._protocol = protocol_of(socket)
        self._waiting: deque[bytes] = deque()
        self._bytes = 0  # that wait
        self._sending: asyncio.Task[None] | None = None

    def push(self, frame: bytes) -> None:
        if self.is_closed:
            return
        if self._sending is None and self._protocol.writable.is_set():
            self._protocol.put(frame)
            return
        if self._waiting and self._bytes + len(frame) > MOST_WAITING:
            self._send_away()
        else:
            self._wait(frame)
        self._start_sending()

    def _wait(self, frame: bytes) -> None:
        self._waiting.append(frame)
        self._bytes += len(frame)

    def _send_away(self) -> None:
        """The reader is too slow: what waited is forgotten."""
        self.is_closed = True
        self._waiting.clear()
        self._wait(encode(Goodbye("server.too_slow")))
        if self.timeout:
            self.timeout.reschedule(asyncio.get_running_loop().time() + FAREWELL_SECONDS)

    async def close(self, message: Goodbye) -> None:
        """Says goodbye after whatever still waits."""
        self.push(encode(message))
        self.is_closed = True
        await self._start_sending()

    def drop(self) -> None:
        """Nothing more is sent."""
        self.is_closed = True
        if self._sending:
            self._sending.cancel()

    def _start_sending(self) -> asyncio.Task[None]:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())
        return self._sending

    async def _send(self) -> None:
        """Sends what waits, and closes if that was the last word."""
        try:
            while self._waiting:
                await self._protocol.writable.wait()
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                self._protocol.put(frame)
            if self.is_closed:
                await self._socket.close(TRY_AGAIN_LATER)
        except LEFT:
            self.is_closed = True
        finally:
            self._sending = None
