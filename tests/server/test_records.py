"""Records that are downloaded and opened again, and games that nobody knows."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from earlier_rules import OPTIONS as SOLO
from earlier_rules import earlier_record
from server.serving import Client, Refusal, Server, serving

from tenfold.protocol.game import Json

OPTIONS = {"edition": "aeg", "seats": 2}
MINE, BOT = {"kind": "mine", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}


def test_bots_keep_their_names_when_a_record_is_opened_again(server: Server) -> None:
    client = Client(server)
    table = client.make(seats=[MINE, BOT, BOT], options={"edition": "aeg", "seats": 3})
    client.connect(table)
    record = client.call("GET", f"/api/records/{table}")
    assert record["meta"]["names"] == ["Ana", "Pip", "Juno"]
    assert record["meta"]["bots"] == [None, "greedy", "greedy"]
    brought = client.call("POST", "/api/records", record)["id"]
    story = client.call("GET", f"/api/records/{brought}/story")
    assert [seat["name"] for seat in story["table"]["seats"]] == ["Ana", "Pip", "Juno"]


def test_a_record_of_old_that_calls_bots_by_their_strength_gets_their_names(server: Server) -> None:
    client = Client(server)
    meta = {"names": ["Ana", "greedy"], "bots": [None, "greedy"]}
    record: Json = {"format": "tenfold/1", "game": "cards", "options": OPTIONS, "moves": [], "result": None}
    brought = client.call("POST", "/api/records", {**record, "meta": meta})["id"]
    seats = client.call("GET", f"/api/records/{brought}/story")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Pip"]


def test_a_game_of_the_lab_is_opened_with_the_names_of_its_bots(server: Server) -> None:
    client = Client(server)
    options = {"edition": "aeg", "seats": 3}
    record: Json = {"format": "tenfold/1", "game": "cards", "options": options, "moves": [], "result": None}
    meta = {"players": ["rocco", "person", "rocco"]}
    brought = client.call("POST", "/api/records", {**record, "meta": meta})["id"]
    seats = client.call("GET", f"/api/records/{brought}/story")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Rocco", None, "Rocco 2"]


def test_no_card_is_dealt_where_a_record_breaks_off(server: Server) -> None:
    client = Client(server)
    told: Json = {
        "format": "tenfold/1",
        "game": "cards",
        "options": OPTIONS,
        "moves": ["draw"],
        "result": None,
    }
    brought = client.call("POST", "/api/records", told)["id"]
    assert client.call("GET", f"/api/records/{brought}")["moves"] == ["draw"]
    beginning = {"table": brought, "move": 1}
    client.connect(client.make(seats=[MINE, BOT], options=OPTIONS, beginning=beginning))
    assert len(client.moves) > 1


@pytest.mark.parametrize("game", ["aaaaaaaaaa", "nonsense", "X"])
@pytest.mark.parametrize("part", ["", "/story", "/positions/0", "/check"])
def test_a_game_that_nobody_knows_is_said_not_to_be_there(server: Server, game: str, part: str) -> None:
    with pytest.raises(Refusal) as refused:
        Client(server).call("GET", f"/api/records/{game}{part}")
    assert refused.value.key == "record.unknown"
    assert refused.value.status == 404


def test_a_record_from_before_a_ruling_changed_is_taken_in_and_says_so(server: Server) -> None:
    client = Client(server)
    record = earlier_record(rules=1)
    brought = client.call("POST", "/api/records", record.to_json())["id"]
    story = client.call("GET", f"/api/records/{brought}/story")
    assert (story["table"]["earlier_rules"], len(story["moves"])) == (True, len(record.moves))
    assert client.call("GET", f"/api/records/{brought}/check")["moves"] == len(record.moves)
    kept = client.call("GET", f"/api/records/{brought}")
    assert (kept["moves"], kept["meta"]["rules"]) == (record.moves, 1)
    with pytest.raises(Refusal) as refused:
        client.call("POST", "/api/records", earlier_record(rules=2).to_json())
    assert refused.value.key == "illegal.opponent"


def test_a_game_from_before_a_ruling_changed_can_be_played_on(server: Server) -> None:
    client = Client(server)
    record = earlier_record()
    brought = client.call("POST", "/api/records", record.to_json())["id"]
    for moves, is_earlier in ((20, False), (len(record.moves) - 1, True)):
        beginning = {"table": brought, "move": moves}
        table = client.make(seats=[MINE], options=SOLO, beginning=beginning)
        client.connect(table)
        assert client.moves[:moves] == record.moves[:moves]
        assert client.table["earlier_rules"] is is_earlier
        client.close()


def test_a_table_that_began_before_a_ruling_changed_goes_on_as_it_began(tmp_path: Path) -> None:
    """Its log says nothing of a version."""
    path = tmp_path / "tenfold.sqlite"
    with serving(f"sqlite:{path}", bots="1") as server:
        client = Client(server)
        table = client.make(seats=[MINE], options=SOLO)
        client.connect(table)
        assert not client.table["earlier_rules"]
        assert client.call("GET", f"/api/records/{table}")["meta"]["rules"] == 2
        client.close()
        server.stop()
        with closing(sqlite3.connect(path)) as database, database:
            ((body,),) = database.execute("SELECT body FROM entries WHERE kind = 'start'").fetchall()
            older = json.dumps({"words": json.loads(body)["words"]})
            database.execute("UPDATE entries SET body = ? WHERE kind = 'start'", [older])
        server.start()
        client.connect(table)
        assert client.table["earlier_rules"]
        assert client.call("GET", f"/api/records/{table}")["meta"]["rules"] == 1
        client.move("draw")
        client.close()
