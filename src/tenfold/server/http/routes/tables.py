"""Tables over HTTP: make one, find one, sit down."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final, Literal

from msgspec import Meta
from starlette.requests import Request

from tenfold.protocol.errors import BadOptions
from tenfold.server.services import Services
from tenfold.server.storage.tables import Place
from tenfold.server.table.change import Refused
from tenfold.server.table.table import Table
from tenfold.wire.shape import TableId
from tenfold.wire.table import Listed, Made, NewTable, SeatKey, SitDown
from tenfold.wire.table import Table as TableInfo
from tenfold.wire.table import Tables as TableList

from .endpoint import Endpoints
from .request import household_of, services_of
from .visitor import known_person, person_id_of, person_of

endpoints: Final = Endpoints("tables")

PAGE: Final = 20
FIRST: Final = Place(1 << 60, "")

SeatNumber = Annotated[int, Meta(ge=0, le=4, description="Counted from 0.")]
PlaceInList = Annotated[
    str, Meta(pattern="^[0-9]{1,18}-[a-z0-9]{10}$", description="`next` of the page before.")
]
Before = PlaceInList | None


@endpoints.post("/api/tables", "Make a table")
async def make_table(request: Request, body: NewTable) -> Made:
    services = services_of(request)
    services.limits.new_tables.take(household_of(request))
    person = await person_of(request)
    return await services.lobby.make(body, person, household_of(request))


@endpoints.get("/api/tables", "Tables that strangers may see")
async def list_tables(
    request: Request,
    status: Literal["waiting", "playing", "over"] = "waiting",
    before: Before = None,
) -> TableList:
    services = services_of(request)
    found = await services.store.listed(status, place_of(before), PAGE)
    return await (listing_of_records if status == "over" else listing)(services, found, None)


@endpoints.get("/api/tables/mine", "Tables where you sit")
async def list_mine(
    request: Request,
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


@endpoints.get("/api/tables/{table_id}", "What everybody may know of a table")
async def show_table(request: Request, table_id: TableId) -> TableInfo:
    live = services_of(request).tables.get(table_id)
    await live.check_may_see(await person_id_of(request))
    return await live.look(Table.info)


@endpoints.post("/api/tables/{table_id}/seats/{seat}", "Sit down")
async def sit_down(request: Request, table_id: TableId, seat: SeatNumber, body: SitDown) -> SeatKey:
    person = await person_of(request)
    return await services_of(request).lobby.sit_down(table_id, seat, person, body.name, body.word)


@endpoints.post("/api/tables/{table_id}/keys", "New secrets for your seats")
async def new_keys(request: Request, table_id: TableId) -> list[SeatKey]:
    """Only whoever is signed in has any; of a browser that was signed out, no guest is made here."""
    person = await known_person(request)
    if person is None:
        raise Refused("table.not_your_seat")
    return await services_of(request).lobby.new_keys(table_id, person)


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
        with suppress(BadOptions):  # of an edition that this server has no more; the others are shown
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
