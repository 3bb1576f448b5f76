"""`tenfold doctor` looks at real servers, good ones and bad ones, and says what should be changed."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import ssl
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import forks
import pytest
from server.ports import free_port
from server.serving import Server, call, serving

from tenfold.protocol.errors import TenfoldError
from tenfold.server.operations.doctor import outside
from tenfold.server.operations.doctor.asking import Address, address_of
from tenfold.server.operations.doctor.finding import Finding
from tenfold.server.operations.doctor.inside import look as look_inside
from tenfold.server.settings import Settings

CERTIFICATE = Path(__file__).parent / "localhost.pem"
SMALL = {"connections": "300"}  # for which every machine has files enough


def doctor(*words: str, **settings: str) -> tuple[int, dict[str, dict[str, Any]]]:
    """The exit code, and what was found, by key."""
    environment = os.environ | {f"TENFOLD_{name.upper()}": value for name, value in settings.items()}
    told = forks.run(["doctor", "--json", *words], environment)
    assert told.stderr == ""
    found = [json.loads(line) for line in told.stdout.splitlines()]
    return told.returncode, {one["key"].removeprefix("doctor."): one for one in found}


def must(found: dict[str, dict[str, Any]]) -> set[str]:
    return {key for key, one in found.items() if one["level"] == "must"}


def settings_of(server: Server) -> dict[str, str]:
    return {"database": server.database, "port": str(server.port), **SMALL, **server.settings}


def test_a_good_server_passes(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    with serving(f"sqlite:{path}", **SMALL, metrics="token") as server:
        code, found = doctor(**settings_of(server))
    assert (code, must(found)) == (0, set())
    well = {key for key, one in found.items() if one["level"] == "ok"}
    assert {"reachable", "version", "ready", "own_names", "sockets", "believes_nobody", "figures_closed",
            "schema", "file_closed", "disk", "files", "workers"} <= well  # fmt: skip
    assert "backup" in found


def test_a_careless_server_is_told_everything(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    careless = {"hosts": "*", "proxies": "*", "metrics": "all", "host": "0.0.0.0", "log_level": "debug",
                "origins": "https://other.example", "may_open": "true"}  # fmt: skip
    with serving(f"sqlite:{path}", **SMALL, **careless) as server:
        path.chmod(0o666)
        settings = settings_of(server) | {"connections": "99999999"}
        code, found = doctor(f"http://{_own_address()}:{server.port}", **settings)
        here, seen_here = doctor(**settings)
    assert (code, here) == (1, 1)
    assert {"any_name", "believes_anybody", "figures_open", "no_https", "file_writable", "few_files"} <= must(
        found
    )
    assert {"any_name", "file_writable", "every_proxy", "believes_anybody"} <= must(seen_here)
    assert found["origin_foreign"]["details"] == {"origin": "https://other.example"}
    assert found["network_may_open"]["setting"] == "may_open"
    assert found["log_level"]["level"] == seen_here["figures_open_here"]["level"] == "advice"
    expected = {"any_name": "hosts", "believes_anybody": "proxies", "figures_open": "metrics"}
    for key, setting in expected.items():
        assert found[key]["setting"] == setting
        assert setting in found[key]["message"]


@pytest.mark.parametrize(
    ("proxies", "wide"),
    [
        ("*", ["*"]),
        ("0.0.0.0/0", ["0.0.0.0/0"]),
        ("0.0.0.0/1, 128.0.0.0/1,10.0.0.0/8", ["0.0.0.0/1", "128.0.0.0/1"]),
        ("::/0,2000::/3", ["::/0", "2000::/3"]),
        ("127.0.0.1,10.0.0.0/8,172.16.0.0/12,fd00::/16,::1", []),
    ],
)
def test_networks_that_mean_everybody_are_objected_to(tmp_path: Path, proxies: str, wide: list[str]) -> None:
    found = look_inside(Settings(database=f"sqlite:{tmp_path / 'tenfold.sqlite'}", proxies=proxies))
    told = [one for one in found if one.key == "doctor.every_proxy"]
    assert [(one.level, one.details["network"]) for one in told] == [("must", name) for name in wide]


def test_neighbours_who_are_let_in_are_mentioned(tmp_path: Path) -> None:
    """Whatever the settings say: it is in the database, and the next server that may opens again."""
    url = f"sqlite:{tmp_path / 'tenfold.sqlite'}"
    with serving(url, may_open="true", network="127.0.0.2") as server:
        assert "doctor.network_open" not in _keys(look_inside(Settings(database=url)))
        call(server, "POST", "/api/network")
    assert "doctor.network_open" in _keys(look_inside(Settings(database=url)))


def test_an_address_of_the_server_itself_is_no_foreign_origin(server: Server) -> None:
    address = Address("http", "localhost", server.port)
    found = look_at(address, Settings(origins=[str(address)]), free_port())
    assert found["origin_own"].level == "ok"
    assert "origin_foreign" not in found


def test_others_who_may_read_what_was_stored_last_are_found(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    with serving(f"sqlite:{path}"):
        (tmp_path / "tenfold.sqlite-wal").chmod(0o644)
        assert "doctor.file_readable" in _keys(look_inside(Settings(database=f"sqlite:{path}")))


def _own_address() -> str:
    """An address of this machine that is not only its own, or else one that it has alone."""
    with socket.socket(type=socket.SOCK_DGRAM) as line:
        line.connect(("203.0.113.1", 9))
        return str(line.getsockname()[0])


def test_a_server_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    code, found = doctor(port=str(free_port()), database=f"sqlite:{tmp_path / 'none.sqlite'}")
    assert code == 1
    assert must(found) >= {"unreachable", "no_database"}
    assert not (tmp_path / "none.sqlite").exists(), "looking makes nothing"


def test_a_name_that_the_server_does_not_know_is_found(server: Server) -> None:
    """The name leads to this machine, but nobody told the server."""
    asked = Address("http", "localhost", server.port)
    assert "doctor.name_known" in _keys(outside.look(asked, Settings()))

    class Public(Address):
        @property
        def netloc(self) -> str:
            return "ten.example.org"

    found = list(outside.look(Public("http", "127.0.0.1", server.port), Settings()))
    assert [(one.level, one.key, one.setting) for one in found] == [("must", "doctor.name_refused", "hosts")]


def _keys(findings: Iterator[Finding]) -> set[str]:
    return {finding.key for finding in findings}


def test_sentences_are_in_every_language(tmp_path: Path) -> None:
    told = set()
    for language in ("en", "de", "nl", "pl"):
        words = ["--language", language, "--port", "1", "--database", f"sqlite:{tmp_path / 'none.sqlite'}"]
        answer = forks.run(["doctor", *words])
        assert answer.returncode == 1
        assert all(line for line in answer.stdout.splitlines())
        told.add(answer.stdout)
    assert len(told) == 4


@pytest.mark.parametrize("address", ["", "ftp://a", "http://", "http://[", "http://a:x"])
def test_a_wrong_address_is_named(address: str) -> None:
    with pytest.raises(TenfoldError, match=r"doctor\.bad_address"):
        address_of(address, Settings())


def test_addresses_are_read_as_people_type_them() -> None:
    assert str(address_of(None, Settings(host="0.0.0.0"))) == "http://127.0.0.1:8010"
    assert str(address_of("ten.example.org", Settings())) == "https://ten.example.org"
    assert str(address_of("localhost:8010", Settings())) == "http://localhost:8010"
    assert str(address_of("http://[::1]:80/x", Settings())) == "http://[::1]"


# The database


def test_a_database_of_a_newer_version_must_not_be_served(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    with serving(f"sqlite:{path}"):
        pass
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO migrations VALUES (9999)")
    found = {one.key: one for one in look_inside(Settings(database=f"sqlite:{path}"))}
    assert found["doctor.newer_schema"].level == "must"
    assert found["doctor.newer_schema"].details == {"number": 9999}


def test_what_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    path.write_text("nothing")
    assert "doctor.database_fails" in _keys(look_inside(Settings(database=f"sqlite:{path}")))


def test_a_postgres_must_have_room_for_all_workers(postgres_url: str) -> None:
    with serving(postgres_url):
        pass
    few = {one.key: one for one in look_inside(Settings(database=postgres_url))}
    assert {"doctor.schema", "doctor.clocks_agree", "doctor.connections"} <= set(few)
    many = {one.key: one for one in look_inside(Settings(database=postgres_url, workers=64))}
    assert many["doctor.few_connections"].level == "must"
    assert many["doctor.many_workers"].setting == "workers"


def test_a_postgres_that_is_away_is_said_to_be(tmp_path: Path) -> None:
    url = f"postgresql://nobody@/none?host={tmp_path}"
    assert "doctor.database_fails" in _keys(look_inside(Settings(database=url)))


# Behind a proxy with HTTPS


class Proxy(BaseHTTPRequestHandler):
    """What a proxy does, as far as the doctor can see it. How well it does it is said by the server."""

    server: ProxyServer

    def do_GET(self) -> None:
        with socket.create_connection(("127.0.0.1", self.server.behind), timeout=30) as line:
            kept = {
                name: value for name, value in self.headers.items() if name.lower() not in self.server.cut
            }
            kept |= self.server.says | (
                {} if "upgrade" in kept or "Upgrade" in kept else {"Connection": "close"}
            )
            head = "".join(f"{name}: {value}\r\n" for name, value in kept.items())
            line.sendall(f"GET {self.path} HTTP/1.1\r\n{head}\r\n".encode())
            answer = line.recv(65_536)
            while b" 101 " not in answer[:20] and (part := line.recv(65_536)):
                answer += part
        self.wfile.write(answer)
        self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


class ProxyServer(ThreadingHTTPServer):
    behind: int
    says: dict[str, str]
    cut: set[str]


@contextmanager
def proxied(server: Server, says: dict[str, str], *cut: str) -> Iterator[Address]:
    proxy = ProxyServer(("127.0.0.1", 0), Proxy)
    proxy.behind, proxy.says, proxy.cut = server.port, says, {"x-forwarded-for", *cut}
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    proxy.socket = context.wrap_socket(proxy.socket, server_side=True)
    thread = threading.Thread(target=proxy.serve_forever)
    thread.start()
    try:
        yield Address("https", "localhost", proxy.server_port)
    finally:
        proxy.shutdown()
        thread.join()
        proxy.server_close()


GOOD = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}


def look_at(address: Address, settings: Settings, http_port: int) -> dict[str, Finding]:
    return {one.key.removeprefix("doctor."): one for one in outside.look(address, settings, http_port)}


def test_a_good_proxy_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with (
        serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", proxies="127.0.0.1", metrics="off") as server,
        proxied(server, GOOD) as address,
    ):
        found = look_at(address, Settings(proxies="127.0.0.1"), free_port())
        assert {one.level for one in found.values()} == {"ok"}, found
        assert {"https", "hsts", "sockets", "http_closed", "believes_nobody"} <= set(found)
        answers_plainly = look_at(address, Settings(), server.port)
        assert answers_plainly["no_redirect"].level == "must"


def test_a_proxy_that_is_not_named_or_stops_sockets_is_found(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with proxied(server, GOOD, "upgrade") as address:
        found = look_at(address, Settings(), free_port())
    wrong = {key: one.setting for key, one in found.items() if one.level == "must"}
    assert wrong == {"proxy_unknown": "proxies", "no_hsts": "proxies", "no_sockets": None}


def test_a_certificate_that_nobody_trusts_is_found(server: Server) -> None:
    with proxied(server, GOOD) as address:
        assert set(look_at(address, Settings(), free_port())) == {"certificate"}
