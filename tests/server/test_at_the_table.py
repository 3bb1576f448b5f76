"""What people do at a table beside deciding: watch, talk, try, and play on from a position."""

from __future__ import annotations

import pytest
from server.at_the_table import MINE, NUMBERS, TILES, alone, one_move, play_to_the_end
from server.serving import Client, Refusal, Server, at_table, level, mover
from server.test_whole_games import record_is_right


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
