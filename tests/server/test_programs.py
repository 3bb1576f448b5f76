"""Programs that play over the interface: they say so, are marked wherever seats are told, and sit down where
the table lets them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from server.at_the_table import MINE, OPEN, TILES, play_to_the_end
from server.serving import Client, Refusal, Server, level

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_a_game.py"
ALLOWED = {"programs": True}


def program(server: Server, name: str = "Robbie") -> Client:
    client = Client(server)
    assert client.call("POST", "/api/me", {"name": name, "program": True})["program"]
    return client


def refusal(client: Client, method: str, path: str, body: object) -> str:
    with pytest.raises(Refusal) as refused:
        client.call(method, path, body)
    return str(refused.value.key)


def test_it_is_said_once_and_stays(server: Server) -> None:
    robbie = program(server)
    assert refusal(robbie, "POST", "/api/me", {"program": False}) == "person.stays_as_it_is"
    assert robbie.call("POST", "/api/me", {"name": "Robbie II"})["program"]
    assert robbie.call("GET", "/api/me/data")["person"]["program"]
    phrase = robbie.call("POST", "/api/me/phrase")["phrase"]
    elsewhere = Client(server)
    assert elsewhere.call("POST", "/api/me/recover", {"phrase": phrase})["program"]


def test_nobody_becomes_a_program_later_and_none_is_without_a_name(server: Server) -> None:
    anna = Client(server)
    assert not anna.call("POST", "/api/me", {"name": "Anna"})["program"]
    assert refusal(anna, "POST", "/api/me", {"program": True}) == "person.stays_as_it_is"
    assert refusal(Client(server), "POST", "/api/me", {"program": True}) == "person.empty_name"


def test_it_sits_down_only_where_the_table_lets_it(server: Server) -> None:
    anna, robbie = Client(server), program(server)
    closed, allowed = anna.make(), anna.make(agreement=ALLOWED)
    assert refusal(robbie, "POST", f"/api/tables/{closed}/seats/1", {}) == "table.no_programs"
    robbie.sit(allowed, 1)
    seats = anna.call("GET", f"/api/tables/{allowed}")["seats"]
    assert [seat["program"] for seat in seats] == [False, True]


def test_its_own_table_says_so_by_itself(server: Server) -> None:
    robbie, anna, marvin = program(server), Client(server), program(server, "Marvin")
    table = robbie.make("cards", [MINE, OPEN, OPEN], agreement={"listed": True})
    listed = anna.call("GET", "/api/tables")["tables"]
    (shown,) = [one["table"] for one in listed if one["table"]["id"] == table]
    assert shown["agreement"]["programs"]
    assert [seat["program"] for seat in shown["seats"]] == [True, False, False]
    anna.sit(table, 1)
    marvin.sit(table, 2)


def test_it_is_marked_to_the_end_and_beyond(server: Server) -> None:
    anna, robbie = Client(server), program(server)
    table = anna.make("tiles", options=TILES, agreement=ALLOWED)
    robbie.sit(table, 1)
    clients = [anna, robbie]
    for client in clients:
        client.connect(table)
    level(*clients)
    play_to_the_end(clients)
    assert anna.call("GET", f"/api/records/{table}")["meta"]["programs"] == [False, True]
    robbie.call("DELETE", "/api/me")
    forgotten = anna.call("GET", f"/api/tables/{table}")["seats"][1]
    assert (forgotten["name"], forgotten["program"]) == (None, True)
    for client in clients:
        client.close()


def test_it_plays_again_with_whom_it_has_played(server: Server) -> None:
    anna, robbie = Client(server), program(server)
    table = anna.make("tiles", options=TILES, agreement=ALLOWED)
    robbie.sit(table, 1)
    for client in (anna, robbie):
        client.connect(table)
    level(anna, robbie)
    play_to_the_end([anna, robbie])
    anna.command("rematch")
    robbie.command("rematch")
    again = anna.call("GET", f"/api/tables/{table}")["rematch"]
    seats = anna.call("GET", f"/api/tables/{again}")["seats"]
    assert [(seat["kind"], seat["program"]) for seat in seats] == [("person", True), ("person", False)]
    for client in (anna, robbie):
        client.close()


def test_a_record_that_is_brought_in_keeps_the_marks(server: Server) -> None:
    anna = Client(server)
    moves = ["3", "place:0,0"]
    options = {"edition": "steffen", "open": False, "start": 0}
    meta = {"names": ["Anna", "Robbie"], "programs": [False, True]}
    record = {"format": "tenfold/1", "game": "tiles", "options": options, "moves": moves, "result": None}
    kept = anna.call("POST", "/api/records", {**record, "meta": meta})
    told = anna.call("GET", f"/api/records/{kept['id']}")
    assert told["meta"]["programs"] == [False, True]
    assert [seat["program"] for seat in anna.call("GET", f"/api/tables/{kept['id']}")["seats"]] == [
        False,
        True,
    ]


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_the_example_sits_down_by_a_link_and_plays_to_the_end(server: Server, game: str) -> None:
    anna = Client(server)
    anna.call("POST", "/api/me", {"name": "Anna"})
    table = anna.make(game, [MINE, OPEN], agreement=ALLOWED)
    anna.connect(table)
    told: list[str] = []
    command = [sys.executable, str(EXAMPLE), f"http://{server.address}/t/{table}", "--name", "Robbie"]

    def play() -> None:
        told.append(subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout)

    playing = Thread(target=play)
    playing.start()
    anna.until(lambda client: client.table["status"] == "playing")
    play_to_the_end([anna])
    playing.join()
    anna.close()
    assert "(rules)" in told[0]
    assert [(seat["name"], seat["program"]) for seat in anna.table["seats"]] == [
        ("Anna", False),
        ("Robbie", True),
    ]
    (result,) = anna.call("GET", "/api/me/data")["results"]
    assert (result["change_people"], result["change_bots"]) == (None, None)


def test_the_example_says_why_it_may_not_sit_down(server: Server) -> None:
    table = Client(server).make()
    command = [sys.executable, str(EXAMPLE), f"http://{server.address}/t/{table}"]
    told = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60).stderr
    assert "no programs" in told, json.dumps(told)
