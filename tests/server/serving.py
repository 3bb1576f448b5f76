"""Real servers for the tests: processes of their own, spoken to over real sockets."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from forks import CAN_FORK, Forked
from server.ports import free_port
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_pinging

STARTING_SECONDS = 60.0
CLIENTS = Path(tempfile.gettempdir()) / "tenfold-test-clients"  # once for all servers of the tests


def new_log() -> IO[bytes]:
    """A file, as a pipe that nobody empties would fill up. Who reads it does not move where others write."""
    return tempfile.TemporaryFile("a+b")


def connect(address: str, **more: Any) -> ClientConnection:
    """A line that does not ping, as browsers' do not.

    Pings draw numbers from the generator that the whole process shares, in a thread that outlives a test
    which leaves its line open: Hypothesis, in whatever test comes next, takes that for a test that gambles.
    """
    line: ClientConnection = connect_pinging(address, ping_interval=None, **more)
    return line


@dataclass
class Server:
    """A server that can be stopped, killed and started again, always at the same address."""

    database: str
    settings: dict[str, str] = field(default_factory=dict)  # as in the environment
    port: int = 0
    is_forked: bool = CAN_FORK  # else a new program, to which this process hands down what it has
    process: subprocess.Popen[bytes] | Forked | None = None
    log: IO[bytes] = field(default_factory=new_log)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        self.port = self.port or free_port()
        environment = os.environ | {
            f"TENFOLD_{name.upper()}": value
            for name, value in {
                "database": self.database,
                "clients": str(CLIENTS),
                "port": str(self.port),
                "bots": "0",  # a process each, for those at whose tables bots play
                "hints": "0",  # and for those who ask for hints
                "tables_per_hour": "100000",
                "people_per_hour": "100000",
                "requests_per_second": "100000",
                "metrics": "all",
                "messages_per_second": "100000",
                "connections_per_address": "20000",
                **self.settings,
            }.items()
        }
        self.process = self._start(environment)
        self.wait_until_ready()

    def _start(self, environment: dict[str, str]) -> subprocess.Popen[bytes] | Forked:
        if not self.is_forked or "workers" in self.settings:
            command = [sys.executable, "-m", "tenfold", "serve"]
            return subprocess.Popen(command, env=environment, stderr=self.log)
        with Path(os.devnull).open("r+b") as nothing:
            return Forked(["serve"], environment, [nothing.fileno(), nothing.fileno(), self.log.fileno()])

    def wait_until_ready(self) -> None:
        assert self.process
        deadline = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.errors()}")
            try:
                call(self, "GET", "/readyz")
            except (OSError, Refusal):
                time.sleep(0.02)
            else:
                return
        raise TimeoutError("the server did not start")

    def wait_until_not_ready(self) -> Refusal:
        """How it says so; it looks at the database once in a while only."""
        deadline = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < deadline:
            try:
                call(self, "GET", "/readyz")
            except Refusal as refusal:
                return refusal
            time.sleep(0.02)
        raise TimeoutError("the server says that it is ready")

    def errors(self) -> str:
        """What the server has written to its standard error so far."""
        self.log.seek(0)
        return self.log.read().decode()

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait(timeout=STARTING_SECONDS)
            self.process = None


def serving(database: str, **settings: str) -> AbstractContextManager[Server]:
    return running(Server(database, settings))


@contextmanager
def running(server: Server) -> Iterator[Server]:
    try:
        server.start()
        yield server
    finally:
        server.stop()
        server.log.close()


def children_of(server: Server) -> list[int]:
    assert server.process
    found = []
    for task in Path(f"/proc/{server.process.pid}/task").iterdir():
        found += [int(word) for word in (task / "children").read_text().split()]
    return found


class Refusal(Exception):
    """An answer that is no success."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(status, body)
        self.status = status
        self.body = body
        self.key = body.get("key") if isinstance(body, dict) else None


def call(
    server: Server, method: str, path: str, body: object = None, *, cookie: str | None = None
) -> tuple[Any, str | None]:
    """A request; the answer's JSON, and the cookie that it sets."""
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://{server.address}{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            told = answer.headers.get("set-cookie")
            text = answer.read()
            return json.loads(text) if text else None, told.split(";")[0] if told else cookie
    except urllib.error.HTTPError as error:
        with error:
            text = error.read()
        try:
            raise Refusal(error.code, json.loads(text)) from None
        except json.JSONDecodeError:
            raise Refusal(error.code, text.decode()) from None


