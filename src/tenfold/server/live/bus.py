"""What the servers on one database tell each other, and how. A message may be lost: every few seconds each
server looks for itself whether it has missed anything."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from tenfold.protocol.game import Seat
from tenfold.server.storage.database import Database
from tenfold.server.table.log import Entry
from tenfold.wire.choices import Phrase

LONGEST_ENTRIES: Final = 4_000  # bytes; longer ones are looked up

logger = logging.getLogger(__name__)


class _Message(msgspec.Struct, array_like=True):
    table: str


class Stored(_Message, tag="stored"):
    """A table has a new version; without entries, or if some lie between, they are to be looked up."""

    version: int
    entries: tuple[Entry, ...] = ()


class Gone(_Message, tag="gone"):
    """A table was deleted."""


class Said(_Message, tag="said"):
    seat: Seat
    phrase: Phrase


class WhoIsThere(_Message, tag="who"):
    """Whoever has somebody connected to this table is to say so."""


class Present(_Message, tag="present"):
    """Who is connected to a server at a table, and when others left it, as far as it knows."""

    server: str
    seats: list[Seat]
    watchers: int
    left: dict[Seat, int] = {}


Message: TypeAlias = Stored | Gone | Said | WhoIsThere | Present

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Message).decode


class Bus:
    def __init__(self, database: Database) -> None:
        self.server = secrets.token_hex(4)  # this one's name among the others
        self._database = database

    def publish(self, message: Message) -> None:
        if self._database.shared:
            self._database.publish(_encode(message).decode())

    def subscribe(self, hear: Callable[[Message], None]) -> None:
        def read(text: str) -> None:
            try:
                message = _decode(text)
            except msgspec.MsgspecError:  # from a server of another version
                logger.warning("another server said something unreadable", extra={"message_text": text[:100]})
            else:
                hear(message)

        self._database.subscribe(read)


def stored(table: str, version: int, entries: Sequence[Entry]) -> Stored:
    """With the entries if they are short, so that most servers need not look them up."""
    is_short = len(_encode(entries)) <= LONGEST_ENTRIES
    return Stored(table, version, tuple(entries) if is_short else ())
