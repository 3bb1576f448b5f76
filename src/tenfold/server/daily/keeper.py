"""Sees to what happens to the deals by itself: they are made, played by the house, and reviewed."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tenfold.analysis.evaluator import VERSION
from tenfold.bots.registry import HOUSE
from tenfold.protocol.errors import TenfoldError
from tenfold.server.background import Background
from tenfold.server.reviews.reviews import Asker, Reviews
from tenfold.server.slow_work import in_thread
from tenfold.server.storage.daily import DailyStore, DealRow
from tenfold.server.storage.database import Conflict, Unavailable

from .attempts import Attempts
from .daily_deals import Deals
from .judged import judged_in

LOOK_SECONDS: Final = 5.0  # between two looks at what is to be done
MOST_READ: Final = 20  # reviews that are read in one look
MOST_ASKED: Final = 5  # games for whose review one look asks
ASKER: Final = Asker("deal of the day", "deal of the day")  # all of them wait in turn with one person

logger = logging.getLogger(__name__)


class Keeper:
    def __init__(self, deals: Deals, attempts: Attempts, reviews: Reviews, store: DailyStore) -> None:
        self._deals = deals
        self._attempts = attempts
        self._reviews = reviews
        self._store = store
        self._background = Background()

    def open(self) -> None:
        self._background.start(self._look_forever())

    async def close(self) -> None:
        await self._background.close()

    async def _look_forever(self) -> None:
        while True:
            try:
                await self.look()
            except Unavailable as error:
                logger.warning("the deals of the day wait", extra={"problem": str(error)})
            except Exception:
                logger.exception("the deals of the day cannot be seen to")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Once; nothing is done twice, however many servers look."""
        today = await self._deals.make()
        for deal in (*await self._deals.of_day(today), *await self._deals.of_day(today - 1)):
            await self._let_house_play(deal)
        if self._reviews.is_on:
            await self._read_reviews()
            await self._ask_for_reviews()

    async def _let_house_play(self, deal: DealRow) -> None:
        """One after another, once somebody has begun the deal."""
        begun = await self._store.of_house(deal.day, deal.game)
        others = [bot for bot in HOUSE[deal.game].opponents if bot not in begun]
        if not others or not all(begun.values()) or not await self._store.is_played(deal.day, deal.game):
            return
        try:
            await self._attempts.let_house_play(deal, others[0])
        except Conflict:
            return  # another server was faster

    async def _read_reviews(self) -> None:
        for table, body in await self._store.reviewed(VERSION, MOST_READ):
            await self._store.judge(table, await in_thread(judged_in, body))

    async def _ask_for_reviews(self) -> None:
        for table in await self._store.not_reviewed(VERSION, MOST_ASKED):
            try:
                await self._reviews.ask(table, ASKER)
            except Unavailable:
                raise
            except TenfoldError as error:  # too many wait, or it cannot be judged now: later
                logger.debug("a deal is not reviewed yet", extra={"table": table, "problem": error.key})
                return
