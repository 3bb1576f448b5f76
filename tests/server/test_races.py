"""Two servers on one database, two clients with one seat: the database decides, and all come to know."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from server.databases import PostgresServer
from server.serving import Client, Server, level, serving
from server.soak import read_logs
from server.test_whole_games import everybody_agrees, record_is_right

from tenfold.server.table import log
from tenfold.server.table.resent_commands import read

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def servers(postgres_server: PostgresServer) -> Iterator[list[Server]]:
    url = postgres_server.create()
    with serving(url, bots="1") as one, serving(url, bots="1") as two:
        yield [one, two]
    postgres_server.drop(url)


def at_both(servers: list[Server], seats: int = 2, **more: Any) -> list[Client]:
    """A player on each server, and a watcher on each."""
    players = [Client(servers[seat % 2]) for seat in range(seats)]
    table = players[0].make(seats=[MINE, *[OPEN] * (seats - 1)], **more)
    for seat in range(1, seats):
        players[seat].sit(table, seat)
    watchers = [Client(server) for server in servers]
    for client in (*players, *watchers):
        client.connect(table)
    level(*players, *watchers)
    return [*players, *watchers]


def log_is_whole(client: Client) -> None:
    """No gap, nothing twice, and all that was told."""
    entries = asyncio.run(read_logs(client.server.database, [client.id]))[client.id]
    assert [entry.number for entry in entries] == list(range(1, client.version + 1))
    assert [entry.body for entry in entries if entry.kind == log.MOVE] == client.moves


def close_all(clients: list[Client]) -> None:
    for client in clients:
        client.close()


def test_people_on_two_servers_play_with_each_other(servers: list[Server]) -> None:
    clients = at_both(servers, options={"edition": "aeg", "seats": 2, "deck": {"B1": 4, "G2": 4, "$2": 3}})
    while not clients[0].is_over:
        player = next(client for client in clients[:2] if client.is_mine)
        assert player.move(player.now["legal"][-1])["type"] == "update"
        level(*clients)
    everybody_agrees(clients)
    record_is_right(clients[1])
    log_is_whole(clients[0])
    close_all(clients)


def test_they_hear_and_see_each_other(servers: list[Server]) -> None:
    clients = at_both(servers)
    for client in clients:
        until_heard(client, lambda heard: heard["type"] in ("presence", "welcome")
                    and (heard["online"], heard["watchers"]) == ([0, 1], 2))  # fmt: skip
    clients[0].command("say", seat=0, phrase="hello")
    assert clients[1].wait("said")["phrase"] == "hello"
    clients[1].break_off()
    until_heard(clients[0], lambda heard: heard["type"] == "presence" and heard["online"] == [0])
    close_all(clients)


def until_heard(client: Client, is_it: Callable[[dict[str, object]], bool]) -> None:
    while not any(is_it(message) for message in client.heard[-3:]):
        client.receive()


def race(rivals: list[Client], tokens: list[str], number: int) -> list[dict[str, object]]:
    """Each sends another move at the same time; the answers."""
    answers: list[dict[str, object]] = [{}] * len(rivals)
    start = threading.Barrier(len(rivals))

    def run(place: int) -> None:
        start.wait()
        answers[place] = rivals[place].command("move", moves=[tokens[place]], command=f"{number}-{place}")

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(rivals))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


@pytest.mark.parametrize("apart", [True, False], ids=["two-servers", "two-tabs"])
def test_of_two_moves_at_once_one_is_made(servers: list[Server], apart: bool) -> None:
    """Many times: whoever loses is told that it was stale, and everybody else sees what was made."""
    one, two = Client(servers[0]), Client(servers[int(apart)])
    table = one.make(
        "tiles", [MINE, MINE], options={"edition": "steffen", "open": True}, agreement={"absence": "wait"}
    )
    two.secrets = one.secrets
    watchers = [Client(server) for server in servers]
    clients = [one, two, *watchers]
    for client in clients:
        client.connect(table)
    races = 0
    while not one.is_over and races < 60:
        legal = one.now["legal"]
        tokens = [legal[races % len(legal)], legal[(races + 1) % len(legal)]]
        answers = race([one, two], tokens, races)
        if tokens[0] != tokens[1]:
            assert sorted(str(answer["type"]) for answer in answers) == ["refused", "update"], answers
            (loser,) = [answer for answer in answers if answer["type"] == "refused"]
            assert (loser["key"], loser["stale"]) == ("table.stale", True)
        level(*clients)
        everybody_agrees(clients)
        races += 1
    assert races > 3  # a line of tiles takes no fewer
    log_is_whole(one)
    close_all(clients)


def test_a_command_that_another_server_has_accepted_is_not_refused(servers: list[Server]) -> None:
    """A client that changes the server in the middle of a command sends it again: it is the same command."""
    one, two = Client(servers[0]), Client(servers[1])
    table = one.make(seats=[MINE, MINE])
    two.secrets = one.secrets
    two.connect(table)
    for number in range(20):
        one.connect(table)
        message = {
            "type": "move",
            "id": f"c{number}",
            "version": one.version,
            "moves": [one.now["legal"][-1]],
        }
        one.send(message)
        two.send(message)
        for client in (one, two):
            while True:
                answer = client.receive()
                assert answer["type"] != "refused", answer
                if f"c{number}" in (answer.get("id"), answer.get("command")):
                    break
        level(one, two)
    entries = asyncio.run(read_logs(servers[0].database, [table]))[table]
    made = [entry for entry in entries if entry.kind == log.MOVE and entry.seat >= 0]
    decided = [read(entry.command or "").id for entry in made]
    assert decided == [f"c{number}" for number in range(20)]
    close_all([one, two])


def test_somebody_who_thinks_on_one_server_is_not_away_for_the_other(servers: list[Server]) -> None:
    """Patience is ten seconds; connected people may think as long as they like, on whichever server."""
    agreement = {"absence": "bot", "patience": 10}
    thinkers = []  # at several tables, so that each server is the first to look at some of them
    for _ in range(12):
        thinkers += at_both(servers[:1] * 2, options={"edition": "aeg", "seats": 2}, agreement=agreement)
    gone = at_both(servers, options={"edition": "aeg", "seats": 2}, agreement=agreement)
    absent = next(client for client in gone[:2] if client.is_mine)
    absent.break_off()
    others = [client for client in gone if client is not absent]
    began = time.monotonic()
    others[0].until(lambda client: bool(client.moves))  # the bot that stands in has moved
    assert time.monotonic() - began < 60
    level(*others)
    others[0].until(lambda client: client.now["to_move"] not in absent.mine)
    for client in thinkers:
        while True:
            try:
                client.receive(0.02)
            except TimeoutError:
                break
        assert client.moves == []
        assert [seat["bot"] for seat in client.table["seats"]] == [None, None]
    absent.connect(absent.id)
    assert absent.command("return", seat=absent.mine[0])["type"] == "update"
    assert absent.refused("return", seat=absent.mine[0]) == "table.not_away"
    close_all([*thinkers, *gone])


def test_bots_of_a_server_that_died_are_taken_over(postgres_url: str) -> None:
    with serving(postgres_url, bots="0") as one, serving(postgres_url, bots="1") as two:
        clients = [Client(one) for _ in range(8)]
        tables = [client.make(seats=[MINE, BOT, BOT], agreement={"absence": "wait"}) for client in clients]
        one.kill()
        for client, table in zip(clients, tables, strict=True):
            client.server = two
            client.connect(table)
            client.until(lambda client: client.is_mine)
        close_all(clients)
        one.start()
