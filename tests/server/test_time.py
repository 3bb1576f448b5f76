"""Clocks that are set, machines that sleep, servers that disagree: nobody loses a game by them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from server.databases import PostgresServer
from server.serving import Client, level, mover, serving
from server.soak import read_logs

from tenfold.server.live import heartbeat as beats
from tenfold.server.live.heartbeat import Heartbeat
from tenfold.server.live.live_table import LiveTable
from tenfold.server.now import MILLISECOND, SLOWEST, ServerTime, Steady
from tenfold.server.services import Services, open_services
from tenfold.server.settings import Settings
from tenfold.server.storage.database import Database, Statement, open_database
from tenfold.server.storage.heartbeats import HeartbeatStore
from tenfold.server.storage.people import PersonRow
from tenfold.server.storage.tables import TableStore
from tenfold.server.table import log
from tenfold.server.table.change import make_moves
from tenfold.server.table.deadlines import enforce
from tenfold.server.table.log import Entry
from tenfold.server.table.standing import now
from tenfold.wire.table import Agreement, GameClock, MySeat, NewTable

HOUR = 3_600_000
MINUTES = 10
WHOLE = MINUTES * 60_000
CLOCK: dict[str, Any] = {"clock": {"kind": "game", "minutes": MINUTES}, "overtime": "lose"}
ANNA = PersonRow("anna", "Anna", "en", created=0, seen=0)


class Hand:
    """A clock that is set by hand, on top of one that goes by itself."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self.ahead = 0  # milliseconds

    def __call__(self) -> int:
        return self._clock() + self.ahead * MILLISECOND


# What the server takes for the time


def test_the_machines_clock_may_be_set_while_the_server_runs() -> None:
    wall, steady = Hand(lambda: 0), Hand(lambda: 0)
    wall.ahead = 5_000
    now = ServerTime(wall, steady)
    for ahead in (5_000 - HOUR, 5_000 + HOUR):
        wall.ahead = ahead
        assert now() == 5_000
    steady.ahead += 700
    assert now() == 5_700


def test_even_a_steady_clock_that_is_set_back_costs_nothing() -> None:
    clock = Hand(lambda: 0)
    clock.ahead = HOUR
    steady, now = Steady(clock), ServerTime(lambda: 0, clock)
    before = steady()
    clock.ahead = 0
    assert (steady(), now()) == (before, 0)
    clock.ahead = 50
    assert (steady(), now()) == (before + 50 * MILLISECOND, 50)


def test_time_is_corrected_forward_at_once_and_backward_bit_by_bit() -> None:
    steady = Hand(lambda: 0)
    now = ServerTime(lambda: 0, steady)
    now.correct(10_000)
    assert now() == 10_000
    now.correct(0)
    assert now() == 10_000
    steady.ahead += 200
    assert now() == 10_200 - SLOWEST
    now.start_at(3)
    assert now() == 3


# Servers in this process, whose clocks are in our hands


async def begin(services: Services) -> LiveTable:
    """A game with a clock, and one move made."""
    agreement = Agreement(clock=GameClock(MINUTES), overtime="lose", lot=False)
    wanted = NewTable("tiles", {"edition": "steffen", "open": True}, [MySeat(), MySeat()], agreement)
    live = services.tables.get((await services.lobby.make(wanted, ANNA, "home")).id)
    await move(live)
    return live


async def move(live: LiveTable) -> None:
    await live.change(lambda change: make_moves(change, [0, 1], [change.table.legal()[0]]))


async def left(live: LiveTable, services: Services) -> int:
    """What the clock of whoever is to move shows."""
    table = await live.read()
    assert table.status == "playing"
    shown = now(table, services.now(), {}).clock
    assert shown is not None
    assert shown.running is not None
    return shown.left[shown.running]


async def pauses(services: Services, live: LiveTable) -> list[Entry]:
    return [entry for entry in await services.store.entries(live.id, 0) if entry.kind == log.PAUSE]


def given_back(pause: Entry) -> int:
    return int(json.loads(pause.body)["lost"])


def settings(url: str) -> Settings:
    return Settings(database=url, bots=0)


pytestmark = pytest.mark.anyio


async def test_servers_on_one_database_agree_on_the_time(postgres_url: str) -> None:
    """Whatever their own clocks say: neither ends a game that the other one thinks is young."""
    fast, slow = Hand(time.time_ns), Hand(time.time_ns)
    fast.ahead, slow.ahead = 2 * WHOLE, -2 * WHOLE
    async with (
        open_services(settings(postgres_url), ServerTime(fast)) as one,
        open_services(settings(postgres_url), ServerTime(slow)) as two,
    ):
        assert abs(one.now() - two.now()) < 5_000
        assert abs(one.now() - time.time() * 1000) < 5_000
        for here, there in ((one, two), (two, one)):
            live = await begin(here)
            other = there.tables.get(live.id)
            await other.change(lambda change: enforce(change, {}))
            assert await left(other, there) > WHOLE - 10_000
            await move(other)
            entries = await here.store.entries(live.id, 0)
            assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)


