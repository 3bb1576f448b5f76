"""Taking back: alone one's last decision, among people what all the others allow (ruling A1)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tenfold.protocol.game import Seat

from . import log
from .change import Change, Refused, check_room
from .contest import is_late
from .questions import AT_ONCE, Kind
from .standing import is_answered, last_decision
from .table import Table

MOST_TAKEN_BACK: Final = 20  # the same decision, freely, among people: others have to come to theirs


def take_back(change: Change, held: Collection[Seat]) -> None:
    """Takes back the last decision of one of these seats, or asks the others whether it may. Whoever plays
    alone goes back behind what came of it, too; but then it is known what comes, and the game is practice."""
    table = change.table
    _check_going_on(table)
    if table.row.agreement.takeback == "never":
        raise Refused("table.no_take_back")
    check_room(table)
    kept = last_decision(table, held)
    if kept is None:
        raise Refused("table.nothing_to_take_back")
    seat, is_seen = table.movers[kept], is_answered(table, kept, held)
    if table.held_by_one():
        late = {"late": True} if is_late(table) else {}
        change.add(log.BACK, seat, {"kept": kept} | ({"practice": True} | late if is_seen else {}))
    elif table.row.agreement.takeback == "free" and not is_seen:
        if table.taken_back[kept] >= MOST_TAKEN_BACK:
            raise Refused("table.taken_back_often", most=MOST_TAKEN_BACK)
        change.add(log.BACK, seat, {"kept": kept})
    elif table.row.agreement.takeback == "free":
        raise Refused("table.cannot_take_back")
    else:
        _ask(change, "take_back", seat, kept)


def offer_draw(change: Change, held: Collection[Seat]) -> None:
    table = change.table
    _check_going_on(table)
    check_room(table)
    seats = sorted(seat for seat in held if seat in table.people)
    if not seats:
        raise Refused("table.not_your_seat")
    if table.held_by_one():
        raise Refused("table.nobody_to_ask")
    _ask(change, "draw", seats[0], len(table.moves))


def answer(change: Change, held: Collection[Seat], *, yes: bool) -> None:
    """One answer for all seats that are the answerer's. What everybody agrees to is done."""
    table = change.table
    asking = table.asking
    if asking is None:
        raise Refused("table.no_question")
    seats = [seat for seat in asking.waiting_for if seat in held]
    if not seats:
        raise Refused("table.not_asked")
    for seat in seats:
        if table.asking:
            change.add(log.ANSWER, seat, {"yes": yes})
    if table.asking and not table.asking.waiting_for:
        change.add(log.BACK, asking.seat, {"kept": asking.kept})


def withdraw(change: Change, held: Collection[Seat]) -> None:
    """Whoever has asked does not wait for an answer any more."""
    asking = change.table.asking
    if asking is None:
        raise Refused("table.no_question")
    if asking.seat not in held:
        raise Refused("table.not_your_question")
    change.add(log.ANSWER, asking.seat, {"yes": False})


def _ask(change: Change, kind: Kind, seat: Seat, kept: int) -> None:
    table = change.table
    if table.asking:
        raise Refused("table.question_stands")
    if table.asked.is_too_often(kind, table.asker(seat), [table.made[choice] for choice in table.choices]):
        raise Refused("table.asked_often", most=AT_ONCE)
    others = table.others(seat)
    away = [other for other in others if other in table.stand_ins]
    if len(away) == len(others):  # bots do not mind
        raise Refused("table.nobody_to_ask")
    if away:
        raise Refused("table.somebody_away")
    change.add(log.ASK, seat, {"kind": kind, "kept": kept})


def _check_going_on(table: Table) -> None:
    if table.status != "playing":
        raise Refused("table.not_playing")
