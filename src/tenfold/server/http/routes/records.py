"""Records over HTTP: list, fetch, walk through, check, bring in."""

from __future__ import annotations

from contextlib import suppress
from http import HTTPStatus
from typing import Annotated, Final

from msgspec import Meta
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request

from tenfold.protocol.game import Json
from tenfold.server.live.live_table import UnknownTable
from tenfold.server.records.archive import Archive
from tenfold.server.records.uploaded_record import LARGEST_RECORD
from tenfold.server.reviews.reviews import Asker
from tenfold.wire.records import Checked, Kept, Step, Story
from tenfold.wire.review import ReviewAnswer
from tenfold.wire.shape import TableId
from tenfold.wire.table import Tables as TableList

from .endpoint import Answer, Endpoints
from .request import household_of, services_of
from .tables import PAGE, Before, listing_of_records, place_of
from .visitor import known_person, person_id_of

endpoints: Final = Endpoints("records")

# A story is long and says much again and again; it is the same for everybody, so its size betrays nobody.
PACKED: Final = Middleware(GZipMiddleware, minimum_size=4_000, compresslevel=5)

Number = Annotated[int, Meta(ge=0, le=100_000, description="After so many moves.")]


async def archive_for(request: Request, table_id: TableId) -> Archive:
    """Where a game is kept, if whoever asks may see it; raises `Sealed`."""
    services = services_of(request)
    with suppress(UnknownTable):  # the archive says so in its own words
        await services.tables.get(table_id).check_may_see(await person_id_of(request))
    return services.archive


@endpoints.get("/api/records", "Finished games: those that strangers may see, or your own")
async def list_records(request: Request, mine: bool = False, before: Before = None) -> TableList:
    services = services_of(request)
    place = place_of(before)
    if not mine:
        return await listing_of_records(services, await services.store.listed("over", place, PAGE), None)
    person = await known_person(request)
    if person is None:
        return TableList([])
    found = await services.store.of_person(person.id, ("over",), place, PAGE)
    return await listing_of_records(services, found, person.id)


@endpoints.post("/api/records", "Bring a record in", largest_body=LARGEST_RECORD)
async def bring_record(request: Request, body: bytes) -> Kept:
    services = services_of(request)
    services.limits.new_tables.take(household_of(request))
    return await services.archive.bring(body)


@endpoints.get("/api/records/{table_id}", "The record of a game, finished or not")
async def show_record(request: Request, table_id: TableId) -> Answer[Json]:
    record = await (await archive_for(request, table_id)).record(table_id)
    headers = {"content-disposition": f'inline; filename="tenfold-{table_id}.jsonl"'}
    return Answer(record.to_json(), headers)


@endpoints.get("/api/records/{table_id}/story", "Every move with what it made happen", PACKED)
async def show_story(request: Request, table_id: TableId) -> Story:
    return await (await archive_for(request, table_id)).story(table_id)


@endpoints.get("/api/records/{table_id}/positions/{number}", "The position after so many moves")
async def show_position(request: Request, table_id: TableId, number: Number) -> Step:
    return await (await archive_for(request, table_id)).step(table_id, number)


@endpoints.get("/api/records/{table_id}/check", "Whether it follows the rules, and the cards the promise")
async def check_record(request: Request, table_id: TableId) -> Checked:
    return await (await archive_for(request, table_id)).check(table_id)


@endpoints.post("/api/records/{table_id}/review", "Ask for a review", status=HTTPStatus.ACCEPTED)
async def ask_for_review(request: Request, table_id: TableId) -> ReviewAnswer:
    """Only of a game that was played to its end. Ask again with GET until it is done; what has failed is
    tried once more when somebody asks for it again."""
    await archive_for(request, table_id)
    person, household = await known_person(request), household_of(request)
    asker = Asker(person.id if person else household, household)
    answer = await services_of(request).reviews.ask(table_id, asker)
    return ReviewAnswer(answer.status, answer.progress)


@endpoints.get("/api/records/{table_id}/review", "How far a review is, and what it found", PACKED)
async def show_review(request: Request, table_id: TableId) -> ReviewAnswer:
    await archive_for(request, table_id)
    services, person = services_of(request), await known_person(request)
    answer = await services.reviews.find(table_id)
    if person and answer.review:
        seats = await services.store.seats(table_id)
        answer.mine = [seat for seat, row in enumerate(seats) if row.person == person.id]
    return answer
