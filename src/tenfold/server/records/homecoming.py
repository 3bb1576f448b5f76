"""Finished games come home: what somebody played on a device without a server is kept with them here.

Nobody can know how such a game came about. So it is replayed, reviewed and practised like any other, and
counts for no rating and in no statistics.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tenfold.protocol.errors import TenfoldError
from tenfold.records.dealer import check_shuffle
from tenfold.records.digest import digest_of
from tenfold.records.record import Record
from tenfold.records.verify import check_game
from tenfold.server.live.context import Context
from tenfold.server.slow_work import in_thread
from tenfold.server.storage.brought_games import BroughtGameStore
from tenfold.server.storage.database import Conflict, Unavailable
from tenfold.server.table.change import Change, Refused

from .brought_table import bring_table
from .uploaded_meta import kept_meta
from .uploaded_record import read_record

MOST_BROUGHT: Final = 10_000  # games that are kept of one person's devices


class Brought(NamedTuple):
    """What became of a game."""

    digest: str = ""  # what tells it again; empty if it could not be read
    table: str | None = None
    is_known: bool = False  # it was here already
    error: TenfoldError | None = None


class Homecoming:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._store = BroughtGameStore(context.database)

    async def bring(self, person: str, games: Iterable[bytes]) -> list[Brought]:
        """Each by itself: one that is refused keeps no other back. Sent again, nothing changes."""
        return [await self._bring(person, game) for game in games]

    async def _bring(self, person: str, game: bytes) -> Brought:
        digest = ""
        try:
            record = read_record(game)
            digest = await in_thread(digest_of, record)
            if known := await self._store.find(person, digest):
                return Brought(digest, known, is_known=True)
            if await self._store.count(person) >= MOST_BROUGHT:
                raise Refused("home.full", most=MOST_BROUGHT)
            change = await in_thread(_checked_table, record, person, self._context.now())
        except Unavailable:
            raise
        except TenfoldError as error:
            return Brought(digest, error=error)
        return await self._keep(person, digest, change)

    async def _keep(self, person: str, digest: str, change: Change) -> Brought:
        table_id, tables = change.table.row.id, self._context.store

        async def is_mine() -> bool:
            return table_id in await tables.versions([table_id])

        statements = [self._store.insert(person, digest, table_id), *tables.statements_for_new(change)]
        try:
            await self._context.database.commit(statements, is_mine)
        except Conflict:  # the same game came twice at once
            if known := await self._store.find(person, digest):
                return Brought(digest, known, is_known=True)
            raise
        return Brought(digest, table_id)


def _checked_table(record: Record, person: str, now: int) -> Change:
    """Raises an error that says what is wrong with a game."""
    play = check_game(record)
    if not check_shuffle(record) or _is_all_opening(record):
        raise Refused("home.no_shuffle")
    if record.result is None and "ended" not in kept_meta(record):
        raise Refused("home.not_over")
    change = bring_table(record, play, now, person)
    if not any(seat.person for seat in change.table.seats):
        raise Refused("home.nobody")
    return change


def _is_all_opening(record: Record) -> bool:
    """Whether every move was there before the first card was dealt: then the shuffle proves nothing."""
    opening = record.meta["shuffle"].get("opening", 0)
    return bool(opening) and opening == len(record.moves)
