"""Nobody is told what is best in a game in which others are measured, whatever way it is asked (ruling A4).

Every table that is played leaves a mark of each position that somebody had to think about, where all servers
find it. Whatever is to be judged, a hint, a review, an exercise, is looked up there first; so is where a
bot sits down that judges as the expert does.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Final

from tenfold.server.slow_work import in_thread
from tenfold.server.table.change import Refused
from tenfold.server.table.contest import is_contested, judges_like_the_expert, may_tell_of, position_mark
from tenfold.server.table.positions import Line
from tenfold.server.table.sealing import is_kept_apart, is_same_deal
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

    async def check_bots(self, table: Table, bots: Iterable[str | None]) -> None:
        """Whether these may play on in the middle of another game; raises `BeingPlayed`."""
        if table.row.opening and any(judges_like_the_expert(table.row.game, bot) for bot in bots):
            await self.check(table, "table.being_played")

    async def may_decide(self, table: Table, bot: str) -> bool:
        """Whether a bot may do so now. Those who play on from the same finished game may have come to its
        position; of two games in which somebody is measured, the one that began later waits."""
        if not table.row.opening or not judges_like_the_expert(table.row.game, bot):
            return True
        mark = position_mark(table.game, table.state)
        others = await self._contested([mark] if mark else [], table)
        if is_contested(table, self._context.now()):
            others = [other for other in others if _age(other) < _age(table)]
        return not others

    async def _is_shared(self, table: Table) -> bool:
        if await self._has_contested_source(table):
            return True
        moves = list(table.moves if table.line else table.opening)
        if not moves and not table.line:
            return False
        marks = await in_thread(self._known.of, table, moves)
        return any(may_tell_of(table, other) for other in await self._contested(marks, table))

    async def _contested(self, marks: Sequence[str], table: Table) -> list[Table]:
        """The other games in which somebody is measured now and which have come to such positions, as far as
        that may be told."""
        found = await self._context.store.marked(marks)
        others = [await self._measuring(table_id) for table_id in found - {table.row.id}]
        return [other for other in others if other and not is_kept_apart(table, other)]

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
            is_other = before.row.id != table.row.id and not is_same_deal(table, before)
            if is_other and is_contested(before, self._context.now()):
                return True
            source = before.row.source
        return False

    async def _measuring(self, table_id: str) -> Table | None:
        """A table, if somebody is measured there now."""
        try:
            live = self._tables.get(table_id)
            await live.refresh()
            table = await live.read()
        except UnknownTable:
            return None
        return table if is_contested(table, self._context.now()) else None


def _age(table: Table) -> tuple[int, str]:
    return table.clocks.began if table.clocks else 0, table.row.id


class _Marks:
    """Of the positions of games, for the one thread that does what is heavy. The last ones are kept: whoever
    waits for a review asks again and again."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[list[str], list[str | None]]] = OrderedDict()

    def of(self, table: Table, moves: list[str]) -> list[str]:
        tokens, marks = self._games.pop(table.row.id, ([], []))
        if tokens != moves[: len(tokens)]:
            marks = []
        line = Line(table.game, table.game.start(table.game.read_options(table.options)), list(moves))
        marks += [
            position_mark(table.game, line.after(number)) for number in range(len(marks), len(moves) + 1)
        ]
        self._games[table.row.id] = moves, marks
        if len(self._games) > MOST_KEPT:
            self._games.popitem(last=False)
        return sorted({mark for mark in marks if mark})
