"""What one server tells another arrives as it was sent."""

from __future__ import annotations

import pytest

from tenfold.server.live.bus import (
    LONGEST_ENTRIES,
    Bus,
    Gone,
    Message,
    Present,
    Said,
    Stored,
    WhoIsThere,
    stored,
)
from tenfold.server.storage.database import Hear
from tenfold.server.storage.sqlite import SqliteDatabase
from tenfold.server.table import log
from tenfold.server.table.log import Entry

ENTRY = Entry(3, 1_000, log.MOVE, 0, "draw", "c1")


class Loudspeaker(SqliteDatabase):
    """Tells everything to whoever hears it."""

    shared = True

    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    def publish(self, message: str) -> None:
        for hear in self._hearers:
            hear(message)

    def subscribe(self, hear: Hear) -> None:
        self._hearers.append(hear)


@pytest.mark.parametrize(
    "message",
    [
        Stored("aaaaaaaaaa", 3),
        Stored("aaaaaaaaaa", 3, (ENTRY, Entry(4, 1_000, log.AWAY, 1, '{"bot": "greedy"}', None))),
        Gone("aaaaaaaaaa"),
        Said("aaaaaaaaaa", 0, "well_played"),
        WhoIsThere("aaaaaaaaaa"),
        Present("aaaaaaaaaa", "12345678", [0, 2], 5),
    ],
    ids=lambda message: type(message).__name__,
)
def test_every_message_arrives_as_it_was_sent(message: Message) -> None:
    database, heard = Loudspeaker(), list[Message]()
    Bus(database).subscribe(heard.append)
    Bus(database).publish(message)
    assert heard == [message]


def test_what_cannot_be_read_is_passed_over() -> None:
    database, heard = Loudspeaker(), list[Message]()
    Bus(database).subscribe(heard.append)
    for text in ("stored aaaaaaaaaa 3", '["said","aaaaaaaaaa",0,"something rude"]', '["new"]', ""):
        database.publish(text)
    assert heard == []


def test_entries_that_are_too_long_to_tell_are_to_be_looked_up() -> None:
    assert stored("aaaaaaaaaa", 3, [ENTRY]).entries == (ENTRY,)
    long = ENTRY._replace(body="x" * LONGEST_ENTRIES)
    assert stored("aaaaaaaaaa", 3, [long]) == Stored("aaaaaaaaaa", 3)
