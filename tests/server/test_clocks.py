"""Time at a table, told by hand: what a clock shows, when it is up, who is away, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.bots.registry import HOUSE
from tenfold.server.table import deadlines, leaving, log
from tenfold.server.table.change import Change, Refused, make_moves, start
from tenfold.server.table.clock import AFTER_RETURN, DAY, SECOND, Clocks
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.table import Table
from tenfold.wire.table import Agreement, GameClock, MoveClock

BEGAN = 1_000_000
MINUTE = 60 * SECOND


def table_of(people: int = 2, *, bots: int = 0, one: bool = False, **agreed: Any) -> Table:
    """A card game that began at one million."""
    seats = [SeatRow("person", "p0" if one else f"p{seat}", f"N{seat}", digest="d") for seat in range(people)]
    seats += [SeatRow("bot", bot="greedy") for _ in range(bots)]
    row = TableRow(
        id="aaaaaaaaaa",
        created=BEGAN,
        game="cards",
        options={"edition": "aeg", "seats": len(seats), "start": 0},
        agreement=Agreement(lot=False, **agreed),
        secret=bytes(32),
        opening=0,
        status="waiting",
        owner="p0",
        due=None,
    )
    table = Table(row, seats)
    start(Change(table, BEGAN))
    return table


def move(table: Table, token: str, at: int, command: str | None = None) -> None:
    seat = table.to_move
    assert seat is not None
    make_moves(Change(table, at, command or f"c{at}"), [seat], [token])


def see(table: Table, at: int, away: deadlines.Away | None = None) -> list[str]:
    """What happens by itself when the table is looked at; the kinds of the entries."""
    change = Change(table, at)
    deadlines.enforce(change, away or {})
    return [entry.kind for entry in change.entries]


def bot_in(table: Table, at: int, seat: int, left: int) -> int | None:
    """What is told of somebody who left."""
    (absence,) = deadlines.absences(table, at, {seat: left})
    assert (absence.seat, absence.left) == (seat, at - left)
    return absence.bot_in


def test_a_game_clock_runs_down_and_gains_once_a_decision() -> None:
    clocks = Clocks(GameClock(minutes=2, increment=5), 2, BEGAN)
    assert clocks.deadline(0) == BEGAN + 2 * MINUTE
    clocks.decide(0, BEGAN + 30 * SECOND, is_choice=True)
    clocks.decide(0, BEGAN + 30 * SECOND, is_choice=False)  # the same decision's second move
    shown = clocks.show(1, BEGAN + 40 * SECOND)
    assert shown
    assert shown.left == [2 * MINUTE - 25 * SECOND, 2 * MINUTE - 10 * SECOND]
    assert clocks.deadline(1) == BEGAN + 30 * SECOND + 2 * MINUTE


def test_a_clock_never_shows_less_than_nothing() -> None:
    clocks = Clocks(GameClock(minutes=1), 2, BEGAN)
    shown = clocks.show(0, BEGAN + 5 * MINUTE)
    assert shown
    assert shown.left == [0, MINUTE]
    clocks.decide(0, BEGAN + 5 * MINUTE, is_choice=True)
    assert clocks.deadline(0) == BEGAN + 5 * MINUTE
    clocks.give_more(0)
    assert clocks.deadline(0) == BEGAN + 5 * MINUTE + AFTER_RETURN


def test_time_that_goes_backwards_costs_nothing() -> None:
    clocks = Clocks(GameClock(minutes=1), 2, BEGAN)
    clocks.decide(0, BEGAN - 10 * SECOND, is_choice=True)
    shown = clocks.show(None, BEGAN)
    assert shown
    assert shown.left == [MINUTE, MINUTE]


def test_by_correspondence_every_decision_has_its_days() -> None:
    clocks = Clocks(MoveClock(days=3), 2, BEGAN)
    clocks.decide(0, BEGAN + 2 * DAY, is_choice=True)
    assert clocks.deadline(1) == BEGAN + 5 * DAY
    shown = clocks.show(1, BEGAN + 3 * DAY)
    assert shown
    assert shown.left == [3 * DAY, 2 * DAY]


def test_without_a_clock_nothing_is_shown_and_nothing_is_up() -> None:
    clocks = Clocks(None, 2, BEGAN)
    assert clocks.show(0, BEGAN) is None
    assert clocks.deadline(0) is None


def test_of_two_who_runs_out_of_time_has_lost_if_that_was_agreed() -> None:
    table = table_of(clock=GameClock(minutes=1), overtime="lose")
    assert deadlines.due(table, BEGAN) == BEGAN + deadlines.TURN_GRACE  # then it is looked who is there
    assert deadlines.due_again(table, BEGAN + deadlines.TURN_GRACE, {}) == BEGAN + MINUTE
    assert see(table, BEGAN + MINUTE - 1) == []
    assert see(table, BEGAN + MINUTE) == [log.TIME]  # connected or not
    assert table.ending
    assert (table.ending.reason, table.ending.winners, table.ending.seat) == ("time", [1], 0)
    assert deadlines.due(table, BEGAN + MINUTE) is None


@pytest.mark.parametrize(("people", "overtime"), [(2, "bot"), (3, "bot"), (3, "lose")])
def test_otherwise_a_bot_plays_on_until_its_owner_returns(people: int, overtime: str) -> None:
    table = table_of(people, clock=GameClock(minutes=1), overtime=overtime)
    assert see(table, BEGAN + MINUTE) == [log.AWAY]
    assert table.bot_to_move() == HOUSE[table.row.game].opponents[0]  # nobody knows how strong they are
    assert deadlines.due(table, BEGAN + MINUTE) == BEGAN + MINUTE + deadlines.BOT_CARE
    with pytest.raises(Refused, match="bot_plays_on"):
        move(table, "draw", BEGAN + MINUTE + 1)
    leaving.come_back(Change(table, BEGAN + 2 * MINUTE), 0, [0])
    assert table.bot_to_move() is None
    assert see(table, BEGAN + 2 * MINUTE + AFTER_RETURN - 1) == []
    move(table, "draw", BEGAN + 2 * MINUTE + 1)


def test_a_bot_as_strong_as_somebody_plays_on_for_them_and_it_is_the_same_all_game() -> None:
    opponents = HOUSE["cards"].opponents
    wanted = opponents[-2]
    rating = HOUSE["cards"].bots[wanted].rating
    table = table_of(3, clock=GameClock(minutes=1), overtime="bot")
    deadlines.enforce(Change(table, BEGAN + MINUTE), {}, {0: rating + 1, 1: 0.0})
    assert table.bot_to_move() == wanted
    leaving.come_back(Change(table, BEGAN + 2 * MINUTE), 0, [0])
    change = Change(table, BEGAN + 60 * MINUTE)
    deadlines.enforce(change, {}, {0: HOUSE["cards"].bots[opponents[0]].rating})
    assert [entry.body for entry in change.entries] == [f'{{"bot": "{wanted}"}}']
    leaving.leave(Change(table, BEGAN + 61 * MINUTE), 0, [0])
    assert table.seats[0].bot == wanted


def test_who_is_away_for_too_long_is_stood_in_for() -> None:
    table = table_of(patience=100)
    left = BEGAN + 250 * SECOND  # after long thoughts
    assert see(table, left + 99 * SECOND) == []  # somebody who is connected may think
    assert see(table, left + 100 * SECOND - 1, {0: left}) == []
    assert see(table, left + 100 * SECOND, {1: left}) == []  # it is not their turn
    assert see(table, left + 100 * SECOND, {0: left}) == [log.AWAY]
    assert see(table, left + 101 * SECOND, {0: left}) == []  # now the bot is to move


def test_a_table_is_looked_at_when_patience_ends() -> None:
    """Whoever is there may leave at any moment: it is looked again before that could be too long ago."""
    table = table_of(patience=100)
    first = deadlines.due(table, BEGAN)
    assert first is not None
    assert deadlines.due_again(table, first, {}) == first + 100 * SECOND
    left = first + 7 * SECOND
    look = first + 100 * SECOND
    assert deadlines.due_again(table, look, {0: left}) == left + 100 * SECOND
    assert deadlines.due_again(table, look, {1: left}) == look + 100 * SECOND


@pytest.mark.parametrize("table", [table_of(absence="wait"), table_of(2, one=True), table_of(1, bots=2)])
def test_where_nobody_waits_nobody_is_away(table: Table) -> None:
    """By agreement; or since all people there are one."""
    assert deadlines.due(table, BEGAN) is None
    assert see(table, BEGAN + 10 * DAY) == []


def test_a_bot_is_asked_again_soon() -> None:
    table = table_of(1, bots=1)
    while table.bot_to_move() is None:
        move(table, table.legal()[-1], BEGAN + 1)
    assert deadlines.due(table, BEGAN + 2) == BEGAN + 2 + deadlines.BOT_CARE
    assert see(table, BEGAN + 10 * DAY) == []


def test_the_log_tells_the_same_times_again() -> None:
    """A table read from its log shows the clocks that it showed before."""
    table = table_of(clock=GameClock(minutes=3, increment=2))
    entries = [log.Entry(1, BEGAN, log.START, log.NOBODYS, '{"words": []}', None)]
    for number, at in enumerate(range(BEGAN, BEGAN + 100 * SECOND, 7 * SECOND)):
        change = Change(table, at, f"c{number}")
        seat = table.to_move
        assert seat is not None
        make_moves(change, [seat], [table.legal()[-1]])
        entries += change.entries
    again = Table(table.row, table.seats)
    for entry in entries:
        again.apply(entry)
    assert again.clocks
    assert table.clocks
    now = BEGAN + 200 * SECOND
    assert again.clocks.show(again.to_move, now) == table.clocks.show(table.to_move, now)
    assert (again.moves, again.version, again.choices) == (table.moves, table.version, table.choices)


def test_it_is_told_when_a_bot_plays_for_somebody_away() -> None:
    table = table_of(patience=120)
    left = BEGAN + 200 * SECOND
    assert bot_in(table, left + 40 * SECOND, 0, left) == 80 * SECOND
    assert bot_in(table, left + 40 * SECOND, 1, left) == 80 * SECOND  # then, if it is their turn
    assert bot_in(table, left + 140 * SECOND, 1, left) == 0
    assert bot_in(table, BEGAN + 10 * SECOND, 0, BEGAN - DAY) == deadlines.TURN_GRACE - 10 * SECOND
    assert see(table, left + 120 * SECOND, {0: left}) == [log.AWAY]
    assert deadlines.absences(table, left + 130 * SECOND, {0: left}) == []  # a bot plays, which is known


def test_where_everybody_waits_or_nobody_else_is_there_no_bot_is_announced() -> None:
    for table in (table_of(absence="wait"), table_of(one=True), table_of(1, bots=1)):
        assert bot_in(table, BEGAN + 10 * MINUTE, 0, BEGAN) is None


def test_a_clock_that_runs_out_sooner_calls_the_bot_sooner() -> None:
    clock = GameClock(minutes=1)
    assert bot_in(table_of(clock=clock), BEGAN, 0, BEGAN) == MINUTE
    assert bot_in(table_of(clock=clock), BEGAN, 1, BEGAN) == 120 * SECOND  # the clock of the other one runs
    assert bot_in(table_of(clock=clock, overtime="lose"), BEGAN, 0, BEGAN) == 120 * SECOND


def test_who_thinks_longer_than_others_are_patient_still_loses_in_time() -> None:
    table = table_of(clock=GameClock(minutes=3), overtime="lose", patience=120)
    assert see(table, BEGAN + 2 * MINUTE) == []
    assert deadlines.due_again(table, BEGAN + 2 * MINUTE, {}) == BEGAN + 3 * MINUTE
