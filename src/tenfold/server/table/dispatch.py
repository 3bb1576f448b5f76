"""What each command of a client does at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias, assert_never

from tenfold.bots.registry import HOUSE
from tenfold.protocol.game import Seat
from tenfold.wire import socket as wire

from .change import Change, Refused, Stale, make_moves, start
from .leaving import abort, come_back, leave, resign
from .sealing import check_open
from .stand_in import STRANGERS, Ratings
from .table import Table
from .takeback import answer, offer_draw, take_back, withdraw
from .waiting import free_seat, is_owner

ChangeCommand: TypeAlias = (
    wire.Move
    | wire.TakeBack
    | wire.OfferDraw
    | wire.Answer
    | wire.Withdraw
    | wire.Start
    | wire.Resign
    | wire.Abort
    | wire.Leave
    | wire.FreeSeat
    | wire.Return
)


def dispatch(
    change: Change, command: ChangeCommand, held: Collection[Seat], ratings: Ratings = STRANGERS
) -> None:
    """Does what was asked by somebody who holds these seats; raises `Refused` or `Stale`. The ratings say who
    plays on for somebody who leaves."""
    check_open(change.table, change.at)
    match command:
        case wire.Move():
            check_fresh(change.table, command.version)
            make_moves(change, held, command.moves)
        case wire.TakeBack():
            check_fresh(change.table, command.version)
            take_back(change, held)
        case wire.OfferDraw():
            check_fresh(change.table, command.version)
            offer_draw(change, held)
        case wire.Answer():
            answer(change, held, yes=command.yes)
        case wire.Withdraw():
            withdraw(change, held)
        case wire.Start():
            check_start(change.table, command, held)
            start(change, command.bot)
        case wire.Resign():
            resign(change, command.seat, held, ratings)
        case wire.Abort():
            abort(change, held, ratings)
        case wire.Leave():
            leave(change, command.seat, held, ratings)
        case wire.FreeSeat():
            free_seat(change, command.seat, held)
        case wire.Return():
            come_back(change, command.seat, held)
        case _:
            assert_never(command)


def check_fresh(table: Table, version: int) -> None:
    """Whether a client had seen the position that it decided about."""
    if version < table.position_version:
        raise Stale("table.stale")


def check_start(table: Table, command: wire.Start, held: Collection[Seat]) -> None:
    """Whether somebody may begin the game with this bot; raises `Refused`."""
    if not is_owner(table, held):
        raise Refused("table.not_the_owner")
    if command.bot is not None and command.bot not in HOUSE[table.row.game].bots:
        raise Refused("server.unknown_bot", name=command.bot)
