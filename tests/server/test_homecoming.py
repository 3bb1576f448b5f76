"""Games that were played on a device come home: checked, kept once, and counted for nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from http.client import HTTPConnection
from typing import Any

import pytest
from server.device_games import device_game
from server.serving import Client, Refusal, Server, serving
from server.test_nobody_gets_in import request

from tenfold.protocol.game import Json
from tenfold.records.digest import digest_of
from tenfold.records.record import Record
from tenfold.server.http.routes.homecoming import LARGEST_HOMECOMING
from tenfold.wire.homecoming import MOST_GAMES

SITE = "https://files.example"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a site of files elsewhere may send games to."""
    path = tmp_path_factory.mktemp("home") / "tenfold.sqlite"
    with serving(f"sqlite:{path}", sites=f"{SITE}/, https://other.example") as running:
        yield running


def bring(client: Client, *games: Json, **more: Any) -> list[Json]:
    answer = client.call("POST", "/api/me/games", {"games": games, **more})
    found: list[Json] = answer["games"]
    return found


def mine(client: Client) -> list[Json]:
    found: list[Json] = client.call("GET", "/api/tables/mine?status=over")["tables"]
    return found


def test_games_come_home_once_and_are_the_persons_own(database_url: str) -> None:
    games = [device_game(1), device_game(2, "cards", 3)]
    with serving(database_url) as server:
        client = Client(server)
        first = bring(client, *games, games[0])
        assert [one["digest"] for one in first[:2]] == [digest_of(Record.from_json(game)) for game in games]
        assert [one["known"] for one in first] == [False, False, True]
        assert first[2]["table"] == first[0]["table"]
        again = bring(client, *reversed(games))
        assert [(one["table"], one["known"]) for one in again] == [
            (one["table"], True) for one in reversed(first[:2])
        ]
        listed = {one["table"]["id"]: one for one in mine(client)}
        assert listed.keys() == {one["table"] for one in first}
        three = listed[first[1]["table"]]
        assert three["mine"] == [0]
        assert three["table"]["from_device"] is True
        assert [(seat["kind"], seat["bot"]) for seat in three["table"]["seats"]] == [
            ("person", None),
            ("bot", "greedy"),
            ("bot", "careful"),
        ]
        assert three["ending"]["reason"] == "rules"
        story = client.call("GET", f"/api/records/{first[0]['table']}/story")
        assert [move["token"] for move in story["moves"]] == games[0]["moves"]
        assert client.call("GET", f"/api/records/{first[0]['table']}/check")["shuffle"] is True


def test_the_same_game_that_comes_twice_at_once_is_kept_once(database_url: str) -> None:
    game = device_game(3)
    with serving(database_url) as server:
        client = Client(server)
        client.call("POST", "/api/me", {"name": "Ana"})
        with ThreadPoolExecutor(8) as many:
            answers = list(many.map(lambda _: bring(client, game)[0], range(8)))
        assert len({one["table"] for one in answers}) == 1
        assert [one["known"] for one in answers].count(False) == 1
        assert len(mine(client)) == 1


def test_two_people_may_bring_the_same_game_and_neither_has_the_others(home: Server) -> None:
    one, other = Client(home), Client(home)
    tables = [bring(client, device_game(4))[0]["table"] for client in (one, other)]
    assert tables[0] != tables[1]
    assert [entry["table"]["id"] for entry in mine(one)] == [tables[0]]


def test_they_count_for_nothing(home: Server) -> None:
    client = Client(home)
    for game in (device_game(5), device_game(6, "cards", 2)):
        assert bring(client, game)[0]["table"]
    person = client.call("GET", "/api/me")
    assert (person["statistics"], person["solo"]) == ([], [])
    assert client.call("GET", "/api/me/data")["results"] == []
    assert client.call("GET", "/api/tables?status=over")["tables"] == []  # strangers do not find them


