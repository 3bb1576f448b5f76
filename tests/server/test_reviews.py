"""Finished games are reviewed by a process of their own, once, for everybody in turn, and after a crash."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from server.databases import NewUrl
from server.raw import ask
from server.serving import Client, Refusal, Server, call, children_of, serving

from tenfold.protocol.game import Json
from tenfold.records.play import Play
from tenfold.server.reviews.fairness import next_review
from tenfold.server.reviews.reviews import MOST_ATTEMPTS, MOST_OF_HOUSEHOLD, MOST_OF_ONE
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
    return [child for child in children_of(server) if b"tenfold.server.reviews.worker" in command_of(child)]


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:  # it has just ended
        return b""


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
            assert decision["reasons"][0]["key"] == "review.verdict"
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
    waiting = [WaitingReview(f"{who}{number}", "1", who, "home", 0) for who in "ab" for number in range(3)]
    assert in_turn(waiting) == ["a0", "b0", "a1", "b1", "a2", "b2"]
    assert next_review([], {}) is None


def test_every_household_gets_one_in_turn_however_many_cookies_it_has() -> None:
    many = [WaitingReview(f"{who}{number}", "1", who, "greedy", 0) for who in "ab" for number in range(2)]
    one = [WaitingReview(f"c{number}", "1", "c", "other", 0) for number in range(2)]
    assert in_turn([*many, *one]) == ["a0", "c0", "b0", "c1", "a1", "b1"]


def in_turn(waiting: list[WaitingReview]) -> list[str]:
    """The tables in the order in which they are served."""
    served: dict[str, int] = {}
    order: list[str] = []
    while review := next_review(waiting, served):
        waiting.remove(review)
        served[review.asker] = served[review.household] = len(order)
        order.append(review.table)
    return order


def test_one_address_leaves_room_for_others_however_many_cookies_it_has(new_sqlite_url: NewUrl) -> None:
    """A proxy tells where everybody comes from; the worker stands still, so that all of them wait."""
    with serving(new_sqlite_url(), proxies="127.0.0.1") as server:
        client, record = Client(server), finished()
        tables = [brought(client, record) for _ in range(MOST_OF_HOUSEHOLD + 2)]
        ask_from(server, "198.51.100.1", tables[0])
        while not (workers := workers_of(server)):
            time.sleep(0.005)
        os.kill(workers[0], signal.SIGSTOP)
        for number, table in enumerate(tables[1:-1], 1):
            cookie = new_person(server, f"N{number}")
            asked = ask_from(server, "198.51.100.1", table, cookie)
            assert asked["status"] == "waiting" if number < MOST_OF_HOUSEHOLD else asked["key"]
        assert asked["key"] == "review.queue_full"
        assert ask_from(server, "198.51.100.2", tables[-1])["status"] == "waiting"
        os.kill(workers[0], signal.SIGKILL)


def new_person(server: Server, name: str) -> str:
    _, cookie = call(server, "POST", "/api/me", {"name": name})
    assert cookie
    return cookie


def ask_from(server: Server, address: str, table: str, cookie: str = "none=0") -> Json:
    """What somebody at an address hears when they ask for a review."""
    headers = ("Host: localhost", f"X-Forwarded-For: {address}", f"Cookie: {cookie}", "Content-Length: 0")
    return dict(ask(server, "POST", f"/api/records/{table}/review", *headers).json)


def test_a_review_that_was_begun_at_three_servers_which_died_is_done_all_the_same(database_url: str) -> None:
    with serving(database_url) as server:
        client = Client(server)
        table = brought(client, finished())
        client.call("POST", f"/api/records/{table}/review")
        for _ in range(MOST_ATTEMPTS):
            while not (workers := workers_of(server)):
                time.sleep(0.005)
            os.kill(workers[0], signal.SIGSTOP)
            while client.call("GET", f"/api/records/{table}/review")["status"] != "running":
                time.sleep(0.005)
            server.kill()
            os.kill(workers[0], signal.SIGKILL)
            server.start()
        assert reviewed(client, table)["seats"]


def why_not(client: Client, table: str) -> str | None:
    """How a review is refused in the end."""
    while True:
        try:
            client.call("GET", f"/api/records/{table}/review")
        except Refusal as refused:
            return refused.key


def test_what_has_failed_may_be_asked_for_again(database_url: str) -> None:
    """Its workers die, as often as it is tried."""
    with serving(database_url) as server:
        client = Client(server)
        table = brought(client, finished())
        client.call("POST", f"/api/records/{table}/review")
        for _ in range(MOST_ATTEMPTS):
            while not (workers := workers_of(server)):
                time.sleep(0.001)
            os.kill(workers[0], signal.SIGKILL)
            while workers_of(server) == workers:
                time.sleep(0.001)
        assert why_not(client, table) == "review.failed"
        assert client.call("POST", f"/api/records/{table}/review")["status"] in ("waiting", "running")
        assert reviewed(client, table)["seats"]
