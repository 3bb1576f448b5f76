"""What counts for a rating (A5)."""

from __future__ import annotations

import pytest
from server.test_results import begun, bot, ended, keep, person, ratings

from tenfold.server.results.ratings import SHOWN_AFTER
from tenfold.server.results.results import Results
from tenfold.server.storage.database import Database
from tenfold.server.table import log
from tenfold.server.table.change import Change, make_moves
from tenfold.server.table.clock import DAY
from tenfold.server.table.contest import FEWEST_DECISIONS, UNTRIED
from tenfold.server.table.hinting import asking_seat, take_hint
from tenfold.server.table.leaving import leave, resign
from tenfold.server.table.table import Table
from tenfold.server.table.takeback import take_back
from tenfold.wire.socket import Hint

pytestmark = pytest.mark.anyio


def decide(table: Table, times: int) -> None:
    """A person's decisions, and what a bot answers."""
    made = 0
    while made < times or table.to_move != 0:
        is_mine = table.to_move == 0
        assert table.to_move is not None
        command = f"{table.version}" if is_mine else None
        make_moves(Change(table, 0, command), [table.to_move], table.legal()[:1])
        made += is_mine


def ask(table: Table) -> None:
    take_hint(Change(table, 0, "hint"), asking_seat(table, [0]), Hint("id", table.version), [0])


async def stored(database: Database, table: Table) -> int:
    return len(await Results(database).statements_for(table, 1))


async def test_a05_help_that_comes_late_leaves_a_loss(database: Database) -> None:
    for decisions, lost in ((UNTRIED - 1, 0), (UNTRIED, 1)):
        table = begun("tiles", person("anna"), bot()).table
        decide(table, decisions)
        ask(table)
        assert table.is_practice
        assert table.info().loss_counts is bool(lost)
        resign(Change(table, 0), 0, [0])
        assert await stored(database, table) == lost


async def test_a05_so_does_what_was_taken_back_after_it_was_seen(database: Database) -> None:
    table = begun("tiles", person("anna"), bot()).table
    decide(table, UNTRIED)
    take_back(Change(table, 0, "back"), [0])
    assert table.is_practice
    resign(Change(table, 0), 0, [0])
    assert await stored(database, table) == 1


async def test_a05_but_no_win(database: Database) -> None:
    for winners, counted in (([0], 0), ([], 0), ([1], 1)):
        table = ended("tiles", person("anna"), bot(), winners=winners)
        table.help({"practice": True, "late": True})
        assert await stored(database, table) == counted


def test_a05_once_a_game_is_practice_it_stays_so() -> None:
    table = begun("tiles", person("anna"), bot()).table
    ask(table)
    decide(table, 2 * UNTRIED)
    ask(table)
    take_back(Change(table, 0, "back"), [0])
    assert not table.loss_counts


def test_a05_logs_from_before_say_what_they_said() -> None:
    table = begun("tiles", person("anna"), bot()).table
    decide(table, 2 * UNTRIED)
    Change(table, 0).add(log.HINT, 0)
    assert table.is_practice
    assert not table.loss_counts


async def test_a05_a_game_in_which_somebody_has_hardly_played_is_not_rated(database: Database) -> None:
    for times, is_rated in ((FEWEST_DECISIONS - 1, False), (FEWEST_DECISIONS, True)):
        change = begun("tiles", person("anna"), person("ben"))
        while len(change.table.choices) < 2 * times:
            command = f"{change.table.version}"
            make_moves(Change(change.table, 0, command), [0, 1], change.table.legal()[:1])
        resign(change, 1, [1])
        changes = [one.values[-2] for one in await Results(database).statements_for(change.table, 1)]
        assert [one is not None for one in changes] == [is_rated] * 2


async def test_a05_a_game_that_the_rules_ended_is_rated_however_short(database: Database) -> None:
    """Whoever begins may win with their fourth tile; the other has laid three."""
    for is_away in (False, True):
        table = ended("tiles", person("anna"), person("ben"), winners=[0])
        table.choices.pop()
        if is_away:
            table.last_stand_ins[1] = "bruno"
        changes = [one.values[-2] for one in await Results(database).statements_for(table, 1)]
        assert [one is None for one in changes] == [is_away] * 2


async def test_a05_nor_if_they_leave_it_to_a_bot(database: Database) -> None:
    change = begun("cards", person("anna"), person("ben"), bot())
    leave(change, 1, [1])
    table = ended("cards", *change.table.seats, winners=[0])
    table.choices = [choice for choice in table.choices if table.movers[choice] != 1]
    assert [one.values[-2] for one in await Results(database).statements_for(table, 1)] == [None, None]


async def test_a05_two_who_meet_again_on_the_same_day_move_each_other_less(database: Database) -> None:
    anna, ben = person("anna"), person("ben")
    await keep(database, *(ended("tiles", anna, ben, winners=[0]) for _ in range(10)))
    first = (await ratings(database, "anna"))[0]
    assert 1530 < first < 1540, "less than two games"
    later = await Results(database).statements_for(ended("tiles", anna, ben, winners=[0]), 1 + 2 * DAY)
    await database.commit(later)
    assert (await ratings(database, "anna"))[0] > first + 10


async def test_a05_nobody_who_is_settled_gains_from_somebody_new(database: Database) -> None:
    """However many new browsers one opens."""
    anna = person("anna")
    games = [ended("tiles", anna, person(f"guest{number}"), winners=[0]) for number in range(20)]
    await keep(database, *games[:SHOWN_AFTER])
    settled = (await ratings(database, "anna"))[0]
    await keep(database, *games[SHOWN_AFTER:])
    assert (await ratings(database, "anna"))[0] == settled
    assert (await ratings(database, "guest19"))[0] < 1500, "but the new one loses"