def test_they_are_reviewed_and_practised_like_any_other(home: Server) -> None:
    client = Client(home)
    alone, shared = device_game(7, "cards", 2), device_game(8, bots=[None, None])
    table = bring(client, alone, shared)[0]["table"]
    assert (
        client.call("GET", "/api/me/mistakes")["not_reviewed"] == 1
    )  # whose mistakes are those of a shared one?
    client.call("POST", "/api/me/mistakes/reviews")
    deadline = time.monotonic() + 240
    while (told := client.call("GET", "/api/me/mistakes"))["waiting"] and time.monotonic() < deadline:
        time.sleep(0.05)
    answer = client.call("GET", f"/api/records/{table}/review")
    own = [one for one in answer["review"]["decisions"] if one["seat"] == 0]
    assert answer["mine"] == [0]
    (figures,) = told["games"]
    assert sum(kind["decisions"] for kind in figures["kinds"]) == sum(one["counts"] for one in own) > 0
    assert told["due"] > 0


def with_change(change: Callable[[Json], object]) -> Json:
    game = deepcopy(device_game(9))
    change(game)
    return game


def other_card(game: Json) -> None:
    game["meta"]["shuffle"]["secret"] = "ab" * 32


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda game: game["meta"].pop("shuffle"), "home.no_shuffle"),
        (lambda game: game["meta"]["shuffle"].pop("secret"), "home.no_shuffle"),
        (other_card, "shuffle.commitment"),
        (lambda game: game["meta"]["shuffle"].update(words=["another"]), "shuffle."),
        (lambda game: game.update(result=None), "result.missing"),
        (lambda game: game.update(moves=game["moves"][:5], result=None), "home.not_over"),
        (lambda game: game["result"].update(winners=[0, 1]), "result.wrong"),
        (lambda game: game["meta"].update(bots=["greedy", "careful"]), "home.nobody"),
        (lambda game: game.update(moves=["nonsense"]), ""),
        (lambda game: game.update(game="chess"), ""),
        (lambda game: game.pop("options"), "record.missing"),
        (lambda game: game.update(more=1), "record.unknown_key"),
    ],
)
def test_what_is_wrong_is_refused_by_itself(home: Server, change: Callable[[Json], object], key: str) -> None:
    client = Client(home)
    wrong, right = bring(client, with_change(change), device_game(10))
    assert wrong["table"] is None
    assert wrong["refusal"]["key"].startswith(key)
    assert wrong["refusal"]["message"] != wrong["refusal"]["key"]
    assert right["table"]
    assert len(mine(client)) == 1


def test_a_game_that_was_given_up_comes_home(home: Server) -> None:
    whole = device_game(11)
    ended = {"reason": "resigned", "winners": [1]}
    given_up = {**whole, "moves": whole["moves"][:6], "result": None}
    given_up["meta"] = {**whole["meta"], "ended": ended, "times": whole["meta"]["times"][:6]}
    client = Client(home)
    (brought,) = bring(client, given_up)
    assert client.call("GET", f"/api/records/{brought['table']}")["meta"]["ended"] == ended


def test_whoever_plays_on_a_shared_screen_holds_all_its_seats(home: Server) -> None:
    client = Client(home)
    bring(client, device_game(12, names=["Ana", "Bea"], bots=[None, None]))
    (listed,) = mine(client)
    assert listed["mine"] == [0, 1]
    assert [seat["name"] for seat in listed["table"]["seats"]] == ["Ana", "Bea"]


def test_a_bot_that_the_house_does_not_have_is_nobody_elses_seat(home: Server) -> None:
    client = Client(home)
    bring(client, device_game(13, bots=[None, "terminator"]))
    assert mine(client)[0]["mine"] == [0, 1]


def test_a_game_counts_from_when_it_came(home: Server) -> None:
    """Or whoever dates a copy of a game that goes on back would have it judged (ruling A4)."""
    client = Client(home)
    for seed, told in ((14, 1000), (15, 1 << 52)):
        game = device_game(seed)
        game["meta"]["times"] = [told] * len(game["moves"])
        bring(client, game)
    assert all(time.time() - 600 < one["changed"] / 1000 < time.time() + 600 for one in mine(client))


def test_whoever_is_forgotten_can_bring_them_anew(home: Server) -> None:
    client = Client(home)
    (first,) = bring(client, device_game(15))
    client.call("DELETE", "/api/me")
    (second,) = bring(client, device_game(15))
    assert not second["known"]
    table = client.call("GET", f"/api/tables/{first['table']}")
    assert table["seats"][0]["name"] is None
    assert table["from_device"] is False  # nobody's any more
    record = client.call("GET", f"/api/records/{first['table']}")
    assert "Ana" not in json.dumps(record)


