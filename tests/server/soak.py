"""Kills a server again and again while people play on it, and counts what got lost:
`python tests/server/soak.py --kills 300 --database sqlite`. On PostgreSQL the server's connections are cut at
random besides, also in the middle of commits, and what it says of those is held against the log."""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from server.cutting import Cutter, cutting
from server.databases import PostgresServer
from server.serving import Client, Refusal, Server

from tenfold.server.storage.database import open_database
from tenfold.server.storage.tables import TableStore
from tenfold.server.table import log
from tenfold.server.table.log import Entry
from tenfold.server.table.resent_commands import read

GONE = (OSError, TimeoutError, EOFError, WebSocketException)  # what talking to a server that died may raise
CUT_SHARE = 0.01  # of the answers of PostgreSQL; a move that was cut off is decided anew or sent again
LEAST_LOST = 3  # answers in each round, also where everything is slow
OUTCOME = re.compile(r'^tenfold_unknown_outcomes_total\{found="(.*)"\} (.*)$', re.MULTILINE)
HINT_SHARE = 0.05  # of the decisions of those who play alone
PHRASE_SHARE = 0.05  # of all decisions, before which somebody says more than others want to hear
REVIEW_SECONDS = 180.0  # until all reviews that were asked for are there, on a slow machine, too
AT_ONCE = 5  # answers to an exercise
BOT = {"kind": "bot", "bot": "random"}
SETUPS: list[tuple[str, dict[str, Any], list[dict[str, str]]]] = [
    ("cards", {"edition": "aeg", "seats": 2}, [{"kind": "mine"}, {"kind": "open"}]),
    ("tiles", {"edition": "steffen", "second_round_limit": 20}, [{"kind": "mine"}, {"kind": "open"}]),
    ("cards", {"edition": "trefl", "seats": 3}, [{"kind": "mine"}, BOT, {"kind": "open"}]),
    ("cards", {"edition": "gamefactory", "seats": 1, "target": 5}, [{"kind": "mine"}]),
]  # fmt: skip


@dataclass
class Acknowledged:
    """A command that was answered: from then on its moves are not to be lost."""

    command: str
    version: int
    moves: list[str]


@dataclass
class Figures:
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    twice: int = 0
    resent: int = 0
    finished: int = 0
    reviewed: int = 0
    asked_again: int = 0
    answers: int = 0
    cuts: int = 0
    refused: int = 0
    untrue: int = 0
    told_unknown: int = 0
    looked_up: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} acknowledged moves, {self.seconds:.0f} seconds, "
            f"{self.lost} moves lost, {self.twice} moves twice, {self.resent} commands sent again, "
            f"{self.finished} tables finished, {self.reviewed} reviewed, {self.asked_again} of them asked "
            f"for again, {self.answers} answers to exercises, all counted once; {self.cuts} connections cut, "
            f"{sum(self.looked_up.values())} unknown outcomes {dict(self.looked_up)}, "
            f"{self.told_unknown} told to a client and sent again, "
            f"{self.refused} refused by the database, {self.untrue} of all refused stored"
        )


