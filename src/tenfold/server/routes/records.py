"""Records over HTTP: list, fetch, walk through, check, bring in."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter
from litestar.response import Response
from litestar.status_codes import HTTP_201_CREATED

from tenfold.server.brought_record import LARGEST_RECORD
from tenfold.wire.records import Checked, Kept, Step, Story
from tenfold.wire.table import Tables as TableList

from .request import address_of, known_person, services_of
from .tables import PAGE, Before, TableId, listing_of_records, place_of

# A story is long and says much again and again; it is the same for everybody, so its size betrays nobody.
PACKED: Final = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", 4_000, gzip_compress_level=5)
)

Number = Annotated[int, Parameter(ge=0, le=100_000, description="After so many moves.")]


@get("/", summary="Finished games: those that strangers may see, or your own")
async def list_records(
    request: Request[Any, Any, Any], mine: bool = False, before: Before = None
) -> TableList:
    services = services_of(request)
    place = place_of(before)
    if not mine:
        return await listing_of_records(services, await services.store.listed("over", place, PAGE), None)
    person = await known_person(request)
    if person is None:
        return TableList([])
    found = await services.store.of_person(person.id, ("over",), place, PAGE)
    return await listing_of_records(services, found, person.id)


@post(
    "/",
    summary="Bring a record in",
    status_code=HTTP_201_CREATED,
    request_max_body_size=LARGEST_RECORD,
)
async def bring_record(request: Request[Any, Any, Any]) -> Kept:
    services = services_of(request)
    services.limits.new_tables.take(address_of(request))
    return await services.archive.bring(await request.body())


@get("/{table_id:str}", summary="The record of a game, finished or not")
async def show_record(request: Request[Any, Any, Any], table_id: TableId) -> Response[dict[str, Any]]:
    record = await services_of(request).archive.record(table_id)
    headers = {"content-disposition": f'inline; filename="tenfold-{table_id}.jsonl"'}
    return Response(record.to_json(), headers=headers)


@get("/{table_id:str}/story", summary="Every move with what it made happen", middleware=[PACKED])
async def show_story(request: Request[Any, Any, Any], table_id: TableId) -> Story:
    return await services_of(request).archive.story(table_id)


@get("/{table_id:str}/positions/{number:int}", summary="The position after so many moves")
async def show_position(request: Request[Any, Any, Any], table_id: TableId, number: Number) -> Step:
    return await services_of(request).archive.step(table_id, number)


@get("/{table_id:str}/check", summary="Whether the game follows the rules, and the cards the promise")
async def check_record(request: Request[Any, Any, Any], table_id: TableId) -> Checked:
    return await services_of(request).archive.check(table_id)


router: Final = Router(
    "/api/records",
    route_handlers=[list_records, bring_record, show_record, show_story, show_position, check_record],
    tags=["records"],
)
