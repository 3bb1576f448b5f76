"""What the tests of a table share: what sits there, and how it is played."""

from __future__ import annotations

import random
from typing import Any

from server.serving import Client, Server, level, mover

MINE, OPEN, BOT = {"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
TILES: dict[str, Any] = {"edition": "steffen", "open": True}
NUMBERS = {f"{colour}{number}": 1 for colour in "BGOP" for number in range(1, 6)}


def one_move(clients: list[Client]) -> Client:
    """Whoever is to move makes a move; who it was."""
    client = mover(clients)
    answer = client.move(client.now["legal"][0])
    assert answer["type"] == "update", answer
    level(*clients)
    return client


def other(clients: list[Client], client: Client) -> Client:
    return next(one for one in clients if one is not client)


def alone(server: Server, **more: Any) -> Client:
    client = Client(server)
    client.connect(client.make(**more))
    return client


def play_to_the_end(clients: list[Client]) -> None:
    dice = random.Random(1)
    while not clients[0].is_over:
        level(*clients)
        for client in clients:
            if client.is_mine and not client.is_over:
                client.move(dice.choice(client.now["legal"]))
                break
        else:
            clients[0].receive()
        level(*clients)
