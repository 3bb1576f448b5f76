"""Games of a deal: a first attempt of each person, practice, and those of the house."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from tenfold.server.credentials import digest, new_id, new_secret
from tenfold.server.live.context import Context
from tenfold.server.live.live_tables import LiveTables
from tenfold.server.lobby import Lobby, moves_up_to
from tenfold.server.people.names import clean_name
from tenfold.server.slow_work import in_thread
from tenfold.server.storage.daily import DailyGameRow, DailyStore, DealRow
from tenfold.server.storage.database import Conflict
from tenfold.server.storage.people import PersonRow
from tenfold.server.table.beginning import open_table
from tenfold.server.table.change import Change, Refused, Stale
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.sealing import closes
from tenfold.wire.daily import DailyStarted
from tenfold.wire.table import Agreement, DailyMark, SeatKey

SEALED: Final = Agreement(absence="wait", takeback="never", hints="never", lot=False)
PRACTICE: Final = Agreement(absence="wait", takeback="free", lot=False)  # once the deal is closed
MOST_RACES: Final = 5  # against oneself, in other browsers


class Attempts:
    def __init__(self, context: Context, tables: LiveTables, lobby: Lobby, store: DailyStore) -> None:
        self._context = context
        self._tables = tables
        self._lobby = lobby
        self._store = store

    async def start(self, deal: DealRow, person: PersonRow) -> DailyStarted:
        """The first attempt of a person, or the one that goes on: from another browser with new secrets."""
        found = await self._store.find(deal.day, deal.game, person.id)
        if found is None:
            made = await self._begin(deal, person)
            if made:
                return made
            found = await self._store.find(deal.day, deal.game, person.id)
        assert found
        if found.ended is not None:
            raise Refused("daily.played")
        return DailyStarted(found.table, await self._new_keys(found.table, person), counts=True)

    async def _new_keys(self, table: str, person: PersonRow) -> list[SeatKey]:
        """Though other browsers of theirs ask at the same moment."""
        for _ in range(MOST_RACES):
            with suppress(Stale):
                return await self._lobby.new_keys(table, person)
        raise Stale("table.stale")

    async def _begin(self, deal: DealRow, person: PersonRow) -> DailyStarted | None:
        """None if another browser of the same person was faster."""
        seat, key = _own_seat(person)
        change = self._open(deal, seat, DailyMark(deal.day, counts=True), SEALED, person.id)
        before = await self._store.days_before(person.id, deal.day)
        row = DailyGameRow(deal.day, deal.game, person.id, False, change.table.row.id, before)
        try:
            await self._tables.add(change, [self._store.insert(row)])
        except Conflict:
            return None
        return DailyStarted(row.table, [key], counts=True)

    async def practise(self, deal: DealRow, person: PersonRow, move: int) -> DailyStarted:
        """The same cards once more. As long as the deal is sealed, for those who have played it."""
        found = await self._store.find(deal.day, deal.game, person.id)
        is_sealed = self._context.now() < closes(deal.day)
        if is_sealed and (found is None or found.ended is None):
            raise Refused("daily.first_attempt_first")
        opening: list[str] = []
        if move:
            if found is None:
                raise Refused("daily.first_attempt_first")
            opening = moves_up_to(await self._tables.get(found.table).read(), move)
        seat, key = _own_seat(person)
        agreement, mark = SEALED if is_sealed else PRACTICE, DailyMark(deal.day, counts=False)
        change = await in_thread(self._open, deal, seat, mark, agreement, person.id, opening)
        await self._tables.add(change)
        return DailyStarted(change.table.row.id, [key], counts=False)

    async def let_house_play(self, deal: DealRow, bot: str) -> None:
        """In the seat that people have; nobody sees it before the deal is closed."""
        seat = SeatRow("bot", bot=bot)
        change = await in_thread(self._open, deal, seat, DailyMark(deal.day, counts=False), SEALED, None)
        row = DailyGameRow(deal.day, deal.game, bot, True, change.table.row.id)
        await self._tables.add(change, [self._store.insert(row)])

    def _open(
        self,
        deal: DealRow,
        seat: SeatRow,
        mark: DailyMark,
        agreement: Agreement,
        owner: str | None,
        opening: list[str] | None = None,
    ) -> Change:
        """A table where this seat plays a deal, from its beginning or after some moves of it."""
        row = TableRow(
            id=new_id(),
            created=self._context.now(),
            game=deal.game,
            options=deal.options,
            agreement=agreement,
            secret=deal.secret,
            opening=len(opening or []),
            status="waiting",
            owner=owner,
            due=None,
            daily=mark,
        )
        others = [SeatRow("bot", bot=deal.opponent)] if deal.opponent else []
        return open_table(row, [seat, *others], opening or [])


def _own_seat(person: PersonRow) -> tuple[SeatRow, SeatKey]:
    secret = new_secret()
    return SeatRow("person", person.id, clean_name(person.name), digest=digest(secret)), SeatKey(0, secret)
