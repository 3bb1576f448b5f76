"""Tables in either database: a list of them is read page by page, and none is left out."""

from __future__ import annotations

import pytest

from tenfold.server.storage.database import Database, Statement
from tenfold.server.storage.tables import Place, TableStore

pytestmark = pytest.mark.anyio

SOMEBODY = "somebody"
AT_ONCE = 1_000  # when all of them changed
IDS = [f"table{number:05}" for number in range(7)]


@pytest.fixture
async def tables(database: Database) -> TableStore:
    row = (
        "INSERT INTO tables (id, created, changed, game, options, agreement, secret, opening, status, listed)"
        " VALUES ($1, 0, $2, 'cards', '{}', '{}', '', 0, 'over', 1)"
    )
    seat = "INSERT INTO seats (table_id, seat, kind, person) VALUES ($1, 0, 'person', $2)"
    for table_id in IDS:
        await database.commit([Statement(row, (table_id, AT_ONCE)), Statement(seat, (table_id, SOMEBODY))])
    return TableStore(database)


@pytest.mark.parametrize("person", [None, SOMEBODY])
async def test_pages_leave_out_nothing_that_changed_at_the_same_moment(
    tables: TableStore, person: str | None
) -> None:
    async def page_after(place: Place) -> list[Place]:
        if person is None:
            return await tables.listed("over", place, 3)
        return await tables.of_person(person, ("playing", "over"), place, 3)

    seen = [Place(AT_ONCE + 1, "")]
    while page := await page_after(seen[-1]):
        seen += page
    assert [place.id for place in seen[1:]] == IDS[::-1]