class Player(threading.Thread):
    """Plays its seats, comes back by itself, and sends again what was not answered."""

    def __init__(self, soak: Soak, table: str, client: Client) -> None:
        super().__init__(daemon=True)
        self.soak = soak
        self.table = table
        self.client = client
        self.dice = random.Random(client.secrets[0])
        self.waiting: dict[str, Any] | None = None  # a command without an answer
        self.is_done = False

    def run(self) -> None:
        try:
            while not self.soak.is_over.is_set():
                try:
                    self.play()
                except GONE:
                    time.sleep(0.1)
                if self.client.now and self.client.is_over:
                    break
            self.client.close()
        except Exception as error:
            self.soak.figures.problems.append(f"{self.table}: {error!r}")
            raise
        finally:
            self.is_done = True

    def play(self) -> None:
        client = self.client
        since = client.version or None
        client.connect(self.table, since)
        if since is not None and client.version < since:
            self.soak.figures.problems.append(
                f"{self.table}: {since} was seen, now there is {client.version}"
            )
        while not client.is_over and not self.soak.is_over.is_set():
            if self.waiting:
                self.send_again()
            elif client.is_mine:
                self.decide()
            else:
                self.listen()

    def decide(self) -> None:
        client = self.client
        if client.table["hints"] and self.dice.random() < HINT_SHARE:
            client.send({"type": "hint", "id": "hint", "version": client.version})  # nothing waits for it
        if self.dice.random() < PHRASE_SHARE:
            for number in range(AT_ONCE):
                client.send({"type": "say", "id": f"say-{number}", "seat": client.mine[0], "phrase": "hello"})
        client.commands += 1
        token = self.dice.choice(client.now["legal"])
        name = f"{client.secrets[0][:8]}-{client.commands}"
        self.waiting = {"type": "move", "id": name, "version": client.version, "moves": [token]}
        client.send(self.waiting)
        self.hear_answer()

    def send_again(self) -> None:
        assert self.waiting
        self.soak.figures.resent += 1
        self.client.send(self.waiting)
        self.hear_answer()

    def hear_answer(self) -> None:
        sent = self.waiting
        assert sent
        while True:
            answer = self.client.receive()
            self.soak.figures.told_unknown += answer.get("key") == "server.outcome_unknown"
            if sent["id"] in (answer.get("id"), answer.get("command")):
                break
        self.waiting = None
        if answer["type"] == "refused":
            if not answer["stale"] and answer["key"] not in ("server.database_fails", "table.not_your_turn"):
                raise AssertionError(answer)
            self.soak.note_refusal(self.table, sent["id"], answer["key"])
            return
        self.soak.note(self.table, Acknowledged(sent["id"], answer["version"], sent["moves"]))

    def listen(self) -> None:
        try:
            self.client.receive(0.5)
        except TimeoutError:
            return


