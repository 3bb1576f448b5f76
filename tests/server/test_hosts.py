"""A server answers to its own names: a page whose name somebody bent to this machine gets nothing from it."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from server.raw import ask, shake_hands
from server.serving import Client, Server, serving

from tenfold.protocol.errors import TenfoldError
from tenfold.server.host_names import Hosts, plain_name
from tenfold.server.settings import load_settings

EVIL = "evil.example"
TABLE = json.dumps(
    {"game": "cards", "options": {"edition": "aeg", "seats": 1, "target": 4}, "seats": [{"kind": "mine"}]}
).encode()
MACHINE = socket.gethostname().lower()


@pytest.mark.parametrize("host", [EVIL, f"{EVIL}:8010", "127.0.0.1.evil.example", "localhost.evil.example"])
def test_a_bent_name_gets_nothing(server: Server, host: str) -> None:
    headers = (f"Host: {host}", f"Origin: http://{host}")
    asked = [
        ("GET", path, b"") for path in ("/", "/api/tables", "/api/me", "/metrics", "/readyz", "/healthz")
    ]
    for method, path, body in [*asked, ("POST", "/api/tables", TABLE), ("POST", "/api/network", b"")]:
        answer = ask(server, method, path, *headers, body=body)
        assert answer.status == 421, path
        assert answer.json["key"] == "request.unknown_host"
        assert answer.json["details"] == {"host": host}
        assert "hosts" in answer.json["message"]
        assert "set-cookie" not in answer.headers
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_bent_name_opens_no_socket(server: Server) -> None:
    table = Client(server).make()
    bent = shake_hands(server, f"/socket/{table}", f"Host: {EVIL}", f"Origin: http://{EVIL}")
    assert (bent.status, bent.json["key"]) == (421, "request.unknown_host")
    own = f"127.0.0.1:{server.port}"
    assert shake_hands(server, f"/socket/{table}", f"Host: {own}", f"Origin: http://{own}").status == 101


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:1", "localhost.", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:8010",
     "192.168.7.7:8010", "[2001:db8::1]", MACHINE, f"{MACHINE.partition('.')[0]}.local:8010"],
)  # fmt: skip
def test_its_own_names_and_every_address_are_answered(server: Server, host: str) -> None:
    """Nobody can bend an address: who has it in their browser asked for that very machine."""
    assert ask(server, "GET", "/api/tables", f"Host: {host}").status == 200


@pytest.mark.parametrize(
    "headers",
    [(), ("Host:",), ("Host: localhost", f"Host: {EVIL}"), ("Host: localhost:x",), ("Host: [localhost]",),
     ("Host: localhost, evil.example",), ("Host: user@localhost",), ("Host: [::1",),
     ("Host: .localhost",), ("Host: localhost..",), ("Host: 127.1",), ("Host: \u00fc",)],
)  # fmt: skip
def test_what_names_nobody_is_refused(server: Server, headers: tuple[str, ...]) -> None:
    assert ask(server, "GET", "/api/tables", *headers).status in (400, 421)


def test_more_names_can_be_set(tmp_path: Path) -> None:
    settings = {"hosts": "ten.example.org,*.games.example", "origins": "https://play.example.net"}
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", **settings) as server:
        known = ("ten.example.org", "TEN.example.org:443", "a.games.example", "b.a.games.example",
                 "play.example.net", "localhost")  # fmt: skip
        for host in known:
            assert ask(server, "GET", "/api/tables", f"Host: {host}").status == 200, host
        for host in (EVIL, "example.org", "x.ten.example.org", "games.example", "agames.example"):
            assert ask(server, "GET", "/api/tables", f"Host: {host}").status == 421, host


def test_the_refusal_is_in_the_language_of_the_reader(server: Server) -> None:
    told = {
        language: ask(server, "GET", "/", f"Host: {EVIL}", f"Accept-Language: {language}").json["message"]
        for language in ("en", "de", "nl", "pl")
    }
    assert len(set(told.values())) == 4
    assert all(EVIL in sentence and "hosts" in sentence for sentence in told.values())


@pytest.mark.parametrize(
    "host", ["https://ten.example.org", "ten example", "a..b", "ten.example.org:80", "-a", ""]
)
def test_a_wrong_name_is_an_error_that_names_it(host: str) -> None:
    with pytest.raises(TenfoldError) as error:
        load_settings(None, {}, {"hosts": [host]})
    assert (error.value.key, error.value.details) == ("server.bad_host", {"host": host})


def test_names_are_written_as_browsers_send_them() -> None:
    assert plain_name("Bücher.example.") == "xn--bcher-kva.example"
    assert plain_name(".example.org") == "*.example.org"
    assert load_settings(None, {"TENFOLD_HOSTS": " a.example , b.example,"}, {}).hosts == [
        "a.example",
        "b.example",
    ]
    assert Hosts(["*"]).know("whatever.example")
    assert not Hosts(["*"]).know("")
