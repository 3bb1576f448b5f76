"""PostgreSQL: several servers on one database, which goes away and comes back."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.cutting import cutting
from server.databases import PostgresServer
from server.storage.tally import TABLE, number, numbers_in

from tenfold.server.storage import database as storage
from tenfold.server.storage import postgres
from tenfold.server.storage.database import IsMine, OutcomeUnknown, Unavailable
from tenfold.server.storage.postgres import PostgresDatabase, payloads
from tenfold.server.telemetry import metrics

pytestmark = pytest.mark.anyio

PATIENCE = 60  # seconds, after which a test gives up


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[PostgresDatabase, PostgresDatabase]]:
    """Two servers on the same database."""
    here, there = PostgresDatabase(postgres_url), PostgresDatabase(postgres_url)
    await here.open()
    await there.open()
    await here.commit([TABLE])
    yield here, there
    await here.close()
    await there.close()


Pair = tuple[PostgresDatabase, PostgresDatabase]


async def test_what_one_tells_the_other_hears_in_order(pair: Pair) -> None:
    here, there = pair
    heard: list[str] = []
    own: list[str] = []
    there.subscribe(heard.append)
    here.subscribe(own.append)
    messages = [f"{turn} {'é猫' * (turn % 300)}" for turn in range(600)]
    for place, message in enumerate(messages):
        here.publish(message)
        if place % 100 == 0:
            await asyncio.sleep(0.01)
    await until(lambda: len(heard) >= len(messages))
    assert heard == messages
    assert own == []


async def test_a_message_that_is_too_long_is_lost_alone(pair: Pair) -> None:
    here, there = pair
    heard: list[str] = []
    there.subscribe(heard.append)
    for message in ("before", "x" * 8000, "after"):
        here.publish(message)
    await until(lambda: "after" in heard)
    assert heard == ["before", "after"]


async def test_what_waits_is_told_before_closing(pair: Pair) -> None:
    here, there = pair
    heard: list[str] = []
    there.subscribe(heard.append)
    here.publish("goodbye")
    await here.close()
    await until(lambda: heard == ["goodbye"])


@given(st.lists(st.builds(str.__mul__, st.sampled_from('a\n"é🂡'), st.integers(0, 4000))))
def test_notifications_are_short_enough_and_hold_everything(messages: list[str]) -> None:
    notifications = list(payloads("sender", messages))
    assert all(len(payload.encode()) < 8000 for payload in notifications)
    told = [json.loads(payload) for payload in notifications]
    assert all(sender == "sender" for sender, *_ in told)
    assert [message for _, *part in told for message in part] == [
        message for message in messages if len(json.dumps(message)) < 7899
    ]


async def news_within_some_questions(database: PostgresDatabase) -> bool:
    return any([await database.has_news() for _ in range(postgres.LOOK_EVERY)])


async def test_what_another_server_stores_is_news_even_if_it_tells_nothing(pair: Pair) -> None:
    here, there = pair
    assert await here.has_news()  # whatever was stored before
    await until_quiet(here)
    await there.commit([number(1)])
    assert await news_within_some_questions(here)


async def until_quiet(database: PostgresDatabase) -> None:
    """PostgreSQL itself may be storing something."""
    async with asyncio.timeout(PATIENCE):
        while await news_within_some_questions(database):
            pass


async def test_a_lock_that_nobody_gives_back_is_not_waited_for(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    monkeypatch.setattr(postgres, "CALL_SECONDS", 0.2)
    monkeypatch.setattr(storage, "FIND_OUT_SECONDS", 0.5)
    async with there._pool.acquire() as holder, holder.transaction():
        await holder.execute("LOCK TABLE numbers")
        waiting = [here.commit([number(value)]) for value in range(20)]
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(outcome, Unavailable) for outcome in outcomes)
    monkeypatch.undo()
    await here.commit([number(100)])
    assert await numbers_in(here) == [100]


class Hands:
    """Many who store numbers at the same time, one or two with each commit, and what they were told."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database
        self._is_over = asyncio.Event()
        self.stored: set[int] = set()
        self.refused: set[int] = set()
        self.unknown: set[int] = set()
        self._tasks = [asyncio.create_task(self._keep_storing(hand * 10**6)) for hand in range(20)]

    async def stop(self) -> None:
        self._is_over.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._tasks)

    async def _keep_storing(self, first: int) -> None:
        value = first
        while not self._is_over.is_set():
            values = range(value, value + 1 + value % 3 % 2)
            value = values[-1] + 1
            try:
                await self._database.commit([number(one) for one in values], self._is_mine(values))
                self.stored.update(values)
            except OutcomeUnknown:
                self.unknown.update(values)
            except Unavailable:
                self.refused.update(values)
                await asyncio.sleep(0.01)

    def _is_mine(self, values: Sequence[int]) -> IsMine:
        """Nobody else has these numbers."""

        async def ask() -> bool:
            there = await self._database.fetch("SELECT number FROM numbers WHERE number = $1", values[0])
            return bool(there)

        return ask

    async def check(self) -> None:
        """What was acknowledged is there, and what was refused is not."""
        there = await numbers_in(self._database)
        assert len(there) == len(set(there))
        assert self.stored <= set(there)
        assert self.refused.isdisjoint(there)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_it_may_stop_under_load_and_come_back(
    own_postgres_server: PostgresServer, how: signal.Signals
) -> None:
    here = PostgresDatabase(own_postgres_server.create())
    await here.open()
    await here.commit([TABLE])
    hands = Hands(here)

    await until(lambda: len(hands.stored) > 200)
    await asyncio.to_thread(own_postgres_server.stop, how)
    with pytest.raises(Unavailable):
        await here.fetch("SELECT 1")
    await until(lambda: bool(hands.refused))
    await asyncio.to_thread(own_postgres_server.start)
    before = len(hands.stored)
    await until(lambda: len(hands.stored) > before + 200)
    await hands.stop()
    await hands.check()
    await here.close()


