"""The deals themselves: made before their day, and told as far as everybody may know them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from tenfold.protocol.errors import TenfoldError
from tenfold.records.dealer import commitment_to
from tenfold.server.live.context import Context
from tenfold.server.storage.daily import DailyGameRow, DailyStore, DealRow
from tenfold.server.table.sealing import begins, closes, day_of
from tenfold.wire.choices import GameName
from tenfold.wire.daily import DailyCommitment, DailyDeal, MyDaily, RevealedDeal

from .game_results import house_results
from .schedule import GAMES, dealt_on

DAYS_AHEAD: Final = 7  # for which it is public what is promised
DAYS_TOLD: Final = 30  # whose deals are told to those who keep them for playing without a network


class UnknownDeal(TenfoldError):
    """No server was there on that day, or it is too far ahead."""


class Deals:
    def __init__(self, context: Context, store: DailyStore) -> None:
        self._context = context
        self._store = store
        self._made = -1  # the last day for which all are known to be there

    async def make(self) -> int:
        """Sees to it that those of today and the next days are there; which day it is. Whichever server comes
        first makes them, and its secret is the one."""
        today = day_of(self._context.now())
        if self._made < today + DAYS_AHEAD:
            days = range(max(today, self._made + 1), today + DAYS_AHEAD + 1)
            await self._store.make_deals([_new_deal(day, game) for day in days for game in GAMES])
            self._made = today + DAYS_AHEAD
        return today

    async def of_day(self, day: int) -> list[DealRow]:
        await self.make()
        return sorted(await self._store.deals(day, day), key=lambda deal: GAMES.index(deal.game))

    async def find(self, day: int, game: GameName) -> DealRow:
        for deal in await self.of_day(day):
            if deal.game == game:
                return deal
        raise UnknownDeal("daily.unknown")

    async def commitments(self) -> list[DailyCommitment]:
        today = await self.make()
        found = await self._store.deals(today, today + DAYS_AHEAD)
        return [DailyCommitment(deal.day, deal.game, commitment_to(deal.secret)) for deal in found]

    async def revealed(self, after: int) -> list[RevealedDeal]:
        """The oldest first."""
        today, now = await self.make(), self._context.now()
        first = max(after + 1, today - DAYS_TOLD)
        deals = [deal for deal in await self._store.deals(first, today) if now >= closes(deal.day)]
        games = await self._store.house_games(first, today)
        return [_revealed(deal, games) for deal in deals]

    def told(self, deal: DealRow, mine: MyDaily) -> DailyDeal:
        """The secret only once the deal is closed."""
        is_public = self._context.now() >= closes(deal.day)
        return DailyDeal(
            day=deal.day,
            game=deal.game,
            options=deal.options,
            opponent=deal.opponent,
            commitment=commitment_to(deal.secret),
            begins=begins(deal.day),
            ends=begins(deal.day + 1),
            closes=closes(deal.day),
            secret=deal.secret.hex() if is_public else None,
            mine=mine,
        )


def _revealed(deal: DealRow, games: Sequence[DailyGameRow]) -> RevealedDeal:
    of_deal = [game for game in games if (game.day, game.game) == (deal.day, deal.game)]
    house = house_results(deal.game, of_deal)
    return RevealedDeal(deal.day, deal.game, deal.options, deal.opponent, deal.secret.hex(), house)


def _new_deal(day: int, game: GameName) -> DealRow:
    setup = dealt_on(day, game)
    return DealRow(day, game, secrets.token_bytes(32), setup.options, setup.opponent)
