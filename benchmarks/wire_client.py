"""A WebSocket client that costs next to nothing, so that a benchmark measures the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque
from typing import cast


class Wire(asyncio.Protocol):
    """Whole messages in, whole messages out; no fragments, no compression, no checks."""

    def __init__(self, port: int, path: str) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._buffer = bytearray()
        self._messages: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._buffer[:end]).decode()))
                return
            del self._buffer[: end + 4]
            self.opened.set_result(None)
        while self._take_frame():
            pass
        if self._messages and self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length or (start > 2 and len(buffer) < start):
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind in (1, 2):
            self._messages.append(body)
        elif kind == 9:
            self._write(10, body)
        return True

    def connection_lost(self, error: Exception | None) -> None:
        if self._waiting and not self._waiting.done():
            self._waiting.set_exception(ConnectionError("closed"))

    def send(self, message: bytes, kind: int = 1) -> None:
        self._write(kind, message)

    def _write(self, kind: int, body: bytes) -> None:
        # A client has to mask what it sends; a mask of zeros changes nothing.
        length = len(body)
        size = bytes([128 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + body)

    async def receive(self) -> bytes:
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.popleft()

    async def receive_type(self, kind: bytes) -> bytes:
        """The next message of a type, which stands at its beginning."""
        while True:
            message = await self.receive()
            if message.startswith(b'{"type":' + kind):
                return message

    def close(self) -> None:
        self._transport.close()


async def connect(port: int, path: str) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(port, path), "127.0.0.1", port)
    await wire.opened
    return wire
