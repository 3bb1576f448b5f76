"""Somebody who serves for themselves lets the phones of their network in, and shuts them out again.

The other device is this one under another of its addresses: nobody but this machine has those, either.
"""

from __future__ import annotations

import socket
import urllib.request
from pathlib import Path

import pytest
from server.raw import ask
from server.serving import Client, Refusal, Server, call, serving

OUTSIDE = "127.0.0.2"


class Outside(Server):
    """A server as another device sees it."""

    @property
    def address(self) -> str:
        return f"{OUTSIDE}:{self.port}"


def seen_from_outside(server: Server) -> Server:
    return Outside(server.database, port=server.port, log=server.log)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'tables.db'}"


def test_a_phone_sits_down_once_it_is_let_in(database: str) -> None:
    with serving(database, may_open="true", network=OUTSIDE) as server:
        outside = seen_from_outside(server)
        assert call(server, "GET", "/api/network")[0] == {"address": None, "may_open": True}
        with pytest.raises(OSError, match="refused"):
            call(outside, "GET", "/readyz")
        told, _ = call(server, "POST", "/api/network")
        assert told == {"address": f"http://{outside.address}", "may_open": True}

        host, guest = Client(server), Client(outside)
        table = host.make(seats=[{"kind": "mine"}, {"kind": "open"}])
        guest.sit(table, 1)
        for one in (host, guest):
            one.connect(table)
        mover = host if host.is_mine else guest
        mover.move("draw")
        for one in (host, guest):
            one.until(lambda client: len(client.moves) > 1)
            one.close()


def test_the_choice_outlives_a_crash_until_it_is_changed(database: str) -> None:
    with serving(database, may_open="true", network=OUTSIDE) as server:
        outside = seen_from_outside(server)
        call(server, "POST", "/api/network")
        server.kill()
        server.start()
        assert call(outside, "GET", "/readyz")[0] == {"status": "ready"}
        assert call(server, "DELETE", "/api/network")[0] == {"address": None, "may_open": True}
        with pytest.raises(OSError, match="refused"):
            call(outside, "GET", "/readyz")
        server.stop()
        server.start()
        with pytest.raises(OSError, match="refused"):
            call(outside, "GET", "/readyz")


def test_nobody_from_elsewhere_opens_or_shuts(database: str) -> None:
    with serving(database, may_open="true", network=OUTSIDE) as server:
        bent = ask(server, "POST", "/api/network", "Host: evil.example")
        assert (bent.status, bent.json["key"]) == (421, "request.unknown_host")
        passed_on = ask(server, "POST", "/api/network", "Host: localhost", "X-Forwarded-For: 203.0.113.9")
        assert (passed_on.status, passed_on.json["key"]) == (403, "network.not_yours")
    with serving(database, network=OUTSIDE) as server:
        assert call(server, "GET", "/api/network")[0] == {"address": None, "may_open": False}
        for method in ("POST", "DELETE"):
            with pytest.raises(Refusal) as denied:
                call(server, method, "/api/network")
            assert denied.value.key == "network.not_yours"


def test_what_keeps_the_network_outside_is_said(database: str) -> None:
    with serving(database, may_open="true", network="203.0.113.7") as server:
        with pytest.raises(Refusal) as refused:
            call(server, "POST", "/api/network")
        assert refused.value.key == "network.closed"
        assert call(server, "GET", "/api/network")[0] == {"address": None, "may_open": True}


def test_another_port_serves_where_the_same_one_is_taken(database: str) -> None:
    with serving(database, may_open="true", network=OUTSIDE) as server, socket.socket() as taken:
        taken.bind((OUTSIDE, server.port))
        taken.listen()
        told, _ = call(server, "POST", "/api/network")
        assert told["address"] not in (None, f"http://{OUTSIDE}:{server.port}")
        with urllib.request.urlopen(f"{told['address']}/readyz", timeout=30) as answer:
            assert answer.status == 200


def test_a_server_that_listens_everywhere_knows_its_address(database: str) -> None:
    with serving(database, host="0.0.0.0", network="192.168.7.7") as server:
        told, _ = call(server, "GET", "/api/network")
        assert told == {"address": f"http://192.168.7.7:{server.port}", "may_open": False}
