"""How a command that is sent again is recognised: by the id that its client gave it.

An id belongs to whoever sent it. What stands in the log beside all that a command did is therefore more than
the id: a mark of the seat's secret, a mark of what was asked, and the id, so that any server that reads the
log knows it, also after a crash. Neither mark lets anybody find out a secret. In the logs of older versions
the id stands alone; there the seat of the first entry says whose it was.

Only what changes nothing, a phrase said, is remembered in memory alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Seat
from tenfold.wire import socket as wire

from . import log
from .log import Entry, SeatRow

REMEMBERED: Final = 10_000  # so many of a table's last commands; few games have a tenth of them
BETWEEN: Final = "\t"  # no id has a control character in it
MARK: Final = 8  # letters

_encode: Final = msgspec.json.Encoder().encode


class IdUsed(TenfoldError):
    """The same client has sent something else with this id."""


class Repeated(NamedTuple):
    """A command that was accepted before: it is not done again."""

    version: int  # that it led to


class Sent(NamedTuple):
    """A command as one client sent it."""

    id: str
    content: str  # a mark of what is asked
    digests: Collection[str]  # of the secrets that the client has named

    def held(self, seats: Sequence[SeatRow]) -> set[Seat]:
        return {seat for seat, row in enumerate(seats) if row.digest in self.digests}

    def text(self, seats: Sequence[SeatRow]) -> str:
        """As it stands in the log."""
        mine = [row.digest for row in seats if row.digest in self.digests] or sorted(self.digests) or [""]
        return BETWEEN.join((owner_mark(mine[0] or ""), self.content, self.id))


def sent(command: wire.Command, digests: Collection[str]) -> Sent:
    """What the client had seen is no part of what it asks: it may have seen more when it sends it again."""
    said: dict[str, Any] = {"id": ""} | ({"version": 0} if hasattr(command, "version") else {})
    content = _encode(msgspec.structs.replace(command, **said))
    return Sent(command.id, hashlib.blake2b(content, digest_size=MARK // 2).hexdigest(), digests)


def owner_mark(digest: str) -> str:
    """Of a seat's secret: seats of one table are told apart by it, and nobody can make one for another."""
    return digest[:MARK]


class Written(NamedTuple):
    """What the log says of the command that led to an entry."""

    owner: str | None  # None: written by an older version
    content: str | None
    id: str


def read(text: str) -> Written:
    owner, _, rest = text.partition(BETWEEN)
    content, _, name = rest.partition(BETWEEN)
    return Written(owner, content, name) if rest else Written(None, None, text)


class _Done(NamedTuple):
    version: int
    content: str | None
    whose: Seat | None  # in the log of an older version; None: cannot be told


_Key: TypeAlias = tuple[str | None, str]  # owner and id


class CommandMemory:
    """The commands of a table, and the version that each led to."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._done: dict[_Key, _Done] = {}

    def find(self, command: Sent | None, held: Collection[Seat]) -> Repeated | None:
        """Whether whoever holds these seats was answered before; raises `IdUsed`."""
        if command is None:
            return None
        for digest in command.digests:
            if done := self._done.get((owner_mark(digest), command.id)):
                if done.content != command.content:
                    raise IdUsed("message.id_used")
                return Repeated(done.version)
        old = self._done.get((None, command.id))
        return Repeated(old.version) if old and (old.whose is None or old.whose in held) else None

    def remember(self, entry: Entry) -> bool:
        """Notes what led to an entry; whether it is the first of a command."""
        if not entry.command:
            return False
        owner, content, name = read(entry.command)
        before = self._done.get((owner, name))
        if before:
            self._done[owner, name] = before._replace(version=entry.number)
            return False
        is_told = owner is None and entry.seat >= 0 and entry.kind != log.SEATED  # it may be another's now
        self._done[owner, name] = _Done(entry.number, content, entry.seat if is_told else None)
        if len(self._done) > self._most:
            del self._done[next(iter(self._done))]
        return True
