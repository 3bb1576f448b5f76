"""What all attacks have in common: what attackers know, and how they speak to a server.

An attack is a function of what is known and of dice. Its dice are made from its seed alone, so that it can be
tried again by itself.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import socket
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from server.fuzz.values import Json, Shapes

PATIENCE = 3.0  # seconds that an attacker waits for an answer
HOUSEHOLDS = 60
MANY = 200  # of what attackers remember
MOST_HEARD = 4_000_000
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3}) ")
HOST = b"host: 127.0.0.1\r\n"
CLOSE = b"connection: close\r\n"


class Find(Exception):
    """Something that the server must not do."""


@dataclass(frozen=True)
class OwnTable:
    """A table at which an attacker holds seats."""

    id: str
    secrets: tuple[str, ...]


@dataclass
class World:
    """What attackers know of a server."""

    port: int
    forgives_absence: bool = False  # of the database, at times when it is attacked, too
    tables: list[str] = field(default_factory=list)  # where others play
    cookies: list[str] = field(default_factory=list)  # of others; attackers have only parts of them
    people: deque[str] = field(default_factory=lambda: deque(maxlen=MANY))  # the attackers' own cookies
    own: deque[OwnTable] = field(default_factory=lambda: deque(maxlen=MANY))
    records: deque[Json] = field(default_factory=lambda: deque(maxlen=MANY))
    statuses: Counter[int] = field(default_factory=Counter)
    openapi: Json = None
    messages: list[Json] = field(default_factory=list)  # that clients may send, as schemas
    in_http: Shapes = field(init=False)
    in_sockets: Shapes = field(init=False)

    def learn(self) -> None:
        """Reads the documents."""
        stranger = Stranger(self, random.Random(0))
        self.openapi = stranger.call("GET", "/schema/openapi.json")[1]
        socket_schema = stranger.call("GET", "/schema/socket.json")[1]
        self.messages = socket_schema["$defs"]["FromClient"]["anyOf"]
        self.in_http = Shapes(self.openapi, self.known_tables)
        self.in_sockets = Shapes(socket_schema, self.known_tables)

    def known_tables(self) -> list[str]:
        return [*self.tables, *(table.id for table in list(self.own))]

    def judge(self, answer: bytes) -> None:
        """Raises a find if a server must not answer like that."""
        for status in map(int, STATUS.findall(answer)):
            self.statuses[status] += 1
            if status >= 500 and not (status == 503 and self.forgives_absence):
                raise Find(f"answered with {answer[:600]!r}")
        if b"Traceback (most recent call last)" in answer:
            raise Find(f"told how it works: {answer[:600]!r}")


Attack: TypeAlias = Callable[[World, random.Random], None]
ATTACKS: dict[str, Attack] = {}
SLOW: set[str] = set()  # attacks that take their time, and leave attackers less of it for others


def attack(found: Attack) -> Attack:
    ATTACKS[found.__name__] = found
    return found


def slow_attack(found: Attack) -> Attack:
    SLOW.add(found.__name__)
    return attack(found)


class Stranger:
    """Somebody at an address of their own."""

    def __init__(self, world: World, dice: random.Random) -> None:
        self._world = world
        self._address = f"127.0.1.{dice.randrange(HOUSEHOLDS) + 1}"

    def line(self, *, receive_bytes: int | None = None) -> socket.socket:
        line = socket.socket()
        if receive_bytes is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        line.settimeout(PATIENCE)
        line.bind((self._address, 0))
        line.connect(("127.0.0.1", self._world.port))
        return line

    def say(self, *parts: bytes, is_all: bool = False) -> bytes:
        """Says something over a new line, and hears everything until the other side has had enough."""
        with self.line() as line:
            with contextlib.suppress(ConnectionError, TimeoutError):
                for part in parts:
                    line.sendall(part)
                if is_all:
                    line.shutdown(socket.SHUT_WR)
            heard = everything(line)
        self._world.judge(heard)
        return heard

    def call(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        *,
        cookie: str | None = None,
        headers: Iterable[bytes] = (),
    ) -> tuple[int, Any]:
        """A request as it should be; the status, and what JSON there was."""
        head = [
            f"{method} {path} HTTP/1.1".encode("utf-8", "surrogateescape"),
            HOST[:-2],
            CLOSE[:-2],
            *headers,
        ]
        if cookie:
            head.append(b"cookie: " + cookie.encode("latin-1", "replace"))
        if body is not None:
            head.append(b"content-type: application/json")
            head.append(b"content-length: %d" % len(body))
        heard = self.say(b"\r\n".join(head) + b"\r\n\r\n" + (body or b""))
        status = STATUS.match(heard)
        begin, _, content = heard.partition(b"\r\n\r\n")
        kept = re.search(rb"set-cookie: ([^;\r]+)", begin, re.IGNORECASE)
        if kept and method != "DELETE":
            self._world.people.append(kept[1].decode("latin-1"))
        try:
            return int(status[1]) if status else 0, json.loads(content)
        except ValueError:
            return int(status[1]) if status else 0, None


def everything(line: socket.socket) -> bytes:
    """What is heard until the other side closes, or for as long as anybody would listen."""
    heard, ends = bytearray(), time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionError, TimeoutError):
        while time.monotonic() < ends and len(heard) < MOST_HEARD and (part := line.recv(65_536)):
            heard += part
    return bytes(heard)
