"""Requests as somebody writes them by hand, with whatever headers they like."""

from __future__ import annotations

import json
import socket
from dataclasses import dataclass
from typing import Any

from server.serving import Server


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(
    server: Server, method: str, path: str, *headers: str, body: bytes = b"", at: str = "127.0.0.1"
) -> Answer:
    """What is answered to these very lines; `Host` is among them or is not sent."""
    lines = [f"{method} {path} HTTP/1.1", "Connection: close", *headers]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    with socket.create_connection((at, server.port), timeout=30) as line:
        line.sendall("\r\n".join((*lines, "", "")).encode() + body)
        return _read(line)


def ask_with_trailer(server: Server, method: str, path: str, *headers: str, trailer: str) -> Answer:
    """The same, with one more header where a body in pieces has ended."""
    lines = [f"{method} {path} HTTP/1.1", "Connection: close", "Transfer-Encoding: chunked", *headers]
    pieces = ["2", "{}", "0", trailer]
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall("\r\n".join((*lines, "", *pieces, "", "")).encode())
        return _read(line)


def shake_hands(server: Server, path: str, *headers: str) -> Answer:
    """The answer to somebody who wants to open a socket."""
    upgrade = (
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall("\r\n".join((f"GET {path} HTTP/1.1", *upgrade, *headers, "", "")).encode())
        return _read(line)


def _read(line: socket.socket) -> Answer:
    got = b""
    while b"\r\n\r\n" not in got:
        part = line.recv(65_536)
        if not part:
            raise ConnectionError(f"the server hung up after {got!r}")
        got += part
    head, _, body = got.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (one.partition(":") for one in lines)}
    status = int(first.split()[1])
    while status != 101 and (part := line.recv(65_536)):
        body += part
    return Answer(status, headers, body)
