"""The deal of the day, as people ask for it."""

from __future__ import annotations

import msgspec

from tenfold.server.live.context import Context
from tenfold.server.live.live_tables import LiveTables
from tenfold.server.lobby import Lobby
from tenfold.server.reviews.reviews import Reviews
from tenfold.server.storage.daily import DailyGameRow, DailyStore, DealRow
from tenfold.server.storage.people import PersonRow
from tenfold.server.table.change import Refused
from tenfold.server.table.sealing import closes
from tenfold.wire.choices import GameName
from tenfold.wire.daily import (
    CalendarDay,
    DailyCalendar,
    DailyCommitment,
    DailyDay,
    DailyDeal,
    DailyPage,
    DailyStarted,
    RevealedDeal,
    Today,
)

from .attempts import Attempts
from .daily_deals import Deals, UnknownDeal
from .fields import Fields
from .game_results import FROM_DAY, told_attempt
from .keeper import Keeper
from .own_place import field_for, standing_of
from .streak import calendar_of, days_of


class Daily:
    def __init__(self, context: Context, tables: LiveTables, lobby: Lobby, reviews: Reviews) -> None:
        self._context = context
        self._store = DailyStore(context.database)
        self._deals = Deals(context, self._store)
        self._fields = Fields(context, self._store)
        self._attempts = Attempts(context, tables, lobby, self._store)
        self.keeper = Keeper(self._deals, self._attempts, reviews, self._store)

    def open(self) -> None:
        self.keeper.open()

    async def close(self) -> None:
        await self.keeper.close()

    async def today(self, person: str | None) -> Today:
        day = await self._deals.make()
        deals = await self._told(await self._deals.of_day(day), person)
        if person is None:
            return Today(day, deals)
        earlier = await self._told(await self._deals.of_day(day - 1), person)
        unfinished = [deal for deal in earlier if deal.mine.status == "playing"]
        days = await self._store.days_before(person, day)
        return Today(day, deals, unfinished, days, days >= FROM_DAY - 1)

    async def on(self, day: int, person: str | None) -> DailyDay:
        """The deals of any day that is not too far ahead."""
        deals = await self._deals.of_day(day)
        if not deals:
            raise UnknownDeal("daily.unknown")
        return DailyDay(day, await self._told(deals, person))

    async def _told(self, deals: list[DealRow], person: str | None) -> list[DailyDeal]:
        return [self._deals.told(deal, told_attempt(await self._own(deal, person))) for deal in deals]

    async def _own(self, deal: DealRow, person: str | None) -> DailyGameRow | None:
        return await self._store.find(deal.day, deal.game, person) if person else None

    async def commitments(self) -> list[DailyCommitment]:
        return await self._deals.commitments()

    async def revealed(self, after: int) -> list[RevealedDeal]:
        """Of the last days, as far as they come after one."""
        return await self._deals.revealed(after)

    async def start(self, game: GameName, person: PersonRow) -> DailyStarted:
        """A first attempt at what is today's deal now, however long it takes."""
        deal = await self._deals.find(await self._deals.make(), game)
        return await self._attempts.start(deal, person)

    async def practise(self, day: int, game: GameName, person: PersonRow, move: int) -> DailyStarted:
        return await self._attempts.practise(await self._deals.find(day, game), person, move)

    async def page(self, day: int, game: GameName, person: str | None) -> DailyPage:
        """What came of a deal; of one that is sealed, for those who have played it."""
        deal = await self._deals.find(day, game)
        own = await self._own(deal, person)
        is_sealed = self._context.now() < closes(day)
        if is_sealed and (own is None or own.ended is None):
            raise Refused("daily.not_played")
        counted = await self._fields.find(deal)
        mine = standing_of(own, counted) if own else None
        return DailyPage(self._deals.told(deal, told_attempt(own)), field_for(own, counted), mine)

    async def calendar(self, person: str | None) -> DailyCalendar:
        rows = await self._store.of_player(person) if person else []
        calendar = calendar_of(rows, await self._deals.make())
        return msgspec.structs.replace(calendar, first=await self._store.first_day())

    async def kept(self, person: str) -> list[CalendarDay]:
        """All that is stored about a person's deals."""
        return days_of(await self._store.of_player(person))
