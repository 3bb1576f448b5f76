"""Well-behaved people: they play whole games, come back by themselves, and note what they are told."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import IncompleteRead
from typing import Any, NamedTuple

from server.fuzz.timing import Waits
from server.serving import Client, Refusal, Server, call
from websockets.exceptions import WebSocketException

# What talking to a server that died may raise; the last one, between the head of an answer and its body.
GONE = (OSError, TimeoutError, EOFError, WebSocketException, IncompleteRead)
THINKING = 0.03  # seconds
LISTENING = 0.25
BOT = {"kind": "bot", "bot": "random"}
SETUPS: list[tuple[str, dict[str, Any], list[dict[str, str]]]] = [
    ("cards", {"edition": "aeg", "seats": 2}, [{"kind": "mine"}, {"kind": "open"}]),
    ("tiles", {"edition": "steffen", "second_round_limit": 10}, [{"kind": "mine"}, {"kind": "open"}]),
    ("cards", {"edition": "trefl", "seats": 3}, [{"kind": "mine"}, BOT, {"kind": "open"}]),
    ("cards", {"edition": "gamefactory", "seats": 1, "target": 5}, [{"kind": "mine"}]),
]  # fmt: skip
NOT_NOW = ("server.database_fails", "table.not_your_turn", "server.outcome_unknown")


class Command(NamedTuple):
    """A command that was answered."""

    table: str
    id: str
    moves: list[str]
    version: int | None  # None: refused


class Position(NamedTuple):
    """The moves of a table as somebody was told, and with which version."""

    table: str
    version: int
    length: int
    mark: int  # of all the moves

    @classmethod
    def of(cls, table: str, version: int, moves: list[str]) -> Position:
        return cls(table, version, len(moves), hash(tuple(moves)))


@dataclass
class Notes:
    """What all well-behaved people have been told. Lists are only appended to, by any thread."""

    waits: Waits = field(default_factory=Waits)
    accepted: list[Command] = field(default_factory=list)
    refused: list[Command] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list)
    people: dict[str, str] = field(default_factory=dict)  # cookie -> name
    owned: dict[str, str] = field(default_factory=dict)  # table -> cookie of one who sits there
    resent: int = 0
    finished: int = 0
    problems: list[str] = field(default_factory=list)

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        began = self.waits.now()
        yield
        self.waits.note(what, began)


class Somebody(threading.Thread):
    """Does something until it is over, also when the server goes away and comes back."""

    def __init__(self, server: Server, notes: Notes, is_over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.notes = notes
        self.is_over = is_over

    def run(self) -> None:
        try:
            while not self.is_over.is_set() and not self.is_done():
                try:
                    self.go_on()
                except GONE:
                    self.is_over.wait(0.1)
        except Exception as error:
            self.notes.problems.append(f"{self.described()}: {error!r}")

    def described(self) -> str:
        return type(self).__name__

    def is_done(self) -> bool:
        return False

    def go_on(self) -> None:
        raise NotImplementedError


class Player(Somebody):
    """Plays one table to its end, and sends again what was not answered."""

    def __init__(
        self, server: Server, notes: Notes, is_over: threading.Event, table: str, client: Client
    ) -> None:
        super().__init__(server, notes, is_over)
        self.table = table
        self.client = client
        self._dice = random.Random(client.secrets[0])
        self._unanswered: dict[str, Any] | None = None

    def described(self) -> str:
        return f"a player at {self.table}"

    def is_done(self) -> bool:
        return bool(self.client.now) and self.client.is_over

    def go_on(self) -> None:
        try:
            self._play()
        finally:
            self.client.close()  # also when it was told nothing for too long

    def _play(self) -> None:
        client = self.client
        since = client.version or None
        with self.notes.timed("hello"):
            client.connect(self.table, since)
        if client.version < (since or 0):
            self.notes.problems.append(f"{self.table}: had version {since}, and now {client.version}")
        self._note_position()
        while not client.is_over and not self.is_over.is_set():
            if self._unanswered:
                self.notes.resent += 1
                self._send(self._unanswered)
            elif client.is_mine:
                time.sleep(THINKING)
                self._send(self._decide())
            else:
                self._listen()
        self.notes.finished += client.is_over

    def _decide(self) -> dict[str, Any]:
        client = self.client
        client.commands += 1
        name = f"{client.secrets[0][:12]}-{client.commands}"
        token = self._dice.choice(client.now["legal"])
        return {"type": "move", "id": name, "version": client.version, "moves": [token]}

    def _send(self, command: dict[str, Any]) -> None:
        self._unanswered = command
        with self.notes.timed("move"):
            self.client.send(command)
            answer = self._receive()
            while command["id"] not in (answer.get("id"), answer.get("command")):
                answer = self._receive()
        self._unanswered = None
        name, moves = command["id"], command["moves"]
        if answer["type"] != "refused":
            self.notes.accepted.append(Command(self.table, name, moves, answer["version"]))
            return
        self.notes.refused.append(Command(self.table, name, moves, None))
        if not answer["stale"] and answer["key"] not in NOT_NOW:
            self.notes.problems.append(f"{self.table}: a legal move was refused: {answer}")

    def _listen(self) -> None:
        try:
            self._receive(LISTENING)
        except TimeoutError:
            return

    def _receive(self, seconds: float = 30) -> dict[str, Any]:
        told = self.client.receive(seconds)
        if told["type"] in ("welcome", "update"):
            self._note_position()
        return told

    def _note_position(self) -> None:
        client = self.client
        self.notes.positions.append(Position.of(self.table, client.version, client.moves))
        client.heard.clear()
        client.texts.clear()


class Visitor(Somebody):
    """Looks at pages and at what there is, over a new line each time."""

    PAUSE = 0.1
    PATHS = ("/", "/api/me", "/api/tables", "/api/catalogue", "/healthz", "/api/tables/mine")

    def go_on(self) -> None:
        for path in self.PATHS:
            with self.notes.timed(path):
                self._look(path)
            if self.is_over.wait(self.PAUSE):
                return

    def _look(self, path: str) -> None:
        try:
            call(self.server, "GET", path)
        except ValueError:  # a page, and no JSON
            return
        except Refusal as refusal:
            if refusal.status != 503 and not (path == "/" and refusal.status == 404):
                self.notes.problems.append(f"{path}: {refusal}")


class Host(Somebody):
    """Waits at a listed table for whoever comes, makes a new one when it is over, and notes what is told."""

    def go_on(self) -> None:
        client = Client(self.server)
        try:
            table = client.make(seats=[{"kind": "mine"}, {"kind": "open"}], agreement={"listed": True})
        except Refusal:
            return
        client.connect(table)
        try:
            while not client.is_over and not self.is_over.is_set():
                try:
                    told = client.receive(LISTENING)
                except TimeoutError:
                    continue
                if told["type"] in ("welcome", "update"):
                    self.notes.positions.append(Position.of(table, client.version, client.moves))
        finally:
            client.close()