async def test_a_machine_that_sleeps_costs_nobody_time(new_sqlite_url: Callable[[], str]) -> None:
    """The steady clock has gone on; the first to come is not charged for it, nor does the sweeper end it."""
    steady = Hand(time.monotonic_ns)
    async with open_services(settings(new_sqlite_url()), ServerTime(steady=steady)) as services:
        lives = [await begin(services) for _ in range(3)]
        await until_written(services.database)
        steady.ahead += HOUR
        await move(lives[0])
        assert await left(lives[1], services) > WHOLE - 20_000
        await lives[2].change(lambda change: enforce(change, {}))
        for live in lives:
            assert await left(live, services) > WHOLE - 20_000
            (pause,) = await pauses(services, live)
            assert abs(given_back(pause) - HOUR) < 20_000
        table = await lives[0].read()
        assert table.clocks
        again = await services.store.load(lives[0].id)
        assert again
        assert again.clocks
        at = services.now()
        assert again.clocks.show(again.to_move, at) == table.clocks.show(table.to_move, at)


async def until_written(database: Database) -> None:
    """Until there is a heartbeat that knows of what has just begun."""
    store, before = HeartbeatStore(database), await HeartbeatStore(database).last()
    async with asyncio.timeout(60):
        while await store.last() == before:
            await asyncio.sleep(0.05)


async def test_while_the_database_is_away_no_time_runs(
    own_postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("BEAT_SECONDS", 0.05), ("WRITTEN_EVERY", 100), ("STOPPED_AFTER", 500)):
        monkeypatch.setattr(beats, name, value)
    async with open_services(settings(own_postgres_server.create())) as services:
        live = await begin(services)
        await until_written(services.database)
        await asyncio.to_thread(own_postgres_server.stop)
        gone = services.now()
        while services.now() < gone + 2_000:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(own_postgres_server.start)
        await move(live)
        given_back = sum(
            int(entry.body.split(":")[1].split(",")[0]) for entry in await pauses(services, live)
        )
        assert given_back >= 1_500


async def test_servers_that_come_back_together_agree_on_how_long_they_were_away(
    database: Database, database_url: str
) -> None:
    async with open_services(settings(database_url)) as services:
        table_id = (await begin(services)).id
    await turn_back(database, HOUR)
    hearts = [Heartbeat(ServerTime(), database) for _ in range(2)]
    await asyncio.gather(*(heart.open() for heart in hearts))
    table = await TableStore(database).load(table_id)
    assert table
    one, two = (heart.lost(table) for heart in hearts)
    assert one
    assert one == two
    assert len(await HeartbeatStore(database).stoppages()) == 1
    for heart in hearts:
        await heart.close()
    async with (
        open_services(settings(database_url)) as here,
        open_services(settings(database_url)) as there,
    ):
        lives = [services.tables.get(table_id) for services in (here, there)]
        await asyncio.gather(*(live.read() for live in lives))
        (pause,) = await pauses(here, lives[0])
        assert given_back(pause) == one.milliseconds


async def test_where_nobody_waits_nothing_is_written(database: Database, database_url: str) -> None:
    """A server without games writes nothing for the sake of the time."""
    async with open_services(settings(database_url)):
        assert await HeartbeatStore(database).last() == 0
    assert await HeartbeatStore(database).stoppages() == []


async def turn_back(database: Database, by: int) -> None:
    """All times that are stored, as if the clock had been set forward since. No server is at work."""
    store = HeartbeatStore(database)
    await store.beat(await store.last() - by)
    await database.commit(
        [
            Statement("UPDATE entries SET at = at - $1", (by,)),
            Statement(
                "UPDATE tables SET due = due - $1, created = created - $1, changed = changed - $1", (by,)
            ),
        ]
    )


async def turn_back_at(url: str, by: int) -> None:
    database = open_database(url)
    await database.open()
    await turn_back(database, by)
    await database.close()


# Servers of their own


@pytest.mark.parametrize("hours", [5, -5])
def test_a_clock_that_is_set_during_a_restart_ends_no_game(database_url: str, hours: int) -> None:
    """Forward or back by hours: the clocks go on where they stood, and the log does not go back in time."""
    if hours < 0 and database_url.startswith("postgresql"):
        pytest.skip("the time is PostgreSQL's")
    with serving(database_url) as server:
        one, two = Client(server), Client(server)
        table = one.make("tiles", options={"edition": "steffen", "open": True}, agreement=CLOCK)
        two.sit(table, 1)
        clients = [one, two]
        for client in clients:
            client.connect(table)
        mover(clients).move(mover(clients).now["legal"][0])
        level(*clients)
        for end in (server.kill, server.stop):
            asyncio.run(wait_for_heartbeat(database_url))
            end()
            asyncio.run(turn_back_at(database_url, hours * HOUR))
            server.start()
            for client in clients:
                client.connect(table)
            clocks_go_on(clients)
        entries = asyncio.run(read_logs(database_url, [table]))[table]
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        for client in clients:
            client.close()


def clocks_go_on(clients: list[Client]) -> None:
    """Where they stood, less what the moves since took."""
    for client in clients:
        shown = client.now["clock"]
        assert shown["left"][shown["running"]] > WHOLE - 60_000
    for _ in range(3):
        player = mover(clients)
        answer = player.move(player.now["legal"][0])
        assert min(answer["now"]["clock"]["left"]) > WHOLE - 60_000
        level(*clients)


async def wait_for_heartbeat(url: str) -> None:
    database = open_database(url)
    await database.open()
    async with asyncio.timeout(60):
        while not await HeartbeatStore(database).last():
            await asyncio.sleep(0.05)
    await database.close()
