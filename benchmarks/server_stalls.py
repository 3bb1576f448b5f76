"""How long one request can hold up everybody else: whatever can be asked for is asked of the longest games
that the rules allow, while somebody at another table pings all the time.

uv run --all-extras python benchmarks/server_stalls.py

Each line: what was asked, how long it took, and the longest that a ping waited meanwhile. Things are asked of
games of two lengths, so that a cost that grows faster than the game is seen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import partial
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import Any

from server_load import UNLIMITED, running
from wire_client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.long_games import long_cards, long_tiles

PORT = 8516
LISTS = ("/api/tables", "/api/tables?status=playing", "/api/catalogue", "/schema/socket.json")
LONGEST = 0.050  # seconds that a request may hold the loop
HARD = {
    "B1": 1,
    "G1": 1,
    "G7": 1,
    "O6": 5,
    "P3": 1,
    "P6": 1,
    "B*": 1,
    "G*": 1,
    "**": 1,
    "*1": 2,
    "*2": 1,
    "*3": 3,
    "*4": 1,
    "*5": 4,
    "*7": 2,
    "*8": 2,
}


def call(method: str, path: str, body: object = None, cookie: str | None = None) -> bytes:
    data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=600) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.read()
    except urllib.error.URLError:
        return b""  # it was too long, and nobody reads the rest


def ping_forever(table: str, worst: Synchronized[float]) -> None:
    async def ping() -> None:
        wire = await connect(PORT, f"/socket/{table}")
        wire.send(b'{"type":"hello"}')
        await wire.receive_type(b'"welcome"')
        while True:
            began = time.perf_counter()
            wire.send(b'{"type":"ping"}')
            await wire.receive_type(b'"pong"')
            worst.value = max(worst.value, time.perf_counter() - began)
            await asyncio.sleep(0.001)

    asyncio.run(ping())


class Watch:
    """Does something and says how long a ping waited meanwhile."""

    def __init__(self, worst: Synchronized[float]) -> None:
        self._worst = worst
        self.slowest = 0.0

    def __call__(self, words: str, deed: Callable[[], Any], times: int = 3) -> Any:
        """Several times, since other processes hold pings up, too; the least of the longest waits counts."""
        waits = []
        for _ in range(times):
            time.sleep(0.05)
            self._worst.value = 0.0
            began = time.perf_counter()
            done = deed()
            took = time.perf_counter() - began
            time.sleep(0.05)
            waits.append(self._worst.value)
        waited = min(waits)
        self.slowest = max(self.slowest, waited)
        mark = " <---" if waited > LONGEST else ""
        print(f"{words:60} {1000 * took:8.1f} ms   ping {1000 * waited:6.1f} ms{mark}", flush=True)
        return done


class Player:
    """A socket to one table with all its seats, used by turns with everything else."""

    def __init__(self, **wanted: Any) -> None:
        made = json.loads(call("POST", "/api/tables", wanted))
        self.id, self._commands = made["id"], 0
        self._loop = asyncio.new_event_loop()
        self._wire = self._loop.run_until_complete(connect(PORT, f"/socket/{self.id}"))
        self._wire.send(
            json.dumps({"type": "hello", "secrets": [k["secret"] for k in made["keys"]]}).encode()
        )
        self.told = self._hear(b'"welcome"')
        self.version = self.told["version"]

    def _hear(self, kind: bytes) -> Any:
        return json.loads(self._loop.run_until_complete(self._wire.receive_type(kind)))

    def command(self, kind: str, **more: Any) -> Any:
        self._commands += 1
        message = {"type": kind, "id": str(self._commands), "version": self.version, **more}
        self._wire.send(json.dumps(message).encode())
        while True:
            told = json.loads(self._loop.run_until_complete(self._wire.receive()))
            if told["type"] in ("update", "accepted", "refused", "tried"):
                if told["type"] == "update":
                    self.told, self.version = told, told["version"]
                return told

    def hello(self) -> Any:
        self._wire.send(b'{"type":"hello"}')
        return self._hear(b'"welcome"')

    def close(self) -> None:
        self._wire.close()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()


def look_at_records(watch: Watch) -> None:
    for record in (long_tiles(500), long_tiles(1000), long_cards(60), long_cards(125)):
        count = len(record.moves)
        words = f"{record.game}, {count} moves:"
        bring = partial(call, "POST", "/api/records", record.to_json())
        table = json.loads(watch(f"{words} bring in", bring))["id"]
        watch(f"{words} the table, cold", partial(call, "GET", f"/api/tables/{table}"), times=1)
        for what in ("", "/story", "/check", f"/positions/{count}", f"/positions/{count // 2}"):
            watch(f"{words} {what or 'record'}", partial(call, "GET", f"/api/records/{table}{what}"))
        watch(f"{words} 100 positions, one after another", partial(walk, table))
        seats = [{"kind": "mine"}] * (2 if record.game == "tiles" else 5)
        wanted = {"game": record.game, "options": {}, "seats": seats}
        wanted["beginning"] = {"table": table, "move": count - 20}
        watch(f"{words} play on from it", partial(call, "POST", "/api/tables", wanted))
    watch("the list of records", partial(call, "GET", "/api/records"))


def walk(table: str) -> None:
    for number in range(300, 400):
        call("GET", f"/api/records/{table}/positions/{number}")


def look_at_bodies(watch: Watch) -> None:
    record = json.dumps(long_cards(3).to_json())
    rows = '{"format":"tenfold/1","game":"tiles","moves":[],"result":null,"options":{"open":true,"rows":["'
    table = '{"game":"cards","seats":[],"options":{"a":['
    for size in (60_000, 700_000, 2_000_000):
        lists, objects = "[]," * (size // 3), '{"a":1},' * (size // 8)
        for words, path, text in (
            ("moves", "records", record.replace('"moves": [', '"moves": [' + '"draw", ' * (size // 8))),
            ("keys", "records", "{" + '"a":1,' * (size // 6) + '"b":1}'),
            ("lists in meta", "records", record[:-1] + ', "meta": {"a": [' + lists + "0]}}"),
            ("objects in meta", "records", record[:-1] + ', "meta": {"a": [' + objects + "0]}}"),
            ("text in meta", "records", record[:-1] + ', "meta": {"a": "' + "x" * size + '"}}'),
            ("rows", "records", rows + "321" * (size // 3) + '","1"]}}'),
            ("lists in options", "tables", table + lists + "0]}}"),
        ):
            deed = partial(call, "POST", f"/api/{path}", text.encode())
            watch(f"{size // 1000} kB of {words}", deed)


def look_at_taking_back(watch: Watch, most: int) -> None:
    options = {"edition": "steffen", "open": True, "repetitions": 1000, "second_round_limit": 1000}
    mine = [{"kind": "mine"}] * 2
    player = Player(game="tiles", options=options, seats=mine, agreement={"takeback": "free"})

    def fill() -> str:
        while True:
            player.command("move", moves=[player.told["now"]["legal"][0]])
            answer = player.command("take_back")
            if answer["type"] == "refused" or player.version > most:
                return str(answer.get("key"))

    print("taking back ends with", watch(f"moving and taking back until version {most}", fill, times=1))
    watch("its record", partial(call, "GET", f"/api/records/{player.id}"))
    watch("its story", partial(call, "GET", f"/api/records/{player.id}/story"))
    watch("hello again", player.hello)
    player.close()


def look_at_hard_hands(watch: Watch) -> None:
    """Hands that are hard to arrange, and a payment of many cards."""
    deck = HARD | {"$5": 20}
    options = {"edition": "gamefactory", "seats": 2, "deck": deck}
    player = Player(game="cards", options=options, seats=[{"kind": "mine"}] * 2)

    def play() -> None:
        while not player.told["now"]["ending"]:
            legal = player.told["now"]["legal"]
            wanted = [token for token in legal if token.startswith("bid:")] or [
                token for token in legal if token in ("currency", "numbers", "draw")
            ]
            player.command("try", moves=[])
            player.command("move", moves=[wanted[0] if wanted else legal[0]])

    watch("a game of hard hands", play, times=1)
    watch("its story", partial(call, "GET", f"/api/records/{player.id}/story"))
    player.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=6_000, help="of the log with take-backs")
    arguments = parser.parse_args()
    serve = [sys.executable, "-m", "tenfold", "serve", "--port", str(PORT), "--bots", "0"]
    worst: Synchronized[float] = multiprocessing.Value("d", 0.0)
    with tempfile.TemporaryDirectory() as folder:
        settings = UNLIMITED | {"TENFOLD_DATABASE": f"sqlite:{Path(folder) / 'x.sqlite'}"}
        settings["TENFOLD_LOG_LEVEL"] = "error"
        with running(serve, PORT, settings, "/readyz"):
            idle = Player(game="tiles", options={"edition": "steffen"}, seats=[{"kind": "mine"}] * 2)
            pinging = multiprocessing.Process(target=ping_forever, args=(idle.id, worst), daemon=True)
            pinging.start()
            time.sleep(1)
            watch = Watch(worst)
            try:
                watch("nothing, for a second", partial(time.sleep, 1))
                look_at_records(watch)
                look_at_bodies(watch)
                look_at_taking_back(watch, arguments.entries)
                look_at_hard_hands(watch)
                for path in LISTS:
                    watch(path, partial(call, "GET", path))
                print(f"the longest wait of a ping: {1000 * watch.slowest:.1f} ms")
            finally:
                pinging.terminate()
                idle.close()


if __name__ == "__main__":
    main()
