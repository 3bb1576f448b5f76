"""Who comes back is told what happened: after a restart, after a take-back, and if it was too much."""

from __future__ import annotations

from typing import Any

from server.serving import Client, Server, serving

from tenfold.server.table import missed

MINE = {"kind": "mine"}
CARDS = {"edition": "aeg", "seats": 2}


def at(server: Server, **more: Any) -> Client:
    client = Client(server)
    client.connect(client.make("cards", [MINE, MINE], options=CARDS, **more))
    return client


def play(client: Client, count: int) -> list[dict[str, Any]]:
    """Makes some decisions; the moves as everybody was told of them."""
    told = []
    for _ in range(count):
        told += client.move(client.now["legal"][-1])["moves"]
    return told


def come_back(client: Client, since: int) -> dict[str, Any]:
    """Somebody else, who saw the table up to a version."""
    other = Client(client.server)
    welcome = other.connect(client.id, since)
    other.close()
    return welcome


def test_a_restart_hides_nothing(database_url: str) -> None:
    with serving(database_url) as server:
        client = at(server)
        play(client, 3)
        for end in (server.kill, server.stop):
            seen = client.version
            told = play(client, 5)
            end()
            server.start()
            client.connect(client.id)
            told += play(client, 2)
            welcome = come_back(client, seen)
            assert (welcome["missed"], welcome["missed_all"]) == (told, True)
            assert [move["token"] for move in welcome["missed"]] == welcome["moves"][-len(told) :]
            assert any(move["events"] for move in told)
            welcome = come_back(client, client.version)
            assert (welcome["missed"], welcome["missed_all"]) == ([], True)
        client.close()


def test_what_was_taken_back_was_not_missed(server: Server) -> None:
    """Somebody knew more moves than still stand; what was made instead is told."""
    client = at(server, agreement={"takeback": "free"})
    while "draw" in client.now["legal"]:
        client.move("numbers" if "numbers" in client.now["legal"] else client.now["legal"][0])
    play(client, 1)
    seen, known = client.version, len(client.moves)
    stand = client.command("take_back")["kept"]
    assert stand < known
    assert come_back(client, seen)["missed"] == []
    told = play(client, 2)
    welcome = come_back(client, seen)
    assert (welcome["missed"], welcome["missed_all"]) == (told, True)
    assert len(welcome["moves"]) == stand + len(told)
    client.close()


def test_too_much_is_told_from_nothing(server: Server) -> None:
    client = at(server)
    start = client.version
    told: list[dict[str, Any]] = []
    while len(told) <= missed.MOST:
        told += play(client, 1)
    welcome = come_back(client, start)
    assert (welcome["missed"], welcome["missed_all"]) == ([], False)
    most = [move for move in told if move["number"] > len(told) - missed.MOST]
    seen = next(message["version"] for message in client.heard if message["type"] == "update"
                and message["moves"] and message["moves"][-1]["number"] >= most[0]["number"] - 1)  # fmt: skip
    welcome = come_back(client, seen)
    assert welcome["missed_all"]
    assert welcome["missed"] == [move for move in told if move["number"] > len(told) - len(welcome["missed"])]
    assert len(welcome["missed"]) > missed.MOST - 10
    client.close()


def test_a_version_that_there_has_never_been_is_no_reason_to_be_silent(server: Server) -> None:
    """As after a backup was restored: what the client knows is not what there is."""
    client = at(server)
    play(client, 2)
    welcome = come_back(client, client.version + 5)
    assert (welcome["missed"], welcome["missed_all"]) == ([], False)
    assert welcome["moves"] == client.moves
    assert come_back(client, client.version)["missed_all"]
    client.close()
