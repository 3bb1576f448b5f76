"""The web client's files: small, kept for good, and hinted at where a page needs them."""

from __future__ import annotations

import gzip
import json
import re
import urllib.request
from email.message import Message
from pathlib import Path

import msgspec
import pytest
from server.serving import Server, call

from tenfold.puzzles.puzzle import Puzzle, puzzles_of
from tenfold.server.http.earlier_clients import NAME
from tenfold.server.http.routes.client import DEEPEST, FOLDER, WORKER, assets, hints, route_of

pytestmark = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the web client is not built")

UP = r"(?:\./|(?:\.\./)+)"  # to the root of the client, from wherever the page is
LINK = re.compile(
    rf'<link rel="(?:modulepreload|stylesheet)"(?: fetchpriority="low")? crossorigin href="{UP}([^"]+)">'
)
LESS_URGENT = re.compile(rf'<link rel="modulepreload" fetchpriority="low" crossorigin href="{UP}([^"]+)">')


def get(server: Server, path: str, **headers: str) -> tuple[int, Message[str, str], bytes]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    asked = urllib.request.Request(f"http://{server.address}{path}", headers=named)
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def test_assets_come_packed_and_are_kept_for_good(server: Server) -> None:
    name = max(assets(), key=lambda name: len(assets()[name].body) if name.endswith(".js") else 0)
    _, plain_headers, plain = get(server, f"/{name}")
    _, headers, zipped = get(server, f"/{name}", accept_encoding="deflate, gzip;q=0.5")
    _, best_headers, best = get(server, f"/{name}", accept_encoding="gzip, br")
    assert "content-encoding" not in plain_headers
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(zipped) == plain
    assert best_headers["content-encoding"] == "br"
    assert len(best) < len(zipped) < len(plain) / 2
    assert "immutable" in headers["cache-control"]
    assert headers["vary"] == "accept-encoding"
    assert get(server, f"/{name}", if_none_match=headers["etag"])[0] == 304


@pytest.mark.parametrize("path", ["/", "/t/x1", "/replay/x1", "/learn", "/learn/cards", "/rules/aeg", "/me"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_page_names_all_its_files(server: Server, path: str, language: str) -> None:
    status, headers, body = get(server, path, accept_language=f"{language};q=0.9, nl;q=0.1")
    links = LINK.findall(body.decode())
    route = route_of(path.strip("/"))
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    assert "accept-language" in headers["vary"]
    assert route is not None
    assert {hints().languages[language][part] for part in hints().routes[route].parts} <= set(links)
    assert set(hints().routes[route].files) <= set(links)
    later = hints().routes[route].later
    assert set(later) <= set(links)
    assert LESS_URGENT.findall(body.decode()) == [file for file in later if file.endswith(".js")]
    assert all(get(server, f"/{link}")[0] == 200 for link in links)
    assert get(server, path, accept_language=language, if_none_match=headers["etag"])[0] == 304


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/replay/x1", ["../api/records/x1/story"]),
        ("/replay/x1?move=12", ["../api/records/x1/story"]),
        ("/replay/%3E%0D%0Ax", []),
        ("/t/x1?move=12", []),
        ("/", []),
    ],
)
def test_a_replay_says_beforehand_what_it_will_ask(server: Server, path: str, asked: list[str]) -> None:
    link = get(server, path)[1]["link"] or ""
    assert re.findall(r"<([^>]+)>; rel=preload; as=fetch; crossorigin", link) == asked


def test_addresses_lead_to_routes() -> None:
    found = [route_of(path) for path in ("", "me", "t/x1", "t", "t/", "t/x1/y", "learn/cards", "nowhere")]
    assert found == ["/", "/me", "/t/:id", None, None, None, "/learn/cards", None]


def test_pages_differ_by_language_and_route(server: Server) -> None:
    marks = {
        get(server, path, accept_language=language)[1]["etag"]
        for path in ("/", "/me", "/t/x1")
        for language in ("en", "de")
    }
    assert len(marks) == 6


def test_an_unknown_address_is_a_page_without_hints(server: Server) -> None:
    status, _, body = get(server, "/no/such/place")
    assert status == 200
    assert b"virtual" not in body
    assert len(LINK.findall(body.decode())) == 1  # the one style sheet of all pages


def test_notes_of_the_build_are_not_served(server: Server) -> None:
    _, headers, body = get(server, "/.vite/hints.json")
    assert headers["content-type"].startswith("text/html")
    assert b"<!doctype html>" in body


def test_a_long_story_comes_packed(server: Server) -> None:
    cases = Path(__file__).parents[1] / "cases" / "cards.jsonl"
    record = max(map(json.loads, cases.read_text("utf-8").splitlines()), key=lambda one: len(one["moves"]))
    kept, _ = call(server, "POST", "/api/records", record)
    path = f"/api/records/{kept['id']}/story"
    _, headers, packed = get(server, path, accept_encoding="gzip")
    _, plain_headers, plain = get(server, path)
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert "content-encoding" not in plain_headers
    assert len(packed) < len(plain) / 5


def test_a_page_names_its_files_as_they_are_seen_from_its_address(server: Server) -> None:
    seen = {"/": "./", "/me": "./", "/t/x1": "../", "/t/x1/": "../../", "/no/such/place": "../../"}
    for path, up in seen.items():
        page = get(server, path)[2].decode()
        assert set(re.findall(r'(?:src|href)="([./]+)\w', page)) == {up}, path
    assert [get(server, "/a" * depth)[0] for depth in (DEEPEST + 1, DEEPEST + 2)] == [200, 404]


def test_nothing_but_a_worker_may_compile(server: Server) -> None:
    for path in ("/", "/sw.js", *(f"/{name}" for name in assets() if not WORKER.fullmatch(name))):
        assert "wasm-unsafe-eval" not in get(server, path)[1]["content-security-policy"]


def test_every_asset_could_be_kept_for_later() -> None:
    assert [name for name in assets() if name.startswith("assets/") and not NAME.fullmatch(name)] == []


def test_an_asset_of_no_version_is_nowhere(server: Server) -> None:
    for name in ("Home-12345678.js", "..%2Findex.html", "x/../../sw.js", ".js"):
        assert get(server, f"/assets/{name}")[0] == 404, name


def test_puzzles_are_files_beside_the_client(server: Server) -> None:
    status, headers, body = get(server, "/puzzles/index.json", accept_encoding="gzip")
    index = json.loads(gzip.decompress(body))
    assert (status, headers["content-type"]) == (200, "application/json")
    assert get(server, "/puzzles/index.json", if_none_match=headers["etag"])[0] == 304
    for game, rows in index.items():
        assert rows == [[one.id, one.theme, one.rating] for one in puzzles_of(game)]
        puzzle = msgspec.json.decode(get(server, f"/puzzles/{rows[0][0]}.json")[2], type=Puzzle)
        assert puzzle == puzzles_of(game)[0]
    for unknown in ("c00000000", "../cards", "index.json"):
        assert get(server, f"/puzzles/{unknown}.json")[0] == 404
