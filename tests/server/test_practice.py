"""A person's own mistakes come from the reviews of their games, come back until they are solved, and go with
the person."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from server.databases import NewUrl
from server.serving import Client, Refusal, Server, at_table, level, mover, serving

from tenfold.analysis.evaluator import VERSION
from tenfold.analysis.mistakes import is_worth_practising
from tenfold.protocol.game import Json
from tenfold.records.play import Play
from tenfold.server.storage.database import Statement, open_database
from tenfold.wire.review import GameReview, ReviewedDecision, ReviewedOption, ReviewReason

SMALL_DECK = {"B4": 1, "B5": 1, "B6": 1, "G4": 1, "G5": 1, "$2": 1, "$3": 1, "*3": 1, "O7": 1}
SETUP: Json = {
    "options": {"edition": "aeg", "seats": 2, "deck": SMALL_DECK, "start": 0},
    "agreement": {"lot": False},
}
INSERT = (
    "INSERT INTO reviews (table_id, version, asked, asker, attempts, lease, progress, body)"
    " VALUES ($1, $2, 0, '', 1, 0, 1, $3)"
)


def play_to_the_end(clients: list[Client]) -> str:
    """Everybody stops at once and buys nothing."""
    while not clients[0].is_over:
        one = mover(clients)
        legal = one.now["legal"]
        one.move(next((token for token in ("numbers", "pass", "draw") if token in legal), legal[0]))
        level(*clients)
    return clients[0].id


def choices_of(record: Json, seat: int) -> list[tuple[int, list[str]]]:
    """The moves of a seat that had a choice: their numbers, and what else was legal, the one made last."""
    play, found = Play(record["game"], **record["options"]), []
    for number, token in enumerate(record["moves"], 1):
        if play.to_move == seat and len(play.legal()) > 1:
            found.append((number, [*(move for move in play.legal() if move != token), token]))
        play.push(token)
    return found


def is_turn(moves: list[str]) -> bool:
    """Whether one may draw or stop; else there is an auction, for nobody here can buy anything."""
    return "draw" in moves


def decision(number: int, seat: int, moves: list[str], mark: str, error: float) -> ReviewedDecision:
    """The first option is right, the last was made."""
    losses = [0.0, *[error] * (len(moves) - 1)]
    options = [
        ReviewedOption([move], 0.5 - lost, lost, 0.0, exact=False)
        for move, lost in zip(moves, losses, strict=True)
    ]
    kind = "stopping" if is_turn(moves) else "bidding"
    return msgspec.convert(
        {
            "number": number,
            "seat": seat,
            "kind": kind,
            "mark": mark,
            "error": error,
            "counts": True,
            "made": len(moves) - 1,
            "options": options,
            "reasons": [ReviewReason("review.verdict", {"moves": moves[:1], "percent": round(100 * error)})],
        },
        ReviewedDecision,
        from_attributes=True,
    )


def review_with(decisions: list[ReviewedDecision]) -> str:
    return msgspec.json.encode(GameReview("quick", [], [], decisions, [], [], [])).decode()


def store(url: str, *statements: Statement) -> None:
    async def run() -> None:
        database = open_database(url)
        await database.open()
        await database.commit(list(statements))
        await database.close()

    asyncio.run(run())


def rows_of(url: str, table: str) -> int:
    async def run() -> int:
        database = open_database(url)
        await database.open()
        ((count,),) = await database.fetch(f"SELECT COUNT(*) FROM {table}")
        await database.close()
        return int(count)

    return asyncio.run(run())


def refusal(client: Client, method: str, path: str, body: object = None) -> tuple[int, str | None]:
    with pytest.raises(Refusal) as refused:
        client.call(method, path, body)
    return refused.value.status, refused.value.key


def mistakes_of(client: Client) -> Any:
    return client.call("GET", "/api/me/mistakes")


def test_mistakes_are_collected_practised_and_forgotten(database_url: str) -> None:
    with serving(database_url) as server:
        with at_table(server, 2, **SETUP) as (ana, ben):
            table = play_to_the_end([ana, ben])
        assert mistakes_of(ana) == mistakes_of(ben) | {"games": []}
        assert mistakes_of(ana)["not_reviewed"] == 1
        record = ana.call("GET", f"/api/records/{table}")
        mine, others = choices_of(record, 0), choices_of(record, 1)
        found = [
            decision(*mine[0][:1], 0, mine[0][1], "grave", 0.2),
            decision(*mine[1][:1], 0, mine[1][1], "small", 0.03),
            decision(*mine[2][:1], 0, mine[2][1], "clear", 0.1),
            decision(*others[0][:1], 1, others[0][1], "grave", 0.3),
        ]
        server.stop()
        store(database_url, Statement(INSERT, (table, VERSION, review_with(found))))
        server.start()

        told = mistakes_of(ana)
        assert (told["exercises"], told["due"], told["not_reviewed"], told["waiting"]) == (2, 2, 0, 0)
        (figures,) = told["games"]
        assert sum(kind["decisions"] for kind in figures["kinds"]) == 3
        assert sum(kind["lost"] for kind in figures["kinds"]) == pytest.approx(0.33)
        assert [period["games"] for period in figures["course"]] == [1]
        assert mistakes_of(ben)["due"] == 1

        first, second = sorted(ana.call("GET", "/api/me/mistakes/due"), key=lambda one: one["number"])
        assert (first["table"], first["number"], second["number"]) == (table, mine[0][0], mine[2][0])
        _practise(ana, first, mine[0][1])
        solved = _answer(ana, second, mine[2][1][0])
        assert (solved["right"], solved["exercise"]["box"]) == (True, 1)

        server.kill()
        server.start()
        assert mistakes_of(ana)["due"] == 0
        assert 0 < mistakes_of(ana)["next_due"] - int(time.time() * 1000) <= 10 * 60 * 1000

        phone = Client(server)
        phone.call("POST", "/api/me/recover", {"phrase": ana.call("POST", "/api/me/phrase")["phrase"]})
        assert mistakes_of(phone)["exercises"] == 2
        data = phone.call("GET", "/api/me/data")
        assert sorted(one["number"] for one in data["exercises"]) == [mine[0][0], mine[2][0]]
        assert [one["table"] for one in data["reviewed"]] == [table]
        _refuse_others(server, ben, first)

        phone.call("DELETE", "/api/me")
        assert mistakes_of(ben)["exercises"] == 1
        server.stop()
        assert (rows_of(database_url, "exercises"), rows_of(database_url, "reviewed_games")) == (1, 1)


def _practise(client: Client, exercise: Json, moves: list[str]) -> None:
    """One is shown the position before the decision, errs again, and errs once however often it is sent."""
    path = f"/api/me/mistakes/{exercise['table']}/{exercise['number']}"
    shown = client.call("GET", path)
    task = "turn" if is_turn(moves) else "bidding"  # the shuffle decides what comes first
    assert (shown["seat"], shown["step"]["to_move"], shown["task"]) == (0, 0, task)
    assert shown["step"]["number"] == exercise["number"] - 1
    assert set(shown["step"]["legal"]) == set(moves)
    tried = client.call("POST", f"{path}/try", {"moves": moves[:1]})
    assert (tried["made"], tried["key"]) == (1, None)
    assert refusal(client, "POST", path, {"asked": 0, "moves": ["bid:99"]})[0] == 400
    assert client.call("GET", path)["exercise"]["asked"] == 0
    wrong = _answer(client, exercise, moves[-1])
    assert (wrong["right"], wrong["counted"], wrong["lost"]) == (False, True, 0.2)
    assert wrong["decision"]["reasons"][0]["key"] == "review.verdict"
    again = _answer(client, exercise, moves[0])
    assert (again["right"], again["counted"]) == (True, False)
    assert again["exercise"] == wrong["exercise"]
    assert (wrong["exercise"]["asked"], wrong["exercise"]["missed"]) == (1, 1)


def _answer(client: Client, exercise: Json, move: str) -> Any:
    path = f"/api/me/mistakes/{exercise['table']}/{exercise['number']}"
    return client.call("POST", path, {"asked": exercise["asked"], "moves": [move]})


def _refuse_others(server: Server, other: Client, exercise: Json) -> None:
    path = f"/api/me/mistakes/{exercise['table']}/{exercise['number']}"
    answer = {"asked": 0, "moves": ["draw"]}
    for method, address, body in (("GET", path, None), ("POST", path, answer)):
        assert refusal(other, method, address, body) == (404, "practice.unknown")
        assert refusal(Client(server), method, address, body) == (404, "person.unknown")
    assert refusal(Client(server), "POST", "/api/me/mistakes/reviews") == (404, "person.unknown")
    assert Client(server).call("GET", "/api/me/mistakes/due") == []


def test_of_many_answers_at_once_one_counts(database_url: str) -> None:
    with serving(database_url) as server:
        with at_table(server, 2, **SETUP) as (ana, ben):
            table = play_to_the_end([ana, ben])
        number, moves = choices_of(ana.call("GET", f"/api/records/{table}"), 0)[0]
        server.stop()
        found = review_with([decision(number, 0, moves, "grave", 0.2)])
        store(database_url, Statement(INSERT, (table, VERSION, found)))
        server.start()
        assert mistakes_of(ana)["due"] == 1
        (exercise,) = ana.call("GET", "/api/me/mistakes/due")
        with ThreadPoolExecutor(20) as together:
            told = list(together.map(lambda _: _answer(ana, exercise, moves[0]), range(20)))
        assert sorted(one["counted"] for one in told) == [False] * 19 + [True]
        assert {one["exercise"]["asked"] for one in told} == {1}


def test_one_asks_for_reviews_of_all_ones_games(new_sqlite_url: NewUrl) -> None:
    """By a worker: what it marks in the person's seat is what the person practises."""
    with serving(new_sqlite_url()) as server:
        with at_table(server, 2, **SETUP) as (ana, ben):
            table = play_to_the_end([ana, ben])
        alone = ana.make(seats=[{"kind": "mine"}, {"kind": "mine"}], **SETUP)  # whose mistakes would it be?
        ana.connect(alone)
        play_to_the_end([ana])
        ana.close()
        assert mistakes_of(ana)["not_reviewed"] == 1
        assert ana.call("POST", "/api/me/mistakes/reviews")["not_reviewed"] == 0
        deadline = time.monotonic() + 240
        while (told := mistakes_of(ana))["waiting"] and time.monotonic() < deadline:
            time.sleep(0.05)
        answer = ben.call("GET", f"/api/records/{table}/review")
        assert (answer["mine"], Client(server).call("GET", f"/api/records/{table}/review")["mine"]) == (
            [1],
            [],
        )
        review = answer["review"]
        own = [one for one in review["decisions"] if one["seat"] == 0]
        assert told["due"] == sum(is_worth_practising(one["mark"], one["error"]) for one in own)
        (figures,) = told["games"]
        assert sum(kind["decisions"] for kind in figures["kinds"]) == sum(one["counts"] for one in own)
        assert [one["name"] for one in figures["house"]][-1] == "expert"


def test_where_nothing_is_reviewed_one_is_told_beforehand(new_sqlite_url: NewUrl) -> None:
    with serving(new_sqlite_url(), reviews="0") as server:
        client = Client(server)
        assert client.call("GET", "/api/catalogue")["reviews"] is False
        assert mistakes_of(client)["reviews"] is False
        client.call("POST", "/api/me", {"name": "Ana"})
        assert refusal(client, "POST", "/api/me/mistakes/reviews") == (400, "review.off")
