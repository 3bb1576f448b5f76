"""What real games, over real sockets, do to what people have played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.serving import Client, Server, at_table, level, mover, serving

from tenfold.server.table.contest import FEWEST_DECISIONS, UNTRIED

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
SHORT = {"B1": 3, "G2": 3, "$1": 2}
WON, LOST = {"B1": 1}, {"B1": 1, "B2": 1}  # alone, whoever draws the last card wins


def play_on(*clients: Client) -> None:
    """To the end; a bot may sit there too."""
    while not clients[0].is_over:
        level(*clients)
        mine = [client for client in clients if client.is_mine]
        if mine:
            mine[0].move(mine[0].now["legal"][-1])
        elif not clients[0].is_over:
            clients[0].receive()
    level(*clients)


def statistics(client: Client, game: str = "cards") -> dict[str, Any]:
    found = [one for one in client.call("GET", "/api/me")["statistics"] if one["game"] == game]
    return dict(found[0]) if found else {}


def solo(client: Client, target: int, deck: dict[str, int]) -> bool:
    """Plays alone with a deck; whether it was won."""
    options = {"edition": "trefl", "seats": 1, "target": target, "deck": deck}
    client.connect(client.make("cards", [MINE], options=options))
    while not client.is_over:
        client.move(client.now["legal"][-1])
    client.close()
    client.secrets.clear()
    return bool(client.now["ending"]["winners"] == [0])


def progress(client: Client) -> dict[str, Any]:
    (found,) = client.call("GET", "/api/me")["solo"]
    return dict(found)


def test_a_campaign_goes_on_from_target_to_target(server: Server) -> None:
    client = Client(server)
    expected: dict[str, Any] = {"edition": "trefl", "games": 0, "wins": 0}
    for target, deck, beaten, following in (
        (4, LOST, [], 4),
        (5, WON, [5], 6),
        (5, LOST, [5], 6),
        (4, WON, [4, 5], 6),
        (10, WON, [4, 5, 10], 10),
    ):
        is_won = solo(client, target, deck)
        assert is_won == (deck == WON)
        expected["games"] += 1
        expected["wins"] += is_won
        assert progress(client) == {**expected, "beaten": beaten, "next_target": following}
    assert client.call("GET", "/api/me")["statistics"] == []
    results = client.call("GET", "/api/me/data")["results"]
    assert [result["target"] for result in results] == [4, 5, 5, 4, 10]
    assert [result["share"] for result in results] == [0, 1, 0, 1, 1]


def test_giving_up_alone_is_a_loss(server: Server) -> None:
    client = Client(server)
    client.connect(client.make("cards", [MINE], options={"edition": "aeg", "seats": 1, "target": 10}))
    client.command("resign", seat=0)
    client.close()
    assert progress(client) == {"edition": "aeg", "games": 1, "wins": 0, "next_target": 4, "beaten": []}


def test_two_people_share_one_victory(server: Server) -> None:
    with at_table(server, 2, options={"edition": "aeg", "seats": 2, "deck": SHORT}) as clients:
        play_on(*clients)
        ending = clients[0].now["ending"]
        told = [statistics(client) for client in clients]
    assert [one["games"] for one in told] == [1, 1]
    assert sum(one["wins"] for one in told) == 1
    assert [one["mean_score"] for one in told] == ending["result"]["scores"]
    assert all(one["rating_people"] is None and one["rating_bots"] is None for one in told)


def test_whoever_resigns_has_lost_and_ratings_show_after_some_games(server: Server) -> None:
    anna, ben = Client(server), Client(server)
    for game in range(5):
        table = anna.make("tiles", [MINE, OPEN])
        ben.sit(table, 1)
        for client in (anna, ben):
            client.connect(table)
        for _ in range(2 * FEWEST_DECISIONS):
            one = mover([anna, ben])
            one.move(one.now["legal"][0])
        ben.command("resign", seat=1)
        told = [statistics(client, "tiles")["rating_people"] for client in (anna, ben)]
        assert all((rating is not None) == (game == 4) for rating in told)
        for client in (anna, ben):
            client.close()
            client.secrets.clear()
    won, lost = told
    assert won > 1500 > lost
    assert won + lost == pytest.approx(3000)
    assert (statistics(anna, "tiles")["wins"], statistics(ben, "tiles")["wins"]) == (5, 0)
    assert statistics(anna, "tiles")["mean_score"] is None
    assert statistics(anna) == {}


def test_resigning_at_once_lifts_nobodys_rating(server: Server) -> None:
    """Two browsers may be one person."""
    anna, ben = Client(server), Client(server)
    for _ in range(6):
        table = anna.make("tiles", [MINE, OPEN])
        ben.sit(table, 1)
        ben.connect(table)
        ben.command("resign", seat=1)
        ben.close()
        ben.secrets.clear()
    assert statistics(anna, "tiles")["rating_people"] is None
    assert [one["change_people"] for one in anna.call("GET", "/api/me/data")["results"]] == [None] * 6


def test_a_hint_before_resigning_does_not_undo_a_loss(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", bots="1", hints="1") as server:
        for decisions, counted in ((1, 0), (UNTRIED, 1)):
            client = Client(server)
            client.connect(client.make("tiles", [MINE, {"kind": "bot", "bot": "greedy"}]))
            for _ in range(decisions):
                client.until(lambda client: client.is_mine)
                client.move(client.now["legal"][0])
            client.until(lambda client: client.is_mine)
            client.send({"type": "hint", "id": "hint", "version": client.version})
            client.until(lambda client: client.table["practice"])
            assert client.table["loss_counts"] is bool(counted)
            client.command("resign", seat=0)
            client.close()
            results = client.call("GET", "/api/me/data")["results"]
            assert [one["share"] for one in results] == [0] * counted
            assert all(one["change_bots"] < 0 for one in results)


def test_passing_the_device_round_counts_for_nobody(server: Server) -> None:
    client = Client(server)
    client.connect(client.make("tiles", [MINE, MINE]))
    client.command("resign", seat=1)
    client.close()
    assert client.call("GET", "/api/me")["statistics"] == []


def test_a_game_called_off_counts_nothing(server: Server) -> None:
    with at_table(server, 2) as clients:
        mover(clients).command("abort")
        assert statistics(clients[0]) == {}


def test_a_game_from_the_middle_of_another_counts_nothing(server: Server) -> None:
    client = Client(server)
    first = client.make("tiles", [MINE, {"kind": "bot", "bot": "random"}])
    begun = {"table": first, "move": 1}
    client.connect(client.make("tiles", [MINE, {"kind": "bot", "bot": "random"}], beginning=begun))
    assert client.table["opening"] == 1
    client.command("resign", seat=0)
    client.close()
    assert client.call("GET", "/api/me")["statistics"] == []


def test_losing_to_a_bot_moves_the_other_rating(server: Server) -> None:
    client = Client(server)
    for _ in range(5):
        client.connect(client.make("tiles", [MINE, {"kind": "bot", "bot": "greedy"}]))
        client.command("resign", seat=0)
        client.close()
        client.secrets.clear()
    told = statistics(client, "tiles")
    assert told["rating_people"] is None
    assert 1400 < told["rating_bots"] < 1440


def test_whoever_leaves_has_lost_and_does_not_come_along_to_the_next_game(server: Server) -> None:
    with at_table(server, 3, options={"edition": "aeg", "seats": 3, "deck": SHORT}) as (anna, ben, cleo):
        cleo.command("leave", seat=2)
        play_on(anna, ben)
        assert (statistics(cleo)["games"], statistics(cleo)["wins"]) == (1, 0)
        assert statistics(anna)["games"] == statistics(ben)["games"] == 1
        anna.command("rematch")
        anna.until(lambda client: client.table["rematch"] is not None)
        again = anna.call("GET", f"/api/tables/{anna.table['rematch']}")
        assert [seat["kind"] for seat in again["seats"]] == ["bot", "person", "open"]
        assert [seat["name"] is None for seat in again["seats"]] == [True, False, False]
        assert all(
            one["table"]["id"] != again["id"] for one in cleo.call("GET", "/api/tables/mine")["tables"]
        )


def test_a_result_survives_the_servers_death(tmp_path: Path) -> None:
    """The last move was acknowledged, and at once the server is gone."""
    options = {"edition": "aeg", "seats": 2, "deck": SHORT}
    with (
        serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", bots="1") as server,
        at_table(server, 2, options=options) as clients,
    ):
        while True:
            client = mover(clients)
            client.move(client.now["legal"][-1])
            if client.is_over:
                break
        server.kill()
        server.start()
        told = [statistics(client) for client in clients]
        assert [one["games"] for one in told] == [1, 1]
        assert sum(one["wins"] for one in told) == 1
