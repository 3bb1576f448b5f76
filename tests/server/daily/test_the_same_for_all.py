"""One deal a day for everybody: whatever server deals it, whatever the hour is where somebody lives."""

from __future__ import annotations

import asyncio
import time
from hashlib import sha256
from itertools import pairwise

import pytest
from server.daily.evenings import (
    MINUTE,
    NOON,
    TODAY,
    SetTime,
    at_random,
    evening,
    is_over,
    like,
    meet,
    play,
    until,
)

from tenfold.bots.registry import HOUSE
from tenfold.protocol.errors import TenfoldError
from tenfold.records.dealer import check_shuffle
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import verify
from tenfold.server.bot_workers.chooser import Chooser, MoveRequest
from tenfold.server.daily.schedule import GAMES, dealt_on, weekday_of
from tenfold.server.services import Services
from tenfold.server.storage.daily import DailyStore
from tenfold.server.table.clock import DAY, SECOND
from tenfold.server.table.dispatch import dispatch
from tenfold.server.table.sealing import closes, daily_dice
from tenfold.wire import socket as wire
from tenfold.wire.choices import GameName
from tenfold.wire.daily import DailyDeal

pytestmark = pytest.mark.anyio
MIDNIGHT = (TODAY + 1) * DAY


async def test_servers_that_begin_at_once_promise_the_same(postgres_url: str) -> None:
    """For today and a week ahead; the next day adds one, and changes none that was promised."""
    clock = SetTime()
    async with evening(postgres_url, clock) as one, evening(postgres_url, clock) as two:
        told = await asyncio.gather(*(server.daily.commitments() for server in (one, two, one, two)))
        assert told[0] == told[1] == told[2] == told[3]
        assert [(one.day, one.game) for one in told[0]] == [
            (day, game) for day in range(TODAY, TODAY + 8) for game in GAMES
        ]
        assert len({one.commitment for one in told[0]}) == 16
        clock.at += DAY
        assert (await two.daily.commitments())[:14] == told[0][2:]


async def test_a_secret_is_told_when_the_deal_is_closed_and_is_what_was_promised(database_url: str) -> None:
    clock = SetTime()
    async with evening(database_url, clock) as server:
        promised = (await server.daily.today(None)).deals
        for clock.at in (NOON, MIDNIGHT, closes(TODAY) - 1):
            assert [deal.secret for deal in (await server.daily.on(TODAY, None)).deals] == [None, None]
        clock.at = closes(TODAY)
        for before, deal in zip(promised, (await server.daily.on(TODAY, None)).deals, strict=True):
            assert deal.secret
            assert sha256(bytes.fromhex(deal.secret)).hexdigest() == before.commitment == deal.commitment
        with pytest.raises(TenfoldError, match=r"daily\.unknown"):
            await server.daily.on(TODAY - 1, None)