class Soak:
    """Several tables with several clients each, and a server that is killed now and then."""

    def __init__(
        self,
        database: str,
        *,
        tables: int = 4,
        seed: int = 1,
        reviews: int | None = None,
        cutter: Cutter | None = None,
    ) -> None:
        """`reviews`: of how many games one is asked for; of all, unless it is said."""
        self.server = Server(cutter.url if cutter else database, {"bots": "1", "hints": "1"})
        self._database = database  # past whatever cuts the line
        self._cutter = cutter
        self.figures = Figures()
        self.is_over = threading.Event()
        self._tables = tables
        self._players: list[Player] = []
        self._made = 0
        self._noted: dict[str, list[Acknowledged]] = {}
        self._refused: dict[str, set[str]] = {}
        self._reviews = reviews
        self._owners: dict[str, Client] = {}  # of games of cards, whose reviews are asked for
        self._lock = threading.Lock()
        self._dice = random.Random(seed)

    def note(self, table: str, acknowledged: Acknowledged) -> None:
        with self._lock:
            self._noted[table].append(acknowledged)
            self.figures.acknowledged += len(acknowledged.moves)

    def note_refusal(self, table: str, command: str, key: str) -> None:
        """A command that was refused is given up: it is not to be stored any more, now or later."""
        with self._lock:
            self._refused[table].add(command)
            self.figures.refused += key == "server.database_fails"

    def run(self, kills: int, *, told: Callable[[Figures], None] | None = None) -> Figures:
        began = time.monotonic()
        self.server.start()
        try:
            for _ in range(kills):
                self._keep_tables()
                with self._cutting():
                    self._let_play(self._dice.uniform(0.05, 0.6))
                self._count_outcomes()
                self.server.kill()
                self.figures.kills += 1
                self.server.start()
                self._check()
                self.figures.seconds = time.monotonic() - began
                if told:
                    told(self.figures)
            self._finish()
            self._count_outcomes()
        finally:
            self.is_over.set()
            self.server.stop()
            self.server.log.close()
        self.figures.seconds = time.monotonic() - began
        return self.figures

    @contextmanager
    def _cutting(self) -> Iterator[None]:
        if self._cutter is None:
            yield
            return
        self._cutter.share = CUT_SHARE
        try:
            yield
            self._cutter.terminate()
        finally:
            self._cutter.share = 0.0
            self.figures.cuts = self._cutter.cuts + self._cutter.terminated

    def _count_outcomes(self) -> None:
        """What the server has found out of commits that the database had said nothing of."""
        with urllib.request.urlopen(f"http://{self.server.address}/metrics", timeout=30) as answer:
            for found, count in OUTCOME.findall(answer.read().decode()):
                self.figures.looked_up[found] += round(float(count))

    def _keep_tables(self) -> None:
        """For each table that is finished, a new one."""
        while len({player.table for player in self._players if not player.is_done}) < self._tables:
            self._make_table()

    def _make_table(self) -> None:
        game, options, seats = SETUPS[self._made % len(SETUPS)]
        self._made += 1
        owner = Client(self.server)
        table = owner.make(game, seats, options=options, agreement={"absence": "wait"})
        clients = [owner]
        for seat, choice in enumerate(seats):
            if choice["kind"] == "open":
                clients.append(Client(self.server))
                clients[-1].sit(table, seat)
        self._noted[table], self._refused[table] = [], set()
        if game == "cards" and (self._reviews is None or len(self._owners) < self._reviews):
            self._owners[table] = owner
        for client in clients:
            self._players.append(Player(self, table, client))
            self._players[-1].start()

    def _let_play(self, seconds: float) -> None:
        """A moment: not too short for somebody to have moved, and for some answers of the database to get
        lost where its line is cut; and then at any time."""
        moves, cuts = self.figures.acknowledged, self._lost_answers()
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and (
            self.figures.acknowledged == moves or (self._cutter and self._lost_answers() < cuts + LEAST_LOST)
        ):
            time.sleep(0.005)
        time.sleep(seconds)

    def _lost_answers(self) -> int:
        return self._cutter.cuts if self._cutter else 0

    def _check(self) -> None:
        """Every acknowledged move is there at its number, and none twice."""
        with self._lock:
            noted = {table: list(some) for table, some in self._noted.items()}
            refused = {table: set(some) for table, some in self._refused.items()}
        logs = asyncio.run(read_logs(self._database, noted))
        for table, acknowledged in noted.items():
            watcher = Client(self.server)
            told = watcher.connect(table)
            watcher.close()
            entries = logs[table]
            if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
                self.figures.problems.append(f"{table}: the log has a gap")
            moves = [entry.body for entry in entries if entry.kind == log.MOVE]
            if moves != told["moves"][: len(moves)]:
                self.figures.problems.append(f"{table}: what is told is not the log")
            by_command: dict[str, list[Entry]] = {}
            for entry in entries:
                by_command.setdefault(read(entry.command or "").id, []).append(entry)
            for command in refused[table].intersection(by_command):
                self.figures.untrue += 1
                self.figures.problems.append(f"{table}: {command} was refused and is stored")
            for one in acknowledged:
                self._check_one(table, one, by_command.get(one.command, []))
            if told["now"]["ending"] and all(one.is_done for one in self._players if one.table == table):
                self.figures.finished += 1
                del self._noted[table], self._refused[table]
                self._ask_for_review(table)

    def _check_one(self, table: str, one: Acknowledged, entries: list[Entry]) -> None:
        """A command's entries begin with its moves, and end with the version that was answered."""
        made = [entry.body for entry in entries if entry.seat == entries[0].seat]
        if not entries or made[: len(one.moves)] != one.moves or entries[-1].number != one.version:
            self.figures.lost += 1
            self.figures.problems.append(f"{table}: {one} is not there: {entries}")
        elif len(made) > len(one.moves):
            self.figures.twice += 1
            self.figures.problems.append(f"{table}: {one} is there twice: {entries}")

    def _finish(self) -> None:
        """What has begun is played to the end."""
        deadline = time.monotonic() + 120
        while any(not player.is_done for player in self._players) and time.monotonic() < deadline:
            time.sleep(0.05)
        for player in self._players:
            if not player.is_done:
                self.figures.problems.append(f"{player.table}: nobody goes on")
        self._check()
        for table, owner in self._owners.items():
            self._await_review(table, owner)
            self._practise(owner)

    def _ask_for_review(self, table: str) -> None:
        """It goes on with it through all kills to come."""
        if owner := self._owners.get(table):
            with suppress(Refusal):  # the queue is full, or the database is away
                visitor_of(owner).call("POST", f"/api/records/{table}/review")

    def _await_review(self, table: str, owner: Client) -> None:
        asker, path = visitor_of(owner), f"/api/records/{table}/review"
        status, deadline = "none", time.monotonic() + REVIEW_SECONDS
        while time.monotonic() < deadline:
            try:
                status = asker.call("GET", path)["status"]
            except Refusal as refusal:
                status = str(refusal.key)
            if status == "done":
                self.figures.reviewed += 1
                return
            if status in ("none", "review.failed"):
                self.figures.asked_again += status != "none"
                asker.call("POST", path)
            time.sleep(0.1)
        self.figures.problems.append(f"{table}: it is never reviewed: {status}")

    def _practise(self, owner: Client) -> None:
        """Of answers that come at once, one counts."""
        asker = visitor_of(owner)
        asker.call("GET", "/api/me/mistakes")
        for exercise in asker.call("GET", "/api/me/mistakes/due"):
            path = f"/api/me/mistakes/{exercise['table']}/{exercise['number']}"
            moves = asker.call("GET", path)["step"]["legal"][:1]
            answer = {"asked": exercise["asked"], "moves": moves}

            def send(_: int, path: str = path, answer: dict[str, Any] = answer) -> Any:
                return visitor_of(owner).call("POST", path, answer)

            try:
                with ThreadPoolExecutor(AT_ONCE) as together:
                    told = list(together.map(send, range(AT_ONCE)))
            except Refusal:
                continue  # half a payment
            self.figures.answers += 1
            if sum(one["counted"] for one in told) != 1:
                self.figures.problems.append(f"{path}: counted {[one['counted'] for one in told]}")


