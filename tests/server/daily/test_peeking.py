"""Nobody learns anything of a deal before they have played it: two servers that differ in nothing but its
secret answer everybody else with the same bytes, by every route that there is."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count, product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from server.daily.test_doors import begin, finish, step
from server.serving import Client, Refusal, Server, call, connect, serving
from server.test_nothing_leaks import case_of

from tenfold import Dealer, Play
from tenfold.protocol.game import Json
from tenfold.puzzles.puzzle import puzzles_of

KNOWN = 3  # cards that are the same in both deals
TIME = re.compile(r"\b1[6-9]\d{11}\b")
SEAT_SECRET = re.compile(r'"secret": "[\w-]{24}"')  # of one's own seat; a deal's has 64 digits


class Twin(NamedTuple):
    """A server on which one has played today's deals, and another is at it."""

    server: Server
    day: int
    ada: Client  # has played them, and practises
    bob: Client  # has drawn as many cards as are the same
    eve: Client  # has drawn one more
    tables: list[str]  # of all of them, and of the house

    def names(self, *people: Client) -> dict[str, str]:
        """What differs by chance and tells nothing: ids and promises."""
        names = {table: f"TABLE{number}" for number, table in enumerate(self.tables)}
        promised = self.ada.call("GET", "/api/daily/commitments")
        names |= {one["commitment"]: f"COMMITMENT{number}" for number, one in enumerate(promised)}
        names[str(self.server.port)] = "PORT"
        for person in people:
            names |= {str(person.call("GET", "/api/me")["id"] or "-"): "PERSON"}
            names |= {one["id"]: "SESSION" for one in person.call("GET", "/api/me/sessions")}
        return names


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Twin]]:
    folder = tmp_path_factory.mktemp("peeking")
    with twin(folder / "one.sqlite", 0) as one, twin(folder / "two.sqlite", 1) as two:
        yield [one, two]
        for client in (*one[2:5], *two[2:5]):
            client.close()


@contextmanager
def twin(path: Path, which: int) -> Iterator[Twin]:
    with serving(f"sqlite:{path}", bots="1", reviews="1", hints="1", metrics="token") as server:
        today, _ = call(server, "GET", "/api/daily")
        server.stop()
        seal(path, today, which)
        server.start()
        ada, bob, eve = Client(server), Client(server), Client(server)
        tables = [*play_both(ada, today["day"]), begin(bob, "cards"), begin(eve, "cards")]
        for client, draws in ((bob, KNOWN), (eve, KNOWN + 1)):
            for number in range(draws):
                client.command("move", moves=["draw"], command=f"draw{number}")
        tables += house_tables(path, ada)
        yield Twin(server, today["day"], ada, bob, eve, tables)


def seal(path: Path, today: Json, which: int) -> None:
    """Gives the day's deals other secrets, while the server sleeps."""
    with closing(sqlite3.connect(path)) as database, database:
        for deal in today["deals"]:
            secret = secrets_for(deal)[which]
            values = secret.hex(), deal["day"], deal["game"]
            database.execute("UPDATE daily_deals SET secret = ? WHERE day = ? AND game = ?", values)


def secrets_for(deal: Json) -> tuple[bytes, bytes]:
    """Of two deals that begin alike, with cards of which somebody can draw three, and then differ."""
    for number in count():
        case = case_of(deal["game"], deal["options"], KNOWN if deal["game"] == "cards" else 2, number)
        if deal["game"] == "tiles" or is_calm(deal["options"], case.secrets[0]):
            return case.secrets
    raise AssertionError


def is_calm(options: Json, secret: bytes) -> bool:
    """Whether one may draw three times, and nothing else happens."""
    dealer, play = Dealer("cards", options, secret), Play("cards", **options)
    for _ in range(KNOWN):
        if play.to_move != 0 or "draw" not in play.legal():
            return False
        play.push("draw")
        play.push(dealer.deal(play))
    return play.to_move == 0 and "draw" in play.legal()