async def test_two_servers_two_time_zones_and_a_game_begun_ten_seconds_before_midnight(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One deal, one place, nothing twice: the day is that of UTC at the start."""
    clock = SetTime(MIDNIGHT - 10 * SECOND)
    async with evening(postgres_url, clock) as warsaw, evening(postgres_url, clock) as honolulu:
        ada, bob = await meet(warsaw), await meet(honolulu, "Bob")
        at_home(monkeypatch, "Europe/Warsaw")
        both = await asyncio.gather(
            *(server.daily.start("cards", ada) for server in (warsaw, honolulu, warsaw, honolulu))
        )
        at_home(monkeypatch, "Pacific/Honolulu")
        bobs = await honolulu.daily.start("cards", bob)
        assert len({started.id for started in both}) == 1
        assert all(started.counts for started in both)
        first = await warsaw.tables.get(both[0].id).read()
        clock.at = MIDNIGHT + 5 * SECOND
        finished = await play(warsaw, first.row.id, at_random(1))
        same = await play(honolulu, bobs.id, like(finished.moves))
        assert same.moves == finished.moves
        await closed(warsaw, clock, TODAY)
        for server in (warsaw, honolulu):
            page = await server.daily.page(TODAY, "cards", ada.id)
            assert (page.field.people, page.mine and page.mine.place) == (2, 1)
            assert (await server.daily.calendar(ada.id)).days[0].day == TODAY
        tomorrow = await honolulu.daily.start("cards", ada)
        assert tomorrow.id != first.row.id
        assert [day.day for day in (await warsaw.daily.calendar(ada.id)).days] == [TODAY + 1, TODAY]


def at_home(monkeypatch: pytest.MonkeyPatch, zone: str) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()


async def closed(server: Services, clock: SetTime, day: int) -> None:
    clock.at = closes(day) + 2 * MINUTE
    assert (await server.daily.on(day, None)).deals[0].secret


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_moves_meet_the_same_answers_and_the_record_proves_it(
    game: GameName, database_url: str
) -> None:
    """Also of a bot that has thought about something else meanwhile; and `verify` checks it as any game."""
    clock = SetTime()
    async with evening(database_url, clock) as server:
        people = [await meet(server, name) for name in ("Ada", "Bob", "Cid")]
        tables = [(await server.daily.start(game, person)).id for person in people]
        ada = await play(server, tables[0], at_random(3))
        other = await play(server, tables[1], at_random(4))
        assert (await play(server, tables[2], like(ada.moves))).moves == ada.moves != other.moves
        sealed = await server.archive.record(tables[0])
        assert "secret" not in sealed.meta["shuffle"]
        assert not check_shuffle(sealed)
        clock.at = closes(TODAY)
        records = [await server.archive.record(table) for table in tables]
        for record in records:
            verify(record)
            assert check_shuffle(record)
        assert len({record.meta["shuffle"]["secret"] for record in records}) == 1
        for deal in (await server.daily.on(TODAY, None)).deals:
            if deal.game == game:
                check_answers(deal, records)
        shown = (await server.daily.page(TODAY, game, people[0].id)).mine
        assert shown
        assert [turn for turn in shown.result.busts if turn] == await busts_in_story(server, tables[0])


def check_answers(deal: DailyDeal, records: list[Record]) -> None:
    """Anybody who has the secret finds what the opponent answered."""
    chooser = Chooser()
    for record in records:
        play = Play(record.game, **record.options)
        for number, token in enumerate(record.moves):
            if play.to_move == 1 and deal.opponent:
                dice = daily_dice(bytes.fromhex(deal.secret or ""), deal.opponent, number)
                assert chooser.choose(MoveRequest(deal.game, play.state, 1, deal.opponent, dice)) == token
            play.push(token)


async def busts_in_story(server: Services, table: str) -> list[bool]:
    story = await server.archive.story(table)
    events = [event for move in story.moves for event in move.events]
    return [True for event in events if event["event"] == "busts" and event["seat"] == 0]


async def test_a_closed_deal_is_everybodys_to_practise_and_to_watch(database_url: str) -> None:
    clock = SetTime()
    async with evening(database_url, clock) as server:
        ada, bob = await meet(server), await meet(server, "Bob")
        first = await play(server, (await server.daily.start("cards", ada)).id, at_random(1))
        clock.at = closes(TODAY)
        table = (await server.daily.practise(TODAY, "cards", bob, 0)).id
        again = await play(server, table, like(first.moves))
        assert again.moves == first.moves
        assert (again.info().practice, again.allows_hints) == (True, True)
        for watched in (first.row.id, table):
            await server.tables.get(watched).check_may_see(None)
        page = await server.daily.page(TODAY, "cards", bob.id)
        assert (page.field.people, page.mine) == (1, None)
        with pytest.raises(TenfoldError, match=r"daily\.first_attempt_first"):
            await server.daily.practise(TODAY, "cards", bob, 5)
        for day in (TODAY + 1, TODAY + 2):
            with pytest.raises(TenfoldError, match=r"daily\.first_attempt_first"):
                await server.daily.practise(day, "cards", ada, 0)


@pytest.mark.parametrize("game", GAMES)
async def test_who_does_not_finish_in_time_has_lost(game: GameName, database_url: str) -> None:
    """Nobody moves once the secret is public, also if nobody has looked at the table yet."""
    clock = SetTime()
    async with evening(database_url, clock) as server:
        ada = await meet(server)
        table = (await server.daily.start(game, ada)).id
        await play(server, table, at_random(1), decisions=2)
        clock.at = closes(TODAY) - 1
        await play(server, table, at_random(1), decisions=1)
        assert [deal.game for deal in (await server.daily.today(ada.id)).unfinished] == [game]
        clock.at = closes(TODAY)
        command = wire.Move(id="late", version=10_000, moves=["draw"])
        with pytest.raises(TenfoldError, match=r"daily\.closed"):
            await server.tables.get(table).change(lambda change: dispatch(change, command, [0]))
        ended = await until(server, table, is_over)
        assert ended.ending
        assert (ended.ending.reason, ended.ending.winners) == ("time", [1])
        mine = (await server.daily.page(TODAY, game, ada.id)).mine
        assert mine
        assert (mine.result.won, mine.result.ended, mine.result.points) == (False, "time", None)


async def test_a_place_is_counted_from_the_third_day_on(database_url: str) -> None:
    """Two games on one day are one day; and a game that was given up is one, too."""
    clock = SetTime()
    async with evening(database_url, clock) as server:
        ada, told = await meet(server), []
        for day in range(TODAY, TODAY + 4):
            clock.at = NOON + (day - TODAY) * DAY
            today = await server.daily.today(ada.id)
            for game in GAMES:
                table = (await server.daily.start(game, ada)).id
                give_up = wire.Resign(id=f"{table}", seat=0)
                await server.tables.get(table).change(lambda change, one=give_up: dispatch(change, one, [0]))  # type: ignore[misc]
            page = await server.daily.page(day, "cards", ada.id)
            assert page.mine
            told.append((today.days, today.counts, page.mine.counts, page.field.placed))
        assert told == [(0, False, False, 0), (1, False, False, 0), (2, True, True, 1), (3, True, True, 1)]


async def test_the_house_plays_what_somebody_has_begun(database_url: str) -> None:
    """All of the ladder, once, however many servers look; the same moves meet the same answers there, too."""
    clock = SetTime()
    async with evening(database_url, clock) as server:
        ada = await meet(server)
        await server.daily.keeper.look()
        table = (await server.daily.start("tiles", ada)).id
        await play(server, table, at_random(1))
        async with asyncio.timeout(60):
            while not await has_house_played(server):
                await asyncio.gather(server.daily.keeper.look(), server.daily.keeper.look())
        clock.at += MINUTE
        told = (await server.daily.page(TODAY, "tiles", ada.id)).field.house
        assert [one.bot for one in told if one.result] == HOUSE["tiles"].opponents
        for one in told:
            game = await server.tables.get(one.table).read()
            assert (game.seats[0].bot, game.seats[1].bot) == (one.bot, dealt_on(TODAY, "tiles").opponent)
            with pytest.raises(TenfoldError, match=r"daily\.sealed"):
                await server.tables.get(one.table).check_may_see(ada.id)
        with pytest.raises(TenfoldError, match=r"daily\.not_played"):
            await server.daily.page(TODAY, "cards", ada.id)


async def test_deals_that_are_closed_are_told_for_playing_elsewhere(database_url: str) -> None:
    """With what the house made of them; no deal before, and none that somebody has already."""
    clock = SetTime()
    async with evening(database_url, clock) as server:
        ada = await meet(server)
        await server.daily.start("tiles", ada)
        async with asyncio.timeout(60):
            while not await has_house_played(server):
                await server.daily.keeper.look()
        for clock.at in (NOON, closes(TODAY) - 1):
            assert await server.daily.revealed(0) == []
        clock.at = closes(TODAY)
        cards, tiles = await server.daily.revealed(TODAY - 1)
        for told, deal in zip((cards, tiles), (await server.daily.on(TODAY, None)).deals, strict=True):
            assert (told.day, told.game, told.secret) == (TODAY, deal.game, deal.secret)
            assert (told.options, told.opponent) == (deal.options, deal.opponent)
        assert cards.house == []
        assert tiles.house == (await server.daily.page(TODAY, "tiles", None)).field.house
        assert len(tiles.house) == len(HOUSE["tiles"].opponents)
        assert await server.daily.revealed(TODAY) == []
        assert (await server.daily.calendar(None)).first == TODAY
        clock.at += 31 * DAY
        assert min(told.day for told in await server.daily.revealed(0)) > TODAY


async def has_house_played(server: Services) -> bool:
    await asyncio.sleep(0.05)
    begun = await DailyStore(server.database).of_house(TODAY, "tiles")
    return len(begun) == 7 and all(begun.values())


def test_the_setup_changes_with_day_and_week() -> None:
    weeks = [
        [dealt_on(day, "cards").options for day in range(first, first + 7)] for first in range(4, 200, 7)
    ]
    assert weekday_of(4) == weekday_of(20_773) == 0
    assert {tuple(options["target"] for options in week) for week in weeks} == {(5, 6, 7, 5, 6, 7, 8)}
    editions = [{options["edition"] for options in week} for week in weeks]
    assert all(len(week) == 1 for week in editions)
    assert all(week != after for week, after in pairwise(editions))
    opponents = [dealt_on(day, "tiles").opponent for day in range(7)]
    assert len(set(opponents)) == 7
    assert [dealt_on(day, "tiles").options["start"] for day in range(2)] == [0, 1]