def visitor_of(owner: Client) -> Client:
    """The same person without a table."""
    visitor = Client(owner.server)
    visitor.cookie = owner.cookie
    return visitor


async def read_logs(url: str, tables: Iterable[str]) -> dict[str, list[Entry]]:
    """What is stored, past the server."""
    database = open_database(url)
    await database.open()
    try:
        return {table: await TableStore(database).entries(table, after=0) for table in tables}
    finally:
        await database.close()


@contextmanager
def database_of(kind: str) -> Iterator[tuple[str, Cutter | None]]:
    """The address of an empty database of a kind, or the address that was given; and what cuts its line."""
    if kind == "postgres":
        postgres = PostgresServer()
        try:
            postgres.fill()
            postgres.start()
            url = postgres.create()
            with cutting(url) as cutter:
                yield url, cutter
        finally:
            postgres.remove()
    elif kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="tenfold-soak-") as folder:
            yield f"sqlite:{folder}/tenfold.sqlite", None
    else:
        yield kind, None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--tables", type=int, default=4, help="how many are played at the same time")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    def tell(figures: Figures) -> None:
        if sys.stdout.isatty() or figures.kills % 25 == 0:
            sys.stdout.write(f"{figures}\n")
            sys.stdout.flush()

    with database_of(chosen.database) as (database, cutter):
        soak = Soak(database, tables=chosen.tables, seed=chosen.seed, cutter=cutter)
        figures = soak.run(chosen.kills, told=tell)
    sys.stdout.write(f"{chosen.database}: {figures}\n")
    sys.exit("\n".join(figures.problems) or 0)


if __name__ == "__main__":
    main()
