"""WebSockets by hand: frames as they should be, and as they should not."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from server.fuzz.attack import HOST, Stranger, World

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
HANDSHAKE = (
    b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
LONGEST_WELCOME = 300_000


def frame(
    kind: int,
    content: bytes = b"",
    *,
    is_last: bool = True,
    is_masked: bool = True,
    reserved: int = 0,
    length: int | None = None,
) -> bytes:
    """One frame; its length may be a lie."""
    length = len(content) if length is None else length
    first = (0x80 if is_last else 0) | reserved << 4 | kind
    mask_bit = 0x80 if is_masked else 0
    if length < 126:
        head = bytes((first, mask_bit | length))
    elif length < 1 << 16:
        head = bytes((first, mask_bit | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, mask_bit | 127)) + length.to_bytes(8, "big")
    if not is_masked:
        return head + content
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))


def message(value: object) -> bytes:
    return frame(TEXT, json.dumps(value).encode())


def hello(*secrets: str) -> bytes:
    return message({"type": "hello", "secrets": list(secrets)})


@contextmanager
def opened(
    world: World, stranger: Stranger, table: str, *, receive_bytes: int | None = None
) -> Iterator[socket.socket | None]:
    """A socket at a table, or none if the server does not want one."""
    with stranger.line(receive_bytes=receive_bytes) as line:
        line.sendall(b"GET /socket/%s HTTP/1.1\r\n%s%s\r\n" % (table.encode(), HOST, HANDSHAKE))
        begin = b""
        with contextlib.suppress(ConnectionError, TimeoutError):
            while not begin.endswith(b"\r\n\r\n") and (byte := line.recv(1)):
                begin += byte
        world.judge(begin)
        yield line if begin.startswith(b"HTTP/1.1 101") else None


def heard(line: socket.socket, seconds: float) -> list[Any]:
    """What messages come within a moment; whatever else comes is passed over."""
    told, ends, messages = bytearray(), time.monotonic() + seconds, []
    line.settimeout(seconds)
    with contextlib.suppress(OSError):
        while time.monotonic() < ends and len(told) < LONGEST_WELCOME and (part := line.recv(65_536)):
            told += part
            while (found := _frame(told)) is not None:
                kind, content, size = found
                del told[:size]
                if kind == TEXT:
                    messages.append(json.loads(content))
    return messages


def _frame(told: bytearray) -> tuple[int, bytes, int] | None:
    """The first frame: its kind, its content, its size; nothing if it is not complete."""
    if len(told) < 2:
        return None
    length, start = told[1] & 0x7F, 2
    if length >= 126:
        start = 4 if length == 126 else 10
        length = int.from_bytes(told[2:start], "big")
    if len(told) < start + length:
        return None
    return told[0] & 0x0F, bytes(told[start : start + length]), start + length
