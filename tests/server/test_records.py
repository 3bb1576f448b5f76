"""Records that are downloaded and opened again, and games that nobody knows."""

from __future__ import annotations

import pytest
from server.serving import Client, Refusal, Server

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


@pytest.mark.parametrize("game", ["aaaaaaaaaa", "nonsense", "X"])
@pytest.mark.parametrize("part", ["", "/story", "/positions/0", "/check"])
def test_a_game_that_nobody_knows_is_said_not_to_be_there(server: Server, game: str, part: str) -> None:
    with pytest.raises(Refusal) as refused:
        Client(server).call("GET", f"/api/records/{game}{part}")
    assert refused.value.key == "record.unknown"
    assert refused.value.status == 404
