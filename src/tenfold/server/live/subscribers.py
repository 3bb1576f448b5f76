"""Who is connected to a table, here and at other servers, players and watchers alike."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec

from tenfold.protocol.game import Seat
from tenfold.server.table.resent_commands import owner_mark, read
from tenfold.server.table.table import Table
from tenfold.server.transport.websocket_protocol import encode
from tenfold.wire import socket as wire

from .bus import Bus, Present

CROWD: Final = 20  # connections to one table; with more, coming and going is told together
CROWD_SECONDS: Final = 1.0


class Subscriber(Protocol):
    """A connection, as far as a table knows one."""

    held: set[Seat]
    digests: set[str]  # of the secrets that its client has named

    def find_seats(self, table: Table) -> None: ...

    def push(self, frame: bytes) -> None: ...


class Subscribers:
    def __init__(self, table_id: str, bus: Bus) -> None:
        self.here: set[Subscriber] = set()
        self.elsewhere: dict[str, Present] = {}  # by server
        self._table_id = table_id
        self._bus = bus
        self._is_crowd_told_soon = False

    def online(self) -> list[Seat]:
        held = {seat for subscriber in self.here for seat in subscriber.held}
        return sorted(held.union(*(others.seats for others in self.elsewhere.values())))

    def watchers(self) -> int:
        return self._here().watchers + sum(others.watchers for others in self.elsewhere.values())

    def is_anybody_elsewhere(self) -> bool:
        return any(others.seats or others.watchers for others in self.elsewhere.values())

    def send(self, message: wire.FromServer) -> None:
        """To everybody here: encoded once, since everybody may know everything."""
        frame = encode(message)
        for subscriber in self.here:
            subscriber.push(frame)

    def send_update(self, update: wire.Update, command: str | None) -> None:
        """To everybody here; the id of the command that led to it only to whoever may have sent it: another
        client may wait for an answer to a command of its own with the same id."""
        written = read(command) if command else None
        others = senders = encode(update)
        if written:
            senders = encode(msgspec.structs.replace(update, command=written.id))
        for subscriber in self.here:
            may_be_mine = written and (written.owner is None or written.owner in _marks(subscriber))
            subscriber.push(senders if may_be_mine else others)

    def tell_presence(self) -> None:
        """Somebody has come or gone."""
        if self._is_crowd_told_soon:
            return
        if len(self.here) <= CROWD:
            self._tell_presence()
        else:
            self._is_crowd_told_soon = True
            asyncio.get_running_loop().call_later(CROWD_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._is_crowd_told_soon = False
        self.send(wire.Presence(online=self.online(), watchers=self.watchers()))
        self.publish_presence()

    def publish_presence(self) -> None:
        self._bus.publish(self._here())

    def hear_presence(self, others: Present) -> bool:
        """Notes who is connected to another server; whether that one is new and must be told who is here."""
        is_new = others.server not in self.elsewhere
        self.elsewhere[others.server] = others
        self.send(wire.Presence(online=self.online(), watchers=self.watchers()))
        return is_new and bool(self.here)

    def _here(self) -> Present:
        held = sorted({seat for subscriber in self.here for seat in subscriber.held})
        watchers = sum(not subscriber.held for subscriber in self.here)
        return Present(self._table_id, self._bus.server, held, watchers)


def _marks(subscriber: Subscriber) -> set[str]:
    return {owner_mark(digest) for digest in subscriber.digests}
