"""Finished games are reviewed by a process of their own, once, for everybody in turn, and after a crash."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from server.databases import NewUrl
from server.serving import Client, Refusal, Server, children_of, serving

from tenfold.protocol.game import Json
from tenfold.records.play import Play
from tenfold.server.reviews.fairness import next_review
from tenfold.server.reviews.reviews import MOST_OF_ONE
from tenfold.server.storage.reviews import WaitingReview

SMALL_DECK = {"B4": 1, "B5": 1, "B6": 1, "G4": 1, "G5": 1, "$2": 1, "$3": 1, "*3": 1, "O7": 1}


def finished(seats: int = 2, start: int = 0) -> Json:
    """A short game in which everybody does what comes first."""
    play = Play("cards", edition="aeg", seats=seats, deck=SMALL_DECK, start=start)
    while not play.is_over:
        play.push(play.chances()[0][0] if play.is_chance else play.legal()[0])
    return play.record().to_json()


def brought(client: Client, record: Json) -> str:
    return str(client.call("POST", "/api/records", record)["id"])


def reviewed(client: Client, table: str) -> Json:
    """What a review has found, when it has."""
    deadline = time.monotonic() + 240
    while time.monotonic() < deadline:
        answer: dict[str, Any] = client.call("GET", f"/api/records/{table}/review")
        if answer["status"] == "done":
            return dict(answer["review"])
        time.sleep(0.05)
    raise TimeoutError("the review does not end")


def workers_of(server: Server) -> list[int]:
    return [
        child
        for child in children_of(server)
        if b"tenfold.server.reviews.worker" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def test_a_finished_game_is_reviewed_once_and_the_sums_are_right(database_url: str) -> None:
    with serving(database_url) as server:
        client, other = Client(server), Client(server)
        table = brought(client, record := finished(seats=3))
        path = f"/api/records/{table}/review"
        assert client.call("GET", path) == {"status": "none", "progress": 0.0, "review": None, "mine": []}
        assert workers_of(server) == []
        assert client.call("POST", path)["status"] in ("waiting", "running")
        review = reviewed(client, table)
        assert other.call("POST", path) == {"status": "done", "progress": 1.0, "review": None, "mine": []}
        assert len(review["course"]) == len(record["moves"]) + 1
        for seat, own in enumerate(review["seats"]):
            whole = own["start"] + own["luck"] - own["errors"] + own["given"] + own["residual"]
            assert whole == pytest.approx(own["result"], abs=0.001)
            assert review["course"][-1][seat] == own["result"]
        marked = [decision for decision in review["decisions"] if decision["mark"]]
        assert marked
        for decision in marked:
            assert decision["reasons"][-1]["key"] == "review.verdict"
            assert decision["options"][0]["error"] == 0
            assert decision["options"][decision["made"]]["error"] == pytest.approx(decision["error"])


def test_a_game_that_is_not_over_is_refused(server: Server) -> None:
    client = Client(server)
    table = client.make(seats=[{"kind": "mine"}, {"kind": "mine"}])
    record = client.call("GET", f"/api/records/{table}")
    for one in (table, brought(client, record)):  # nor is a copy of it that was brought in
        for method in ("GET", "POST"):
            with pytest.raises(Refusal) as refused:
                client.call(method, f"/api/records/{one}/review")
            assert refused.value.key == "review.not_over"


def test_a_killed_server_goes_on_with_its_reviews(database_url: str) -> None:
    """The worker stands still, so that the server dies in the middle of a review while another one waits."""
    with serving(database_url) as server:
        client = Client(server)
        tables = [brought(client, finished(start=start)) for start in (0, 1)]
        client.call("POST", f"/api/records/{tables[0]}/review")
        while not (workers := workers_of(server)):
            time.sleep(0.005)
        os.kill(workers[0], signal.SIGSTOP)
        client.call("POST", f"/api/records/{tables[1]}/review")
        before = [client.call("GET", f"/api/records/{table}/review")["status"] for table in tables]
        server.kill()
        os.kill(workers[0], signal.SIGKILL)
        server.start()
        for table in tables:
            assert reviewed(client, table)["seats"]
    assert before == ["running", "waiting"]


def test_a_worker_that_dies_is_replaced_and_the_queue_has_an_end(new_sqlite_url: NewUrl) -> None:
    with serving(new_sqlite_url()) as server:
        client = Client(server)
        record = finished()
        tables = [brought(client, record) for _ in range(MOST_OF_ONE + 1)]
        client.call("POST", f"/api/records/{tables[0]}/review")
        while not (workers := workers_of(server)):
            time.sleep(0.005)
        os.kill(workers[0], signal.SIGSTOP)
        for table in tables[1:-1]:
            client.call("POST", f"/api/records/{table}/review")
        with pytest.raises(Refusal) as refused:
            client.call("POST", f"/api/records/{tables[-1]}/review")
        assert (refused.value.key, refused.value.status) == ("review.queue_full", 429)
        os.kill(workers[0], signal.SIGKILL)
        for table in tables[:-1]:
            assert reviewed(client, table)


def test_whoever_hosts_can_switch_it_off(new_sqlite_url: NewUrl) -> None:
    with serving(new_sqlite_url(), reviews="0") as server:
        client = Client(server)
        with pytest.raises(Refusal) as refused:
            client.call("POST", f"/api/records/{brought(client, finished())}/review")
        assert refused.value.key == "review.off"


def test_everybody_gets_a_review_in_turn() -> None:
    waiting = [WaitingReview(f"{asker}{number}", "1", asker, 0) for asker in "ab" for number in range(3)]
    served: dict[str, int] = {}
    order = []
    for turn in range(6):
        review = next_review(waiting, served)
        assert review
        waiting.remove(review)
        served[review.asker] = turn
        order.append(review.table)
    assert order == ["a0", "b0", "a1", "b1", "a2", "b2"]
    assert next_review([], served) is None
