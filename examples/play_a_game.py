"""A whole game over the network, played by a program: the smallest client there is.

    tenfold serve &
    python examples/play_a_game.py
    python examples/play_a_game.py --server http://127.0.0.1:8010 --game tiles --bot careful

It needs the package `websockets` and nothing of Tenfold's. The strategy is in `choose`: put yours there.
"""

from __future__ import annotations

import argparse
import json
import random
import uuid
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Stops at eight or more; otherwise anything that is legal will do."""
    if "numbers" in legal and view["total"] >= 8:
        return "numbers"
    return random.choice(legal)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a game against a bot.")
    parser.add_argument("--server", default="http://127.0.0.1:8010")
    parser.add_argument("--game", choices=["cards", "tiles"], default="cards")
    parser.add_argument("--bot", default="greedy")
    arguments = parser.parse_args()

    made = make_table(arguments.server, arguments.game, arguments.bot)
    address = arguments.server.replace("http", "ws", 1)
    with connect(f"{address}/socket/{made['id']}", max_size=None) as socket:
        secrets = [key["secret"] for key in made["keys"]]
        socket.send(json.dumps({"type": "hello", "secrets": secrets}))
        ending = play(socket, mine=made["keys"][0]["seat"])
    print(f"Won by {ending['winners']} ({ending['reason']}), in {arguments.server}/replay/{made['id']}")


def make_table(server: str, game: str, bot: str) -> Any:
    """A table with a seat for us and one for a bot; the game begins at once."""
    options = {"edition": "aeg", "seats": 2} if game == "cards" else {"edition": "steffen"}
    table = {"game": game, "options": options, "seats": [{"kind": "mine"}, {"kind": "bot", "bot": bot}]}
    request = Request(
        f"{server}/api/tables", json.dumps(table).encode(), {"content-type": "application/json"}
    )
    with urlopen(request) as answer:
        return json.load(answer)


def play(socket: Any, mine: int) -> Any:
    """Keeps the picture of the game up to date, and moves when it is our turn."""
    view: dict[str, Any] = {}
    decided_at = -1  # the version of our last decision: one decision a position
    while True:
        message = json.loads(socket.recv())
        if message["type"] == "welcome":
            view = message["view"] or {}
        elif message["type"] == "update":
            view |= message["changes"]
        elif message["type"] in ("refused", "goodbye"):
            raise SystemExit(f"refused: {message['key']} {message['details']}")
        else:
            continue
        now, version = message["now"], message["version"]
        if now["ending"]:
            return now["ending"]
        if now["to_move"] == mine and version > decided_at:
            decided_at = version
            move = {
                "type": "move",
                "id": str(uuid.uuid4()),
                "version": version,
                "moves": [choose(view, now["legal"])],
            }
            socket.send(json.dumps(move))


if __name__ == "__main__":
    main()
