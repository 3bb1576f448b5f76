"""A table for a game that was played elsewhere: it is over, and its moves were there from the beginning."""

from __future__ import annotations

import secrets

from tenfold.bots.registry import HOUSE
from tenfold.i18n.bots import names_of_bots
from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.names import PERSON
from tenfold.protocol.game import Json
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.server.credentials import new_id
from tenfold.server.people.names import distinct_name
from tenfold.server.table import log
from tenfold.server.table.change import Change, begin_game
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.table import Table
from tenfold.wire.choices import GameName
from tenfold.wire.table import Agreement

from .uploaded_meta import kept_meta, kept_name


def bring_table(record: Record, play: Play, now: int, person: str | None = None) -> Change:
    """With nobody in its seats; or, if it is somebody's own, with them in those where no bot of the house
    sat: whoever shares a device holds several. It counts from when it came: nobody knows when it was played.
    """
    meta = kept_meta(record)
    count = play.seats - (record.options.get("seats") == 1)
    game: GameName = "tiles" if record.game == "tiles" else "cards"
    seats = _seats(meta, count) if person is None else _own_seats(meta, count, game, person)
    if person is not None:
        meta.pop("names", None)  # the seats have them, and lose them when somebody is forgotten
    row = TableRow(
        id=new_id(),
        created=now,
        game=game,
        options=record.options,
        agreement=Agreement(lot=False),
        secret=secrets.token_bytes(32),
        opening=len(record.moves),
        status="over",
        owner=person,
        due=None,
        brought=meta,
        source=meta.get("table"),
    )
    change = Change(Table(row, seats), now)
    change.add(log.OPENING, body=record.moves)
    begin_game(change)  # what the record does not tell, nobody deals
    if change.table.status != "over":
        change.add(log.ABORT)
    return change


def _own_seats(meta: Json, count: int, game: str, person: str) -> list[SeatRow]:
    bots = _list(meta, "bots")
    seats = _seats({"names": [], **meta}, count)
    for seat, row in enumerate(seats):
        bot = bots[seat] if seat < len(bots) else None
        if isinstance(bot, str) and bot in HOUSE[game].bots:
            row.kind, row.bot, row.name = "bot", bot, None
        else:
            row.person = person
    return seats


def _seats(meta: Json, count: int) -> list[SeatRow]:
    """Its names are those of the record, if it has some."""
    seats: list[SeatRow] = []
    programs = _list(meta, "programs")
    for seat in range(count):
        name = _name(meta, seat) if "names" in meta else _player(meta, seat)
        distinct = distinct_name(name, (row.name for row in seats)) if name else None
        seats.append(SeatRow("person", name=distinct, is_program=programs[seat : seat + 1] == [True]))
    return seats


def _list(meta: Json, name: str) -> list[object]:
    told = meta.get(name)
    return told if isinstance(told, list) else []


def _name(meta: Json, seat: int) -> str | None:
    names, bots = _list(meta, "names"), _list(meta, "bots")
    name = names[seat] if seat < len(names) else None
    if isinstance(name, str) and seat < len(bots) and bots[seat] == name:
        return names_of_bots(Catalog(), {seat: name}, [])[seat]  # a record of old calls a bot by its strength
    return name if isinstance(name, str) else None


def _player(meta: Json, seat: int) -> str | None:
    """A game of the lab has no names beside those of its bots."""
    players = _list(meta, "players")
    bot = players[seat] if seat < len(players) else None
    if not isinstance(bot, str) or bot == PERSON:
        return None
    return kept_name(names_of_bots(Catalog(), {seat: bot}, [])[seat])
