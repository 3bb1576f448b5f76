"""What is done may be taken back: freely where it harms nobody, else if the others agree."""

from __future__ import annotations

import pytest
from server.at_the_table import BOT, MINE, TILES, alone, one_move, other
from server.serving import Server, at_table, level
from server.test_whole_games import everybody_agrees


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
