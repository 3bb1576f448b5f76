"""What people can do at a table beside moving: over the socket, with everybody told the same."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest
from server.serving import Client, Refusal, Server, at_table, level, mover
from server.test_whole_games import everybody_agrees, record_is_right

MINE, OPEN, BOT = {"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
TILES: dict[str, Any] = {"edition": "steffen", "open": True}
NUMBERS = {f"{colour}{number}": 1 for colour in "BGOP" for number in range(1, 6)}


def one_move(clients: list[Client]) -> Client:
    """Whoever is to move makes a move; who it was."""
    client = mover(clients)
    answer = client.move(client.now["legal"][0])
    assert answer["type"] == "update", answer
    level(*clients)
    return client


def other(clients: list[Client], client: Client) -> Client:
    return next(one for one in clients if one is not client)


def alone(server: Server, **more: Any) -> Client:
    client = Client(server)
    client.connect(client.make(**more))
    return client


# Taking back


def test_solo_goes_back_behind_a_card_but_then_it_is_practice(server: Server) -> None:
    options = {"edition": "aeg", "seats": 1, "target": 5, "start": 0, "deck": {"B1": 9, "G2": 9, "O3": 9}}
    client = alone(server, seats=[MINE], options=options, agreement={"lot": False})
    assert client.now["take_back"] == []
    client.move("draw")
    card = client.moves[1]
    client.move("numbers")
    assert not client.now["take_back_is_practice"]
    client.command("take_back")
    assert (client.moves, client.table["practice"]) == (["draw", card], False)
    assert (client.now["take_back"], client.now["take_back_is_practice"]) == ([0], True)
    client.command("take_back")
    assert (client.moves, client.table["practice"], client.now["take_back"]) == ([], True, [])
    assert client.refused("take_back") == "table.nothing_to_take_back"
    client.move("draw")
    assert client.moves[1] == card
    client.close()


@pytest.mark.parametrize("is_open", [True, False])
def test_of_tiles_against_a_bot_the_last_decision_is_taken_back(server: Server, is_open: bool) -> None:
    options = {"edition": "steffen", "open": is_open, "start": 0}
    client = alone(server, game="tiles", seats=[MINE, BOT], options=options, agreement={"lot": False})
    before = client.moves, client.now["legal"]
    client.move(client.now["legal"][0])
    client.until(lambda client: client.is_mine)  # the bot has answered
    assert client.now["take_back_is_practice"]
    assert client.command("take_back")["type"] == "update"
    assert (client.moves, client.now["legal"]) == before
    assert client.table["practice"]
    client.close()


def test_practice_counts_for_nothing_and_its_record_says_so(server: Server) -> None:
    client = alone(server, game="tiles", seats=[MINE, BOT], options={"edition": "steffen", "open": True})
    client.until(lambda client: client.is_mine)
    assert "practice" not in client.call("GET", f"/api/records/{client.id}")["meta"]
    client.move(client.now["legal"][0])
    client.until(lambda client: client.is_mine)
    client.command("take_back")
    client.command("resign", seat=0)
    record = client.call("GET", f"/api/records/{client.id}")
    assert record["meta"]["practice"] is True
    assert client.call("GET", "/api/me")["statistics"] == []
    (listed,) = client.call("GET", "/api/records?mine=true")["tables"]
    assert listed["table"]["practice"] is True
    kept = client.call("POST", "/api/records", record)["id"]
    assert client.call("GET", f"/api/records/{kept}/story")["table"]["practice"] is True
    client.close()


def test_who_passes_the_screen_takes_back_freely_but_not_behind_another_seat(server: Server) -> None:
    client = alone(server, game="tiles", seats=[MINE, MINE], options=TILES)
    first = client.now["to_move"]
    client.move(client.now["legal"][0])
    assert client.now["to_move"] != first
    assert client.command("take_back")["type"] == "update"
    assert (client.moves, client.now["to_move"]) == ([], first)
    assert client.refused("take_back") == "table.nothing_to_take_back"
    client.close()


def test_elsewhere_the_others_are_asked(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        one_move(clients)
        client = one_move(clients)
        friend, before = other(clients, client), clients[0].moves
        assert client.command("take_back")["now"]["question"]["kind"] == "take_back"
        level(*clients)
        assert client.refused("answer", yes=True) == "table.not_asked"
        friend.command("answer", yes=False)
        level(*clients)
        assert (client.moves, client.now["question"]) == (before, None)
        client.command("take_back")
        level(*clients)
        friend.command("answer", yes=True)
        level(*clients)
        assert client.moves == before[:1]
        assert client.is_mine
        everybody_agrees(clients)


def test_a_question_ends_when_the_game_moves_on(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        client = one_move(clients)
        client.command("take_back")
        one_move(clients)
        assert client.now["question"] is None
        assert other(clients, client).refused("answer", yes=True) == "table.no_question"


def test_a_question_falls_when_somebody_leaves_who_has_not_answered(server: Server) -> None:
    options = {"edition": "aeg", "seats": 3, "start": 0}
    with at_table(server, 3, options=options, agreement={"lot": False}) as clients:
        first, second, third = clients
        first.command("offer_draw")
        level(*clients)
        second.command("leave", seat=1)
        level(*clients)
        assert first.now["question"] is None
        assert third.refused("answer", yes=True) == "table.no_question"
        assert first.command("offer_draw")["now"]["question"]["waiting_for"] == [2]


def test_a_table_may_agree_to_take_nothing_back(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES, agreement={"takeback": "never"}) as clients:
        assert one_move(clients).refused("take_back") == "table.no_take_back"


# Ways out


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
    options = {"edition": "aeg", "seats": 3, "deck": NUMBERS}
    with at_table(server, 3, options=options) as clients:
        gone, *rest = clients
        gone.command("resign", seat=0)
        level(*clients)
        name = gone.table["seats"][0]["name"]
        assert rest[0].table["seats"][0] == {
            "kind": "bot", "name": name, "bot": "rocco", "left": 0, "resigned": True
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
        assert gone.wait("presence") == {"type": "presence", "online": [1, 2], "watchers": 1}
        rest[0].until(lambda client: client.heard[-1].get("online") == [1, 2])


def play_to_the_end(clients: list[Client]) -> None:
    dice = random.Random(1)
    while not clients[0].is_over:
        level(*clients)
        for client in clients:
            if client.is_mine and not client.is_over:
                client.move(dice.choice(client.now["legal"]))
                break
        else:
            clients[0].receive()
        level(*clients)


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
    assert host.refused("start") == "table.seats_open"
    assert host.refused("start", bot="nobody") == "server.unknown_bot"
    assert host.refused("move", moves=["draw"]) == "table.not_playing"
    for client in (host, guest):
        client.close()


def test_bots_play_among_themselves_only_to_show_a_solo_game(server: Server) -> None:
    watcher = Client(server)
    expert, greedy = ({"kind": "bot", "bot": name} for name in ("expert", "greedy"))
    for seats in ([greedy], [expert, expert]):
        options = {"edition": "aeg", "seats": len(seats)} | ({"target": 10} if len(seats) == 1 else {})
        with pytest.raises(Refusal) as refusal:
            watcher.make(seats=seats, options=options)
        assert refusal.value.body["key"] == "table.only_bots"
    table = watcher.make(seats=[expert], options={"edition": "aeg", "seats": 1, "target": 10})
    watcher.connect(table)
    watcher.until(lambda watcher: watcher.is_over)
    assert watcher.now["ending"]["reason"] == "rules"
    assert watcher.call("GET", "/api/me")["solo"] == []
    watcher.close()


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


# Watching, talking, trying


def test_a_watcher_sees_all_and_can_do_nothing(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        watcher = Client(server)
        watcher.connect(clients[0].id)
        one_move(clients)
        level(*clients, watcher)
        assert watcher.moves == clients[0].moves
        assert watcher.mine == []
        keys = [
            watcher.refused("move", moves=[watcher.now["legal"][0]]),
            watcher.refused("try", moves=[watcher.now["legal"][0]]),
            watcher.refused("take_back"),
            watcher.refused("offer_draw"),
            watcher.refused("answer", yes=True),
            *(watcher.refused(kind, seat=0) for kind in ("resign", "leave", "return")),
            watcher.refused("abort"),
            watcher.refused("start", bot="greedy"),
            watcher.refused("say", seat=0, phrase="hello"),
            watcher.refused("rematch"),
        ]
        assert set(keys) <= {"table.not_your_turn", "table.nothing_to_take_back", "table.not_your_seat",
                             "table.no_question", "table.not_the_owner", "table.not_over"}  # fmt: skip
        watcher.close()


def test_phrases_are_heard_by_all(server: Server) -> None:
    with at_table(server, 2) as clients:
        clients[0].command("say", seat=0, phrase="good_luck")
        assert clients[1].wait("said") == {"type": "said", "seat": 0, "phrase": "good_luck"}


def test_a_phrase_that_is_sent_again_is_heard_once(server: Server) -> None:
    with at_table(server, 2) as clients:
        for phrase, command in (("good_luck", "one"), ("good_luck", "one"), ("bye", "two")):
            answer = clients[0].command("say", command=command, seat=0, phrase=phrase)
            assert answer["type"] == "accepted"
        assert [clients[1].wait("said")["phrase"] for _ in range(2)] == ["good_luck", "bye"]


def test_trying_changes_nothing_and_says_how_far_it_went(server: Server) -> None:
    with at_table(server, 2, options={"edition": "aeg", "seats": 2, "deck": NUMBERS}) as clients:
        client = mover(clients)
        tried = client.command("try", moves=["draw", "numbers"])
        assert (tried["made"], tried["key"]) == (1, "table.too_many_moves")
        assert client.command("try", moves=["numbers"])["made"] == 0
        assert client.command("try", moves=["nonsense"])["key"] == "unreadable.token"
        watcher = Client(server)
        assert watcher.connect(client.id)["version"] == client.version
        assert (watcher.moves, watcher.view) == (client.moves, client.view)
        watcher.close()


def test_trying_says_what_a_bid_and_its_payment_would_do(server: Server) -> None:
    options = {"edition": "aeg", "seats": 2, "deck": {"*4": 2, "B*": 2}}
    with at_table(server, 2, options=options) as clients:
        mover(clients).move("draw")
        client = mover(clients)
        outlook = client.command("try", moves=[])["outlook"]
        assert outlook["bids"] == {"lowest": 1, "purse": 5}
        assert [one["move"] for one in outlook["prospects"]] == [f"bid:{amount}" for amount in range(1, 6)]
        assert outlook["prospects"][1] == {
            "move": "bid:2",
            "points": 1,
            "tokens": 3,
            "busts": 0,
            "cards": 0,
        }
        client.move("bid:2")
        mover(clients).move("pass")
        payment = mover(clients).command("try", moves=["spend:$"])["outlook"]["payment"]
        assert (payment["points"], payment["tokens"]) == (1, 4)
        assert payment["means"] == [{"piece": "$", "copies": 5, "points": 0}]


def test_a_batch_is_made_whole_or_not_at_all(server: Server) -> None:
    with at_table(server, 2, options={"edition": "aeg", "seats": 2, "deck": NUMBERS}) as clients:
        client = mover(clients)
        client.move("draw")
        assert client.refused("move", moves=["numbers", "buy:B9"]).startswith("illegal.")
        assert client.refused("move", moves=["numbers", "nonsense"]) == "unreadable.token"
        assert len(client.moves) == 2


# Playing again, and playing on


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


def test_from_a_position_people_play_on_with_cards_of_their_own(server: Server) -> None:
    with at_table(server, 2, options={"edition": "trefl", "seats": 2, "deck": NUMBERS}) as clients:
        for _ in range(4):
            one_move(clients)
        old = clients[0]
        beginning = {"table": old.id, "move": 3}
        client = alone(
            server, seats=[MINE, MINE], options={"edition": "aeg", "seats": 2}, beginning=beginning
        )
        assert client.moves[:3] == old.moves[:3]
        assert client.table["opening"] == 3
        assert client.table["commitment"] != old.table["commitment"]
        play_to_the_end([client])
        record_is_right(client)
        client.close()
        with pytest.raises(Refusal) as refusal:
            Client(server).make(seats=[MINE, MINE], beginning={"table": old.id, "move": 999})
        assert refusal.value.key == "table.no_such_move"
