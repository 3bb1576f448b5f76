"""At a table that waits, whoever made it decides, and nobody keeps a seat from others without being there."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from server.serving import Client, Refusal, Server, level, mover, serving
from server.test_whole_games import everybody_agrees, one_decision, record_is_right

from tenfold.server.lobby import MOST_WAITING
from tenfold.server.table import deadlines, log
from tenfold.server.table.change import Change
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.table import Table
from tenfold.server.table.waiting import ATTENDED, open_seat
from tenfold.wire.table import Agreement

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
LISTED = {"listed": True}


def key_of(client: Client, table: str, seat: int) -> str:
    """Why somebody may not sit down."""
    with pytest.raises(Refusal) as refused:
        client.sit(table, seat)
    return str(refused.value.key)


@pytest.mark.parametrize("agreement", [{}, LISTED])
def test_of_a_stranger_calling_off_a_table_that_waits_means_leaving(
    server: Server, agreement: dict[str, Any]
) -> None:
    host, stranger = Client(server), Client(server)
    table = host.make(seats=[MINE, OPEN, OPEN], agreement=agreement)
    host.connect(table)
    stranger.sit(table, 1)
    stranger.connect(table)
    stranger.command("abort")
    level(host, stranger)
    assert host.table["status"] == "waiting"
    assert [seat["kind"] for seat in host.table["seats"]] == ["person", "open", "open"]
    host.command("abort")
    assert host.now["ending"]["reason"] == "aborted"
    for client in (host, stranger):
        client.close()


def test_a_stranger_does_not_call_off_a_listed_game_that_has_begun(server: Server) -> None:
    host, stranger = Client(server), Client(server)
    table = host.make(seats=[MINE, OPEN], agreement=LISTED)
    host.connect(table)
    stranger.sit(table, 1)
    stranger.connect(table)
    stranger.command("abort")
    level(host, stranger)
    assert host.table["status"] == "playing"
    assert [seat["kind"] for seat in host.table["seats"]] == ["person", "bot"]
    for client in (host, stranger):
        client.close()


def test_a_stranger_takes_one_seat_of_a_listed_table(server: Server) -> None:
    host, stranger, friend = Client(server), Client(server), Client(server)
    table = host.make(seats=[MINE, OPEN, OPEN, OPEN], agreement=LISTED)
    stranger.sit(table, 1)
    assert key_of(stranger, table, 2) == "table.sits_already"
    host.sit(table, 2)  # it is the owner's table, and perhaps two share a screen
    private = host.make(seats=[MINE, OPEN, OPEN, OPEN])
    friend.sit(private, 1)
    friend.sit(private, 2)


def test_nobody_has_seats_at_more_than_some_tables_that_wait(server: Server) -> None:
    host, stranger = Client(server), Client(server)
    tables = [host.make(seats=[MINE, OPEN, OPEN]) for _ in range(MOST_WAITING + 1)]
    for table in tables[:-1]:
        stranger.sit(table, 1)
    assert key_of(stranger, tables[-1], 1) == "table.waits_often"
    del stranger.secrets[1:]
    stranger.connect(tables[0])
    stranger.command("leave", seat=1)
    stranger.sit(tables[-1], 1)
    stranger.close()


def test_the_owner_frees_a_seat_and_who_was_sent_away_does_not_come_back(server: Server) -> None:
    host, guest, next_guest = Client(server), Client(server), Client(server)
    table = host.make(seats=[MINE, OPEN, OPEN], agreement={"lot": False})  # no bot moves first
    guest.sit(table, 1)
    host.connect(table)
    guest.connect(table)
    assert guest.refused("free_seat", seat=0) == "table.not_the_owner"
    assert host.refused("free_seat", seat=0) == "table.not_somebody_elses"
    assert host.refused("free_seat", seat=2) == "table.not_somebody_elses"
    host.command("free_seat", seat=1)
    level(host, guest)
    freed = guest.table["seats"][1]
    assert (freed["kind"], freed["name"], freed["bot"]) == ("open", None, None)
    assert guest.refused("leave", seat=1) == "table.not_your_seat"
    assert key_of(guest, table, 1) == "table.sent_away"
    next_guest.sit(table, 1)
    host.command("start", bot="random")
    assert host.refused("free_seat", seat=1) == "table.has_begun"
    for client in (host, guest):
        client.close()


def test_a_game_begins_with_those_who_came_and_is_the_same_after_a_restart(tmp_path: Path) -> None:
    """Without the empty seats: everybody is told where they sit now, and plays to the end."""
    deck = {"B1": 5, "G2": 5, "O3": 5}
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}") as server:
        host, guest = Client(server), Client(server)
        options = {"edition": "aeg", "seats": 4, "deck": deck, "start": 3}
        table = host.make(seats=[MINE, OPEN, OPEN, OPEN], options=options, agreement={"lot": False})
        host.connect(table)
        assert host.refused("start") == "table.seats_open"  # nobody else is there
        guest.sit(table, 3)
        guest.connect(table)
        assert host.command("start", command="go")["type"] == "accepted"
        guest.until(lambda client: client.table["status"] == "playing")
        assert (host.mine, guest.mine, host.now["to_move"]) == ([0], [1], 1)
        assert [seat["kind"] for seat in host.table["seats"]] == ["person", "person"]
        assert host.command("start", command="go")["type"] == "accepted"  # sent again, it is not done again
        guest.move("draw")
        server.kill()
        server.start()
        for client in (host, guest):
            client.connect(table)
        assert (host.mine, guest.mine, len(host.moves)) == ([0], [1], 2)
        while not host.is_over:
            one_decision(mover([host, guest]), random.Random(1))
            level(host, guest)
        everybody_agrees([host, guest])
        record_is_right(host)
        (mine,) = guest.call("GET", "/api/tables/mine?status=over")["tables"]
        assert mine["mine"] == [1]
        for client in (host, guest):
            client.close()


# Seats that nobody attends to, by a clock told by hand


def waiting_table(**agreed: Any) -> Table:
    row = TableRow(
        id="aaaaaaaaaa",
        created=0,
        game="cards",
        options={"edition": "aeg", "seats": 3},
        agreement=Agreement(**agreed),
        secret=bytes(32),
        opening=0,
        status="waiting",
        owner="host",
        due=None,
    )
    table = Table(row, [SeatRow("person", "host", "H", digest="h"), SeatRow("open"), SeatRow("open")])
    Change(table, 0).add(log.SEATED)
    return table


def sit(table: Table, seat: int, at: int) -> None:
    table.seats[seat] = SeatRow("person", f"p{seat}", "S", digest="s")
    Change(table, at).add(log.SEATED, seat)


def look(table: Table, at: int, away: deadlines.Away | None = None) -> list[int]:
    """The seats that are open again after somebody has seen to the table."""
    change = Change(table, at)
    deadlines.enforce(change, away or {})
    return [entry.seat for entry in change.entries]


def test_a_seat_of_a_listed_table_is_open_again_when_its_holder_is_not_there() -> None:
    table = waiting_table(listed=True)
    assert deadlines.due(table, 0) is None
    sit(table, 1, 1_000)
    sit(table, 2, 2_000)
    assert deadlines.due(table, 2_000) == 1_000 + ATTENDED
    assert look(table, ATTENDED, {1: 0, 2: 0}) == []
    assert look(table, 2_000 + ATTENDED, {1: 0}) == [1]
    assert [row.kind for row in table.seats] == ["person", "open", "person"]
    assert deadlines.due_again(table, 2_000 + ATTENDED, {}) == 2_000 + 2 * ATTENDED
    left = 1_000 + 2 * ATTENDED
    assert look(table, 2_000 + 2 * ATTENDED, {2: left}) == []  # only a moment ago
    assert look(table, left + ATTENDED, {2: left}) == [2]


def test_whoever_was_given_the_link_keeps_the_seat() -> None:
    table = waiting_table()
    sit(table, 1, 1_000)
    assert deadlines.due(table, 1_000) is None
    assert look(table, 10 * ATTENDED, {0: 0, 1: 0}) == []


def test_an_owner_who_is_away_keeps_the_table() -> None:
    table = waiting_table(listed=True)
    sit(table, 1, 0)
    open_seat(Change(table, 5), 1)
    assert deadlines.due(table, 5) is None
    assert look(table, 10 * ATTENDED, {0: 0, 1: 0}) == []
