"""People: known again by a cookie, taken along by a phrase, and forgotten when they wish."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from server.serving import Client, Refusal, Server, at_table, call, serving

SOLO = {"edition": "aeg", "seats": 1, "target": 4}


def introduced(server: Server, name: str = "Anna", **more: str) -> Client:
    client = Client(server)
    client.call("POST", "/api/me", {"name": name, **more})
    return client


def test_a_first_visit_leaves_no_trace(server: Server) -> None:
    visitor = Client(server)
    assert visitor.call("GET", "/api/me")["id"] == ""
    assert visitor.cookie is None
    for method, path in (("GET", "/api/me/data"), ("DELETE", "/api/me")):
        with pytest.raises(Refusal) as refused:
            visitor.call(method, path)
        assert (refused.value.status, refused.value.key) == (404, "person.unknown")


def test_somebody_introduces_themselves_and_changes_their_name(server: Server) -> None:
    client = introduced(server, "  Zoë\u200b\n of  the ", language="nl")
    me = client.call("GET", "/api/me")
    assert (me["name"], me["language"], me["can_recover"]) == ("Zoë of the", "nl", False)
    again = client.call("POST", "/api/me", {"name": "Ben"})
    assert (again["id"], again["name"], again["language"]) == (me["id"], "Ben", "nl")
    with pytest.raises(Refusal, match="empty_name"):
        client.call("POST", "/api/me", {"name": "\u200b"})


def test_a_cookie_that_we_did_not_give_is_nobodys(server: Server) -> None:
    client = introduced(server)
    me = client.call("GET", "/api/me")
    assert client.cookie
    name, _, value = client.cookie.partition("=")
    person = me["id"]
    forged = [f"{name}={made}" for made in (value[:-1], f"x{value}", value.swapcase(), person, "", "ü.ü")]
    forged += [f"tenfold={made}" for made in (value, person, f"{person}.", f"{person}.{'0' * 64}", "ü.ü")]
    for cookie in forged:
        answer, _ = call(server, "GET", "/api/me", cookie=cookie)
        assert answer["id"] == "", cookie
    answer, _ = call(server, "GET", "/api/me", cookie=client.cookie)
    assert answer == me


def test_the_cookie_is_out_of_reach_for_scripts(server: Server) -> None:
    import json
    from urllib.request import Request, urlopen

    body = json.dumps({"name": "Anna"}).encode()
    request = Request(
        f"http://{server.address}/api/me", body, {"content-type": "application/json"}, method="POST"
    )
    with urlopen(request, timeout=30) as answer:
        told = answer.headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told


def test_a_phrase_takes_somebody_to_another_device(server: Server) -> None:
    old = introduced(server)
    table = old.make("cards", [{"kind": "mine"}], options=SOLO)
    old.connect(table)
    phrase = old.call("POST", "/api/me/phrase")["phrase"]
    before = old.call("GET", "/api/me")
    assert before["can_recover"]

    new = introduced(server, "Somebody else")
    assert new.call("POST", "/api/me/recover", {"phrase": f"  {phrase.upper()} "})["name"] == "Anna"
    assert new.call("GET", "/api/me") == before
    assert old.call("GET", "/api/me")["id"] == "", "it is signed out there"
    assert [one["table"]["id"] for one in new.call("GET", "/api/tables/mine")["tables"]] == [table]

    new.secrets = [key["secret"] for key in new.call("POST", f"/api/tables/{table}/keys")]
    new.connect(table)
    assert new.mine == [0]
    assert new.move(new.now["legal"][0])["type"] == "update"
    old.until(lambda client: client.version == new.version)
    assert old.refused("move", moves=[old.now["legal"][0]]) == "table.not_your_turn"
    new.close()
    old.close()


def test_a_new_phrase_makes_the_old_one_void(server: Server) -> None:
    client = introduced(server)
    first, second = (client.call("POST", "/api/me/phrase")["phrase"] for _ in range(2))
    stranger = Client(server)
    with pytest.raises(Refusal, match="unknown_phrase"):
        stranger.call("POST", "/api/me/recover", {"phrase": first})
    assert stranger.cookie is None
    assert stranger.call("POST", "/api/me/recover", {"phrase": second})["name"] == "Anna"


def test_phrases_cannot_be_tried_out(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", bots="1") as server:
        client = introduced(server)
        phrase = client.call("POST", "/api/me/phrase")["phrase"]
        told = []
        for attempt in itertools.count():
            with pytest.raises(Refusal) as refused:
                client.call("POST", "/api/me/recover", {"phrase": f"ba ba ba {attempt}"})
            told.append(refused.value.body)
            if refused.value.status == 429:
                break
        assert len(told) > 5
        assert all(answer == told[0] for answer in told[:-1])
        with pytest.raises(Refusal, match="too_many_requests"):
            client.call("POST", "/api/me/recover", {"phrase": phrase})
        assert phrase not in Path(tmp_path / "tenfold.sqlite").read_bytes().decode("latin-1")


def test_people_are_told_everything_that_is_kept(server: Server) -> None:
    client = introduced(server)
    table = client.make("cards", [{"kind": "mine", "name": "An"}, {"kind": "open"}], word="luck")
    data = client.call("GET", "/api/me/data")
    assert data["person"] == client.call("GET", "/api/me")
    (seat,) = data["seats"]
    assert (seat["table"], seat["name"], seat["word"], seat["made"]) == (table, "An", "luck", True)
    assert data["results"] == []
    assert client.secrets[0] not in str(data)


def test_whoever_is_forgotten_leaves_the_tables(server: Server) -> None:
    """The other plays on against a bot and sees a seat without a name; nobody has the key to it."""
    with at_table(server, 2, word="luck") as (anna, ben):
        anna.call("POST", "/api/me", {"name": "Anna"})
        phrase = anna.call("POST", "/api/me/phrase")
        cookie, watched = anna.cookie, anna.id
        waiting = anna.make("cards", [{"kind": "mine"}, {"kind": "open"}])
        assert anna.call("DELETE", "/api/me") is None
        ben.until(lambda client: client.table["seats"][0]["name"] is None)
        seat = ben.table["seats"][0]
        assert (seat["kind"], seat["name"], seat["bot"], seat["left"]) == ("bot", None, "rocco", None)
        assert ben.table["owner"] is None
        ben.until(lambda client: client.is_mine)
        assert anna.call("GET", f"/api/tables/{waiting}")["status"] == "over"
        answer, _ = call(server, "GET", "/api/me", cookie=cookie)
        assert answer["id"] == ""
        with pytest.raises(Refusal, match="unknown_phrase"):
            anna.call("POST", "/api/me/recover", phrase)
        anna.cookie = None
        with pytest.raises(Refusal, match="not_your_seat"):
            anna.call("POST", f"/api/tables/{watched}/keys")
        anna.connect(watched)
        assert anna.mine == []
        assert ben.move(ben.now["legal"][0])["type"] == "update"


def test_a_finished_game_outlives_its_people(server: Server) -> None:
    client = introduced(server)
    deck = {"B1": 2, "G1": 2, "$1": 1}
    table = client.make("cards", [{"kind": "mine"}], options={**SOLO, "deck": deck})
    client.connect(table)
    while not client.is_over:
        client.move(client.now["legal"][-1])
    assert client.call("GET", "/api/me/data")["results"]
    client.call("DELETE", "/api/me")
    client.until(lambda client: client.table["seats"][0]["name"] is None)
    record = client.call("GET", f"/api/records/{table}")
    assert record["moves"] == client.moves
    assert record["meta"]["names"] == [None, "JEN"]
    assert client.call("GET", f"/api/records/{table}/check")["shuffle"]
    assert client.call("GET", "/api/me")["id"] == ""
    client.close()
