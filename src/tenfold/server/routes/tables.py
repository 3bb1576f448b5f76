"""Tables over HTTP: make one, find one, sit down."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Request, Router, get, post
from litestar.params import Parameter
from litestar.response import Response
from litestar.status_codes import HTTP_201_CREATED

from tenfold.server.services import Services
from tenfold.server.storage.tables import Place
from tenfold.server.table.table import Table
from tenfold.wire.table import Listed, Made, NewTable, SeatKey, SitDown
from tenfold.wire.table import Table as TableInfo
from tenfold.wire.table import Tables as TableList

from .request import address_of, known_person, person_of, services_of, set_cookie

PAGE: Final = 20
FIRST: Final = Place(1 << 60, "")

TableId = Annotated[str, Parameter(pattern="^[a-z0-9]{10}$", description="As in the table's link.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=4, description="Counted from 0.")]
Before = Annotated[
    str | None, Parameter(pattern="^[0-9]{1,18}-[a-z0-9]{10}$", description="`next` of the page before.")
]


@post("/", summary="Make a table", status_code=HTTP_201_CREATED)
async def make_table(request: Request[Any, Any, Any], data: NewTable) -> Response[Made]:
    services = services_of(request)
    services.limits.new_tables.take(address_of(request))
    person = await person_of(request)
    answer = Response(await services.lobby.make(data, person), status_code=HTTP_201_CREATED)
    set_cookie(request, person, answer)
    return answer


@get("/", summary="Tables that strangers may see")
async def list_tables(
    request: Request[Any, Any, Any],
    status: Literal["waiting", "playing", "over"] = "waiting",
    before: Before = None,
) -> TableList:
    services = services_of(request)
    found = await services.store.listed(status, place_of(before), PAGE)
    return await (listing_of_records if status == "over" else listing)(services, found, None)


@get("/mine", summary="Tables where you sit")
async def list_mine(
    request: Request[Any, Any, Any],
    status: Literal["open", "over"] = "open",
    before: Before = None,
) -> TableList:
    services = services_of(request)
    person = await known_person(request)
    if person is None:
        return TableList([])
    statuses = ("over",) if status == "over" else ("waiting", "playing")
    found = await services.store.of_person(person.id, statuses, place_of(before), PAGE)
    return await (listing_of_records if status == "over" else listing)(services, found, person.id)


@get("/{table_id:str}", summary="What everybody may know of a table")
async def show_table(request: Request[Any, Any, Any], table_id: TableId) -> TableInfo:
    return await services_of(request).tables.get(table_id).look(Table.info)


@post("/{table_id:str}/seats/{seat:int}", summary="Sit down", status_code=HTTP_201_CREATED)
async def sit_down(
    request: Request[Any, Any, Any], table_id: TableId, seat: SeatNumber, data: SitDown
) -> Response[SeatKey]:
    person = await person_of(request)
    key = await services_of(request).lobby.sit_down(table_id, seat, person, data.name, data.word)
    answer = Response(key, status_code=HTTP_201_CREATED)
    set_cookie(request, person, answer)
    return answer


@post("/{table_id:str}/keys", summary="New secrets for your seats", status_code=HTTP_201_CREATED)
async def new_keys(request: Request[Any, Any, Any], table_id: TableId) -> list[SeatKey]:
    return await services_of(request).lobby.new_keys(table_id, await person_of(request))


def place_of(before: str | None) -> Place:
    """Where a page begins."""
    if before is None:
        return FIRST
    changed, _, table_id = before.partition("-")
    return Place(int(changed), table_id)


async def listing(services: Services, found: list[Place], person: str | None) -> TableList:
    """Tables in a list, and where the next page begins."""
    tables = []
    for place in found:
        table = await services.tables.get(place.id).read()
        tables.append(_listed(table, len(table.moves), place, person))
    return TableList(tables, _next(found))


async def listing_of_records(services: Services, found: list[Place], person: str | None) -> TableList:
    """The same for tables that are over: their games need not be played for it."""
    versions = await services.store.versions([place.id for place in found])
    tables = []
    for place in found:
        summary = await services.store.summary(place.id, versions.get(place.id, 0))
        if summary:  # it may have been deleted meanwhile
            tables.append(_listed(summary.table, summary.moves, place, person))
    return TableList(tables, _next(found))


def _listed(table: Table, moves: int, place: Place, person: str | None) -> Listed:
    return Listed(
        table=table.info(),
        moves=moves,
        changed=place.changed,
        to_move=[] if table.to_move is None else [table.to_move],
        mine=[seat for seat in table.people if person and table.seats[seat].person == person],
        ending=table.ending,
    )


def _next(found: list[Place]) -> str | None:
    return "{}-{}".format(*found[-1]) if len(found) == PAGE else None


router: Final = Router(
    "/api/tables",
    route_handlers=[make_table, list_tables, list_mine, show_table, sit_down, new_keys],
    tags=["tables"],
)
