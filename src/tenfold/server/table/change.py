"""A change of a table: entries that have been added to it and are to be stored, or thrown away with it."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final

from tenfold.bots.registry import HOUSE
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import CHANCE, NOBODY, Json, Move, Seat
from tenfold.records.rules_version import rules_that_fit
from tenfold.wire import socket as wire

from . import log
from .log import Entry
from .table import Outcome, Table

LONGEST_LOG: Final = 5_000  # entries; a game of people has some hundreds, and no game has so many moves
LONGEST_FORCED: Final = 1_000  # moves in a row that nobody decides; no solo opponent's turn comes near it
FEWEST: Final = 2  # who play together


class Refused(TenfoldError):
    """Not at this table, or not now."""


class Stale(TenfoldError):
    """Somebody was faster: look again, then decide again."""


class Change:
    """What happens in one go. It begins with the table as it is and keeps what is added."""

    def __init__(self, table: Table, at: int, command: str | None = None) -> None:
        self.table = table
        self.at = max(at, table.at)  # no log goes back in time, though two servers differ by a moment
        self.command = command
        self.entries: list[Entry] = []
        self.kinds: set[str] = set()  # of these entries
        self.played: list[wire.Played] = []
        self.kept = len(table.moves)
        self.declined: Seat | None = None  # who ended a question that stood
        self.is_renumbered = False  # those who came sit closer together than before
        self.status_before = table.status
        self.was_practice = table.is_practice

    def add(self, kind: str, seat: Seat = log.NOBODYS, body: Any = None, made: Outcome | None = None) -> None:
        text = body if kind == log.MOVE else "" if body is None else json.dumps(body)
        entry = Entry(self.table.version + 1, self.at, kind, seat, text, self.command)
        self.take(entry, made)

    def take(self, entry: Entry, made: Outcome | None = None) -> None:
        """Adds an entry as it is."""
        self.kinds.add(entry.kind)
        self.entries.append(entry)  # first: if it cannot be applied, the table is not to be used any more
        self.table.apply(entry, made)
        if entry.kind == log.MOVE:
            self.played.append(self.table.latest[-1][1])
        elif entry.kind == log.ANSWER and self.table.asking is None and self.table.status == "playing":
            self.declined = entry.seat
        elif entry.kind == log.START:
            self.is_renumbered = "options" in json.loads(entry.body)
        elif entry.kind == log.BACK:
            count = len(self.table.moves)
            self.kept = min(self.kept, count)
            self.played = [played for played in self.played if played.number <= count]


def check_room(table: Table) -> None:
    """For whatever could go on for ever, such as taking back and moving again. A game whose log is full is
    played to its end without."""
    if table.version >= LONGEST_LOG:
        raise Refused("table.log_full", most=LONGEST_LOG)


def make_moves(change: Change, held: Collection[Seat], tokens: list[str], *, for_bot: bool = False) -> None:
    """Moves of one seat in a row, all or none; then whatever nobody decides."""
    table = change.table
    seat = mover(table, held, for_bot=for_bot)
    made: list[Outcome] = []
    state = table.state
    for number, token in enumerate(tokens, 1):
        if table.game.to_move(state) != seat:
            raise Refused("table.too_many_moves", number=number)
        step = try_out(table, state, token)
        made.append(step)
        state = step.state
    for token, step in zip(tokens, made, strict=True):
        change.add(log.MOVE, seat, token, step)
    settle(change)


def mover(table: Table, held: Collection[Seat], *, for_bot: bool = False) -> Seat:
    """The seat that is to move, if it is one of these."""
    if table.status != "playing":
        raise Refused("table.not_playing")
    seat = table.to_move
    assert seat is not None
    if seat not in held:
        raise Refused("table.not_your_turn")
    if seat in table.stand_ins and not for_bot:
        raise Refused("table.bot_plays_on")
    return seat


def try_out(table: Table, state: Any, token: str) -> Outcome:
    return _make(table, state, table.game.move(state, token))


def _make(table: Table, state: Any, move: Move) -> Outcome:
    after = table.game.advance(state, move)
    return Outcome(after, table.game.events(state, move, after))


def settle(change: Change) -> None:
    """Chance and the solo opponent move at once: they decide nothing."""
    table = change.table
    for _ in range(LONGEST_FORCED):
        if table.status != "playing":
            return
        seat = table.game.to_move(table.state)
        if seat == CHANCE:
            move = table.next_card(table.state)
        elif table.is_solo and seat == len(table.seats):
            (move,) = table.game.legal(table.state)
        else:
            assert seat != NOBODY
            return
        token = table.game.token(table.state, move)
        change.add(log.MOVE, seat, token, _make(table, table.state, move))
    raise AssertionError("a turn without end")


def start(change: Change, bot: str | None = None) -> None:
    """Begins the game, and plays what nobody decides. Seats that are still open go to a bot, and others of
    about its strength; without one, those who came play without them."""
    begin_game(change, bot)
    settle(change)


def begin_game(change: Change, bot: str | None = None) -> None:
    """The same, and nothing is played."""
    table = change.table
    if table.status != "waiting":
        raise Refused("table.has_begun")
    options = _fill(table, bot) if bot else _move_together(table)
    words = [row.word for row in table.seats if row.word]
    rules = rules_that_fit(table.row.game, options, table.opening)
    fewer = {} if options == table.row.options else {"options": options}
    change.add(log.START, body={"words": words, "rules": rules} | fewer)


def _fill(table: Table, bot: str) -> Json:
    """Bots take the open seats, and play for nobody; the options of the game."""
    rows = [row for row in table.seats if row.kind == "open"]
    for row, found in zip(rows, bots_to_fill(table, bot), strict=True):
        row.kind, row.bot, row.person, row.name, row.is_program = "bot", found, None, None, False
    return table.row.options


def bots_to_fill(table: Table, bot: str) -> list[str]:
    """Who takes the open seats if this one is wished for: as long as there are others, nobody twice."""
    there, found = {row.bot for row in table.seats}, list[str]()
    for _ in range(sum(row.kind == "open" for row in table.seats)):
        others = (one for one in HOUSE[table.row.game].nearest_to(bot) if one not in there)
        found.append(next(others, bot))
        there.add(found[-1])
    return found


def _move_together(table: Table) -> Json:
    """Takes the open seats away, in a game for any number of people; the options of what is left."""
    options = table.row.options
    came = [seat for seat, row in enumerate(table.seats) if row.kind != "open"]
    if len(came) == len(table.seats):
        return options
    if len(came) < FEWEST or "seats" not in options or table.row.opening:
        raise Refused("table.seats_open")
    table.seats[:] = [table.seats[seat] for seat in came]
    first = options.get("start")
    begins = {} if first is None else {"start": sum(seat < first for seat in came) % len(came)}
    return options | {"seats": len(came)} | begins
