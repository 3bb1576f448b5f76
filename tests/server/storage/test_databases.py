"""Whatever the database: what is committed is there, whole, once, and as it was given."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest
from server.storage.tally import TABLE, number, numbers_in

from tenfold.protocol.errors import TenfoldError
from tenfold.server.storage.database import Conflict, Database, Statement, Unavailable, open_database

pytestmark = pytest.mark.anyio

COUNT = (
    "WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 2000000)"
    " SELECT count(*) FROM counted"
)


@pytest.fixture
async def tally(database: Database) -> Database:
    await database.commit([TABLE])
    return database


async def test_integers_come_back_as_they_were(tally: Database) -> None:
    values = [-(2**63), -1, 0, 2**53 + 1, 2**63 - 1]
    await tally.commit([number(value) for value in values])
    assert await tally.fetch("SELECT number, text, share FROM numbers ORDER BY number") == [
        (value, None, None) for value in values
    ]


async def test_texts_come_back_as_they_were(tally: Database) -> None:
    texts = [None, "", "a\nb\t'\"\\;--$1", "Zażółć ß 猫 🂡", "x" * 100_000]
    await tally.commit([number(place, text) for place, text in enumerate(texts)])
    assert await tally.fetch("SELECT text FROM numbers ORDER BY number") == [(text,) for text in texts]


async def test_fractions_come_back_to_the_last_bit(tally: Database) -> None:
    shares = [0.1, -1 / 3, 1e308, 5e-324, float("inf")]
    await tally.commit([number(place, share=share) for place, share in enumerate(shares)])
    back = await tally.fetch("SELECT share FROM numbers ORDER BY number")
    assert [share.hex() for (share,) in back] == [share.hex() for share in shares]


async def test_several_statements_are_stored_whole_or_not_at_all(tally: Database) -> None:
    await tally.commit([number(1), number(2)])
    with pytest.raises(Conflict):
        await tally.commit([number(3), number(4), number(2)])
    assert await numbers_in(tally) == [1, 2]


async def test_nothing_to_store_is_stored_at_once(tally: Database) -> None:
    await tally.commit([])
    assert await numbers_in(tally) == []


async def test_who_comes_second_is_told_so(tally: Database) -> None:
    await tally.commit([number(1, "first")])
    with pytest.raises(Conflict):
        await tally.commit([number(1, "second")])
    assert await tally.fetch("SELECT text FROM numbers") == [("first",)]


async def test_of_many_who_race_for_a_number_one_wins(tally: Database) -> None:
    racers = [tally.commit([number(value, str(racer))]) for racer in range(4) for value in range(40)]
    outcomes = await asyncio.gather(*racers, return_exceptions=True)
    assert outcomes.count(None) == 40
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 3 * 40
    assert await numbers_in(tally) == list(range(40))


async def test_a_conflict_leaves_those_committed_with_it_alone(tally: Database) -> None:
    await tally.commit([number(value) for value in range(0, 120, 3)])
    outcomes = await asyncio.gather(
        *(tally.commit([number(1000 + value), number(value)]) for value in range(120)), return_exceptions=True
    )
    for value, outcome in enumerate(outcomes):
        assert isinstance(outcome, Conflict) if value % 3 == 0 else outcome is None
    stored = [*range(120), *(1000 + value for value in range(120) if value % 3)]
    assert await numbers_in(tally) == stored


@pytest.mark.parametrize(
    "wrong",
    [
        number(2**63),
        number(7, "\ud800"),
        Statement("INSERT INTO numbers VALUES ($1, $2, $3)", (7, object(), None)),
        Statement("INSERT INTO numbers (text) VALUES ($1)", ()),
        Statement("INSERT INTO nowhere VALUES (1)"),
        Statement("no SQL"),
    ],
    ids=["too big", "half a character", "no value", "missing value", "no table", "no SQL"],
)
async def test_what_cannot_be_stored_leaves_those_committed_with_it_alone(
    tally: Database, wrong: Statement
) -> None:
    jobs = [[number(value)] for value in range(20)]
    jobs[10:10] = [[wrong], [number(100), wrong]]
    outcomes = await asyncio.gather(*(tally.commit(job) for job in jobs), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes[10:12]] == [Unavailable, Unavailable]
    assert await numbers_in(tally) == list(range(20))


async def test_only_a_key_that_is_taken_is_a_conflict(tally: Database) -> None:
    await tally.commit([Statement("CREATE TABLE strict (number BIGINT PRIMARY KEY, text TEXT NOT NULL)")])
    with pytest.raises(Unavailable):
        await tally.commit([Statement("INSERT INTO strict VALUES ($1, $2)", (1, None))])


async def test_many_at_once(tally: Database) -> None:
    """Not so many that a slow machine would not come to the last one before it is given up."""
    values = iter(range(2000))

    async def store() -> None:
        for value in values:
            await tally.commit([number(value)])

    await asyncio.gather(*(store() for _ in range(100)))
    assert await numbers_in(tally) == list(range(2000))


async def test_what_is_committed_is_read_at_once(tally: Database) -> None:
    for value in range(50):
        await tally.commit([number(value)])
        assert await tally.fetch("SELECT number FROM numbers WHERE number = $1", value) == [(value,)]


async def test_a_slow_question_does_not_keep_others_from_storing(tally: Database) -> None:
    slow = asyncio.create_task(tally.fetch(COUNT))
    for value in range(5):
        await tally.commit([number(value)])
    assert not slow.done()
    assert await slow == [(2_000_000,)]


async def test_a_wrong_question_is_answered(tally: Database) -> None:
    with pytest.raises(Unavailable):
        await tally.fetch("SELECT nothing FROM nowhere")
    assert await numbers_in(tally) == []


async def test_whoever_stops_waiting_harms_nobody(tally: Database) -> None:
    impatient = [asyncio.create_task(tally.commit([number(1000 + value)])) for value in range(50)]
    await asyncio.sleep(0)
    for task in impatient:
        task.cancel()
    await asyncio.gather(*(tally.commit([number(value)]) for value in range(50)))
    assert set(range(50)) <= set(await numbers_in(tally))


async def test_it_is_all_there_when_opened_again(database_url: str) -> None:
    database = open_database(database_url)
    await database.open()
    await database.commit([TABLE, number(1)])
    await database.close()
    again = open_database(database_url)
    await again.open()
    assert await numbers_in(again) == [1]
    await again.close()


async def test_a_database_that_is_not_open_says_so(database_url: str) -> None:
    database = open_database(database_url)
    await database.close()
    with pytest.raises(Unavailable):
        await database.commit([number(1)])
    await database.open()
    await database.close()
    with pytest.raises(Unavailable):
        await database.commit([number(1)])
    with pytest.raises(Unavailable):
        await database.fetch("SELECT 1")
    await database.close()


async def test_what_was_begun_is_finished_before_it_closes(database_url: str) -> None:
    database = open_database(database_url)
    await database.open()
    await database.commit([TABLE])
    begun = [asyncio.create_task(database.commit([number(value)])) for value in range(6)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*begun)


@pytest.mark.parametrize("url", ["", "sqlite:", "mysql://somewhere", "tenfold.sqlite"])
def test_an_unknown_kind_of_database_is_refused(url: str) -> None:
    with pytest.raises(TenfoldError, match=r"server\.unknown_database"):
        open_database(url)


def test_without_its_driver_postgresql_is_refused_by_name() -> None:
    program = (
        "import sys; sys.modules['asyncpg'] = None\n"
        "from tenfold.server.storage.database import TenfoldError, open_database\n"
        "try: open_database('postgresql://localhost/x')\n"
        "except TenfoldError as error: sys.exit(error.key)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == "server.needs_postgres", os.linesep + done.stderr
