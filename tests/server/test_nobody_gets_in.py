"""Whatever somebody sends to a table: no seat but one's own, no error of the server, no delay."""

from __future__ import annotations

import asyncio
import hashlib
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any

import pytest
from server.serving import Client, Refusal, Server, at_table, call, connect, mover, serving
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

TILES: dict[str, Any] = {"edition": "steffen", "open": True}
MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
HELLO = json.dumps({"type": "hello"})


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that a server has."""
    folder = tmp_path_factory.mktemp("strict")
    limits = {"messages_per_second": "20", "connections_per_address": "30", "requests_per_second": "5",
              "tables_per_hour": "20", "proxies": "127.0.0.1"}  # fmt: skip
    with serving(f"sqlite:{folder / 'tenfold.sqlite'}", **limits) as running:
        yield running
        assert "Traceback" not in running.errors()


@pytest.fixture(scope="module", autouse=True)
def _no_errors(server: Server) -> Iterator[None]:
    yield
    assert "Traceback" not in server.errors()


def last_words(
    text: str | bytes, server: Server, table: str, *, first: str | None = HELLO
) -> tuple[str, int]:
    """The key of the goodbye or refusal, and the code with which the connection ends (0: it goes on)."""
    key = ""
    with connect(f"ws://{server.address}/socket/{table}") as line:
        if first:
            line.send(first)
            while json.loads(line.recv())["type"] != "welcome":
                pass
        line.send(text)
        with suppress(ConnectionClosed):
            line.send(json.dumps({"type": "ping"}))
        try:
            while True:
                message = json.loads(line.recv(timeout=20))
                key = message.get("key", key)
                if message["type"] == "pong":
                    return key, 0
        except ConnectionClosed as closed:
            return key, closed.rcvd.code if closed.rcvd else 1006


# At somebody else's seat


def test_nobody_moves_for_another(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        client = mover(clients)
        friend = next(one for one in clients if one is not client)
        token = client.now["legal"][0]
        assert friend.refused("move", moves=[token]) == "table.not_your_turn"
        for kind in ("resign", "leave", "return"):
            assert friend.refused(kind, seat=client.mine[0]) == "table.not_your_seat"
        assert friend.refused("say", seat=client.mine[0], phrase="hello") == "table.not_your_seat"


@pytest.mark.parametrize(
    "secrets", [["", "x"], ["%", "' OR 1=1 --"], ["a" * 4000], ["\x00"], ["null"], ["digest"] * 5]
)
def test_secrets_are_not_guessed(server: Server, secrets: list[str]) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        thief = Client(server)
        thief.secrets = secrets
        thief.connect(clients[0].id)
        assert thief.mine == []
        assert thief.refused("move", moves=[clients[0].now["legal"][0]]) == "table.not_your_turn"
        thief.close()


def test_what_the_database_keeps_opens_nothing(server: Server) -> None:
    """Of a seat's secret only the digest is kept, and a digest is no secret."""
    with at_table(server, 2) as clients:
        thief = Client(server)
        thief.secrets = [hashlib.sha256(secret.encode()).hexdigest() for secret in clients[0].secrets]
        thief.connect(clients[0].id)
        assert thief.mine == []
        thief.close()


def test_new_keys_make_the_old_ones_void(server: Server) -> None:
    with at_table(server, 2) as clients:
        one = clients[0]
        version = one.version
        keys = one.call("POST", f"/api/tables/{one.id}/keys")
        one.until(lambda one: one.version > version)
        assert one.refused("resign", seat=0) == "table.not_your_seat"
        one.secrets = [key["secret"] for key in keys]
        one.connect(one.id)
        assert one.mine == [0]
        with pytest.raises(Refusal) as refusal:
            Client(server).call("POST", f"/api/tables/{one.id}/keys")
        assert refusal.value.key == "table.not_your_seat"


def test_a_seat_is_sat_down_on_once(server: Server) -> None:
    host = Client(server)
    table = host.make(seats=[MINE, OPEN, OPEN])
    for seat, key in ((0, "table.seat_taken"), (4, "table.no_such_seat")):
        with pytest.raises(Refusal) as refusal:
            Client(server).sit(table, seat)
        assert refusal.value.key == key


@pytest.mark.parametrize("cookie", ["tenfold=nobody.abc", "tenfold=x" * 100, "tenfold=.", "tenfold=\u00ff"])
def test_a_cookie_that_we_did_not_sign_is_nobodys(server: Server, cookie: str) -> None:
    assert call(server, "GET", "/api/tables/mine", cookie=cookie)[0]["tables"] == []


