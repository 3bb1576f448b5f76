"""Nobody learns what is to come: a shuffle that goes on differently sends the same bytes until it does. And
no secret is told to anybody but its owner, not even in a log."""

from __future__ import annotations

import hashlib
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest
from server.serving import Client, Refusal, Server, serving

from tenfold import Dealer, Play

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
CREATED = 1_700_000_000_000


class Case(NamedTuple):
    """A game, and two shuffles of it that agree on what comes first and differ in what comes next."""

    game: str
    options: dict[str, Any]
    known: int  # so many cards (of each pile) are the same
    secrets: tuple[bytes, bytes]


Prepared: TypeAlias = tuple[Server, list[tuple[Case, list[tuple[str, Client]]]]]


def cases() -> list[Case]:
    dice = random.Random(10)
    kinds = ["B1", "B2", "G2", "G3", "O4", "P5", "$1", "$3", "$5", "*2", "O*", "**"]
    found = []
    for number in range(10):
        deck = dict.fromkeys(dice.sample(kinds, 5), 2)
        options = {"edition": dice.choice(["aeg", "trefl"]), "seats": 2, "start": number % 2, "deck": deck}
        found.append(case_of("cards", options, 3 + number % 2, number))
    for number in range(4):
        found.append(case_of("tiles", {"edition": "steffen", "start": number % 2}, 2 + number % 2, number))
    return found


def case_of(game: str, options: dict[str, Any], known: int, number: int) -> Case:
    """Looks for two secrets whose piles begin alike and then differ in the very next place of each."""
    seen: dict[tuple[tuple[int, ...], ...], list[tuple[bytes, list[int]]]] = {}
    for attempt in count():
        secret = hashlib.sha256(f"{number}/{attempt}".encode()).digest()
        piles = Dealer(game, options, secret).piles
        begin = tuple(tuple(pile[:known]) for pile in piles)
        following = [pile[known] for pile in piles]
        for other, others in seen.get(begin, []):
            if all(one != two for one, two in zip(following, others, strict=True)):
                return Case(game, options, known, (other, secret))
        seen.setdefault(begin, []).append((secret, following))
    raise AssertionError


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    """A server whose tables were given prepared secrets while it slept."""
    path = tmp_path_factory.mktemp("leaks") / "tenfold.sqlite"
    with serving(f"sqlite:{path}", bots="1") as server:
        made = []
        for case in cases():
            tables = []
            for _ in case.secrets:
                owner = Client(server)
                agreement = {"lot": False, "absence": "wait"}
                table = owner.make(case.game, [MINE, OPEN], options=case.options, agreement=agreement)
                tables.append((table, owner))
            made.append((case, tables))
        server.stop()
        with closing(sqlite3.connect(path)) as database, database:
            for case, tables in made:
                for secret, (table, _) in zip(case.secrets, tables, strict=True):
                    values = secret.hex(), CREATED, table
                    database.execute("UPDATE tables SET secret = ?, created = ? WHERE id = ?", values)
        server.start()
        yield server, made


def test_what_is_to_come_changes_no_byte_of_what_is_told(prepared: Prepared) -> None:
    """Only the table's id, the commitment to the shuffle and for how long somebody has been away are made
    alike before comparing; nothing else."""
    server, made = prepared
    for number, (case, tables) in enumerate(made):
        heard, asked = zip(*(play(server, case, *table, number) for table in tables), strict=True)
        assert heard[0] == heard[1]
        assert asked[0] == asked[1]
        assert len(set(heard[0])) > 10
        assert diverge(case)


def play(server: Server, case: Case, table: str, owner: Client, number: int) -> tuple[list[str], list[str]]:
    """The same decisions, until a card would come that differs; everything that was told so far."""
    guest, watcher = Client(server), Client(server)
    guest.sit(table, 1)
    clients = [owner, guest, watcher]
    for place, client in enumerate(clients, 1):
        client.connect(table)
        for other in clients[:place]:
            wait_for_presence(other, place)
    dice = random.Random(number)
    decisions = 0
    while not owner.is_over:
        client = owner if owner.is_mine else guest
        token = dice.choice(client.now["legal"])
        if is_dealt_next(case, client, token) or decisions > 60:
            break
        client.command("try", moves=[token], command=f"t{decisions}")
        client.command("move", moves=[token], command=f"m{decisions}")
        for other in clients:
            other.until(lambda other, version=client.version: other.version >= version)  # type: ignore[misc]
        decisions += 1
    assert owner.moves
    names = {table: "TABLE", owner.table["commitment"]: "COMMITMENT"}
    told = [alike(str(text), names) for client in clients for text in client.texts]
    asked = [alike(text, names) for text in ask(watcher, table, len(owner.moves))]
    for client in clients:
        client.close()
    return told, asked


def wait_for_presence(client: Client, connected: int) -> None:
    """Until it knows of all who are connected: two players, then a watcher."""
    online, watchers = list(range(min(connected, 2))), max(connected - 2, 0)
    while (client.heard[-1].get("online"), client.heard[-1].get("watchers")) != (online, watchers):
        client.receive()
    if client.heard[-1]["type"] == "welcome":
        client.receive()