def test_too_many_at_once_are_refused(home: Server) -> None:
    with pytest.raises(Refusal) as refusal:
        bring(Client(home), *[{}] * (MOST_GAMES + 1))
    assert refusal.value.status == 400


def test_too_much_is_refused_before_it_is_read(home: Server) -> None:
    headers = {"content-type": "application/json", "content-length": str(LARGEST_HOMECOMING + 1)}
    assert request(home, "POST", "/api/me/games", None, headers)[0] == 413


# From a site of files


def ask(server: Server, body: Json, origin: str, cookie: str = "", method: str = "POST") -> tuple[int, Json]:
    headers = {"origin": origin, "content-type": "application/json", "cookie": cookie}
    status, answer = request(server, method, "/api/me/games", json.dumps(body), headers)
    return status, json.loads(answer or b"{}")


def test_a_site_brings_games_with_a_code_and_not_with_a_cookie(home: Server) -> None:
    client = Client(home)
    code = client.call("POST", "/api/me/code")["code"]
    games = [device_game(16)]
    status, answer = ask(home, {"games": games, "code": code.upper().replace("-", " ")}, SITE)
    assert status == 200
    assert [one["table"]["id"] for one in mine(client)] == [answer["games"][0]["table"]]
    status, answer = ask(home, {"games": games}, SITE, str(client.cookie))
    assert (status, answer["key"]) == (403, "home.code_needed")
    client.call("POST", "/api/me/code")  # the one before is void
    status, answer = ask(home, {"games": games, "code": code}, SITE)
    assert (status, answer["key"]) == (404, "home.unknown_code")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", f"{SITE}.evil.example", f"{SITE}:444"])
def test_no_other_site_does(home: Server, origin: str) -> None:
    client = Client(home)
    code = client.call("POST", "/api/me/code")["code"]
    status, answer = ask(home, {"games": [device_game(17)], "code": code}, origin)
    assert (status, answer["key"]) == (403, "request.other_site")
    assert mine(client) == []


def test_a_site_may_ask_for_nothing_else(home: Server) -> None:
    headers = {"origin": SITE, "content-type": "application/json"}
    for path in ("/api/me", "/api/me/code", "/api/tables", "/api/records", "/api/me/games/"):
        assert request(home, "POST", path, "{}", headers)[0] == 403, path


def headers_of(server: Server, method: str, origin: str) -> dict[str, str]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=30)
    line.request(method, "/api/me/games", "{}", {"origin": origin, "content-type": "application/json"})
    answer = line.getresponse()
    found = {name.lower(): value for name, value in answer.getheaders()} | {"status": str(answer.status)}
    line.close()
    return found


def test_a_browser_that_asks_beforehand_hears_what_is_allowed(home: Server) -> None:
    asked = headers_of(home, "OPTIONS", SITE)
    assert asked["status"] == "204"
    assert asked["access-control-allow-origin"] == SITE
    assert asked["access-control-allow-methods"] == "POST"
    assert asked["access-control-allow-headers"] == "content-type"
    assert "access-control-allow-credentials" not in asked
    refused = headers_of(home, "POST", SITE)  # it reads also why something is refused
    assert (refused["status"], refused["access-control-allow-origin"]) == ("400", SITE)
    assert "origin" in refused["vary"]
    assert "access-control-allow-origin" not in headers_of(home, "OPTIONS", "https://evil.example")


def test_a_shuffle_that_dealt_nothing_proves_nothing(home: Server) -> None:
    game = device_game(16)
    game["meta"]["shuffle"]["opening"] = len(game["moves"])
    (answer,) = bring(Client(home), game)
    assert answer["refusal"]["key"] == "home.no_shuffle"


def test_what_is_checked_is_what_is_kept(home: Server) -> None:
    """A secret that is written in another way would be left out of what is given out again."""
    game = device_game(17)
    secret = game["meta"]["shuffle"]["secret"]
    game["meta"]["shuffle"]["secret"] = f"{secret[:2]} {secret[2:]}"
    (answer,) = bring(Client(home), game)
    assert answer["refusal"]["key"] == "shuffle.unreadable"
