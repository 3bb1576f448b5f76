"""What counts where a program sits (A7)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from server.test_results import begun, bot, ended, keep, person, ratings

from tenfold.server.storage.database import Database
from tenfold.server.storage.tables import TableStore
from tenfold.server.table.change import Change
from tenfold.server.table.contest import judges_like_the_expert
from tenfold.server.table.leaving import leave
from tenfold.server.table.log import SeatRow

pytestmark = pytest.mark.anyio

UNMOVED: tuple[float, float] = (1500, 1500)


def program(name: str) -> SeatRow:
    return replace(person(name), is_program=True)


async def test_a07_no_rating_of_a_person_moves_where_a_program_sits(database: Database) -> None:
    seats = person("anna"), person("ben"), bot(), program("robbie")
    results = await keep(database, ended("cards", *seats, winners=[0]))
    assert [await ratings(database, who) for who in ("anna", "ben")] == [UNMOVED, UNMOVED]
    (statistics,) = await results.statistics("anna")
    assert (statistics.games, statistics.wins, statistics.beaten) == (1, 1, [])


async def test_a07_a_program_is_measured_by_people_and_by_the_houses_bots(database: Database) -> None:
    await keep(database, ended("cards", person("anna"), bot("greedy"), program("robbie"), winners=[2]))
    by_people, by_bots = await ratings(database, "robbie")
    assert by_people > 1500
    assert by_bots > 1500


async def test_a07_programs_do_not_measure_each_other(database: Database) -> None:
    await keep(database, ended("tiles", program("robbie"), program("marvin"), winners=[0]))
    assert [await ratings(database, who) for who in ("robbie", "marvin")] == [UNMOVED, UNMOVED]


@pytest.mark.parametrize("names", [("anna", "robbie"), ("zoe", "robbie")])
async def test_a07_the_same_two_within_a_day_count_less_for_a_program_too(
    database: Database, names: tuple[str, str]
) -> None:
    """Whichever of the two comes first in the alphabet."""
    who, its = names
    gained = [0.0]
    for _ in range(3):
        await keep(database, ended("tiles", person(who), program(its), winners=[1]))
        gained.append((await ratings(database, its))[0] - 1500 - sum(gained))
    first, second, third = gained[1:]
    assert first > 1.5 * second > 2 * third > 0


async def test_a07_a_program_that_has_left_was_there(database: Database) -> None:
    change = begun("cards", person("anna"), person("ben"), program("robbie"))
    leave(change, 2, [2])
    seats = change.table.seats
    assert (seats[2].kind, seats[2].is_program) == ("bot", True)
    await keep(database, ended("cards", *seats, winners=[0]))
    assert await ratings(database, "anna") == UNMOVED


async def test_a07_a_program_of_the_server_moves_nothing_either(database: Database) -> None:
    marvin = SeatRow("bot", bot="marvin", is_program=True)
    tables = [
        ended("cards", who, bot("greedy"), marvin, winners=[0]) for who in (person("anna"), program("robbie"))
    ]
    results = await keep(database, *tables)
    for table in tables:
        *rows, _no_entries = TableStore(database).statements_for_new(Change(table, 1))
        await database.commit(rows)
    assert await ratings(database, "anna") == UNMOVED
    assert (await ratings(database, "robbie"))[0] == 1500
    (statistics,) = await results.statistics("robbie")
    assert statistics.beaten == ["greedy"]


def test_a07_how_a_program_judges_nobody_knows() -> None:
    assert judges_like_the_expert("cards", "marvin")
    assert not judges_like_the_expert("cards", None)
