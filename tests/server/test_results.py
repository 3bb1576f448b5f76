"""Results: what an ending means for each seat, which games count, and how far ratings move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise
from typing import Any

import pytest

from tenfold.bots.registry import HOUSE
from tenfold.server.results.ratings import (
    BOTS,
    MOST_IN_COURSE,
    NEW_GAMES,
    SHOWN_AFTER,
    Pair,
    Standing,
    change,
)
from tenfold.server.results.results import Results, holders_of, shares_of
from tenfold.server.storage.database import Database
from tenfold.server.storage.tables import TableStore
from tenfold.server.table import log
from tenfold.server.table.change import Change, make_moves, start
from tenfold.server.table.contest import FEWEST_DECISIONS
from tenfold.server.table.leaving import leave, resign
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.table import Table
from tenfold.wire.choices import GameName
from tenfold.wire.table import Agreement, Ending

pytestmark = pytest.mark.anyio

NUMBERS: Iterator[int] = count()


def person(name: str) -> SeatRow:
    return SeatRow("person", name, name)


def bot(name: str = "greedy") -> SeatRow:
    return SeatRow("bot", bot=name)


def begun(game: GameName, *seats: SeatRow, opening: int = 0, **options: Any) -> Change:
    """A table at which the game has just begun."""
    given = {"edition": "steffen"} if game == "tiles" else {"edition": "aeg", "seats": len(seats)}
    row = TableRow(
        id=f"table{next(NUMBERS):05}",
        created=0,
        game=game,
        options=given | options,
        agreement=Agreement(lot=False),
        secret=bytes(32),
        opening=opening,
        status="waiting",
        owner=None,
        due=None,
    )
    change = Change(Table(row, list(seats)), 1)
    start(change)
    return change


def ended(game: GameName, *seats: SeatRow, winners: list[int], **more: Any) -> Table:
    """A table whose game these seats have won; everybody has decided often enough."""
    table = begun(game, *seats, **more).table
    table.movers = [seat for seat in range(len(seats)) for _ in range(FEWEST_DECISIONS)]
    table.choices = list(range(len(table.movers)))
    scores = [7 if seat in winners else 3 for seat in range(len(seats))]
    result = {"winners": winners} | ({"scores": scores} if game == "cards" else {})
    table.status, table.ending = "over", Ending("rules", winners, result=result)
    return table


async def keep(database: Database, *tables: Table) -> Results:
    results = Results(database)
    for table in tables:
        await database.commit(await results.statements_for(table, 1))
    return results


async def ratings(database: Database, who: str) -> tuple[float, float]:
    """Against people and against bots, whether they are shown yet or not."""
    sql = "SELECT SUM(change_people), SUM(change_bots) FROM results WHERE person = $1"
    ((people, bots),) = await database.fetch(sql, who)
    return 1500 + (people or 0), 1500 + (bots or 0)


# Whose result it is


def test_victories_are_shared() -> None:
    seats = [person("anna"), person("ben"), bot(), person("cleo")]
    assert shares_of(ended("cards", *seats, winners=[1])) == [0, 1, 0, 0]
    assert shares_of(ended("cards", *seats, winners=[0, 2])) == [0.5, 0, 0.5, 0]
    assert shares_of(ended("tiles", person("anna"), person("ben"), winners=[])) == [0.5, 0.5]


def test_a_real_draw_of_tiles_is_shared() -> None:
    change = begun("tiles", person("anna"), person("ben"), second_round_limit=1)
    table = change.table
    while table.status == "playing":
        make_moves(change, [0, 1], [table.legal()[-1]])
    assert table.ending
    winners = table.ending.winners
    assert sum(shares_of(table)) == 1
    assert shares_of(table) == [0.5, 0.5] if not winners else [float(seat in winners) for seat in (0, 1)]


def test_whoever_resigns_has_lost() -> None:
    change = begun("tiles", person("anna"), person("ben"))
    resign(change, 0, [0])
    assert shares_of(change.table) == [0, 1]


def test_the_solo_opponent_wins_too() -> None:
    change = begun("cards", person("anna"), target=5)
    resign(change, 0, [0])
    assert shares_of(change.table) == [0, 1]


def test_whoever_left_has_lost_even_if_the_bot_wins() -> None:
    change = begun("cards", person("anna"), person("ben"), person("cleo"))
    leave(change, 2, [2])
    change.table.ending = Ending("rules", [1, 2])
    assert shares_of(change.table) == [0, 0.5, 0]
    assert holders_of(change.table) == {0: "anna", 1: "ben", 2: "cleo"}


def test_a_bot_that_stands_in_plays_for_the_seats_owner() -> None:
    change = begun("tiles", person("anna"), person("ben"))
    change.add(log.AWAY, 1, {"bot": "greedy"})
    change.table.ending = Ending("rules", [1])
    assert shares_of(change.table) == [0, 1]
    assert holders_of(change.table) == {0: "anna", 1: "ben"}


def test_several_seats_in_one_hand_are_nobodys_result() -> None:
    table = ended("cards", person("anna"), person("anna"), person("ben"), winners=[0])
    assert holders_of(table) == {2: "ben"}


def test_a_forgotten_person_has_no_result_and_no_table_is_theirs() -> None:
    table = ended("cards", SeatRow("person"), SeatRow("person"), person("ben"), winners=[0])
    assert holders_of(table) == {2: "ben"}
    assert table.info().owner is None
    assert not table.held_by_one()


# Which games count


async def test_statistics_add_up(database: Database) -> None:
    anna, ben = person("anna"), person("ben")
    results = await keep(
        database,
        ended("cards", anna, ben, winners=[0]),
        ended("cards", ben, anna, winners=[0]),
        ended("cards", anna, ben, bot(), winners=[0, 2]),
        ended("tiles", anna, ben, winners=[]),
        ended("cards", anna, target=6, winners=[0]),
    )
    cards, tiles = await results.statistics("anna")
    assert (cards.game, cards.games, cards.wins) == ("cards", 3, 1.5)
    assert cards.mean_score == pytest.approx((7 + 3 + 7) / 3)
    assert (tiles.game, tiles.games, tiles.wins, tiles.mean_score) == ("tiles", 1, 0.5, None)
    assert await results.statistics("cleo") == []
    (solo,) = await results.solo("anna")
    assert (solo.edition, solo.games, solo.wins, solo.next_target, solo.beaten) == ("aeg", 1, 1, 7, [6])


async def test_what_was_not_played_from_start_to_end_counts_nothing(database: Database) -> None:
    results = Results(database)
    seats = person("anna"), person("ben")
    for kind in (log.ABORT, log.CLOSE):
        change = begun("tiles", *seats)
        change.add(kind)
        assert await results.statements_for(change.table, 1) == []
    assert await results.statements_for(begun("tiles", *seats).table, 1) == []
    assert await results.statements_for(ended("tiles", *seats, winners=[0], opening=3), 1) == []
    assert len(await results.statements_for(ended("tiles", *seats, winners=[0]), 1)) == 2


async def test_practice_counts_nothing(database: Database) -> None:
    """Whoever plays alone has gone back behind what was seen."""
    results = Results(database)
    table = ended("cards", person("anna"), target=5, winners=[0])
    table.is_practice = True
    assert await results.statements_for(table, 1) == []


# Ratings


async def test_a_rating_is_shown_after_some_games(database: Database) -> None:
    anna, ben = person("anna"), person("ben")
    tables = [ended("tiles", anna, ben, winners=[0]) for _ in range(SHOWN_AFTER)]
    results = await keep(database, *tables[:-1])
    assert (await results.statistics("anna"))[0].rating_people is None
    await keep(database, tables[-1])
    (won,), (lost,) = await results.statistics("anna"), await results.statistics("ben")
    assert won.rating_people is not None
    assert lost.rating_people is not None
    assert won.rating_people > 1500 > lost.rating_people
    assert won.rating_people + lost.rating_people == pytest.approx(3000)
    assert won.rating_bots is None


async def test_a_rating_has_a_course_as_long_as_it_is_shown(database: Database) -> None:
    """It ends where the rating is now, moves as the games moved it, and has a bounded length."""
    anna, results = person("anna"), Results(database)
    won = [game % 3 == 0 for game in range(MOST_IN_COURSE + 4)]
    for at, is_won in enumerate(won):
        table = ended("tiles", anna, bot(), winners=[0 if is_won else 1])
        await database.commit(await results.statements_for(table, at))
        (told,) = await results.statistics("anna")
        assert len(told.course_bots) == (0 if at + 1 < SHOWN_AFTER else min(at + 1, MOST_IN_COURSE))
    assert told.course_bots[-1] == told.rating_bots
    steps = [after > before for before, after in pairwise(told.course_bots)]
    assert steps == won[-len(steps) :]
    changes = [one.change_bots for one in await results.store.of_person("anna")]
    assert all(change is not None for change in changes)
    first = 1500 + sum(change or 0 for change in changes[: -MOST_IN_COURSE + 1])
    assert told.course_bots[0] == pytest.approx(first)
    assert told.course_people == []


async def test_whom_one_has_beaten_alone_is_known(database: Database) -> None:
    """Not who shared the victory, nor a bot that stood in, nor one of another deck or of somebody else."""
    anna, ben = person("anna"), person("ben")
    stood_in = SeatRow("bot", "cleo", "cleo", bot="momo")
    tables = [
        ended("cards", anna, bot("greedy"), bot("greedy"), bot("careful"), winners=[0]),
        ended("cards", anna, bot("basil"), winners=[0, 1]),
        ended("cards", anna, stood_in, bot("greedy"), winners=[0]),
        ended("cards", anna, bot("random"), winners=[0], deck={"B1": 9}),
        ended("tiles", anna, bot("random"), winners=[0]),
        ended("tiles", anna, bot("greedy"), winners=[1]),
        ended("tiles", ben, bot("careful"), winners=[0]),
    ]
    results = await keep(database, *tables)
    for table in tables:
        *rows, _no_entries = TableStore(database).statements_for_new(Change(table, 1))
        await database.commit(rows)
    told = {one.game: one.beaten for one in await results.statistics("anna")}
    assert told == {"cards": ["careful", "greedy"], "tiles": ["random"]}


async def test_who_stands_in_is_measured_by_games_with_bots_else_with_people(database: Database) -> None:
    anna, ben, cleo = person("anna"), person("ben"), person("cleo")
    with_bots = [ended("cards", anna, bot(), winners=[0]) for _ in range(SHOWN_AFTER)]
    with_people = [ended("cards", anna, ben, winners=[1]) for _ in range(SHOWN_AFTER)]
    results = await keep(database, *with_bots, *with_people, ended("cards", cleo, bot(), winners=[0]))
    known = await results.ratings_at(begun("cards", cleo, anna, ben, bot()).table)
    assert known == {1: (await ratings(database, "anna"))[1], 2: (await ratings(database, "ben"))[0]}


async def test_ratings_find_their_order_and_their_sum(database: Database) -> None:
    """Anna wins two of three, Ben the third, Cleo nothing; a bot looks on."""
    seats = [person("anna"), person("ben"), person("cleo"), bot()]
    await keep(database, *(ended("cards", *seats, winners=[game % 3 // 2]) for game in range(15)))
    told = [await ratings(database, who) for who in ("anna", "ben", "cleo")]
    assert sum(people for people, _ in told) == pytest.approx(4500)
    for better, worse in pairwise(told):
        assert better[0] > worse[0]
        assert better[1] >= worse[1]


async def test_people_and_bots_are_apart(database: Database) -> None:
    await keep(database, ended("tiles", person("anna"), bot("careful"), winners=[0]))
    people, bots = await ratings(database, "anna")
    assert people == 1500
    assert bots > 1530  # more than for a bot of one's own strength
    await keep(database, ended("tiles", person("ben"), bot("random"), winners=[0]))
    assert (await ratings(database, "ben"))[1] < 1501


async def test_a_game_of_another_deck_or_against_nobody_known_is_not_rated(database: Database) -> None:
    results = Results(database)
    own_deck = ended("cards", person("anna"), person("ben"), winners=[0], deck={"B1": 9})
    strangers = ended("cards", person("anna"), SeatRow("person"), bot("unheard-of"), winners=[0])
    with_several = ended("cards", person("anna"), person("ben"), person("ben"), winners=[0])
    alone = ended("cards", person("anna"), target=4, winners=[0])
    for table in (own_deck, strangers, with_several, alone):
        for statement in await results.statements_for(table, 1):
            assert statement.values[-2:] == (None, None)


def test_two_who_won_nothing_are_not_compared() -> None:
    assert change(Standing(), [Pair(1500, 0, 0)]) is None
    assert change(Standing(), []) is None
    assert change(Standing(), [Pair(1500, 0, 1), Pair(1500, 0, 0)]) == -10
    assert change(Standing(), [Pair(1500, 1, 0), Pair(1500, 1, 0)]) == 20
    assert change(Standing(), [Pair(1500, 0.5, 0.5)]) == 0


def test_a_new_rating_moves_faster() -> None:
    pairs = [Pair(1500, 1, 0)]
    assert change(Standing(NEW_GAMES - 1), pairs) == 20
    assert change(Standing(NEW_GAMES), pairs) == 10


def test_every_house_bot_has_a_rating_in_the_order_of_strength() -> None:
    for game, house in HOUSE.items():
        assert list(BOTS[game]) == list(house.bots)
        for is_for_people in (True, False):
            known = [bot.rating for bot in house.bots.values() if bot.is_for_people is is_for_people]
            assert sorted(known) == known
