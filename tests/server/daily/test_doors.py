"""What a game of the deal of the day allows, and to whom."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from server.serving import Client, Refusal, Server, connect, serving

MINE = {"kind": "mine"}
SEALED = (403, "daily.sealed")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        f"sqlite:{tmp_path_factory.mktemp('doors') / 'tenfold.sqlite'}", bots="1", hints="1", reviews="1"
    ) as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Iterator[Client]:
    """Somebody in the middle of a first attempt."""
    client = Client(server)
    begin(client, "tiles")
    step(client)
    yield client
    client.close()


def begin(client: Client, game: str) -> str:
    started = client.call("POST", f"/api/daily/{game}/start")
    assert started["counts"]
    client.secrets = [key["secret"] for key in started["keys"]]
    client.connect(started["id"])
    client.until(lambda one: one.is_mine)
    return str(started["id"])


def step(client: Client) -> None:
    client.move(client.now["legal"][0])
    client.until(lambda one: one.is_over or one.is_mine)


def finish(client: Client) -> None:
    while not client.is_over:
        step(client)


def day_of(client: Client) -> int:
    return int(client.call("GET", "/api/daily")["day"])


def refusal(client: Client, method: str, path: str, body: object = None) -> tuple[int, str | None]:
    with pytest.raises(Refusal) as refused:
        client.call(method, path, body)
    return refused.value.status, refused.value.key


def test_nothing_is_taken_back_hinted_explained_or_called_off(ada: Client) -> None:
    assert ada.table["daily"] == {"day": day_of(ada), "counts": True}
    assert ada.refused("take_back") == "table.no_take_back"
    assert ada.refused("hint", version=ada.version) == "hint.not_here"
    bots = [number for number, move in enumerate(ada.moves, 1) if move.startswith("place")]
    for number in bots:
        assert ada.refused("why", move=number) == "hint.not_here"
    assert ada.refused("abort") in ("table.has_moved", "daily.no_abort")
    assert refusal(ada, "POST", f"/api/records/{ada.id}/review") == (400, "review.not_over")
    body = {"game": "tiles", "options": {"edition": "steffen"}, "seats": [MINE, MINE]}
    beginning = {"beginning": {"table": ada.id, "move": 1}}
    assert refusal(ada, "POST", "/api/tables", body | beginning) == SEALED


def test_a_game_without_a_move_is_not_called_off_either(server: Server) -> None:
    client = Client(server)
    begin(client, "cards")
    assert client.refused("abort") == "daily.no_abort"
    client.close()


def test_nobody_else_sees_a_game_before_the_deal_is_closed(ada: Client, server: Server) -> None:
    """Neither while it goes on nor afterwards; whoever plays it sees all of it, on any device."""
    phrase = ada.call("POST", "/api/me/phrase")["phrase"]
    telephone = Client(server)
    telephone.call("POST", "/api/me/recover", {"phrase": phrase, "keep_others": True})
    for _ in range(2):
        others = [Client(server), played(server)]
        for path in (f"/api/tables/{ada.id}", *(f"/api/records/{ada.id}{part}" for part in PARTS)):
            for other in others:
                assert refusal(other, "GET", path) == SEALED
            for own in (ada, telephone):
                own.call("GET", path)
        for other in others:
            assert refusal(other, "GET", f"/api/records/{ada.id}/review") == SEALED
            assert refusal(other, "POST", f"/api/records/{ada.id}/review") == SEALED
            assert refusal(other, "POST", f"/api/tables/{ada.id}/keys") == (400, "table.not_your_seat")
            assert refusal(other, "POST", f"/api/tables/{ada.id}/seats/0", {})[0] == 400
            other.close()
            other.secrets = []
            with pytest.raises(AssertionError):
                watch(other, ada.id)
            assert other.heard[-1] == {"type": "goodbye", "key": "daily.sealed", "details": {}}
            other.close()
        finish(ada)
    assert ada.call("GET", f"/api/records/{ada.id}/review")["status"] in (
        "none",
        "waiting",
        "running",
        "done",
    )
    assert "secret" not in ada.call("GET", f"/api/records/{ada.id}")["meta"]["shuffle"]
    assert ada.refused("rematch") == "daily.no_rematch"
    assert ada.command("why", move=1)["type"] in ("refused", "explanation")


PARTS = ("", "/story", "/positions/1", "/check")


def played(server: Server) -> Client:
    """Somebody who has played the same deal."""
    client = Client(server)
    begin(client, "tiles")
    finish(client)
    return client


def watch(client: Client, table: str) -> None:
    client.socket = connect(f"ws://{client.server.address}/socket/{table}").__enter__()
    client.send({"type": "hello", "secrets": [], "since": None})
    assert client.receive()["type"] == "welcome"


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_a_first_attempt_is_one_and_the_same_deal_is_practised_afterwards(server: Server, game: str) -> None:
    client = Client(server)
    day = day_of(client)
    path = f"/api/daily/{day}/{game}/practice"
    assert refusal(client, "POST", path, {}) == (400, "daily.first_attempt_first")
    table = begin(client, game)
    assert refusal(client, "POST", path, {}) == (400, "daily.first_attempt_first")
    assert client.call("POST", f"/api/daily/{game}/start")["id"] == table
    client.close()
    begin(client, game)
    finish(client)
    moves = client.moves
    assert refusal(client, "POST", f"/api/daily/{game}/start") == (400, "daily.played")
    assert client.call("GET", "/api/me")["statistics"] == client.call("GET", "/api/me")["solo"] == []
    client.close()
    for move in (0, len(moves) // 2):
        again = client.call("POST", path, {"move": move})
        assert not again["counts"]
        client.secrets = [key["secret"] for key in again["keys"]]
        client.connect(again["id"])
        assert client.table["practice"]
        assert client.table["daily"] == {"day": day, "counts": False}
        client.until(lambda one: one.is_mine)
        while not client.is_over:
            client.move(moves[len(client.moves)])
            client.until(lambda one: one.is_over or one.is_mine)
        assert client.moves == moves  # the same cards, the same answers
        assert refusal(Client(server), "GET", f"/api/records/{again['id']}") == SEALED
        client.close()
    state = next(deal for deal in client.call("GET", "/api/daily")["deals"] if deal["game"] == game)
    assert state["mine"]["table"] == table


def test_who_leaves_has_lost_and_does_not_begin_again(server: Server) -> None:
    client = Client(server)
    begin(client, "cards")
    client.command("leave", seat=0)
    client.close()
    assert refusal(client, "POST", "/api/daily/cards/start") == (400, "daily.played")
    page = client.call("GET", f"/api/daily/{day_of(client)}/cards")
    result = page["mine"]["result"]
    assert (result["won"], result["share"], result["ended"], result["lead"]) == (False, 0.0, "resigned", None)


def test_the_game_without_its_luck_is_what_its_review_says(server: Server) -> None:
    """The server asks for it by itself."""
    client = Client(server)
    table = begin(client, "tiles")
    finish(client)
    client.close()
    path, deadline = f"/api/daily/{day_of(client)}/tiles", time.monotonic() + 240
    while (net := client.call("GET", path)["mine"]["result"]["net"]) is None:
        assert time.monotonic() < deadline
        time.sleep(0.5)
    seat = client.call("GET", f"/api/records/{table}/review")["review"]["seats"][0]
    assert net == {
        "lost": seat["errors"],
        "luck": seat["luck"],
        "adjusted": seat["adjusted"],
        "accuracy": seat["accuracy"],
    }


def test_all_that_is_kept_of_a_person_is_told_to_them_and_goes_with_them(server: Server) -> None:
    client = Client(server)
    begin(client, "cards")
    finish(client)
    client.close()
    (kept,) = client.call("GET", "/api/me/data")["daily"]
    assert kept["day"] == day_of(client)
    assert [game["game"] for game in kept["games"]] == ["cards"]
    client.call("DELETE", "/api/me")
    assert client.call("GET", "/api/daily/calendar")["days"] == []


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_kill_9_in_the_middle_loses_nothing(database_url: str, game: str) -> None:
    with serving(database_url, bots="1") as server:
        client = Client(server)
        table = begin(client, game)
        deals = client.call("GET", "/api/daily/commitments")
        for _ in range(2):
            step(client)
            known = client.moves
            server.kill()
            client.close()
            server.start()
            assert client.call("GET", "/api/daily/commitments") == deals
            assert begin(client, game) == table
            assert client.moves[: len(known)] == known
        finish(client)
        server.kill()
        client.close()
        server.start()
        page = client.call("GET", f"/api/daily/{day_of(client)}/{game}")
        assert page["field"]["people"] == 1
        assert page["mine"]["moves"] == len(client.moves)
        assert refusal(client, "POST", f"/api/daily/{game}/start") == (400, "daily.played")
