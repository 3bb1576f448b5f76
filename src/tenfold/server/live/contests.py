"""Nobody is told what is best in a game in which others are measured, whatever way it is asked (ruling A4).

Every table that is played leaves a mark of each position that somebody had to think about, where all servers
find it. Whatever is to be judged, a hint, a review, an exercise, is looked up there first.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from tenfold.server.slow_work import in_thread
from tenfold.server.table.change import Refused
from tenfold.server.table.contest import is_contested, position_mark
from tenfold.server.table.positions import Line
from tenfold.server.table.table import Table

from .context import Context
from .live_table import UnknownTable
from .live_tables import LiveTables

MOST_KEPT: Final = 256  # games whose marks are at hand
MOST_GENERATIONS: Final = 20  # of tables that began in the middle of each other


class BeingPlayed(Refused):
    """The same position stands in a game that goes on elsewhere."""


class Contests:
    def __init__(self, context: Context, tables: LiveTables) -> None:
        self._context = context
        self._tables = tables
        self._known = _Marks()

    async def check(self, table: Table, key: str = "expert.being_played") -> None:
        """Whether the game of a table may be judged; raises `BeingPlayed`."""
        if await self._is_shared(table):
            raise BeingPlayed(key)

    async def check_kept(self, table_id: str) -> None:
        """The same for a game that is kept."""
        await self.check(await self._tables.get(table_id).read())

    async def _is_shared(self, table: Table) -> bool:
        if await self._has_contested_source(table):
            return True
        if table.line is None:
            return False
        marks = await in_thread(self._known.of, table, list(table.moves))
        for other in await self._context.store.marked(marks):
            if other != table.row.id and await self._is_contested(other):
                return True
        return False

    async def _has_contested_source(self, table: Table) -> bool:
        """Whether it began in the middle of such a game, or of one that did."""
        source = table.row.source
        for _ in range(MOST_GENERATIONS):
            if source is None:
                return False
            try:
                before = await self._tables.get(source).read()
            except UnknownTable:
                return False
            if before.row.id != table.row.id and is_contested(before, self._context.now()):
                return True
            source = before.row.source
        return False

    async def _is_contested(self, table_id: str) -> bool:
        try:
            live = self._tables.get(table_id)
            await live.refresh()
            return is_contested(await live.read(), self._context.now())
        except UnknownTable:
            return False


class _Marks:
    """Of the positions of games, for the one thread that does what is heavy. The last ones are kept: whoever
    waits for a review asks again and again."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[list[str], list[str | None]]] = OrderedDict()

    def of(self, table: Table, moves: list[str]) -> list[str]:
        tokens, marks = self._games.pop(table.row.id, ([], []))
        if tokens != moves[: len(tokens)]:
            marks = []
        assert table.dealer
        line = Line(table.game, table.game.start(table.game.read_options(table.dealer.options)), list(moves))
        marks += [
            position_mark(table.game, line.after(number)) for number in range(len(marks), len(moves) + 1)
        ]
        self._games[table.row.id] = moves, marks
        if len(self._games) > MOST_KEPT:
            self._games.popitem(last=False)
        return sorted({mark for mark in marks if mark})
