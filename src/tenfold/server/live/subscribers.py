"""Who is connected to a table, here and at other servers, players and watchers alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from tenfold.protocol.game import Seat
from tenfold.server.now import Now
from tenfold.server.table.resent_commands import owner_mark, read
from tenfold.server.table.table import Table
from tenfold.server.transport.websocket_protocol import encode
from tenfold.wire import socket as wire

from .absences import Absences
from .bus import Bus, Present, WhoIsThere
from .connection import Connection

CROWD: Final = 20  # connections to one table; with more, coming and going is told together
CROWD_SECONDS: Final = 1.0  # between two times that a crowd is told who is there

SeeAway: TypeAlias = Callable[[], list[wire.Absence]]


class Subscribers:
    def __init__(self, table_id: str, bus: Bus, absences: Absences, now: Now, see_away: SeeAway) -> None:
        self.here: set[Connection] = set()
        self.elsewhere: dict[str, Present] = {}  # by server
        self._online: set[Seat] = set()  # as it was when somebody last came or went
        self._table_id = table_id
        self._bus = bus
        self._absences = absences
        self._now = now
        self._see_away = see_away  # what everybody is told of those who are away
        self._is_crowd_told_soon = False

    def add(self, subscriber: Connection) -> None:
        self.here.add(subscriber)
        self._note()

    def discard(self, subscriber: Connection) -> None:
        self.here.discard(subscriber)
        self._note()

    def find_seats(self, table: Table) -> None:
        """Of everybody here, where the seats are new."""
        for subscriber in self.here:
            subscriber.find_seats(table)
        self._note()

    def online(self) -> list[Seat]:
        held = {seat for subscriber in self.here for seat in subscriber.held}
        return sorted(held.union(*(others.seats for others in self.elsewhere.values())))

    def away(self, seats: Sequence[Seat], began: int) -> dict[Seat, int]:
        """Who of them is not there, and since when, of a game that began then."""
        gone = [seat for seat in seats if seat not in self._online]
        return {seat: self._absences.since(self._table_id, seat, began) for seat in gone}

    def _note(self) -> bool:
        """Notes who has gone and who is there; whether anything is new."""
        before, self._online = self._online, set(self.online())
        self._absences.come(self._table_id, self._online)
        self._absences.leave(self._table_id, dict.fromkeys(before - self._online, self._now()))
        return before != self._online

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
        self._note()
        if self._is_crowd_told_soon:
            return
        if len(self.here) <= CROWD:
            self._tell_presence()
        else:
            self._is_crowd_told_soon = True
            asyncio.get_running_loop().call_later(CROWD_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._is_crowd_told_soon = False
        self._send_presence()
        self.publish_presence()

    def _send_presence(self) -> None:
        if self.here:
            self.send(wire.Presence(self.online(), self.watchers(), self._see_away()))

    def publish_presence(self) -> None:
        self._bus.publish(self._here())

    def hear_presence(self, others: Present) -> bool:
        """Notes who is connected to another server; whether that one is new and must be told who is here."""
        is_new = others.server not in self.elsewhere
        self.elsewhere[others.server] = others
        self._note()
        self._send_presence()
        return is_new and bool(self.here)

    def ask_elsewhere(self) -> None:
        """Who is connected to other servers; one that has died says nothing."""
        self.elsewhere.clear()
        self._bus.publish(WhoIsThere(self._table_id))

    def settle(self) -> None:
        """Whoever was asked has answered, or never will."""
        if self._note():
            self._send_presence()

    def _here(self) -> Present:
        held = sorted({seat for subscriber in self.here for seat in subscriber.held})
        watchers = sum(not subscriber.held for subscriber in self.here)
        return Present(self._table_id, self._bus.server, held, watchers, self._absences.known(self._table_id))


def _marks(subscriber: Connection) -> set[str]:
    return {owner_mark(digest) for digest in subscriber.digests}
