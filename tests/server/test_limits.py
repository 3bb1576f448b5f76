"""Nobody can stop the server for others: whatever somebody sends, or does not, the rest go on playing."""

from __future__ import annotations

import contextlib
import json
import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.raw import ask, ask_with_trailer
from server.serving import Client, Refusal, Server, at_table, call, connect, mover, running, serving
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tenfold.server.http.routes.client import assets
from tenfold.server.services import BURST, MOST_PAUSING
from tenfold.server.settings import Settings
from tenfold.server.storage.database import Statement
from tenfold.server.storage.readiness import Readiness
from tenfold.server.storage.sqlite import SqliteDatabase
from tenfold.server.transport.households import household

SHORT = {"head_seconds": "1", "body_seconds": "1"}
PATIENCE = 30.0


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    with serving(f"sqlite:{tmp_path_factory.mktemp('limits') / 'tenfold.sqlite'}", **SHORT) as server:
        yield server
        assert "Traceback" not in server.errors()


def line_to(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(source, 0))


def memory_of(server: Server) -> int:
    """Bytes that the server's process has in memory."""
    assert server.process
    pages = Path(f"/proc/{server.process.pid}/statm").read_text("ascii").split()[1]
    return int(pages) * resource.getpagesize()


def answers(line: socket.socket) -> bytes:
    """Everything until the other side has closed."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65_536):
            heard += part
    return heard


def plays_on(clients: list[Client]) -> None:
    client = mover(clients)
    assert client.move(client.now["legal"][0])["type"] == "update"


# Requests


CHUNKED = b" HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ",
        b"POST /api/me" + CHUNKED + b"2; beside-the-length=",
        b"POST /api/me" + CHUNKED + b"2\r\n{}\r\n0\r\nx-after-the-body: ",
    ],
    ids=["head", "beside the length of a piece", "after the body"],
)
def test_what_is_not_a_body_is_not_read_for_ever(server: Server, beginning: bytes) -> None:
    sent, part = 0, b"x" * 65_536
    with line_to(server) as line, contextlib.suppress(ConnectionError):
        line.sendall(beginning)
        while sent < 64 * 1024 * 1024:
            line.sendall(part)
            sent += len(part)
    assert sent < 32 * 1024 * 1024  # what the system's own buffers take


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"GET / HT", b"HTTP/1.1 408"),
        (b"GET / HTTP/1.1\r\nhost: localhost\r\n", b"HTTP/1.1 408"),
        (b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{", b"HTTP/1.1 408"),
        (b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /", b"HTTP/1.1 200"),
    ],
)
def test_whoever_does_not_finish_is_not_waited_for(impatient: Server, said: bytes, answer: bytes) -> None:
    with line_to(impatient) as line:
        line.sendall(said)
        heard = answers(line)
    assert heard[: len(answer)] == answer


def test_a_byte_now_and_then_does_not_keep_a_line_open(impatient: Server) -> None:
    ends, is_open = time.monotonic() + PATIENCE, True
    with line_to(impatient) as line:
        while is_open and time.monotonic() < ends:
            try:
                line.sendall(b"G")
            except ConnectionError:
                is_open = False
            time.sleep(0.05)
    assert not is_open


def test_lines_that_say_nothing_lock_nobody_out(tmp_path: Path) -> None:
    """More lines than the system has handles, from a hundred addresses, none of which has too many."""
    few = 400
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, few) if before[1] < few else (few, before[1]))
    try:
        limited = {"head_seconds": "600", "connections": str(few - 150)}
        with running(Server(f"sqlite:{tmp_path / 'tenfold.sqlite'}", limited, is_forked=False)) as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(4_000, before[1]), before[1]))
            with at_table(server, 2) as clients, contextlib.ExitStack() as lines:
                for number in range(500):
                    lines.enter_context(line_to(server, f"127.0.1.{number % 100 + 1}"))
                plays_on(clients)
                assert call(server, "GET", "/healthz")[0] == {"status": "alive"}
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_one_household_has_so_many_lines(tmp_path: Path) -> None:
    limited = {"head_seconds": "600", "connections_per_address": "5"}
    with (
        serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", **limited) as server,
        contextlib.ExitStack() as stack,
    ):
        lines = [stack.enter_context(line_to(server, "127.0.0.2")) for _ in range(40)]
        assert [answers(line) for line in lines[:20]] == [b""] * 20  # the oldest made room
        lines[-1].sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        assert answers(lines[-1]).startswith(b"HTTP/1.1 200")


def test_bodies_that_never_end_take_little_memory(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", body_seconds="600") as server,
        contextlib.ExitStack() as stack,
    ):
        before = memory_of(server)
        part, sent = b" " * 500_000, 0
        for _ in range(300):
            line = stack.enter_context(line_to(server))
            head = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: 510000\r\n\r\n"
            with contextlib.suppress(ConnectionError):
                line.sendall(head + part)
                sent += len(part)
        call(server, "GET", "/healthz")
        assert memory_of(server) - before < sent / 2
        with pytest.raises(Refusal) as refusal:  # later, when the others have gone
            call(server, "POST", "/api/records", {"meta": "x" * 400_000})
        assert refusal.value.key == "server.full"


def test_a_body_may_be_as_long_as_it_has_to_be(impatient: Server) -> None:
    with pytest.raises(Refusal) as refusal:
        call(impatient, "POST", "/api/me", {"name": "x" * 20_000})
    assert refusal.value.status == 413


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff\xfe"}', b"\xff", b'{"name": "\xed\xa0\x80"}', b'"\\ud800"']
)
def test_bad_text_in_a_body_is_a_bad_request(impatient: Server, body: bytes) -> None:
    head = f"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(body)}\r\n"
    with line_to(impatient) as line:
        line.sendall(f"{head}connection: close\r\n\r\n".encode() + body)
        told = answers(line)
    assert told.startswith(b"HTTP/1.1 400")
    assert json.loads(told.partition(b"\r\n\r\n")[2])["key"] == "request.wrong"


@pytest.mark.parametrize("head", [b"POST /api/me" + CHUNKED, b"GET /healthz" + CHUNKED], ids=["read", "not"])
@pytest.mark.parametrize("pause", [0, 0.3])
def test_a_body_that_cannot_be_read_ends_the_line(impatient: Server, head: bytes, pause: float) -> None:
    """Before the request is answered, or afterwards."""
    with line_to(impatient) as line:
        line.sendall(head)
        time.sleep(pause)
        line.sendall(b"no length\r\n")
        heard = answers(line)
    assert heard.startswith((b"HTTP/1.1 400", b"HTTP/1.1 200"))
    assert "Traceback" not in impatient.errors()


@pytest.mark.parametrize("header", ["Host: a.invalid", "Origin: http://a.invalid"])
def test_no_header_follows_the_head(impatient: Server, header: str) -> None:
    """In the head, each would be refused."""
    told = ask_with_trailer(impatient, "POST", "/api/me", "Host: localhost", trailer=header)
    assert told.status == 200


def test_a_long_body_in_pieces_is_read(impatient: Server) -> None:
    with line_to(impatient) as line:
        line.sendall(b"POST /api/me" + CHUNKED.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        for _ in range(60):
            line.sendall(b"c8\r\n" + b" " * 200 + b"\r\n")
        line.sendall(b"2\r\n{}\r\n0\r\n\r\n")
        assert answers(line).startswith(b"HTTP/1.1 200")


def test_requests_that_do_not_wait_for_answers_are_not_read_to_the_end(tmp_path: Path) -> None:
    """However many there are in one go, few of them are held, and nobody waits for the rest."""
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}") as server, contextlib.ExitStack() as stack:
        before = memory_of(server)
        for _ in range(20):
            line = stack.enter_context(line_to(server))
            line.setblocking(False)
            line.send(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 20_000)
        call(server, "GET", "/healthz")
        assert memory_of(server) - before < 30 * 1024 * 1024


def test_a_few_requests_may_be_sent_at_once(impatient: Server) -> None:
    with line_to(impatient) as line:
        request = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n"
        line.sendall((request + b"\r\n") * 9 + request + b"connection: close\r\n\r\n")
        assert answers(line).count(b"HTTP/1.1 200") == 10


def test_whoever_breaks_off_without_waiting_for_answers_leaves_nothing_behind(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}") as server:
        for _ in range(20):
            with line_to(server) as line:
                line.sendall(b"GET /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 3 + b"\x00\r\n")
                answers(line)
        call(server, "GET", "/healthz")
        assert "Traceback" not in server.errors()


def test_people_are_not_made_without_end(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", people_per_hour="3") as server:
        for _ in range(3):
            call(server, "POST", "/api/me", {})
        for path, body in (
            ("/api/me", {}),
            (
                "/api/tables",
                {"game": "tiles", "options": {"edition": "steffen"}, "seats": [{"kind": "mine"}] * 2},
            ),
        ):
            with pytest.raises(Refusal) as refusal:
                call(server, "POST", path, body)
            assert refusal.value.status == 429


@pytest.mark.anyio
async def test_asking_whether_it_is_ready_does_not_wear_the_disk_out(tmp_path: Path) -> None:
    class Counting(SqliteDatabase):
        commits = 0

        async def commit(self, statements: list[Statement]) -> None:  # type: ignore[override]
            self.commits += 1
            await super().commit(statements)

    database = Counting(tmp_path / "tenfold.sqlite")
    await database.open()
    readiness = Readiness(database, lambda: 0)
    for _ in range(50):
        await readiness.check()
    await database.close()
    assert database.commits == 1


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_is_counted_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


# Sockets


HANDSHAKE = (
    "GET /socket/{} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def raw_socket(server: Server, table: str) -> socket.socket:
    """A WebSocket of which nobody reads more than the handshake."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    line.sendall(HANDSHAKE.format(table).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def frame(kind: Opcode, content: bytes = b"") -> bytes:
    return Frame(kind, content).serialize(mask=True)


