"""Games as they are kept: as a record, as a story, and position by position."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from tenfold import __version__
from tenfold.catalogue import RULES_VERSION
from tenfold.protocol.game import CHANCE, NOBODY, Json
from tenfold.records.dealer import check_shuffle
from tenfold.records.record import Record
from tenfold.records.verify import verify
from tenfold.wire.records import Checked, Kept, Step, Story
from tenfold.wire.shape import GameName
from tenfold.wire.socket import Played
from tenfold.wire.table import Agreement

from .identity import clean_name, new_id
from .live.context import Context
from .live.registry import LiveTables
from .storage.tables import TableStore
from .table import log
from .table.change import Change, Refused, start, try_out
from .table.log import Entry, SeatRow, TableRow
from .table.table import Table


class Archive:
    def __init__(self, context: Context, tables: LiveTables) -> None:
        self._context = context
        self._tables = tables

    async def record(self, table_id: str) -> Record:
        """The game of a table, as far as it has come."""
        return await record_of(await self._begun(table_id), self._context.store)

    async def story(self, table_id: str) -> Story:
        table = await self._begun(table_id)
        times = times_of(await self._context.store.entries(table_id, 0), table.row.opening)
        moves = await asyncio.to_thread(_tell, table, len(table.moves))
        return Story(table.info(), moves, times[: len(moves)], table.ending)

    async def step(self, table_id: str, number: int) -> Step:
        """The position after so many moves."""
        table = await self._begun(table_id)
        count = len(table.moves)
        if number > count:
            raise Refused("table.no_such_move", move=number, moves=count)
        return await asyncio.to_thread(_step, table, number)

    async def check(self, table_id: str) -> Checked:
        """Plays the game again by the rules, and its shuffle by the secret that was promised."""
        record = await self.record(table_id)
        play = await asyncio.to_thread(verify, record)
        return Checked(len(play.moves), check_shuffle(record))

    async def bring(self, value: object) -> Kept:
        """Keeps a record from elsewhere, if it tells a game by the rules."""
        record = Record.from_json(value)
        play = await asyncio.to_thread(verify, record)
        game: GameName = "tiles" if record.game == "tiles" else "cards"
        now = self._context.now()
        row = TableRow(
            id=new_id(),
            created=now,
            game=game,
            options=record.options,
            agreement=Agreement(lot=False),
            secret=secrets.token_bytes(32),
            opening=len(record.moves),
            status="over",
            owner=None,
            due=None,
            brought=record.meta,
        )
        people = play.seats - (record.options.get("seats") == 1)
        change = Change(Table(row, _seats(record.meta, people)), now)
        change.add(log.OPENING, body=record.moves)
        start(change)
        if change.table.status != "over":
            change.add(log.ABORT)
        await self._tables.add(change)
        return Kept(row.id)

    async def _begun(self, table_id: str) -> Table:
        table = await self._tables.get(table_id).read()
        if table.state is None:
            raise Refused("table.not_playing")
        return table


async def record_of(table: Table, store: TableStore) -> Record:
    """With names, times and the shuffle; its secret only when the game is over."""
    entries = await store.entries(table.row.id, 0)  # first: while it waits, the table may go on
    assert table.dealer
    info = table.info()
    meta: Json = {
        "rules": RULES_VERSION,
        "server": __version__,
        "table": table.row.id,
        "names": [seat.name or seat.bot for seat in info.seats],
        "bots": [seat.bot for seat in info.seats],
        "times": times_of(entries, table.row.opening)[: len(table.moves)],
        "shuffle": table.ending.shuffle if table.ending else table.dealer.promise(),
    }
    if table.ending and table.ending.reason != "rules":
        meta["ended"] = {"reason": table.ending.reason, "winners": table.ending.winners}
    if table.row.brought is not None:
        meta = table.row.brought
    result = table.ending.result if table.ending else None
    return Record(table.row.game, table.options, list(table.moves), result, meta)


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


def _tell(table: Table, count: int) -> list[Played]:
    """The first moves with what they made happen."""
    assert table.dealer
    state: Any = table.game.start(table.game.read_options(table.dealer.options))
    told = []
    for number, token in enumerate(table.moves[:count], 1):
        seat = table.game.to_move(state)
        made = try_out(table, state, token)
        told.append(Played(number, seat, token, made.events))
        state = made.state
    return told


def _step(table: Table, number: int) -> Step:
    game, state = table.game, table.state_after(number)
    seat = game.to_move(state)
    chances = game.chances(state)
    whole = sum(weight for _, weight in chances)
    played = None
    if number:
        before = table.state_after(number - 1)
        token = table.moves[number - 1]
        played = Played(number, game.to_move(before), token, try_out(table, before, token).events)
    return Step(
        number=number,
        of=len(table.moves),
        played=played,
        view=game.view(state),
        to_move=None if seat in (NOBODY, CHANCE) else seat,
        legal=[] if seat == CHANCE else [game.token(state, move) for move in game.legal(state)],
        chances={game.token(state, move): weight / whole for move, weight in chances},
    )


def _seats(meta: Json, count: int) -> list[SeatRow]:
    """Nobody sits at a table for a record; its names are those of the record, if it has some."""
    names = meta.get("names")
    told = names if isinstance(names, list) else []
    return [SeatRow("person", name=_name(told, seat)) for seat in range(count)]


def _name(names: list[object], seat: int) -> str | None:
    name = names[seat] if seat < len(names) else None
    return clean_name(name) if isinstance(name, str) and name.strip() else None