def is_dealt_next(case: Case, client: Client, token: str) -> bool:
    """Whether this decision would bring a card beyond those that are the same."""
    game = Play(case.game, **client.table["options"])
    for one in [*client.moves, token]:
        game.push(one)
    if not game.is_chance:
        return False
    dealt = [0, 0]
    pile = game.game.pile(game.state)
    again = Play(case.game, **client.table["options"])
    for one in client.moves:
        if again.is_chance:
            dealt[again.game.pile(again.state)] += 1
        again.push(one)
    return dealt[pile] >= case.known


def ask(client: Client, table: str, moves: int) -> list[str]:
    """What HTTP tells of the table; without the times, since no two games are at the same time."""
    told = [client.call("GET", f"/api/tables/{table}"), client.call("GET", f"/api/records/{table}")]
    told[1]["meta"].pop("times")
    story = client.call("GET", f"/api/records/{table}/story")
    story.pop("times")
    told += [story, *(client.call("GET", f"/api/records/{table}/positions/{at}") for at in range(moves + 1))]
    return [json.dumps(one) for one in told]


def alike(text: str, names: dict[str, str]) -> str:
    for name, word in names.items():
        text = text.replace(name, word)
    return re.sub(r'"left":\d+,"bot_in"', '"left":AGO,"bot_in"', text)


def diverge(case: Case) -> bool:
    """The test would see a difference: the next card is another one."""
    one, two = (Dealer(case.game, case.options, secret).piles for secret in case.secrets)
    return all(
        pile[: case.known] == other[: case.known] and pile[case.known] != other[case.known]
        for pile, other in zip(one, two, strict=True)
    )


# Secrets


class Witness(Client):
    """Keeps whatever anybody tells it, over HTTP and over the socket."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.told: list[str] = []

    def call(self, method: str, path: str, body: object = None) -> Any:
        try:
            answer = super().call(method, path, body)
        except Refusal as refusal:
            self.told.append(json.dumps(refusal.body))
            raise
        self.told.append(json.dumps(answer))
        return answer

    def receive(self, seconds: float = 30) -> dict[str, Any]:
        message = super().receive(seconds)
        self.told.append(json.dumps(message))
        return message


def test_secrets_are_told_to_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    with serving(f"sqlite:{path}", bots="1", log_level="debug", log="json") as server:
        owner, guest, watcher = (Witness(server) for _ in range(3))
        phrase = owner.call("POST", "/api/me/phrase")["phrase"]
        table = owner.make("tiles", [MINE, OPEN], options={"edition": "steffen", "open": True})
        guest.sit(table, 1)
        for client in (owner, guest, watcher):
            client.connect(table)
        mine = [*owner.secrets, str(owner.cookie).partition("=")[2], phrase]
        theirs = [*guest.secrets, str(guest.cookie).partition("=")[2]]
        provoke(owner, phrase)
        with closing(sqlite3.connect(path)) as database:
            ((dealers,),) = database.execute("SELECT secret FROM tables")
            kept = [digest for (digest,) in database.execute("SELECT digest FROM seats")]
            kept += [digest for (digest,) in database.execute("SELECT phrase FROM people") if digest]
            kept += [digest for (digest,) in database.execute("SELECT digest FROM sessions")]
        for _ in range(4):
            client = owner if owner.is_mine else guest
            client.move(client.now["legal"][0])
            for other in (owner, guest, watcher):
                other.until(lambda other, version=client.version: other.version >= version)  # type: ignore[misc]
        look_around(watcher, table)
        nowhere(kept, [*owner.told, *guest.told, *watcher.told, server.errors()])
        nowhere([dealers], [*owner.told, *guest.told, *watcher.told, server.errors()])
        nowhere(mine, [*guest.told, *watcher.told, server.errors()])
        nowhere(theirs, [*owner.told, *watcher.told, server.errors()])
        owner.command("resign", seat=0)
        look_around(watcher, table)
        assert dealers in "".join(watcher.told)  # now it is to be known
        nowhere([*kept, *mine, *theirs], [*watcher.told, server.errors()])
        for client in (owner, guest, watcher):
            client.close()


def provoke(client: Witness, phrase: str) -> None:
    """Errors about things that are secret."""
    (secret,) = client.secrets
    for message in (
        {"type": "hello", "secrets": secret},
        {"type": "hello", "secrets": [secret], secret: 1},
        {"type": secret},
    ):
        client.send(message)
    client.send({"type": "ping"})
    client.wait("pong")
    for body in ({"phrase": phrase, "more": 1}, {"phrase": [phrase]}, {"phrase": phrase + " x"}):
        with pytest.raises(Refusal):
            client.call("POST", "/api/me/recover", body)


def look_around(client: Witness, table: str) -> None:
    for path in (
        "/api/tables", "/api/tables/mine", f"/api/tables/{table}", f"/api/records/{table}", "/api/me",
        f"/api/records/{table}/story", f"/api/records/{table}/positions/1", "/readyz", "/schema/openapi.json",
    ):  # fmt: skip
        client.call("GET", path)


def nowhere(secrets: list[str], texts: list[str]) -> None:
    for text in texts:
        for secret in secrets:
            assert secret not in text