class Client:
    """One browser's worth of a player: a cookie, seats, and a socket to one table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie: str | None = None
        self.secrets: list[str] = []
        self.socket: ClientConnection | None = None
        self.version = 0
        self.view: dict[str, Any] = {}
        self.moves: list[str] = []
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.mine: list[int] = []
        self.commands = 0
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str | bytes] = []  # the same, as it came

    def call(self, method: str, path: str, body: object = None) -> Any:
        answer, self.cookie = call(self.server, method, path, body, cookie=self.cookie)
        return answer

    def make(self, game: str = "cards", seats: list[Any] | None = None, **more: Any) -> str:
        """Makes a table and keeps its keys; the id."""
        options = more.pop("options", None) or (
            {"edition": "aeg", "seats": len(seats or [1, 2])} if game == "cards" else {"edition": "steffen"}
        )
        chosen = seats or [{"kind": "mine"}, {"kind": "open"}]
        made = self.call("POST", "/api/tables", {"game": game, "options": options, "seats": chosen, **more})
        self.secrets += [key["secret"] for key in made["keys"]]
        return str(made["id"])

    def sit(self, table: str, seat: int, **more: Any) -> None:
        key = self.call("POST", f"/api/tables/{table}/seats/{seat}", more)
        self.secrets.append(key["secret"])

    def connect(self, table: str, since: int | None = None) -> dict[str, Any]:
        self.close()
        self.id = table
        address = f"ws://{self.server.address}/socket/{table}"
        # Whoever stops reading because much has come in waits for ten seconds when it closes.
        self.socket = connect(address, max_size=None, max_queue=None).__enter__()
        self.send({"type": "hello", "secrets": self.secrets, "since": since})
        return self.wait("welcome")

    def close(self) -> None:
        if self.socket:
            self.socket.close()
            self.socket = None

    def break_off(self) -> None:
        """The line is cut: nobody says goodbye."""
        assert self.socket
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()

    def send(self, message: dict[str, Any]) -> None:
        assert self.socket
        self.socket.send(json.dumps(message))

    def receive(self, seconds: float = 30) -> dict[str, Any]:
        assert self.socket
        text = self.socket.recv(timeout=seconds)
        message: dict[str, Any] = json.loads(text)
        self.texts.append(text)
        self.heard.append(message)
        if message["type"] == "welcome":
            self.table, self.mine, self.view = message["table"], message["mine"], message["view"] or {}
            self.moves, self.now, self.version = message["moves"], message["now"], message["version"]
        elif message["type"] == "update":
            self.moves = self.moves[: message["kept"]] + [move["token"] for move in message["moves"]]
            self.view = {**self.view, **message["changes"]}
            self.now, self.version = message["now"], message["version"]
            self.table = message["table"] or self.table
        return message

    def wait(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def until(self, is_so: Callable[[Client], bool]) -> None:
        """Listens until something is so."""
        while not is_so(self):
            self.receive()

    def refused(self, kind: str, **more: Any) -> str:
        """The key with which a command is refused; nothing has changed."""
        before = self.version, self.moves, self.view
        answer = self.command(kind, **more)
        assert answer["type"] == "refused", answer
        assert before == (self.version, self.moves, self.view)
        return str(answer["key"])

    def command(self, kind: str, *, command: str | None = None, **more: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        self.commands += 1
        name = command or f"{id(self)}-{self.commands}"
        if kind in ("move", "try", "take_back", "offer_draw"):
            more = {"version": self.version, **more}
        self.send({"type": kind, "id": name, **more})
        while True:
            message = self.receive()
            if name in (message.get("id"), message.get("command")):
                return message

    def move(self, *tokens: str) -> dict[str, Any]:
        return self.command("move", moves=list(tokens))

    @property
    def is_over(self) -> bool:
        return self.now["ending"] is not None

    @property
    def is_mine(self) -> bool:
        return self.now["to_move"] in self.mine


def level(*clients: Client) -> None:
    """Everybody listens until all know the same."""
    latest = max(client.version for client in clients)
    for client in clients:
        client.until(lambda client: client.version >= latest)


@contextmanager
def at_table(server: Server, count: int, game: str = "cards", **more: Any) -> Iterator[list[Client]]:
    """A table at which so many clients sit down, one at each seat, and listen."""
    clients = [Client(server) for _ in range(count)]
    table = clients[0].make(game, [{"kind": "mine"}, *[{"kind": "open"}] * (count - 1)], **more)
    for seat, client in enumerate(clients):
        if seat:
            client.sit(table, seat)
        client.connect(table)
    try:
        level(*clients)
        yield clients
    finally:
        for client in clients:
            client.close()


def mover(clients: list[Client]) -> Client:
    """Whose turn it is."""
    level(*clients)
    return next(client for client in clients if client.is_mine)