async def test_a_connection_that_breaks_while_it_commits_leaves_nothing_unsaid(postgres_url: str) -> None:
    """Many times, at any moment. Without looking it up, some would be refused that are stored."""
    with cutting(postgres_url) as cutter:
        here = PostgresDatabase(cutter.url)
        await here.open()
        await here.commit([TABLE])
        before = outcomes()
        hands = Hands(here)
        cutter.share = 0.02
        await until(lambda: cutter.cuts > 100 and len(hands.stored) > 1000)
        cutter.share = 0.0
        await hands.stop()
        await hands.check()
        await here.close()
    found = outcomes() - before
    assert not hands.unknown
    assert found["stored"] > 0
    assert found["not stored, another was faster"] == 0


def outcomes() -> Counter[str]:
    """Of commits that the database had said nothing of."""
    (metric,) = metrics.unknown_outcomes.collect()
    return Counter({sample.labels["found"]: round(sample.value) for sample in metric.samples
                    if sample.name.endswith("_total")})  # fmt: skip


async def test_what_cannot_be_found_out_is_said_to_be_unknown(
    own_postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection is cut while its commit waits for a lock, and the database does not come back."""
    monkeypatch.setattr(storage, "FIND_OUT_SECONDS", 0.5)
    here = PostgresDatabase(own_postgres_server.create())
    await here.open()
    await here.commit([TABLE])
    async with here._pool.acquire() as holder:
        lock = holder.transaction()
        await lock.start()
        await holder.execute("LOCK TABLE numbers")
        waiting = asyncio.create_task(here.commit([number(1)]))
        await until_waiting(here)
        await asyncio.to_thread(own_postgres_server.stop, signal.SIGQUIT)
        with pytest.raises(OutcomeUnknown) as told:
            await waiting
    assert told.value.key == "server.outcome_unknown"
    with pytest.raises(Unavailable) as refused:  # while what cannot even be sent is refused
        await here.commit([number(2)])
    assert refused.value.key == "server.database_fails"
    await here.close()


async def until_waiting(database: PostgresDatabase) -> None:
    sql = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with asyncio.timeout(PATIENCE):
        while not await database.fetch(sql):
            await asyncio.sleep(0.02)


async def test_a_transaction_that_breaks_before_its_end_is_refused(pair: Pair) -> None:
    here, there = pair
    async with there._pool.acquire() as holder, holder.transaction():
        await holder.execute("LOCK TABLE numbers")
        waiting = asyncio.create_task(here.commit([number(1), number(2)]))
        await until_waiting(there)
        await there.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        )
        with pytest.raises(Unavailable) as refused:
            await waiting
        assert refused.value.key == "server.database_fails"
    assert await numbers_in(here) == []


async def test_servers_hear_each_other_again_when_it_is_back(own_postgres_server: PostgresServer) -> None:
    url = own_postgres_server.create()
    here, there = PostgresDatabase(url), PostgresDatabase(url)
    await here.open()
    await there.open()
    heard: list[str] = []
    there.subscribe(heard.append)
    await asyncio.to_thread(own_postgres_server.stop)
    here.publish("lost")
    with pytest.raises(Unavailable):
        await there.has_news()
    await asyncio.to_thread(own_postgres_server.start)
    assert await there.has_news()
    async with asyncio.timeout(PATIENCE):
        while "back" not in heard:
            here.publish("back")
            await asyncio.sleep(0.02)
    await here.close()
    await there.close()


async def test_a_server_that_is_frozen_is_not_waited_for(
    own_postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = PostgresDatabase(own_postgres_server.create())
    await database.open()
    await database.commit([TABLE])
    backends = [pid for (pid,) in await database.fetch("SELECT pid FROM pg_stat_activity")]
    for name in ("CONNECT_SECONDS", "CALL_SECONDS", "RELEASE_SECONDS"):
        monkeypatch.setattr(postgres, name, 0.3)
    monkeypatch.setattr(storage, "FIND_OUT_SECONDS", 0.5)
    frozen = [own_postgres_server.process_id, *backends]
    for process in frozen:
        os.kill(process, signal.SIGSTOP)
    try:
        async with asyncio.timeout(PATIENCE):
            waiting = [database.commit([number(value)]) for value in range(20)]
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(outcome, Unavailable) for outcome in outcomes)
    finally:
        for process in frozen:
            os.kill(process, signal.SIGCONT)
    monkeypatch.undo()
    await database.commit([number(1000)])
    assert 1000 in await numbers_in(database)
    await database.close()


async def test_it_closes_though_the_server_is_gone(own_postgres_server: PostgresServer) -> None:
    database = PostgresDatabase(own_postgres_server.create())
    await database.open()
    await asyncio.to_thread(own_postgres_server.stop, signal.SIGQUIT)
    database.publish("nobody hears it")
    async with asyncio.timeout(PATIENCE):
        await database.close()


@pytest.mark.parametrize(
    "url",
    ["postgresql://localhost:1/x", "postgresql://nobody@/x?host=/nowhere", "postgresql://localhost:x/y"],
)
async def test_a_server_that_is_not_there_is_told(url: str) -> None:
    database = PostgresDatabase(url)
    with pytest.raises(Unavailable) as refusal:
        await database.open()
    assert refusal.value.key == "server.database_fails"
    assert refusal.value.details["problem"]
    await database.close()


async def test_a_database_that_is_not_there_is_told(postgres_url: str) -> None:
    database = PostgresDatabase(postgres_url.replace("/test", "/missing"))
    with pytest.raises(Unavailable, match="does not exist"):
        await database.open()


async def test_what_is_acknowledged_is_on_the_disk_whatever_the_server_prefers(postgres_url: str) -> None:
    careless = PostgresDatabase(f"{postgres_url}&options=-csynchronous_commit%3Doff")
    await careless.open()
    assert await careless.fetch("SHOW synchronous_commit") == [("on",)]
    await careless.close()