def play_both(client: Client, day: int) -> list[str]:
    """Both deals to the end, and one again as practice."""
    tables = []
    for game in ("tiles", "cards"):
        tables.append(begin(client, game))
        finish(client)
        client.close()
    again = client.call("POST", f"/api/daily/{day}/cards/practice", {})
    client.secrets = [key["secret"] for key in again["keys"]]
    client.connect(again["id"])
    client.until(lambda one: one.is_mine)
    step(client)
    return [*tables, again["id"]]


def house_tables(path: Path, client: Client) -> list[str]:
    """The first game of the house of each deal."""
    sql = "SELECT table_id FROM daily_games WHERE house = 1 ORDER BY game, table_id"
    while True:
        with closing(sqlite3.connect(path)) as database:
            found = [table for (table,) in database.execute(sql)]
        if len(found) >= 2:
            return found[:2]
        client.call("GET", "/readyz")


def paths(twin: Twin, described: Json) -> Iterator[tuple[str, str]]:
    """Every address that can be read, with all that could be asked for there; and what it is in general."""
    chosen: dict[str, list[Any]] = {
        "table_id": twin.tables,
        "number": [0, 1, 7],
        "day": [twin.day - 1, twin.day, twin.day + 1],
        "game": ["cards", "tiles"],
        "session_id": ["aaaaaaaaaa"],
        "run_id": ["aaaaaaaaaa"],
        "puzzle_id": [puzzles_of("cards")[0].id],
        "run": [""],
        "status": ["waiting", "playing", "over", "open"],
        "mine": ["true", "false"],
        "before": [""],
        "after": [0],
    }
    for path, operations in described["paths"].items():
        if "get" not in operations:
            continue
        asked = operations["get"]["parameters"]
        inside = [one["name"] for one in asked if one["in"] == "path"]
        beside = [one["name"] for one in asked if one["in"] == "query" and chosen[one["name"]] != [""]]
        for values in product(*(chosen[name] for name in (*inside, *beside))):
            given = dict(zip((*inside, *beside), values, strict=True))
            query = "&".join(f"{name}={given[name]}" for name in beside)
            yield path.format(**{name: given[name] for name in inside}) + (f"?{query}" if query else ""), path


def changes(twin: Twin) -> Iterator[tuple[str, Json]]:
    """What one could try to do with a deal that one has not played."""
    for game in ("cards", "tiles"):
        for move in (0, 5):
            yield f"/api/daily/{twin.day}/{game}/practice", {"move": move}
    for table in twin.tables:
        yield f"/api/records/{table}/review", {}
        yield f"/api/tables/{table}/keys", {}
        yield f"/api/tables/{table}/seats/0", {}
        for game, options in (
            ("cards", {"edition": "aeg", "seats": 1, "target": 5}),
            ("tiles", {"edition": "steffen"}),
        ):
            seats = [{"kind": "mine"}] * (1 if game == "cards" else 2)
            beginning = {"table": table, "move": 1}
            yield "/api/tables", {"game": game, "options": options, "seats": seats, "beginning": beginning}
        for number in (1, 7):
            yield f"/api/me/mistakes/{table}/{number}", {"asked": 0, "moves": ["draw"]}
            yield f"/api/me/mistakes/{table}/{number}/try", {"moves": []}


def answers(twin: Twin, person: Client) -> list[tuple[str, str]]:
    """What somebody is told: by every address, by every attempt, and over the sockets of all tables."""
    described, _ = call(twin.server, "GET", "/schema/openapi.json")
    told = [(path, answer(person, "GET", path)) for path, _ in paths(twin, described)]
    told += [(path + json.dumps(body), answer(person, "POST", path, body)) for path, body in changes(twin)]
    told += [(table, watched(twin.server, table)) for table in twin.tables]
    names = twin.names(person)
    return [(alike(path, names), alike(text, names)) for path, text in told]


