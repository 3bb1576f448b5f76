"""How a game stands: whose turn it is, what is legal, what was decided last and may be taken back."""

from __future__ import annotations

from collections.abc import Collection

from tenfold.protocol.game import CHANCE, Seat
from tenfold.wire import socket as wire

from .deadlines import Away, absences
from .questions import Asking
from .table import Table


def now(table: Table, at: int, away: Away) -> wire.Now:
    """What changes with every move."""
    asking, may_take_back = table.asking, _who_may_take_back(table)
    return wire.Now(
        to_move=table.to_move,
        legal=table.legal(),
        clock=table.clocks.show(table.to_move, at) if table.clocks else None,
        question=_question(asking) if asking else None,
        ending=table.ending,
        take_back=may_take_back,
        take_back_is_practice=bool(may_take_back) and table.held_by_one() and _is_last_answered(table),
        away=absences(table, at, away),
    )


def _question(asking: Asking) -> wire.Question:
    return wire.Question(asking.kind, asking.seat, asking.waiting_for, asking.agreed)


def last_decision(table: Table, held: Collection[Seat]) -> int | None:
    """The move with which one of these seats last decided something. A command that had no choice, and turned
    nothing up, was no decision: clients do such things by themselves."""
    end = len(table.moves)
    for choice in reversed(table.choices):
        if table.movers[choice] in held and not _is_idle(table, choice, end):
            return choice
        end = choice
    return None


def is_answered(table: Table, move: int, held: Collection[Seat]) -> bool:
    """Whether chance or anybody else has moved since."""
    return any(mover not in held for mover in table.movers[move:])


def _is_idle(table: Table, choice: int, end: int) -> bool:
    """Whether each move of a command was the only legal one, and no card or tile came of it."""
    seat = table.movers[choice]
    for move in range(choice, end):
        if table.movers[move] == CHANCE:
            return False
        if table.movers[move] != seat:
            return True
        if not table.is_forced(move):
            return False
    return True


def _who_may_take_back(table: Table) -> list[Seat]:
    """The people who have decided something that can be taken back, or asked for."""
    agreed = table.row.agreement.takeback
    if table.status != "playing" or table.asking or agreed == "never":
        return []
    is_bounded = agreed == "free" and not table.held_by_one()
    found = []
    for seat in table.people:
        last = last_decision(table, [seat])
        if last is not None and not (is_bounded and is_answered(table, last, [seat])):
            found.append(seat)
    return found


def _is_last_answered(table: Table) -> bool:
    last = last_decision(table, table.people)
    return last is not None and is_answered(table, last, table.people)
