"""A run of the fuzzer: peace, attacks, then attacks on what the server stands on; and what came of it."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import asyncpg
from server.fuzz import checker, timing
from server.fuzz.attackers import Attackers, Report, Told
from server.fuzz.players import SETUPS, Host, Notes, Player, Visitor
from server.fuzz.timing import LONGEST, Reference, Wait
from server.serving import Client, Server

SETTINGS = {  # as people have them, but for what would leave attackers nothing to do
    "requests_per_second": "20",
    "messages_per_second": "100",
    "connections_per_address": "100",
    "head_seconds": "2",
    "body_seconds": "2",
    "log": "json",
    "bots": "1",
    "hints": "1",
}
MOST_MEMORY = 200 * 1024 * 1024  # bytes that attacks may add
SPARE_HANDLES = 20  # connections to the database, say
MOST_TOLD = 12  # attacks that are named beside a problem
TERMINATE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@dataclass(frozen=True)
class Round:
    """How long each part of a round takes, in seconds."""

    peace: float
    attack: float
    turmoil: float = 0.0


class Silence(NamedTuple):
    """Somebody waited too long, and the machine is no excuse."""

    wait: Wait
    bare: float  # seconds that a bare process took at the same time
    attacks: list[str]  # that were made at the same time

    def __str__(self) -> str:
        what, _, seconds, busy, held_up = self.wait
        return (
            f"{what} was answered after {seconds:.3f} s, of which the server worked {busy:.3f} s and was "
            f"held up {held_up:.3f} s; a bare process took {self.bare:.3f} s; {self.attacks[-MOST_TOLD:]}"
        )


@dataclass
class Outcome:
    """What came of a run."""

    attacks: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    turned_away: int = 0
    accepted: int = 0
    refused: int = 0
    finished: int = 0
    resent: int = 0
    kills: int = 0
    terminations: int = 0
    memory: int = 0  # bytes that came to the server's memory
    in_peace: list[Wait] = field(default_factory=list)
    attacked: list[Wait] = field(default_factory=list)
    bare: list[Wait] = field(default_factory=list)  # of the reference, while there were attacks
    silences: list[Silence] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "\n".join(
            (
                f"{self.attacks.total()} attacks, {self.turned_away} of them cut short, "
                f"answered with {dict(sorted(self.statuses.items()))}",
                f"{self.accepted} moves accepted, {self.refused} refused, {self.resent} sent again, "
                f"{self.finished} games finished, {self.kills} kills, {self.terminations} times without "
                f"database, {self.memory / 2**20:.0f} MiB more",
                f"in peace:     {timing.distribution(self.in_peace)}",
                f"under attack: {timing.distribution(self.attacked)}",
                f"  by itself:  {timing.distribution(self.attacked, is_fair=True)}",
                f"bare process: {timing.distribution(self.bare)}",
                f"{len(self.silences)} silences, {len(self.problems)} problems",
            )
        )


class Fuzz:
    """Well-behaved people on a real server, and everybody else."""

    def __init__(
        self,
        database: str,
        *,
        seed: int,
        attackers: int = 6,
        tables: int = 4,
        only: str | None = None,
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.outcome = Outcome()
        self._database = database
        self._seed = seed
        self._count = attackers
        self._only = only
        self._tell = tell
        self._server = Server(database, SETTINGS)
        self._log = checker.LogReader(self._server)
        self._notes = Notes()
        self._is_over = threading.Event()
        self._tables = tables
        self._made = 0
        self._players: list[Player] = []
        self._dice = random.Random(seed)

    def run(self, *rounds: Round) -> Outcome:
        self._server.start()
        self._reference = Reference()
        try:
            self._watch_process()
            others = [
                Visitor(self._server, self._notes, self._is_over),
                Host(self._server, self._notes, self._is_over),
            ]
            handles = checker.handles_of(self._server)
            self._keep_tables()
            for somebody in others:
                somebody.start()
            for number, round_ in enumerate(rounds):
                self._go_round(round_, self._seed + number)
            self._is_over.set()
            for person in (*others, *self._players):
                person.join(checker.PATIENCE)
            self._check(handles)
        finally:
            self._is_over.set()
            self._reference.stop()
            self._server.stop()
            self._server.log.close()
        return self.outcome

    # Rounds

    def _go_round(self, round_: Round, seed: int) -> None:
        began = time.monotonic()
        self._let(round_.peace)
        self.outcome.in_peace += self._within(began, time.monotonic())
        memory = checker.memory_of(self._server)
        attackers = Attackers(self._server.port, seed, count=self._count, only=self._only)
        began = time.monotonic()
        self._let(round_.attack, attackers)
        ended = time.monotonic()
        self.outcome.memory = max(self.outcome.memory, checker.memory_of(self._server) - memory)
        self._look(forgives_absence=bool(self.outcome.terminations))
        if round_.turmoil:
            self._make_turmoil(round_.turmoil, attackers)
        report = attackers.stop()
        self._judge_waits(began, ended, report)
        self._add(report)
        self._look(forgives_absence=bool(self.outcome.terminations), report=report)
        self._tell(f"seed {seed}: {self._notes.finished} games finished\n{self.outcome}")

    def _let(
        self, seconds: float, attackers: Attackers | None = None, *, forgives_absence: bool = False
    ) -> None:
        """For some time everybody does what they do; whoever finishes a table gets a new one."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            self._keep_tables()
            if attackers:
                tables = [player.table for player in self._players]
                attackers.tell(Told(tables, list(self._notes.people), forgives_absence))
            time.sleep(0.2)

    def _make_turmoil(self, seconds: float, attackers: Attackers) -> None:
        """What the server stands on breaks: its process, or its connections to the database."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            self._let(self._dice.uniform(0.5, 2.0), attackers, forgives_absence=True)
            if self._database.startswith("postgresql") and self._dice.random() < 0.7:
                asyncio.run(self._terminate())
            else:
                self._kill()
        self._let(2.0, attackers, forgives_absence=True)
        self._server.wait_until_ready()

    def _kill(self) -> None:
        self._look(forgives_absence=True)
        self._server.kill()
        self.outcome.kills += 1
        self._server.start()
        self._watch_process()

    async def _terminate(self) -> None:
        connection = await asyncpg.connect(self._database)
        await connection.execute(TERMINATE)
        await connection.close()
        self.outcome.terminations += 1

    def _watch_process(self) -> None:
        assert self._server.process
        self._notes.waits.process = self._server.process.pid

    # People

    def _keep_tables(self) -> None:
        self._players = [player for player in self._players if player.is_alive()]
        while len({player.table for player in self._players}) < self._tables:
            self._make_table()

    def _make_table(self) -> None:
        game, options, seats = SETUPS[self._made % len(SETUPS)]
        self._made += 1
        owner = self._introduce(f"Player {self._made}")
        table = owner.make(game, seats, options=options, agreement={"absence": "wait"})
        assert owner.cookie
        self._notes.owned[table] = owner.cookie
        clients = [owner]
        for seat, choice in enumerate(seats):
            if choice["kind"] == "open":
                clients.append(self._introduce(f"Guest {self._made}"))
                clients[-1].sit(table, seat)
        for client in clients:
            self._players.append(Player(self._server, self._notes, self._is_over, table, client))
            self._players[-1].start()

    def _introduce(self, name: str) -> Client:
        client = Client(self._server)
        client.call("POST", "/api/me", {"name": name})
        assert client.cookie
        self._notes.people[client.cookie] = name
        return client

    # Judging

    def _within(self, began: float, ended: float) -> list[Wait]:
        waits = self._notes.waits.between(began, ended)
        return [wait for wait in waits if wait.began >= began and wait.ended <= ended]

    def _judge_waits(self, began: float, ended: float, report: Report) -> None:
        waits = self._within(began, ended)
        self.outcome.attacked += waits
        self.outcome.bare += self._reference.waits.between(began, ended)
        for wait in waits:
            bare = self._reference.worst(wait.began, wait.ended)
            if wait.fair > LONGEST + 2 * bare:
                self.outcome.silences.append(Silence(wait, bare, report.around(wait.began, wait.ended)))

    def _add(self, report: Report) -> None:
        self.outcome.attacks += report.attacks
        self.outcome.statuses += report.statuses
        self.outcome.turned_away += report.turned_away
        self.outcome.problems += report.finds

    def _look(self, *, forgives_absence: bool, report: Report | None = None) -> None:
        """At what the server says of itself."""
        latest = [one.name for one in list(report.done)[-MOST_TOLD:]] if report else []
        for complaint in self._log.complaints(forgives_absence=forgives_absence):
            self.outcome.problems.append(f"log: {complaint} {latest}")
        self.outcome.problems += checker.failures(self._server, forgives_absence=forgives_absence)

    def _check(self, handles: int) -> None:
        notes, outcome = self._notes, self.outcome
        outcome.accepted, outcome.refused = len(notes.accepted), len(notes.refused)
        outcome.finished, outcome.resent = notes.finished, notes.resent
        outcome.problems += notes.problems
        outcome.problems += checker.check_tables(self._database, notes)
        outcome.problems += checker.check_records(self._server, self._database, notes.owned)
        outcome.problems += checker.check_people(self._server, notes)
        outcome.problems += checker.left_behind(self._server, handles + SPARE_HANDLES)
        if outcome.memory > MOST_MEMORY:
            outcome.problems.append(f"{outcome.memory / 2**20:.0f} MiB of memory were taken")