def answer(person: Client, method: str, path: str, body: object = None) -> str:
    try:
        return json.dumps(person.call(method, path, body))
    except Refusal as refused:
        return json.dumps([refused.status, refused.body])


def watched(server: Server, table: str) -> str:
    with connect(f"ws://{server.address}/socket/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "secrets": [], "since": None}))
        return str(socket.recv(timeout=30))


def alike(text: str, names: dict[str, str]) -> str:
    for name, word in names.items():
        text = text.replace(name, word)
    return SEAT_SECRET.sub("SECRET", TIME.sub("TIME", text))


@pytest.mark.parametrize("who", ["nobody", "somebody"])
def test_who_has_not_played_is_told_the_same_whatever_is_dealt(twins: list[Twin], who: str) -> None:
    people = [Client(twin.server) for twin in twins]
    if who == "somebody":
        for person in people:
            person.call("POST", "/api/me", {"name": "Eve"})
    one, two = (answers(twin, person) for twin, person in zip(twins, people, strict=True))
    assert [pair for pair in zip(one, two, strict=True) if pair[0] != pair[1]] == []
    assert len(one) > 150
    sealed = [text for _, text in one if "daily.sealed" in text]
    assert len(sealed) > 60


def test_who_is_at_it_is_told_the_same_until_a_card_differs(twins: list[Twin]) -> None:
    one, two = (answers(twin, twin.bob) for twin in twins)
    assert [pair for pair in zip(one, two, strict=True) if pair[0] != pair[1]] == []
    heard = [
        [alike(str(text), twin.names(twin.bob)) for text in twin.bob.texts if "presence" not in str(text)]
        for twin in twins
    ]
    assert heard[0] == heard[1]
    assert len(twins[0].bob.moves) == 2 * KNOWN


def test_a_refusal_tells_no_card(twins: list[Twin]) -> None:
    """Whoever plays on from what may come next has that reviewed, whether it comes or not: else the card that
    is refused would be the one. Only who plays the deal is refused, for what they have seen themselves."""
    guess = twins[0].eve.moves
    assert guess != twins[1].eve.moves
    told = []
    for twin in twins:
        again = Client(twin.server)
        again.cookie = twin.bob.cookie
        told.append([review_after(one, guess, twin.bob.table) for one in (Client(twin.server), again)])
    assert told[0] == told[1] == ["asked", "expert.being_played"]


def review_after(client: Client, moves: list[str], like: Json) -> str:
    """What comes of asking for a review of a game that begins with these moves."""
    record = {"format": "tenfold/1", "game": "cards", "options": like["options"], "moves": moves}
    brought = client.call("POST", "/api/records", {**record, "result": None, "meta": {}})["id"]
    beginning = {"table": brought, "move": len(moves)}
    client.connect(client.make("cards", [{"kind": "mine"}], options=like["options"], beginning=beginning))
    finish(client)
    client.close()
    told = json.loads(answer(client, "POST", f"/api/records/{client.id}/review"))
    return str(told[1]["key"]) if isinstance(told, list) else "asked"


def test_the_test_would_see_a_difference(twins: list[Twin]) -> None:
    """Whoever has played is told different things."""
    one, two = (answers(twin, twin.ada) for twin in twins)
    assert len([pair for pair in zip(one, two, strict=True) if pair[0] != pair[1]]) > 10


def test_metrics_and_logs_tell_no_secret(twins: list[Twin]) -> None:
    for twin in twins:
        path = twin.server.database.removeprefix("sqlite:")
        with closing(sqlite3.connect(path)) as database:
            secrets = [secret for (secret,) in database.execute("SELECT secret FROM daily_deals")]
        assert len(secrets) == 16
        told = [text for _, text in answers(twin, twin.ada)] + [str(text) for text in twin.ada.texts]
        for secret in secrets:
            assert secret not in twin.server.errors()
            assert not any(secret in text for text in told)
