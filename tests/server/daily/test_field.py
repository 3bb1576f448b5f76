"""What a deal's page says of a thousand people is what one gets who counts it all by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from server.daily.crowd import crowd, store
from server.daily.evenings import MINUTE, TODAY, SetTime, evening
from server.databases import NewUrl

from tenfold.server.daily.judged import read_judged
from tenfold.server.daily.schedule import GAMES
from tenfold.server.storage.daily import DailyGameRow, End, end_daily_game
from tenfold.server.table.clock import DAY
from tenfold.server.table.sealing import closes
from tenfold.wire.choices import GameName
from tenfold.wire.daily import DailyPage, Parting

pytestmark = pytest.mark.anyio
PEOPLE = 1_000
LOOKED_AT = 40  # of them, as each of whom the page is opened


@pytest.mark.parametrize("game", GAMES)
async def test_the_figures_of_a_thousand_people(game: GameName, new_sqlite_url: NewUrl) -> None:
    rows = crowd(TODAY, game, PEOPLE)
    async with evening(new_sqlite_url(), SetTime()) as server:
        await store(server.database, rows)
        pages = {row.player: await server.daily.page(TODAY, game, row.player) for row in rows[:LOOKED_AT]}
    field = next(iter(pages.values())).field
    assert field.people == PEOPLE
    assert field.placed == sum(row.before >= 2 for row in rows) < PEOPLE
    assert field.shares == sum(row.share or 0 for row in rows)
    assert [(bar.result, bar.people) for bar in field.bars] == bars_by_hand(rows)
    losses = {row.player: read_judged(row.judged).lost for row in rows if row.judged}
    assert field.reviewed == len(losses)
    assert field.mean_lost == pytest.approx(sum(losses.values()) / len(losses), abs=1e-4)
    check_hardest(pages.values(), rows)
    for row in rows[:LOOKED_AT]:
        check_standing(pages[row.player], row, rows, losses)
    partings = [page.mine.parting for page in pages.values() if page.mine]
    assert len(set(map(str, partings))) > 10


def bars_by_hand(rows: list[DailyGameRow]) -> list[tuple[float | None, int]]:
    results = Counter(
        (row.share if row.lead is None else row.lead) if row.reason == "rules" else None for row in rows
    )
    known = sorted((result for result in results if result is not None), reverse=True)
    return [(result, results[result]) for result in (*known, None)]


def better(one: DailyGameRow, other: DailyGameRow) -> bool:
    """Whether a game is ranked before another: more points ahead, or a greater share; broken off is last."""
    if one.game == "tiles":
        return (one.share or 0) > (other.share or 0)
    if one.lead is None or other.lead is None:
        return one.lead is not None and other.lead is None
    return one.lead > other.lead


def check_standing(
    page: DailyPage, row: DailyGameRow, rows: list[DailyGameRow], losses: dict[str, float]
) -> None:
    mine, placed = page.mine, [other for other in rows if other.before >= 2]
    assert mine
    assert mine.place == 1 + sum(better(other, row) for other in placed)
    assert mine.counts == (row.before >= 2)
    judged = [losses[other.player] for other in placed if other.judged]
    assert mine.net_placed == len(judged)
    if row.judged is None:
        assert mine.result.net is None
        assert mine.net_place is None
    else:
        assert mine.net_place == 1 + sum(other < losses[row.player] for other in judged)
    assert mine.parting == parting_by_hand(row, rows)


def parting_by_hand(row: DailyGameRow, rows: list[DailyGameRow]) -> Parting | None:
    moves, together = (row.moves or "").split(), [(other.moves or "").split() for other in rows]
    for number, mine in enumerate(moves, 1):
        together = [other for other in together if len(other) >= number]
        chosen = Counter(other[number - 1] for other in together)
        if len(together) < 3:
            return None
        usual = min(chosen, key=lambda move: (-chosen[move], move))
        if chosen[usual] > chosen[mine]:
            return Parting(number, mine, usual, len(together), chosen[mine], chosen[usual])
        together = [other for other in together if other[number - 1] == mine]
    return None


def check_hardest(pages: Iterable[DailyPage], rows: list[DailyGameRow]) -> None:
    """By all the moves before each decision, as they are."""
    found: dict[tuple[str, ...], list[tuple[bool, float, str, str]]] = {}
    for row in rows:
        moves = (row.moves or "").split()
        for one in read_judged(row.judged).decisions if row.judged else []:
            key = tuple(moves[: one.number - 1])
            found.setdefault(key, []).append((one.is_wrong, one.error, one.made[0], one.best[0]))
    hard = {key: some for key, some in found.items() if len(some) >= 3 and any(one[0] for one in some)}
    order = sorted(
        hard, key=lambda key: (-sum(one[0] for one in hard[key]), -sum(one[1] for one in hard[key]))
    )
    for page in pages:
        for told, key in zip(page.field.hardest, order, strict=False):
            some = hard[key]
            assert (told.number, told.people) == (len(key) + 1, len(some))
            assert told.wrong == sum(one[0] for one in some)
            assert told.lost == pytest.approx(sum(one[1] for one in some), abs=1e-4)
            assert told.best == [some[0][3]]
            chosen = Counter(one[2] for one in some)
            assert {choice.moves[0]: choice.people for choice in told.choices} == chosen
            mine = next(row for row in rows if page.mine and row.table == page.mine.table)
            assert told.is_mine == ((mine.moves or "").split()[: len(key)] == list(key))
    assert len(page.field.hardest) == 5


async def test_it_is_counted_once_a_minute_and_in_the_end_no_more(database_url: str) -> None:
    clock, rows = SetTime(), crowd(TODAY, "cards", 3)
    async with evening(database_url, clock) as server:
        await store(server.database, rows[:2])

        async def people() -> tuple[int, bool]:
            field = (await server.daily.page(TODAY, "cards", rows[0].player)).field
            return field.people, field.final

        assert await people() == (2, False)
        await store(server.database, rows[2:])
        clock.at += MINUTE - 1
        assert await people() == (2, False)
        clock.at += 1
        assert await people() == (3, False)
        clock.at = closes(TODAY) + DAY
        assert await people() == (3, True)
        late = rows[0]._replace(player="late", table="zzzzzzzzzz")
        await store(server.database, [late])
        clock.at += DAY
        assert await people() == (3, True)


async def test_a_game_that_a_host_has_closed_says_nothing_of_its_player(database_url: str) -> None:
    rows = crowd(TODAY, "cards", 2)
    async with evening(database_url, SetTime()) as server:
        await store(server.database, [rows[0], rows[1]._replace(reason="closed", judged=None)])
        again = end_daily_game(rows[1].table, End(1, "rules", 1.0, 1, 1, "", ""))
        await server.database.commit([again])  # what is over stays as it was
        page = await server.daily.page(TODAY, "cards", rows[1].player)
        assert page.field.people == 1
        assert page.mine
        assert page.mine.result.ended == "closed"
