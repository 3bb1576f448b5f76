"""How a game begins and ends beside the rules: draws, resigning, leaving, calling off, bots alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.at_the_table import BOT, MINE, NUMBERS, OPEN, TILES, alone, one_move, play_to_the_end
from server.serving import Client, Refusal, Server, at_table, level, serving
from server.test_whole_games import everybody_agrees, record_is_right

from tenfold.server.lobby import MOST_WATCHED, MOST_WATCHED_AT_HOME


def test_a_draw_is_offered_refused_and_agreed_to(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        one, two = clients
        for yes in (False, True):
            one.command("offer_draw")
            assert one.refused("offer_draw") == "table.question_stands"
            level(*clients)
            two.command("answer", yes=yes)
            level(*clients)
            assert one.is_over is yes
        assert (one.now["ending"]["reason"], one.now["ending"]["winners"]) == ("agreed", [])
        everybody_agrees(clients)


def test_of_two_who_resigns_has_lost(server: Server) -> None:
    with at_table(server, 2) as clients:
        assert clients[0].refused("resign", seat=1) == "table.not_your_seat"
        clients[0].command("resign", seat=0)
        level(*clients)
        ending = clients[1].now["ending"]
        assert (ending["reason"], ending["winners"], ending["seat"]) == ("resigned", [1], 0)
        assert clients[1].refused("move", moves=["draw"]) == "table.not_playing"


def test_of_three_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    options = {"edition": "aeg", "seats": 3, "start": 1, "deck": NUMBERS}  # the bot is not to move yet
    with at_table(server, 3, options=options, agreement={"lot": False}) as clients:
        gone, *rest = clients
        gone.command("resign", seat=0)
        level(*clients)
        name = gone.table["seats"][0]["name"]
        assert rest[0].table["seats"][0] == {
            "kind": "bot", "name": name, "bot": "rocco", "left": 0, "resigned": True,
            "program": False,
        }  # fmt: skip
        assert rest[0].table["seats"][1]["left"] is None
        assert gone.refused("say", seat=0, phrase="bye") == "table.not_your_seat"
        play_to_the_end(rest)
        record_is_right(rest[0])
        gone.close()
        gone.connect(rest[0].id)
        assert gone.mine == []


def test_who_has_left_is_not_there_any_more(server: Server) -> None:
    with at_table(server, 3) as clients:
        gone, *rest = clients
        gone.connect(gone.id)
        gone.command("leave", seat=0)
        assert gone.wait("presence") == {"type": "presence", "online": [1, 2], "watchers": 1, "away": []}
        rest[0].until(lambda client: client.heard[-1].get("online") == [1, 2])


def test_a_game_is_called_off_only_before_anybody_has_moved(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        one_move(clients)
        assert clients[1].refused("abort") == "table.has_moved"
    with at_table(server, 2, "tiles", options=TILES) as clients:
        clients[1].command("abort")
        level(*clients)
        assert clients[0].now["ending"]["reason"] == "aborted"


def test_a_seat_is_open_again_when_somebody_leaves_before_the_game(server: Server) -> None:
    host, guest, next_guest = Client(server), Client(server), Client(server)
    table = host.make(seats=[MINE, OPEN, OPEN])
    guest.sit(table, 2)
    host.connect(table)
    guest.connect(table)
    guest.command("leave", seat=2)
    level(host, guest)
    assert host.table["seats"][2]["kind"] == "open"
    next_guest.sit(table, 2)
    guest.until(lambda guest: guest.table["seats"][2]["kind"] == "person")
    assert guest.refused("leave", seat=2) == "table.not_your_seat"  # the old secret opens nothing
    assert host.command("start", bot="random")["type"] == "update"
    assert [seat["kind"] for seat in host.table["seats"]] == ["person", "bot", "person"]
    for client in (host, guest):
        client.close()


def test_only_the_owner_starts_early(server: Server) -> None:
    host, guest = Client(server), Client(server)
    table = host.make(seats=[MINE, OPEN, OPEN])
    guest.sit(table, 2)
    guest.connect(table)
    host.connect(table)
    assert guest.refused("start", bot="greedy") == "table.not_the_owner"
    assert host.refused("start", bot="nobody") == "server.unknown_bot"
    assert host.refused("move", moves=["draw"]) == "table.not_playing"
    for client in (host, guest):
        client.close()


def test_the_open_seats_go_to_different_bots(server: Server) -> None:
    host = alone(server, seats=[MINE, OPEN, {"kind": "bot", "bot": "basil"}, OPEN, OPEN])
    host.command("start", bot="rocco")
    assert [seat.get("bot") for seat in host.table["seats"]] == [None, "rocco", "basil", "momo", "frieda"]
    host.close()


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [
        ("cards", {"edition": "aeg", "seats": 1, "target": 10}, ["expert"]),
        ("cards", {"edition": "aeg", "seats": 3}, ["rocco", "momo", "willa"]),
        ("tiles", {"edition": "steffen"}, ["bruno", "wanda"]),
    ],
)
def test_the_houses_opponents_play_each_other_for_whoever_watches(
    server: Server, game: str, options: dict[str, Any], bots: list[str]
) -> None:
    watcher = Client(server)
    table = watcher.make(game=game, seats=[{"kind": "bot", "bot": bot} for bot in bots], options=options)
    watcher.connect(table)
    watcher.until(lambda watcher: watcher.is_over)
    assert watcher.now["ending"]["reason"] == "rules"
    assert [seat["bot"] for seat in watcher.table["seats"][: len(bots)]] == bots
    me = watcher.call("GET", "/api/me")
    assert me["solo"] == []
    assert not me.get("statistics")
    listed = watcher.call("GET", "/api/tables")["tables"]
    assert table not in [one["table"]["id"] for one in listed]
    watcher.close()


def test_programs_play_each_other_nowhere_but_in_the_arena(server: Server) -> None:
    watcher, rocco, greedy = Client(server), {"kind": "bot", "bot": "rocco"}, BOT
    for seats in ([greedy], [rocco, greedy]):
        options = {"edition": "aeg", "seats": len(seats)} | ({"target": 10} if len(seats) == 1 else {})
        with pytest.raises(Refusal) as refusal:
            watcher.make(seats=seats, options=options)
        assert refusal.value.body["key"] == "table.only_bots"


def test_nobody_lets_many_games_be_played_at_once(server: Server) -> None:
    watcher, seats = Client(server), [{"kind": "bot", "bot": "rocco"}] * 5
    for _ in range(MOST_WATCHED):  # each takes them longer than it takes to ask for one more
        watcher.make(seats=seats)
    with pytest.raises(Refusal) as refusal:
        watcher.make(seats=seats)
    assert refusal.value.body["key"] == "table.watches_often"


def test_nor_a_household_by_many_cookies(tmp_path: Path) -> None:
    seats = [{"kind": "bot", "bot": "rocco"}] * 5
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}") as server:  # there, no bot moves
        for _ in range(MOST_WATCHED_AT_HOME):
            Client(server).make(seats=seats)
        with pytest.raises(Refusal) as refusal:
            Client(server).make(seats=seats)
        assert refusal.value.body["key"] == "table.watches_often"
        assert refusal.value.body["details"] == {"most": MOST_WATCHED_AT_HOME}
        Client(server).make(seats=[MINE, BOT])  # where somebody plays, there is no end to it


@pytest.mark.parametrize("word", ["bell\x07", "line\nfeed", "\u202ebidi"])
def test_a_word_that_cannot_be_mixed_in_is_refused_before_it_does_harm(server: Server, word: str) -> None:
    host, guest = Client(server), Client(server)
    with pytest.raises(Refusal) as refusal:
        host.make(seats=[MINE, OPEN], word=word)
    assert refusal.value.key == "options.word"
    table = host.make(seats=[MINE, OPEN])
    with pytest.raises(Refusal):
        guest.sit(table, 1, word=word)
    guest.sit(table, 1, word="good")
    guest.connect(table)
    assert guest.table["status"] == "playing"
    guest.close()