TOO_MUCH = b"\x88\x02\x03\xf0"  # closed with the code 1008
HELLO = frame(Opcode.TEXT, b'{"type": "hello", "secrets": []}')


def test_little_is_kept_for_a_socket_that_never_reads(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}") as server, at_table(server, 2, "tiles") as clients:
        with raw_socket(server, clients[0].id) as silent:
            with contextlib.suppress(ConnectionError):
                silent.sendall(HELLO * 2_000)  # each is answered by everything
            plays_on(clients)
            kept = answers(silent)
        assert len(kept) < 1_000_000


def test_protocol_pings_count_like_messages(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", messages_per_second="20") as server,
        at_table(server, 2) as clients,
        raw_socket(server, clients[0].id) as flooding,
    ):
        with contextlib.suppress(ConnectionError):
            flooding.sendall(HELLO + frame(Opcode.PING) * 100_000)
        assert answers(flooding).endswith(TOO_MUCH)
        plays_on(clients)


def test_bad_text_closes_a_socket_and_nothing_else(impatient: Server) -> None:
    with (
        at_table(impatient, 2) as clients,
        connect(f"ws://{impatient.address}/socket/{clients[0].id}") as broken,
    ):
        broken.socket.sendall(frame(Opcode.TEXT, b'{"type": "\xff"}'))
        with pytest.raises(ConnectionClosed) as closed:
            broken.recv(PATIENCE)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1007
        plays_on(clients)


