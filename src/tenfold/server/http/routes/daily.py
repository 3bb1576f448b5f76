"""The deal of the day over HTTP."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from tenfold.wire.choices import GameName
from tenfold.wire.daily import (
    DailyCalendar,
    DailyCommitment,
    DailyDay,
    DailyPage,
    DailyPractice,
    DailyStarted,
    DayNumber,
    RevealedDeal,
    Today,
)

from .endpoint import Endpoints
from .request import household_of, services_of
from .visitor import person_id_of, person_of

endpoints: Final = Endpoints("daily")


@endpoints.get("/api/daily", "Today's deals")
async def show_today(request: Request) -> Today:
    """One of each game, the same for everybody, and how you stand with them."""
    return await services_of(request).daily.today(await person_id_of(request))


@endpoints.get("/api/daily/commitments", "What is promised for the next days")
async def list_commitments(request: Request) -> list[DailyCommitment]:
    """The SHA-256 of each secret; when a deal is closed, the secret itself is told."""
    return await services_of(request).daily.commitments()


@endpoints.get("/api/daily/revealed", "Deals that are closed")
async def list_revealed(request: Request, after: DayNumber = 0) -> list[RevealedDeal]:
    """Those of the last thirty days, as far as they come after a day: with their secrets, so that they can be
    played without a server, and with the results of the house."""
    return await services_of(request).daily.revealed(after)


@endpoints.get("/api/daily/calendar", "The days that you have played")
async def show_calendar(request: Request) -> DailyCalendar:
    return await services_of(request).daily.calendar(await person_id_of(request))


@endpoints.get("/api/daily/{day}", "The deals of a day")
async def show_day(request: Request, day: DayNumber) -> DailyDay:
    """With their secrets once they are closed."""
    return await services_of(request).daily.on(day, await person_id_of(request))


@endpoints.get("/api/daily/{day}/{game}", "What came of a deal")
async def show_deal(request: Request, day: DayNumber, game: GameName) -> DailyPage:
    """For those whose first attempt is over, and for everybody once the deal is closed."""
    return await services_of(request).daily.page(day, game, await person_id_of(request))


@endpoints.post("/api/daily/{game}/start", "Begin today's deal, or go on with it")
async def start_deal(request: Request, game: GameName) -> DailyStarted:
    """Your first attempt, which counts. Asked again while it goes on, the answer is the same table with new
    secrets; the old ones are void."""
    services = services_of(request)
    services.limits.new_tables.take(household_of(request))
    return await services.daily.start(game, await person_of(request))


@endpoints.post("/api/daily/{day}/{game}/practice", "Play a deal again")
async def practise_deal(
    request: Request, day: DayNumber, game: GameName, body: DailyPractice
) -> DailyStarted:
    """From the beginning, or from a move of your first attempt; the cards to come are the same. Of a deal
    that is sealed only once your first attempt is over."""
    services = services_of(request)
    services.limits.new_tables.take(household_of(request))
    return await services.daily.practise(day, game, await person_of(request), body.move)
