"""What people can do at a table beside moving: over the socket, with everybody told the same."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import pytest
from server.databases import NewUrl
from server.serving import Client, Refusal, Server, at_table, level, mover, serving
from server.test_whole_games import everybody_agrees, record_is_right

from tenfold.server.lobby import MOST_WATCHED, MOST_WATCHED_AT_HOME, NEW_KEYS, SEATINGS
from tenfold.server.table.questions import AT_ONCE, DECISIONS
from tenfold.server.table.rematch import MOST_INVITATIONS
from tenfold.server.table.takeback import MOST_TAKEN_BACK

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
    options = {"edition": "aeg", "seats": 3, "start": 1, "deck": NUMBERS}  # the bot is not to move yet
    with at_table(server, 3, options=options, agreement={"lot": False}) as clients:
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
        assert gone.wait("presence") == {"type": "presence", "online": [1, 2], "watchers": 1, "away": []}
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
            watcher.refused("decline"),
            watcher.refused("withdraw"),
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


# What is done too often


def test_only_so_many_phrases_are_heard_at_once(server: Server) -> None:
    with at_table(server, 2) as clients:
        talker, listener = clients
        for number in range(300):
            talker.send({"type": "say", "id": f"p{number}", "seat": 0, "phrase": "hello"})
        answers = [talker.wait("accepted", "refused") for _ in range(300)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert {answer["key"] for answer in refused} == {"table.talks_much"}
        listener.command("say", seat=1, phrase="bye")  # the other one may still speak
        heard = [message for message in listener.heard if message["type"] == "said"]
        assert len(heard) == 301 - len(refused)
        assert len(heard) < 100


def test_nobody_is_asked_the_same_again_and_again(server: Server) -> None:
    """Whether the question is refused, withdrawn or falls; when the game has gone on, one may ask again."""
    with at_table(server, 2) as clients:  # a card game: ten decisions do not end it
        for _ in range(AT_ONCE):
            asker, friend = clients
            assert asker.command("offer_draw")["now"]["question"]
            asker.command("withdraw")
        assert asker.refused("offer_draw") == "table.asked_often"
        level(*clients)
        assert friend.command("offer_draw")["now"]["question"]  # each for themselves
        level(*clients)
        asker.command("answer", yes=False)
        for _ in range(DECISIONS):
            one_move(clients)
        assert asker.command("offer_draw")["now"]["question"]


def test_whoever_asks_sees_who_has_agreed_and_may_withdraw(server: Server) -> None:
    options = {"edition": "aeg", "seats": 3, "start": 0}
    with at_table(server, 3, options=options, agreement={"lot": False}) as clients:
        asker, friend, third = clients
        asker.command("offer_draw")
        level(*clients)
        friend.command("answer", yes=True)
        level(*clients)
        question = asker.now["question"]
        assert (question["agreed"], question["waiting_for"]) == ([1], [2])
        assert third.refused("withdraw") == "table.not_your_question"
        assert asker.command("withdraw")["declined"] == 0
        level(*clients)
        assert third.now["question"] is None
        assert third.refused("answer", yes=True) == "table.no_question"
        asker.command("offer_draw")
        level(*clients)
        assert third.command("answer", yes=False)["declined"] == 2


def test_new_keys_are_given_so_often_and_fill_no_log(server: Server) -> None:
    with at_table(server, 2) as clients:
        one, two = clients
        version = two.version
        given, key = 0, None
        while key is None:
            try:
                one.call("POST", f"/api/tables/{one.id}/keys")
                given += 1
            except Refusal as refusal:
                key = refusal.key
        assert key == "table.keys_often"
        assert given <= 2 * NEW_KEYS
        assert two.call("POST", f"/api/tables/{two.id}/keys")  # the other one may
        two.until(lambda client: client.version == version + given + 1)


def test_sitting_down_and_leaving_fills_no_log(server: Server) -> None:
    host, guest = Client(server), Client(server)
    table = host.make(seats=[MINE, OPEN, OPEN])
    keys: set[str | None] = set()
    for _ in range(SEATINGS + 5):
        try:
            guest.sit(table, 1)
        except Refusal as refusal:
            keys.add(refusal.key)
            break
        guest.secrets = guest.secrets[-1:]
        guest.connect(table)
        guest.command("leave", seat=1)
    assert keys == {"table.sits_often"}
    guest.close()


def test_who_may_take_back_freely_does_not_go_on_with_it_for_ever(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES, agreement={"takeback": "free"}) as clients:
        client = mover(clients)
        for _ in range(MOST_TAKEN_BACK):
            client.move(client.now["legal"][0])
            assert client.command("take_back")["type"] == "update"
        client.move(client.now["legal"][0])
        assert client.refused("take_back") == "table.taken_back_often"


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
