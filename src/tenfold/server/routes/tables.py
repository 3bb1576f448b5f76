"""Tables over HTTP: make one, find one, sit down."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Request, Router, get, post
from litestar.params import Parameter
from litestar.response import Response
from litestar.status_codes import HTTP_201_CREATED

from tenfold.server.house import House
from tenfold.server.storage.tables import Place
from tenfold.server.table.table import Table
from tenfold.wire.table import Listed, Made, NewTable, SeatKey, SitDown, Tables
from tenfold.wire.table import Table as TableInfo

from .callers import address_of, caller, house_of, known_caller, remember

PAGE: Final = 20
FIRST: Final = Place(1 << 60, "")

TableId = Annotated[str, Parameter(pattern="^[a-z0-9]{10}$", description="As in the table's link.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=4, description="Counted from 0.")]
Before = Annotated[
    str | None, Parameter(pattern="^[0-9]{1,18}-[a-z0-9]{10}$", description="`next` of the page before.")
]


@post("/", summary="Make a table", status_code=HTTP_201_CREATED)
async def make_table(request: Request[Any, Any, Any], data: NewTable) -> Response[Made]:
    house = house_of(request)
    house.new_tables.take(address_of(request), house.now() / 1_000)
    someone = await caller(request)
    answer = Response(await house.reception.make(data, someone), status_code=HTTP_201_CREATED)
    remember(request, someone, answer)
    return answer


@get("/", summary="Tables that strangers may see")
async def list_tables(
    request: Request[Any, Any, Any],
    status: Literal["waiting", "playing", "over"] = "waiting",
    before: Before = None,
) -> Tables:
    house = house_of(request)
    found = await house.hub.tables.listed(status, place_of(before), PAGE)
    return await (listing_of_records if status == "over" else listing)(house, found, None)


@get("/mine", summary="Tables where you sit")
async def list_mine(
    request: Request[Any, Any, Any],
    status: Literal["open", "over"] = "open",
    before: Before = None,
) -> Tables:
    house = house_of(request)
    someone = await known_caller(request)
    if someone is None:
        return Tables([])
    statuses = ("over",) if status == "over" else ("waiting", "playing")
    found = await house.hub.tables.of_person(someone.id, statuses, place_of(before), PAGE)
    return await (listing_of_records if status == "over" else listing)(house, found, someone.id)


@get("/{table_id:str}", summary="What everybody may know of a table")
async def show_table(request: Request[Any, Any, Any], table_id: TableId) -> TableInfo:
    info: TableInfo = await house_of(request).hub.live(table_id).look(Table.info)
    return info


@post("/{table_id:str}/seats/{seat:int}", summary="Sit down", status_code=HTTP_201_CREATED)
async def sit_down(
    request: Request[Any, Any, Any], table_id: TableId, seat: SeatNumber, data: SitDown
) -> Response[SeatKey]:
    someone = await caller(request)
    key = await house_of(request).reception.sit_down(table_id, seat, someone, data.name, data.word)
    answer = Response(key, status_code=HTTP_201_CREATED)
    remember(request, someone, answer)
    return answer


@post("/{table_id:str}/keys", summary="New secrets for your seats", status_code=HTTP_201_CREATED)
async def new_keys(request: Request[Any, Any, Any], table_id: TableId) -> list[SeatKey]:
    return await house_of(request).reception.new_keys(table_id, await caller(request))


def place_of(before: str | None) -> Place:
    """Where a page begins."""
    if before is None:
        return FIRST
    changed, _, table_id = before.partition("-")
    return Place(int(changed), table_id)


async def listing(house: House, found: list[Place], person: str | None) -> Tables:
    """Tables in a list, and where the next page begins."""
    tables = []
    for place in found:
        table: Table = await house.hub.live(place.id).look(lambda table: table)
        tables.append(_listed(table, len(table.moves), place, person))
    return Tables(tables, _next(found))


async def listing_of_records(house: House, found: list[Place], person: str | None) -> Tables:
    """The same for tables that are over: their games need not be played for it."""
    versions = await house.hub.tables.versions([place.id for place in found])
    tables = []
    for place in found:
        summary = await house.hub.tables.summary(place.id, versions.get(place.id, 0))
        if summary:  # it may have been deleted meanwhile
            tables.append(_listed(summary.table, summary.moves, place, person))
    return Tables(tables, _next(found))


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