@pytest.mark.parametrize(
    "bad", [frame(Opcode.TEXT, b"\xff"), frame(Opcode.PONG) * 5_000], ids=["bad text", "too many frames"]
)
def test_whoever_breaks_a_rule_and_says_goodbye_at_once_is_let_go(tmp_path: Path, bad: bytes) -> None:
    with (
        serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", messages_per_second="20") as server,
        at_table(server, 2) as clients,
    ):
        with raw_socket(server, clients[0].id) as line, contextlib.suppress(ConnectionError):
            line.sendall(bad + frame(Opcode.CLOSE))
            answers(line)
        plays_on(clients)
        assert "Traceback" not in server.errors()


def test_a_player_is_served_while_others_flood(impatient: Server) -> None:
    """Several kinds of nuisance at once; the game goes on beside them."""
    ended = threading.Event()

    def go_on(nuisance: Callable[[], None]) -> None:
        while not ended.is_set():
            with contextlib.suppress(OSError, ConnectionClosed):
                nuisance()

    def long_head() -> None:
        with line_to(impatient) as line:
            line.sendall(b"GET / HTTP/1.1\r\nx: " + b"x" * 1_000_000)

    def rubbish() -> None:
        with line_to(impatient) as line:
            line.sendall(b"\x00\xff" * 1_000)
            answers(line)

    threads = [threading.Thread(target=go_on, args=(nuisance,)) for nuisance in (long_head, rubbish)]
    with at_table(impatient, 2) as clients:
        for thread in threads:
            thread.start()
        try:
            for _ in range(20):
                plays_on(clients)
        finally:
            ended.set()
            for thread in threads:
                thread.join()


# Pages


def asked(server: Server, paths: list[str]) -> Iterator[int]:
    """The statuses of requests over one line after the other, as they come."""
    return (ask(server, "GET", path, "Host: localhost").status for path in paths)


def test_pages_and_their_files_have_a_limit_by_address(tmp_path: Path) -> None:
    """Whoever plays, or looks after the server, is counted apart."""
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", pages_per_second="0.001") as server:
        assert [*asked(server, ["/", "/assets/none.js", "/schema/openapi.json"])] == [429] * 3
        assert [*asked(server, ["/healthz", "/readyz", "/api/tables"])] == [200] * 3


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_questions_about_health_have_a_limit_by_address(tmp_path: Path, path: str) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", requests_per_second="0.5") as server:
        assert 429 in asked(server, [path] * 12)
        assert [*asked(server, ["/", "/api/tables"])] == [200] * 2


def test_whoever_asks_for_too_much_is_slowed_down(tmp_path: Path) -> None:
    """A refusal that came at once could be asked for again at once, and cost others as much as an answer."""
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", pages_per_second="0.001") as server:
        with contextlib.ExitStack() as stack:
            lines = [stack.enter_context(line_to(server)) for _ in range(MOST_PAUSING + 5)]
            for line in lines:
                line.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
            heads = [line.recv(65_536).partition(b"\r\n\r\n")[0].lower() for line in lines]
        assert all(head.startswith(b"http/1.1 429") for head in heads)
        assert sum(b"connection: close" in head for head in heads) == 5, "are told at once, and sent away"


def test_ten_people_of_a_household_may_open_the_client_at_once() -> None:
    """With every file that it consists of, as a new browser fetches them all."""
    assert 10 * len(assets()) <= BURST * Settings().most_pages_per_second()
