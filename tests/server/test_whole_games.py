"""Whole games through the public API, with somebody whose connection keeps breaking: in the end everybody has
seen the same, and it is what the rules make of the moves."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from server.serving import Client, Server, level

from tenfold import Play, Record
from tenfold.records.dealer import check_shuffle
from tenfold.records.verify import verify

MINE, OPEN, BOT = {"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


class Wobbly(Client):
    """Its connection breaks at random: before a command, after it, or while others move."""

    def __init__(self, server: Server, dice: random.Random) -> None:
        super().__init__(server)
        self.dice = dice

    def command(self, kind: str, *, command: str | None = None, **more: Any) -> dict[str, Any]:
        self.commands += 1
        message = {"type": kind, "id": command or f"wobbly-{self.commands}", "version": self.version, **more}
        way = self.dice.randrange(8)
        if way < 2:
            self.reconnect()
        if way == 0 or way in (2, 3):  # it is sent, and the answer is never read
            self.send(message)
            self.reconnect(politely=way == 2)
        self.send(message)
        if way == 4:  # impatience
            self.send(message)
        while True:
            answer = self.receive()
            if message["id"] in (answer.get("id"), answer.get("command")):
                return answer

    def reconnect(self, *, politely: bool = True) -> None:
        """Comes back with what it knows. What it is told to have missed leads to where everybody is."""
        known, since, was_over = self.moves, self.version, self.now["ending"] is not None
        if politely:
            self.close()
        else:
            self.break_off()
        welcome = self.connect(self.id, since)
        missed = [move["token"] for move in welcome["missed"]]
        assert not missed or known + missed == self.moves
        assert not was_over or not missed


CARDS = [
    pytest.param({"edition": "aeg", "seats": 2}, [MINE, OPEN], id="two"),
    pytest.param({"edition": "gamefactory", "seats": 3, "busting": True}, [MINE, OPEN, BOT], id="with-a-bot"),
    pytest.param({"edition": "whitegoblin", "seats": 4}, [OPEN, MINE, OPEN, MINE], id="two-share-a-screen"),
    pytest.param({"edition": "trefl", "seats": 5, "busting": True}, [MINE, *[OPEN] * 4], id="five"),
    pytest.param({"edition": "aeg", "seats": 1, "target": 6}, [MINE], id="solo"),
    pytest.param({"edition": "gamefactory", "seats": 1, "target": 5, "busting": True}, [MINE], id="solo-de"),
    pytest.param({"edition": "whitegoblin", "seats": 1, "target": 10}, [MINE], id="solo-nl"),
    pytest.param({"edition": "trefl", "seats": 1, "target": 4}, [MINE], id="solo-pl"),
]
TILES = [
    pytest.param({"edition": "steffen", "second_round_limit": 20}, [MINE, OPEN], id="closed"),
    pytest.param({"edition": "steffen", "open": True, "second_round_limit": 20}, [OPEN, MINE], id="open"),
    pytest.param({"edition": "steffen", "open": True, "second_round_limit": 20}, [MINE, BOT], id="open-bot"),
]


@pytest.mark.parametrize(("options", "seats"), CARDS)
def test_cards(server: Server, options: dict[str, Any], seats: list[dict[str, str]]) -> None:
    play_whole(server, "cards", options, seats)


@pytest.mark.parametrize(("options", "seats"), TILES)
def test_tiles(server: Server, options: dict[str, Any], seats: list[dict[str, str]]) -> None:
    play_whole(server, "tiles", options, seats)


def play_whole(server: Server, game: str, options: dict[str, Any], seats: list[dict[str, str]]) -> None:
    dice = random.Random(json.dumps(options))
    wobbly, watcher = Wobbly(server, dice), Client(server)
    table = wobbly.make(game, seats, options=options, agreement={"absence": "wait"}, word="wörd 7")
    clients: list[Client] = [wobbly]
    for seat, choice in enumerate(seats):
        if choice is OPEN:
            clients.append(Client(server))
            clients[-1].sit(table, seat, name=f"Nr {seat}")
    for client in (*clients, watcher):
        client.connect(table)
    go_on_to_the_end(clients, watcher, dice)
    wobbly.reconnect()
    everybody_agrees([*clients, watcher])
    record_is_right(watcher)
    for client in (*clients, watcher):
        client.close()


def go_on_to_the_end(clients: list[Client], watcher: Client, dice: random.Random) -> None:
    everybody = [*clients, watcher]
    level(*everybody)
    while not watcher.is_over:
        if clients[0].now["to_move"] not in clients[0].mine and dice.random() < 0.1:
            assert isinstance(clients[0], Wobbly)
            clients[0].reconnect(politely=dice.random() < 0.5)
        level(*everybody)
        for client in clients:
            if client.is_mine and not client.is_over:
                one_decision(client, dice)
                break
        else:
            if not watcher.is_over:
                watcher.receive()  # a bot is thinking
        level(*everybody)


def one_decision(client: Client, dice: random.Random) -> None:
    """One move, or a batch that a trial has found to be possible."""
    moves = [dice.choice(client.now["legal"])]
    if dice.random() < 0.3:
        before = client.version, client.view
        tried = Client.command(client, "try", moves=moves)
        assert (tried["made"], tried["key"]) == (1, None)
        if tried["to_move"] in client.mine and tried["to_move"] == client.now["to_move"]:
            moves.append(dice.choice(tried["legal"]))
        assert before == (client.version, client.view)
    answer = client.command("move", moves=moves)
    assert answer["type"] in ("update", "accepted"), answer
    client.until(lambda client: client.version >= answer["version"])


def everybody_agrees(clients: list[Client]) -> None:
    first = clients[0]
    for client in clients:
        assert client.moves == first.moves
        assert client.view == first.view
        assert client.now == first.now
        assert client.version == first.version
        assert client.table == first.table


def record_is_right(client: Client) -> None:
    """The moves are a game by the rules, the view is the one that they lead to, the shuffle was kept to."""
    table, ending = client.table, client.now["ending"]
    play = Play(table["game"], **table["options"])
    for token in client.moves:
        play.push(token)
    assert json.loads(json.dumps(play.view())) == client.view
    assert ending["reason"] == "rules"
    assert ending["shuffle"]["commitment"] == table["commitment"]
    meta = {"shuffle": ending["shuffle"]}
    record = Record(table["game"], table["options"], client.moves, ending["result"], meta)
    assert verify(record).is_over
    assert check_shuffle(record)
    kept = Record.from_json(client.call("GET", f"/api/records/{client.id}"))
    assert (kept.options, kept.moves, kept.result) == (record.options, record.moves, record.result)
    checked = client.call("GET", f"/api/records/{client.id}/check")
    assert checked == {"moves": len(client.moves), "shuffle": True}
