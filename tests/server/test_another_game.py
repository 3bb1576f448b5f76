"""Another game: whoever wishes to asks, and each of the others comes or does not."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from server.at_the_table import BOT, MINE, TILES, alone
from server.databases import NewUrl
from server.serving import Client, Refusal, Server, at_table, level, serving

from tenfold.server.table.rematch import MOST_INVITATIONS


def test_two_who_ask_for_a_rematch_at_once_meet_at_the_same_table(server: Server) -> None:
    for _ in range(5):
        with at_table(server, 2, "tiles", options=TILES) as clients:
            clients[0].command("resign", seat=0)
            level(*clients)
            asking = [threading.Thread(target=one.command, args=("rematch",)) for one in clients]
            for thread in asking:
                thread.start()
            for thread in asking:
                thread.join()
            level(*clients)
            table = clients[0].table["rematch"]
            assert table
            assert clients[1].table["rematch"] == table
            mine = clients[1].call("GET", "/api/tables/mine")["tables"]
            assert [one["table"]["id"] for one in mine] == [table]
            for seat, client in enumerate(clients):
                client.connect(table)  # with the same secrets
                assert client.mine == [1 - seat]


def again_of(asker: Client) -> dict[str, Any]:
    """The table to which one who resigns asks the others."""
    asker.command("resign", seat=asker.mine[0])
    assert asker.command("rematch")["type"] in ("accepted", "update")
    asker.until(lambda client: client.table["rematch"] is not None)
    assert asker.table["rematch_by"] == asker.mine[0]
    again: dict[str, Any] = asker.call("GET", f"/api/tables/{asker.table['rematch']}")
    return again


def test_who_is_asked_for_another_game_comes_or_does_not(server: Server) -> None:
    for comes in (True, False):
        with at_table(server, 2, "tiles", options=TILES) as clients:
            anna, ben = clients
            again = again_of(anna)
            name = ben.table["seats"][1]["name"]
            assert again["status"] == "waiting"
            assert again["owner"] == 1
            assert (again["seats"][0]["kind"], again["seats"][0]["name"]) == ("open", name)
            stranger = Client(server)
            with pytest.raises(Refusal) as refused:
                stranger.sit(again["id"], 0)
            assert refused.value.key == "table.seat_held"
            ben.until(lambda client: client.table["rematch"] is not None)
            assert ben.table["rematch_by"] == 0
            answer = ben.command("rematch" if comes else "decline")
            assert answer["type"] == "accepted"
            told = anna.call("GET", f"/api/tables/{again['id']}")
            assert told["status"] == ("playing" if comes else "waiting")
            assert told["seats"][0]["name"] == (name if comes else None)
            for client, seat in zip(clients, (1, 0), strict=True):
                client.connect(again["id"])  # with the same secrets
                assert client.mine == ([seat] if comes or client is anna else [])


def test_who_asked_for_another_game_begins_without_those_who_did_not_come(server: Server) -> None:
    """A bot that takes the seat is a bot, and plays for nobody."""
    with at_table(server, 2, "tiles", options=TILES) as clients:
        anna, ben = clients
        again = again_of(anna)
        anna.connect(again["id"])
        assert anna.command("start", bot="greedy")["type"] == "update"
        assert (anna.table["seats"][0]["kind"], anna.table["seats"][0]["name"]) == ("bot", None)
        ben.until(lambda client: client.table["rematch"] is not None)
        assert ben.refused("rematch") == "table.has_begun"
        mine = ben.call("GET", "/api/tables/mine")["tables"]
        assert all(one["table"]["id"] != again["id"] for one in mine)


@pytest.mark.parametrize("going", [{"kind": "abort"}, {"kind": "leave", "seat": 1}])
def test_whoever_has_left_asks_nobody_any_more_and_others_may(server: Server, going: dict[str, Any]) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        anna, ben = clients
        first = again_of(anna)
        caller = Client(server)
        caller.secrets = anna.secrets
        caller.connect(first["id"])
        ben.until(lambda client: client.table["rematch"] == first["id"])
        caller.command(**going)
        caller.close()
        ben.until(lambda client: client.table["rematch"] is None)
        assert ben.table["rematch_by"] is None
        ben.command("rematch")
        ben.until(lambda client: client.table["rematch"] not in (None, first["id"]))
        assert ben.table["rematch_by"] == 1


def test_nobody_asks_for_another_game_over_and_over(server: Server) -> None:
    """Each of those tables is kept, and told to everybody."""
    with at_table(server, 2, "tiles", options=TILES) as (anna, ben):
        again_of(anna)
        for _ in range(MOST_INVITATIONS - 1):
            call_off(anna)
            assert anna.command("rematch")["type"] in ("accepted", "update")
        call_off(anna)
        assert anna.refused("rematch") == "table.invites_often"
        ben.until(lambda client: client.table["rematch"] is None)
        assert ben.command("rematch")["type"] in ("accepted", "update"), "others may"


def call_off(client: Client) -> None:
    """Another game that a client has asked for."""
    client.until(lambda client: client.table["rematch"] is not None)
    caller = Client(client.server)
    caller.secrets = client.secrets
    caller.connect(client.table["rematch"])
    caller.command("abort")
    caller.close()
    client.until(lambda client: client.table["rematch"] is None)


def test_tables_of_another_game_are_counted_like_others(new_sqlite_url: NewUrl) -> None:
    with serving(new_sqlite_url(), tables_per_hour="2") as server:
        client = alone(server, game="tiles", seats=[MINE, MINE], options=TILES)
        again = again_of(client)["id"]
        client.connect(again)
        client.command("resign", seat=0)
        assert client.refused("rematch") == "server.too_many_requests"
        client.close()


def test_against_bots_and_round_one_screen_another_game_begins_at_once(server: Server) -> None:
    for seats in ([MINE, BOT], [MINE, MINE]):
        client = alone(server, game="tiles", seats=seats, options=TILES)
        assert again_of(client)["status"] == "playing"
        client.close()
