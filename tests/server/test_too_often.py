"""What is done too often is done no more: nobody is flooded, and no log is filled."""

from __future__ import annotations

from server.at_the_table import MINE, OPEN, TILES, one_move
from server.serving import Client, Refusal, Server, at_table, level, mover

from tenfold.server.lobby import NEW_KEYS, SEATINGS
from tenfold.server.table.questions import AT_ONCE, DECISIONS
from tenfold.server.table.takeback import MOST_TAKEN_BACK


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
