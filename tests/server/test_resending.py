"""A command that is sent again is done once; and none is taken for another's."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from server.serving import Client, Server, at_table, level, mover, serving

from tenfold.server.storage.database import Statement, open_database
from tenfold.server.table import log
from tenfold.server.table.log import Entry, SeatRow
from tenfold.server.table.resent_commands import BETWEEN, REMEMBERED, CommandMemory, IdUsed, Sent, read, sent
from tenfold.wire import socket as wire

TILES: dict[str, Any] = {"edition": "steffen", "open": True}
LONG: dict[str, Any] = {"edition": "steffen", "open": True, "second_round_limit": 200}
MINE = {"kind": "mine"}


def move(client: Client, name: str, token: str | None = None) -> dict[str, Any]:
    return client.command("move", moves=[token or client.now["legal"][0]], command=name)


def test_two_who_use_the_same_ids_both_move(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        for number in range(4):
            one = mover(clients)
            before = one.version
            answer = move(one, str(number // 2))
            assert (answer["type"], answer["version"]) == ("update", before + 1)
        level(*clients)
        assert len(clients[0].moves) == 4


def test_an_id_is_told_to_its_client_alone(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        one = mover(clients)
        (two,) = (client for client in clients if client is not one)
        same_seat, watcher = Client(server), Client(server)
        same_seat.secrets = one.secrets
        for client in (same_seat, watcher):
            client.connect(one.id)
        assert move(one, "mine")["command"] == "mine"
        level(one, two, same_seat, watcher)
        told = [client.heard[-1]["command"] for client in (two, same_seat, watcher)]
        assert told == [None, "mine", None]
        for client in (same_seat, watcher):
            client.close()


def test_what_somebody_else_has_done_is_no_answer_to_me(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        one = mover(clients)
        (two,) = (client for client in clients if client is not one)
        token = one.now["legal"][0]
        move(one, "1", token)
        level(*clients)
        watcher = Client(server)
        watcher.connect(one.id)
        assert watcher.refused("move", moves=[token], command="1") == "table.not_your_turn"
        watcher.close()
        assert move(two, "2")["type"] == "update"
        level(*clients)
        assert two.refused("move", moves=[token], command="1") == "table.not_your_turn"


def test_something_else_with_an_id_of_before_is_refused(server: Server) -> None:
    """A client that counts anew after it was started again must not believe that it has moved."""
    client = Client(server)
    client.connect(client.make("tiles", [MINE, MINE], options=TILES))
    first, second = client.now["legal"][:2]
    answer = move(client, "1", first)
    assert client.refused("move", moves=[second], command="1") == "message.id_used"
    assert client.refused("resign", seat=0, command="1") == "message.id_used"
    again = client.command("move", moves=[first], command="1", version=0)
    assert again == {"type": "accepted", "id": "1", "version": answer["version"]}
    client.close()


def test_a_command_is_known_after_many_others_and_a_restart(database_url: str) -> None:
    with serving(database_url) as server:
        client = Client(server)
        table = client.make("cards", [MINE, MINE], agreement={"takeback": "free"})
        client.connect(table)
        seen, token = client.version, client.now["legal"][0]
        answer = move(client, "first", token)
        for number in range(100):
            assert move(client, str(number))["type"] == "update"
        known = {"type": "accepted", "id": "first", "version": answer["version"]}
        assert client.command("move", moves=[token], version=seen, command="first") == known
        server.kill()
        server.start()
        client.connect(table)
        assert client.command("move", moves=[token], version=seen, command="first") == known
        client.close()


def test_who_has_left_is_answered_again_and_whoever_comes_is_somebody_else(server: Server) -> None:
    host, guest, next_guest = (Client(server) for _ in range(3))
    table = host.make("cards", [MINE, {"kind": "open"}, {"kind": "open"}])
    host.connect(table)
    guest.sit(table, 1)
    guest.connect(table)
    left = guest.command("leave", seat=1, command="1")
    assert left["type"] == "update"
    guest.connect(table)
    assert guest.command("leave", seat=1, command="1")["version"] == left["version"]
    next_guest.sit(table, 1)
    next_guest.connect(table)
    assert next_guest.command("leave", seat=1, command="1")["type"] == "update"
    for client in (host, guest, next_guest):
        client.close()


def test_the_log_of_an_older_version_still_knows_its_commands(database_url: str) -> None:
    """There the id stands alone, and the seat beside it says whose it was."""
    with serving(database_url) as server, at_table(server, 2, "tiles", options=TILES) as clients:
        one = mover(clients)
        (two,) = (client for client in clients if client is not one)
        token = one.now["legal"][0]
        answer = move(one, "1", token)
        server.stop()
        asyncio.run(write_plain_ids(database_url))
        server.start()
        for client in clients:
            client.connect(client.id)
        assert move(one, "1", token) == {"type": "accepted", "id": "1", "version": answer["version"]}
        assert move(two, "1")["type"] == "update"


async def write_plain_ids(url: str) -> None:
    database = open_database(url)
    await database.open()
    rows = await database.fetch("SELECT table_id, number, command FROM entries WHERE command IS NOT NULL")
    sql = "UPDATE entries SET command = $3 WHERE table_id = $1 AND number = $2"
    await database.commit([Statement(sql, (table, number, read(text).id)) for table, number, text in rows])
    await database.close()


def entry(number: int, text: str | None, kind: str = log.MOVE, seat: int = 0) -> Entry:
    return Entry(number, 0, kind, seat, "", text)


SEATS = [SeatRow("person", digest="a" * 64), SeatRow("person", digest="b" * 64)]
ANNA, BEN = {"a" * 64}, {"b" * 64}


def test_what_is_written_down_says_whose_and_what() -> None:
    command = sent(wire.Move("7", 41, ["draw"]), ANNA)
    assert command == sent(wire.Move("7", 42, ["draw"]), ANNA)
    assert command.content != sent(wire.Move("7", 41, ["numbers"]), ANNA).content
    text = command.text(SEATS)
    assert text == BETWEEN.join(("a" * 8, command.content, "7"))
    assert read(text) == ("a" * 8, command.content, "7")
    assert read("7") == (None, None, "7")


def test_a_command_leads_to_its_last_entry() -> None:
    memory = CommandMemory()
    command = sent(wire.Move("7", 41, ["draw"]), ANNA)
    text = command.text(SEATS)
    assert [memory.remember(entry(number, text)) for number in (1, 2, 3)] == [True, False, False]
    assert not memory.remember(entry(4, None))
    assert memory.find(command, ()) == (3,)
    assert memory.find(command._replace(digests=BEN), ()) is None
    with pytest.raises(IdUsed):
        memory.find(command._replace(content="other"), ())


@pytest.mark.parametrize(
    ("kind", "seat", "held", "is_known"),
    [
        (log.MOVE, 0, {0}, True),
        (log.MOVE, 0, {1}, False),
        (log.START, log.NOBODYS, {1}, True),
        (log.SEATED, 1, {0}, True),  # whoever left holds nothing any more
    ],
)
def test_an_id_that_stands_alone_is_that_of_its_seat(
    kind: str, seat: int, held: set[int], is_known: bool
) -> None:
    memory = CommandMemory()
    memory.remember(entry(5, "7", kind, seat))
    assert (memory.find(Sent("7", "any", ANNA), held) is not None) == is_known


def test_the_oldest_commands_of_an_endless_table_are_forgotten() -> None:
    memory = CommandMemory()
    for number in range(REMEMBERED + 1):
        memory.remember(entry(number, BETWEEN.join(("a" * 8, "same", str(number)))))
    assert memory.find(Sent("0", "same", ANNA), ()) is None
    assert memory.find(Sent("1", "same", ANNA), ()) == (1,)