# From elsewhere


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1.example"])
def test_pages_of_other_sites_are_kept_out(server: Server, origin: str) -> None:
    host = Client(server)
    table = host.make()
    address = f"ws://{server.address}/socket/{table}"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
        pass
    options = {"edition": "aeg", "seats": 1, "target": 5}
    body = json.dumps({"game": "cards", "options": options, "seats": [MINE]})
    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
        headers = {"origin": origin, "cookie": str(host.cookie), "content-type": kind}
        status, answer = request(server, "POST", "/api/tables", body, headers)
        assert status == 403
        assert json.loads(answer)["key"] == "request.other_site"
    status, _ = request(server, "GET", "/api/catalogue", None, {"origin": origin})
    assert status == 200
    own = {"origin": f"http://{server.address}", "cookie": str(host.cookie)}
    assert request(server, "POST", "/api/tables", body, own | {"content-type": "application/json"})[0] == 201
    with connect(address, origin=Origin(f"http://{server.address}")):
        pass


def request(
    server: Server,
    method: str,
    path: str,
    body: str | bytes | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, bytes]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        line.putrequest(method, path, skip_accept_encoding=True)
        for name, value in (headers or {}).items():
            line.putheader(name, value)
        data = body.encode() if isinstance(body, str) else body
        if data is not None:
            line.putheader("content-length", str(len(data)))
        line.endheaders(data)
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


# Messages


@pytest.mark.parametrize(
    "text",
    [
        "", "nonsense", "[]", "null", "{}", "{", '{"type": "hello"', '"' * 5000, "[" * 8000, '{"a":' * 3000,
        '{"type": "unknown"}', '{"type": 7}', '{"type": "move"}', '{"type": "ping", "more": 1}',
        '{"type": "move", "id": "", "version": 1, "moves": ["draw"]}',
        '{"type": "move", "id": "x", "version": -1, "moves": ["draw"]}',
        '{"type": "move", "id": "x", "version": 1e999, "moves": ["draw"]}',
        '{"type": "move", "id": "x", "version": ' + "9" * 5000 + ', "moves": ["draw"]}',
        '{"type": "move", "id": "x", "version": 1, "moves": []}',
        '{"type": "move", "id": "x", "version": 1, "moves": ' + json.dumps(["draw"] * 65) + "}",
        '{"type": "move", "id": "' + "x" * 37 + '", "version": 1, "moves": ["draw"]}',
        *('{"type": "abort", "id": "x' + code + '"}' for code in (r"\u0000", r"\n", r"\u001f", r"\u007f")),
        '{"type": "say", "id": "x", "seat": 0, "phrase": "<script>"}',
        '{"type": "say", "id": "x", "seat": 99, "phrase": "hello"}',
        '{"type": "hello", "secrets": ["\\ud800"]}', '{"type": "hello", "secrets": [1]}',
        b"\x00\xff", b'{"type": "ping"}',
    ],
    ids=lambda text: str(text)[:40],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_and_the_line_stays_open(server: Server, text: str | bytes) -> None:
    table = Client(server).make()
    assert last_words(text, server, table) == ("message.unreadable", 0)


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "move", "id": "a", "id": "b", "version": 1, "moves": ["draw"]}',
        '{"type": "move", "id": "\\u202e", "version": 99999999999999, "moves": ["<b>", "\\u202e", "left:9"]}',
        '{"type": "take_back", "id": "x", "version": 0}',
        '{"type": "return", "id": "x", "seat": 4}',
    ],
)
def test_what_can_be_read_but_not_done_is_refused_too(server: Server, text: str) -> None:
    key, code = last_words(text, server, Client(server).make())
    assert key.startswith("table.")
    assert code == 0


ODD_TOKENS = (
    "place:1", "left:99999999999999999999,0", "left:0,0 ", "left:1e5,0", "bid:-1", "\x00", "🂡", "left:٣,٤",
    "spend:!", "buy:", "bid:" + "9" * 25, "move:0,0>0,0", "x" * 32,
)  # fmt: skip


def test_odd_tokens_are_refused(server: Server) -> None:
    for game, options in (("cards", None), ("tiles", TILES)):
        with at_table(server, 2, game, options=options) as clients:
            client = mover(clients)
            for token in ODD_TOKENS:
                assert client.refused("move", moves=[token]).split(".")[0] in ("unreadable", "illegal"), token
                assert client.command("try", moves=[token])["made"] == 0


def test_a_message_that_is_too_long_ends_the_connection(server: Server) -> None:
    table = Client(server).make()
    message = json.dumps({"type": "hello", "secrets": ["x" * 17_000]})
    for first in (HELLO, None):
        assert last_words(message, server, table, first=first)[1] in (1009, 1006)  # too big, or cut off


def test_hello_comes_first(server: Server) -> None:
    table = Client(server).make()
    assert last_words('{"type": "ping"}', server, table, first=None) == ("message.hello_first", 1013)
    assert last_words("nonsense", server, table, first=None) == ("message.unreadable", 1013)


