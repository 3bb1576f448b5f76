"""Games as they are kept: as a record, as a story, and position by position."""

from __future__ import annotations

import json

from tenfold import __version__
from tenfold.i18n.bots import names_of_bots
from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.game import Json
from tenfold.records.dealer import check_shuffle
from tenfold.records.record import Record
from tenfold.records.verify import check_game, verify
from tenfold.server.live.context import Context
from tenfold.server.live.live_table import UnknownTable
from tenfold.server.live.live_tables import LiveTables
from tenfold.server.slow_work import in_thread
from tenfold.server.storage.tables import TableStore
from tenfold.server.table import log
from tenfold.server.table.change import Change, Refused
from tenfold.server.table.log import Entry
from tenfold.server.table.sealing import is_public
from tenfold.server.table.table import Table
from tenfold.server.table.trial import Trial
from tenfold.wire.records import Checked, Kept, Step, Story
from tenfold.wire.table import Table as TableInfo

from .brought_table import bring_table
from .replay_cache import ReplayedGame, Replays
from .uploaded_meta import kept_meta
from .uploaded_record import read_record


class Archive:
    def __init__(self, context: Context, tables: LiveTables) -> None:
        self._context = context
        self._tables = tables
        self._replays = Replays()

    async def record(self, table_id: str) -> Record:
        """The game of a table, as far as it has come."""
        return await record_of(await self._begun(table_id), self._context.store, self._context.now())

    async def is_played_out(self, table_id: str) -> bool:
        return (await self._begun(table_id)).is_played_out

    async def story(self, table_id: str) -> Story:
        table = await self._begun(table_id)
        times = times_of(await self._context.store.entries(table_id, 0), table.row.opening)
        info, ending = table.info(), table.ending
        moves = await in_thread(self._replays.tell, _game_of(table))
        return Story(info, moves, times[: len(moves)], ending)

    async def step(self, table_id: str, number: int) -> Step:
        """The position after so many moves."""
        game = _game_of(await self._begun(table_id))
        count = len(game.moves)
        if number > count:
            raise Refused("table.no_such_move", move=number, moves=count)
        return await in_thread(self._replays.step, game, number)

    async def info(self, table_id: str) -> TableInfo:
        """Who played what."""
        return (await self._begun(table_id)).info()

    async def trial(self, table_id: str, number: int, moves: list[str]) -> Trial:
        """What would be legal after so many moves of the game and these."""
        game = _game_of(await self._begun(table_id))
        return await in_thread(self._replays.trial, game, number, moves)

    async def check(self, table_id: str) -> Checked:
        """Plays the game again by the rules, and its shuffle by the secret that was promised."""
        record = await self.record(table_id)
        return await in_thread(_check, record)

    async def bring(self, body: bytes) -> Kept:
        """Keeps a record from elsewhere, given as JSON, if it tells a game by the rules."""
        record = read_record(body)
        change = await in_thread(_bring, record, self._context.now())
        await self._tables.add(change)
        return Kept(change.table.row.id)

    async def _begun(self, table_id: str) -> Table:
        try:
            table = await self._tables.get(table_id).read()
        except UnknownTable:
            raise UnknownTable("record.unknown") from None
        if table.line is None:
            raise Refused("table.not_playing")
        return table


def _game_of(table: Table) -> ReplayedGame:
    """As it is now; while it is played again, the table may go on."""
    assert table.dealer
    return ReplayedGame(table.row.id, table.game, table.dealer.options, list(table.moves))


def _check(record: Record) -> Checked:
    play = check_game(record)
    return Checked(len(play.moves), check_shuffle(record))


def _bring(record: Record, now: int) -> Change:
    return bring_table(record, verify(record), now)


async def record_of(table: Table, store: TableStore, at: int) -> Record:
    """With names, times and the shuffle; its secret only when the game is over, and none goes by it."""
    entries = await store.entries(table.row.id, 0)  # first: while it waits, the table may go on
    assert table.dealer
    info = table.info()
    meta: Json = {
        "rules": table.game.rules,
        "server": __version__,
        "table": table.row.id,
        "names": _names_at(info),
        "bots": [seat.bot for seat in info.seats],
        "times": times_of(entries, table.row.opening)[: len(table.moves)],
        "shuffle": table.ending.shuffle if table.ending else table.dealer.promise(),
    }
    if table.ending and table.ending.reason != "rules":
        meta["ended"] = {"reason": table.ending.reason, "winners": table.ending.winners}
    if table.is_practice:
        meta["practice"] = True
    if any(seat.program for seat in info.seats):
        meta["programs"] = [seat.program for seat in info.seats]
    if table.row.daily:
        meta["daily"] = {"day": table.row.daily.day, "counts": table.row.daily.counts}
    if table.ending and is_public(table, at):
        meta["shuffle"] = table.dealer.reveal()
    result = table.ending.result if table.ending else None
    record = Record(table.row.game, table.options, list(table.moves), result, table.row.brought or meta)
    if table.row.brought is not None:  # by an older version perhaps, which kept all of it
        record.meta = kept_meta(record)
        if any(seat.name for seat in table.seats):
            record.meta.setdefault("names", _names_at(info))
    return record


def times_of(entries: list[Entry], opening: int) -> list[int]:
    """When each move that still stands was made; those of an opening, when the game began."""
    times: list[int] = []
    for entry in entries:
        if entry.kind == log.START:
            times = [entry.at] * opening
        elif entry.kind == log.MOVE:
            times.append(entry.at)
        elif entry.kind == log.BACK:
            del times[json.loads(entry.body)["kept"] :]
    return times


def _names_at(info: TableInfo) -> list[str | None]:
    """Whoever left is called by the bot's name: it plays on in their seat."""
    bots = {at: seat.bot for at, seat in enumerate(info.seats) if seat.kind == "bot" and seat.bot}
    others = [None if at in bots else seat.name or seat.bot for at, seat in enumerate(info.seats)]
    named = names_of_bots(Catalog(), bots, [name for name in others if name])
    return [named.get(at, name) for at, name in enumerate(others)]
