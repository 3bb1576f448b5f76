"""The server's rooms without its network: tables, lobby and archive, with a clock and dice of ours.

What protects people from each other has no place where all of them are one, and is switched off: ruling A4,
ratings in the choice of who plays on, and how often somebody may speak, watch and make tables.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest import mock

import msgspec

from tenfold.bots.registry import HOUSE
from tenfold.catalogue import AnyGame, find_game
from tenfold.protocol.game import Json, Seat
from tenfold.server import lobby as lobby_room
from tenfold.server.bot_workers.bot_workers import BotWorkers
from tenfold.server.hints.hints import Fail, Hints, Tell
from tenfold.server.hints.requests import HintRequest, Prepare, Told, WhyRequest
from tenfold.server.live import live_table
from tenfold.server.live.absences import Absences
from tenfold.server.live.bot_driver import BotDriver
from tenfold.server.live.bus import Bus
from tenfold.server.live.connection import Connection
from tenfold.server.live.contests import Contests
from tenfold.server.live.context import Context
from tenfold.server.live.heartbeat import Heartbeat
from tenfold.server.live.invitations import Invitations
from tenfold.server.live.live_table import LiveTable
from tenfold.server.live.live_tables import LiveTables
from tenfold.server.live.program_seats import ProgramSeats
from tenfold.server.lobby import Lobby
from tenfold.server.now import ServerTime
from tenfold.server.people.people import People
from tenfold.server.records import brought_table as bringing_room
from tenfold.server.records.archive import Archive
from tenfold.server.results.results import Results
from tenfold.server.socket_session import Session
from tenfold.server.storage.people import PersonRow
from tenfold.server.storage.sqlite import SqliteDatabase
from tenfold.server.storage.tables import TableStore
from tenfold.server.table import stand_in
from tenfold.server.table.table import Table
from tenfold.server.transport.rate_limits import RateLimiter
from tenfold.wire import socket as wire
from tenfold.wire.schema import know_types
from tenfold.wire.table import NewTable

BEGIN: Final = 1_790_000_000_000  # milliseconds: when the first evening is
MANY: Final = 1_000_000
HOUSEHOLD: Final = "here"
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


class Clock:
    """Goes on when we say so."""

    def __init__(self) -> None:
        self.at = BEGIN

    def __call__(self) -> int:
        return self.at * 1_000_000


class Ears(Connection):
    """A client that notes what it is told."""

    def __init__(self) -> None:
        self.is_closed = False
        self.digests = set()
        self.held = set()
        self.heard: list[Json] = []

    def push(self, frame: bytes) -> None:
        self.heard.append(msgspec.json.decode(_payload(frame)))

    def take(self) -> list[Json]:
        """What was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard


def _payload(frame: bytes) -> bytes:
    """Of an unmasked text frame."""
    length = frame[1] & 127
    return frame[2 + {126: 2, 127: 8}.get(length, 0) :]


class Generous(Contests):
    """Nobody else's game is in danger."""

    async def check(self, table: Table, key: str = "") -> None:
        pass

    async def may_decide(self, table: Table, bot: str) -> bool:
        return True


class Dicing(BotWorkers):
    """In the place of the workers: what bots decide is not the question here, so our dice decide."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self.chosen = ""

    async def choose(
        self, game: str, state: Any, seat: Seat, bot: str, dice: int | None = None, *, urgency: int = 0
    ) -> str:
        found: AnyGame = find_game(game)
        self.chosen = found.token(state, self._dice.choice(found.legal(state)))
        return self.chosen


class Silent(Hints):
    """Whoever may ask is heard, and what the game becomes by it is the question here; nobody answers."""

    def __init__(self) -> None:
        super().__init__(workers=1)

    def get_ready(self, table: Prepare) -> None:
        pass

    def admit(self, asker: str) -> None:
        pass

    def advise(self, request: HintRequest, tell: Tell, fail: Fail, is_wanted: Callable[[], bool]) -> None:
        pass

    def explain(self, request: WhyRequest, tell: Callable[[Told], None], fail: Fail) -> None:
        pass


class Waiting(BotDriver):
    """Bots move when they are told to."""

    def drive(self, live: LiveTable) -> None:
        pass

    async def move(self, live: LiveTable) -> bool:
        return await self._move_once(live)


class ServerHouse:
    """One person at a server."""

    def __init__(self, database: SqliteDatabase, dice: random.Random) -> None:
        self.clock = Clock()
        self._thinkers = Dicing(dice)
        now = ServerTime(self.clock, self.clock)
        heartbeat = Heartbeat(now, database)
        absences = Absences(now, heartbeat, shared=False)
        self.bots = Waiting(self._thinkers, ProgramSeats(self._thinkers, {}))
        self.store = TableStore(database)
        self.results = Results(database)
        context = Context(
            now, database, self.store, self.results, Bus(database), self.bots, heartbeat, absences
        )
        self.tables = LiveTables(context)
        self._contests = Generous(context, self.tables)
        self.bots.open(self._contests)
        invitations = Invitations(context, self.tables)
        self.lobby = Lobby(context, self.tables, self._contests, invitations, RateLimiter(MANY, MANY), {})
        self.archive = Archive(context, self.tables)
        self._people = People(context, self.tables)
        self._hints = Silent()

    async def meet(self, name: str) -> PersonRow:
        return await self._people.meet(name, "en")

    async def make(self, wanted: Json, person: PersonRow) -> tuple[str, list[str]]:
        """The id of the table, and the secrets of one's seats."""
        made = await self.lobby.make(msgspec.convert(wanted, NewTable), person, HOUSEHOLD)
        return made.id, [key.secret for key in made.keys]

    def join(self, table: str) -> tuple[Session, Ears]:
        ears = Ears()
        live = self.tables.get(table)
        return Session(self.lobby, self._hints, self._contests, live, ears, HOUSEHOLD), ears

    async def move_bot(self, table: str) -> str | None:
        """What a bot has decided, if it was one's turn."""
        return self._thinkers.chosen if await self.bots.move(self.tables.get(table)) else None


def understood(message: Json) -> wire.FromClient:
    """A message as the server reads it."""
    found: wire.FromClient = msgspec.convert(message, wire.FromClient)
    return found


@asynccontextmanager
async def server_house(folder: Path, dice: random.Random) -> AsyncIterator[ServerHouse]:
    know_types()
    database = SqliteDatabase(folder / "tables.sqlite")
    await database.open()
    try:
        with _without_chance(dice), _for_one():
            yield ServerHouse(database, dice)
    finally:
        await database.close()


@contextmanager
def _without_chance(dice: random.Random) -> Iterator[None]:
    """Ids and secrets follow from our dice."""
    ours = SimpleNamespace(token_bytes=dice.randbytes)

    def new_id() -> str:
        return "".join(dice.choices(LETTERS, k=10))

    with ExitStack() as patches:
        for room in (lobby_room, bringing_room):
            patches.enter_context(mock.patch.object(room, "secrets", ours))
            patches.enter_context(mock.patch.object(room, "new_id", new_id))
        yield


@contextmanager
def _for_one() -> Iterator[None]:
    def gentlest(table: Table, _rating: float | None) -> str:
        return HOUSE[table.row.game].opponents[0]

    with ExitStack() as patches:
        patches.enter_context(mock.patch.object(stand_in, "_match", gentlest))
        patches.enter_context(mock.patch.object(live_table, "PHRASES_AT_ONCE", MANY))
        patches.enter_context(mock.patch.object(lobby_room, "MOST_WATCHED", MANY))
        patches.enter_context(mock.patch.object(lobby_room, "MOST_WATCHED_AT_HOME", MANY))
        yield
