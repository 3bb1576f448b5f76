"""A program at a table over the network, which says that it is one: the smallest client there is.

    tenfold serve &
    python examples/play_a_game.py                                       # makes a table, against a bot
    python examples/play_a_game.py http://127.0.0.1:8010/t/k3v9x2m4ap    # sits down at a table, by its link
    python examples/play_a_game.py http://127.0.0.1:8010 --game tiles --bot careful --name Robbie

Whoever makes the table has to let programs sit down. This needs the package `websockets` and nothing of
Tenfold's. The strategy is in `choose`: put yours there.
"""

from __future__ import annotations

import argparse
import json
import random
import uuid
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Stops at eight or more; otherwise anything that is legal will do."""
    if "numbers" in legal and view["total"] >= 8:
        return "numbers"
    return random.choice(legal)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a game at a table, or against a bot.")
    parser.add_argument("link", nargs="?", default="http://127.0.0.1:8010", help="a table's, or a server's")
    parser.add_argument("--name", default="Example")
    parser.add_argument("--game", choices=["cards", "tiles"], default="cards")
    parser.add_argument("--bot", default="greedy")
    arguments = parser.parse_args()

    address, _, table = arguments.link.rstrip("/").partition("/t/")
    server = Server(address)
    server.ask("POST", "/api/me", {"name": arguments.name, "program": True})
    if table:
        key = sit_down(server, table)
    else:
        table, key = make_table(server, arguments.game, arguments.bot)
    with connect(f"{address.replace('http', 'ws', 1)}/socket/{table}", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "secrets": [key["secret"]]}))
        ending = play(socket)
    print(f"Won by {ending['winners']} ({ending['reason']}), in {address}/replay/{table}")


class Server:
    """Asked by HTTP. It knows us again by the cookie of its first answer."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        try:
            with self._opener.open(Request(self._address + path, data, headers, method=method)) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise SystemExit(f"refused: {json.load(error)['message']}") from None


def sit_down(server: Server, table: str) -> Any:
    """Takes the first open seat; the key to it."""
    seats = server.ask("GET", f"/api/tables/{table}")["seats"]
    seat = next((seat for seat, one in enumerate(seats) if one["kind"] == "open" and not one["name"]), 0)
    return server.ask("POST", f"/api/tables/{table}/seats/{seat}", {})


def make_table(server: Server, game: str, bot: str) -> tuple[str, Any]:
    """A table with a seat for us and one for a bot; the game begins at once."""
    options = {"edition": "aeg", "seats": 2} if game == "cards" else {"edition": "steffen"}
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": bot}]
    made = server.ask("POST", "/api/tables", {"game": game, "options": options, "seats": seats})
    return made["id"], made["keys"][0]


def play(socket: Any) -> Any:
    """Keeps the picture of the game up to date, and moves when it is our turn."""
    view: dict[str, Any] = {}
    mine: list[int] = []
    decided_at = -1  # the version of our last decision: one decision a position
    while True:
        message = json.loads(socket.recv())
        if message["type"] == "welcome":
            view, mine = message["view"] or {}, message["mine"]
        elif message["type"] == "update":
            view |= message["changes"]
        elif message["type"] in ("refused", "goodbye"):
            raise SystemExit(f"refused: {message['key']} {message['details']}")
        else:
            continue
        now, version = message["now"], message["version"]
        if now["ending"]:
            return now["ending"]
        if now["to_move"] in mine and version > decided_at:
            decided_at = version
            moves = [choose(view, now["legal"])]
            move = {"type": "move", "id": str(uuid.uuid4()), "version": version, "moves": moves}
            socket.send(json.dumps(move))


if __name__ == "__main__":
    main()