@pytest.mark.parametrize(
    "table",
    ["nosuchtabl", "..%2Fetc", "%00", "%00aaaaaaaaa", "a" * 5000, "AAAAAAAAAA", "%F0%9F%82%A1"],
    ids=lambda table: table[:12],
)
def test_tables_that_are_none(server: Server, table: str) -> None:
    if "%2F" in table:
        with pytest.raises(InvalidStatus):
            last_words(HELLO, server, table, first=None)
    else:
        assert last_words(HELLO, server, table, first=None) == ("table.unknown", 1013)
    for path in (f"/api/tables/{table}", f"/api/records/{table}", f"/api/records/{table}/check"):
        status, _ = request(server, "GET", path)
        assert status in (400, 404)


def test_too_much_nonsense_ends_the_connection(server: Server) -> None:
    with connect(f"ws://{server.address}/socket/{Client(server).make()}") as line:
        line.send(HELLO)
        for _ in range(11):
            line.send("nonsense")
        assert goodbye(line) == "message.unreadable"


def goodbye(line: Any) -> str:
    """The key of the last message before the end."""
    key = ""
    try:
        while True:
            key = json.loads(line.recv(timeout=30)).get("key", key)
    except ConnectionClosed:
        return key


# Too much


def test_too_many_messages_end_the_connection(strict: Server) -> None:
    with connect(f"ws://{strict.address}/socket/{Client(strict).make()}") as line:
        line.send(HELLO)
        try:
            for _ in range(150):
                line.send('{"type": "ping"}')
        except WebSocketException:
            pass
        assert goodbye(line) == "server.too_many_messages"


def test_too_many_connections_and_requests_of_one_address(strict: Server) -> None:
    """Of one household; another one, as a proxy tells of it, is not concerned."""
    table = Client(strict).make()
    here, there = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
    address = f"ws://{strict.address}/socket/{table}"
    lines = [connect(address, additional_headers=here).__enter__() for _ in range(30)]
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers=here).__enter__()
    connect(address, additional_headers=there).__enter__().close()
    for line in lines:
        line.close()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            connect(address, additional_headers=here).__enter__().close()
            break
        except InvalidStatus:
            time.sleep(0.05)
    assert 429 in (request(strict, "GET", "/api/catalogue", None, here)[0] for _ in range(300))
    assert request(strict, "GET", "/api/catalogue", None, there)[0] == 200


def test_thousands_who_say_nothing_delay_nobody_and_are_sent_away(server: Server) -> None:
    """Two thousand sockets: half of them never say hello; two play meanwhile."""
    asyncio.run(_crowd(server))


async def _crowd(server: Server) -> None:
    table = Client(server).make()
    address = f"ws://{server.address}/socket/{table}"
    silent, listening = [], []
    for _ in range(10):
        lines = await asyncio.gather(
            *(connect_async(address, ping_interval=None, compression=None).__aenter__() for _ in range(200))
        )
        silent += lines[:100]
        listening += lines[100:]
        await asyncio.gather(*(line.send(HELLO) for line in lines[100:]))
    await asyncio.to_thread(_play_a_little, server)
    for line in silent:
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(line.recv(), 40)
    for line in listening:
        assert json.loads(await asyncio.wait_for(line.recv(), 40))["type"] == "welcome"
    await asyncio.gather(*(line.close() for line in [*silent, *listening]))


def _play_a_little(server: Server) -> None:
    with at_table(server, 2, "tiles", options=TILES) as clients:
        for _ in range(6):
            client = mover(clients)
            assert client.move(client.now["legal"][0])["type"] == "update"


def test_who_does_not_read_delays_nobody_and_is_sent_away(server: Server) -> None:
    """Once the buffers between us are full: a few megabytes."""
    talker = Client(server)
    table = talker.make("tiles", [MINE, MINE], options=TILES)
    talker.connect(table)
    with socket.socket() as lazy:
        open_and_never_read(lazy, server, table)
        talker.until(lambda talker: talker.heard[-1].get("watchers") == 1)
        deadline = time.monotonic() + 120
        while not any(message.get("watchers") == 0 for message in talker.heard[1:]):
            assert time.monotonic() < deadline
            talker.heard.clear()
            for _ in range(100):
                talker.send({"type": "say", "id": "x", "seat": 0, "phrase": "hello"})
            if talker.moves:
                talker.command("take_back")
            else:
                talker.move(talker.now["legal"][0])
    talker.close()


def open_and_never_read(lazy: socket.socket, server: Server, table: str) -> None:
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    lazy.connect(("127.0.0.1", server.port))
    request = (
        f"GET /socket/{table} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    lazy.sendall(request.encode())
    assert b" 101 " in lazy.recv(1000)
    lazy.sendall(b"\x81" + bytes([0x80 | len(HELLO)]) + bytes(4) + HELLO.encode())  # a masked frame of text
