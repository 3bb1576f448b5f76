"""Odd requests over HTTP: refused by key, never with an error of the server, and nothing odd is kept."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from server.serving import Client, Refusal, Server
from server.test_nobody_gets_in import request

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
JSON = {"content-type": "application/json"}
SOLO = {"edition": "aeg", "seats": 1, "target": 5}


@pytest.fixture(scope="module", autouse=True)
def _no_errors(server: Server) -> Iterator[None]:
    yield
    assert "Traceback" not in server.errors()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # a name is text, wherever it is shown
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("\x00\x07tab\tline\nend", "tablineend"),
        ("  wide   gaps  ", "wide gaps"),
        ("e\u0301", "é"),
        ("Zażółć ß 猫", "Zażółć ß 猫"),
    ],
)
def test_names_are_cleaned(server: Server, name: str, kept: str) -> None:
    host = Client(server)
    table = host.make(seats=[{"kind": "mine", "name": name}, OPEN])
    guest = Client(server)
    guest.sit(table, 1, name=name)
    told = guest.call("GET", f"/api/tables/{table}")
    letters = [seat["name"] for seat in told["seats"]]
    assert letters == [kept, f"{kept} 2"]
    assert not any(ord(letter) < 32 or "\u2000" <= letter <= "\u206f" for name in letters for letter in name)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\x00", "x" * 31, "\ud800", 7, ["x"]])
def test_names_that_are_none(server: Server, name: object) -> None:
    with pytest.raises(Refusal) as refusal:
        Client(server).make(seats=[{"kind": "mine", "name": name}, OPEN])
    assert refusal.value.status == 400


def test_what_is_told_of_a_table_is_json_and_not_a_page(server: Server) -> None:
    table = Client(server).make(seats=[{"kind": "mine", "name": "<b>"}, OPEN])
    with urllib.request.urlopen(f"http://{server.address}/api/tables/{table}") as answer:
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"}, {"seats": []}, {"seats": [MINE] * 6}, {"seats": [{"kind": "king"}]},
        {"game": "x" * 5_000}, {"seats": "mine"},
        {"options": {}}, {"options": []}, {"options": SOLO | {"seats": 2}},
        {"options": SOLO | {"seats": True}}, {"options": SOLO | {"target": 10**30}},
        {"options": SOLO | {"seats": 10**30}}, {"options": SOLO | {"target": -1}},
        {"options": SOLO | {"edition": 7}},
        {"options": SOLO | {"edition": "../../etc/passwd"}}, {"options": SOLO | {"deck": {"B1": 10**9}}},
        {"options": SOLO | {"deck": {}}}, {"options": SOLO | {"deck": {"XX": 1}}},
        {"options": SOLO | {"deck": {"B1": 1e300}}}, {"options": SOLO | {"deck": [1]}},
        {"options": SOLO | {"nonsense": 1}},
        {"agreement": {"patience": 0}}, {"agreement": {"clock": {"kind": "game", "minutes": 10**9}}},
        {"agreement": {"listed": "yes"}}, {"word": "x" * 65}, {"word": "\u202e"}, {"word": ""}, {"more": 1},
        {"beginning": {"table": "../../../x", "move": 1}}, {"beginning": {"table": "aaaaaaaaaa", "move": 0}},
        {"beginning": {"table": "aaaaaaaaaa", "move": -1}}, {"seats": [{"kind": "bot", "bot": "greedy"}]},
    ],
    ids=lambda change: json.dumps(change)[:50],
)  # fmt: skip
def test_tables_that_cannot_be(server: Server, change: dict[str, Any]) -> None:
    wanted = {"game": "cards", "options": SOLO, "seats": [MINE]} | change
    status, answer = request(server, "POST", "/api/tables", json.dumps(wanted), JSON)
    assert status in (400, 404), answer
    told = json.loads(answer)
    assert told["key"]
    assert told["message"]


@pytest.mark.parametrize(
    ("body", "headers", "statuses"),
    [
        ("", JSON, {400}),
        ("nonsense", JSON, {400}),
        ("[" * 15_000, JSON, {400}),
        ('{"a":' * 3_000, JSON, {400}),
        (b"\xff\xfe", JSON, {400}),
        ("null", JSON, {400}),
        ("a=b", {"content-type": "application/x-www-form-urlencoded"}, {400, 415}),
        ("<a/>", {"content-type": "application/xml"}, {400, 415}),
        ("{}", {"content-type": "multipart/form-data"}, {400, 415}),
        ("{}", {"content-type": "\x7f"}, {400, 415}),
        ("x" * 3_000_000, JSON, {400, 413}),
    ],
    ids=[
        "empty", "nonsense", "lists", "objects", "bytes", "null", "form", "xml", "parts", "odd", "huge",
    ],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/tables/aaaaaaaaaa/seats/0"])
def test_bodies_that_cannot_be_read(
    server: Server, path: str, body: str | bytes, headers: dict[str, str], statuses: set[int]
) -> None:
    status, answer = request(server, "POST", path, body, headers)
    assert status in statuses | {404}, answer[:300]


@pytest.mark.parametrize(
    ("method", "path", "statuses"),
    [
        ("DELETE", "/api/tables", {405}),
        ("PUT", "/api/tables", {405}),
        ("PATCH", "/api/tables/aaaaaaaaaa", {405}),
        ("TRACE", "/", {405, 501}),
        ("NONSENSE", "/api/tables", {400, 405}),
        ("GET", "/api/tables/../../../../etc/passwd", {400, 404}),
        ("GET", "/api/tables/%2e%2e%2f", {400, 404}),
        ("GET", "/api/tables/%00", {400, 404}),
        ("GET", "/api/tables/" + "a" * 30_000, {431}),
        ("GET", "/api/tables?before=-1", {400}),
        ("GET", "/api/tables?before=99999999999999999999999", {400}),
        ("GET", "/api/tables?status='", {400}),
        ("GET", "/api/records/aaaaaaaaaa/positions/-1", {400, 404}),
        ("GET", "/api/records/aaaaaaaaaa/positions/99999999999999999999999", {400, 404}),
        ("POST", "/api/tables/aaaaaaaaaa/seats/99999999999999999999999", {400, 404}),
        ("GET", "/../../etc/passwd", {200, 400, 404}),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", {200, 400, 404}),
        ("GET", "/..%5c..%5cetc", {200, 400, 404}),
    ],
    ids=lambda value: str(value)[:40] if isinstance(value, str) else "",
)
def test_odd_paths_and_methods(server: Server, method: str, path: str, statuses: set[int]) -> None:
    status, answer = request(server, method, path)
    assert status in statuses, answer[:300]
    assert b"root:" not in answer


@pytest.mark.parametrize("size", [4_000, 100_000])
def test_long_cookies(server: Server, size: int) -> None:
    """Not believed, or too long to be listened to."""
    status, answer = request(server, "GET", "/api/tables/mine", None, {"cookie": "tenfold=" + "x" * size})
    assert status == 200 or 400 <= status < 500
    if status == 200:
        assert json.loads(answer)["tables"] == []


@pytest.mark.parametrize(
    "language", ["", "*", ";;;", "x" * 10_000, "de;q=NaN", "\x80", ",".join(["de"] * 5000)]
)
def test_odd_languages(server: Server, language: str) -> None:
    headers = {"accept-language": language}
    assert request(server, "GET", "/api/tables/nosuchtabl", None, headers)[0] == 404


def test_a_row_of_tiles_is_drawn_by_the_dealer_not_by_the_client(server: Server) -> None:
    """Whoever names the rows of an open game does not choose them."""
    rows = ["111112222233333", "333332222211111"]
    client = Client(server)
    options = {"edition": "steffen", "open": True, "rows": rows}
    client.connect(client.make("tiles", [MINE, MINE], options=options))
    assert client.table["options"]["rows"] != rows
    client.command("resign", seat=0)
    assert client.call("GET", f"/api/records/{client.id}/check") == {"moves": 0, "shuffle": True}
    client.close()


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/records"])
@pytest.mark.parametrize("opening", ["[", '{"meta":'])
def test_what_is_nested_without_end_is_a_bad_request(server: Server, path: str, opening: str) -> None:
    status, _ = request(server, "POST", path, (opening * 1_500).encode(), JSON)
    assert status == 400
