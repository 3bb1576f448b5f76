"""Who may ask what the expert would do: whoever plays alone, and people who sat down knowing that all of them
may. Why a bot did what it did, anybody who plays there may ask of the bot itself."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from tenfold.analysis.choices import is_paying, made_from
from tenfold.analysis.evaluator import Choice
from tenfold.protocol.game import Seat
from tenfold.wire import socket as wire

from . import log
from .change import Change, Refused
from .contest import is_late
from .dispatch import check_fresh
from .table import Table


class Question(NamedTuple):
    """The position before a decision."""

    state: Any
    number: int  # of the decision's first move


def asking_seat(table: Table, held: Collection[Seat]) -> Seat:
    """The seat of whoever may ask at all; raises `Refused`."""
    if table.status == "over":
        raise Refused("hint.over")
    if table.status != "playing":
        raise Refused("table.not_playing")
    mine = [seat for seat in held if seat in table.people]
    if not mine:
        raise Refused("hint.watching")
    if not table.allows_hints:
        raise Refused("hint.not_here")
    return min(mine)


def take_hint(change: Change, seat: Seat, command: wire.Hint, held: Collection[Seat]) -> Question:
    """What is asked; raises `Refused` or `Stale`. Whoever plays alone and is helped plays on as practice."""
    table = change.table
    question = _own(table, command, held)
    if table.is_alone and not table.is_practice and not table.row.opening:
        change.add(log.HINT, seat, {"late": True} if is_late(table) else None)
    return question


def _own(table: Table, command: wire.Hint, held: Collection[Seat]) -> Question:
    check_fresh(table, command.version)
    if table.to_move not in held:
        raise Refused("hint.not_your_turn")
    if table.to_move in table.stand_ins:
        raise Refused("table.bot_plays_on")
    return Question(table.state, len(table.moves) + 1)


class BotQuestion(NamedTuple):
    """The position before a bot's decision, and what it chose there."""

    state: Any
    number: int
    seat: Seat
    bot: str
    made: Choice


def ask_bot(table: Table, held: Collection[Seat], number: int) -> BotQuestion:
    """The decision that begins with this move; raises `Refused`."""
    if not any(seat in table.people for seat in held):
        raise Refused("hint.watching")
    if table.row.daily and table.status != "over":
        raise Refused("hint.not_here")
    seat = table.movers[number - 1] if number <= len(table.movers) else log.NOBODYS
    bot = table.seats[seat].bot if 0 <= seat < len(table.seats) else None
    if bot is None or table.seats[seat].kind != "bot":
        raise Refused("hint.no_bot", number=number)
    if table.seats[seat].is_program:
        raise Refused("hint.program")
    return BotQuestion(table.state_after(number - 1), number, seat, bot, _made(table, number - 1))


def _made(table: Table, place: int) -> Choice:
    """The move at a place, or the whole payment that begins there; one that is not complete is no decision
    yet."""
    game, states, moves = table.game, [table.state_after(place)], []
    for token in table.moves[place:]:
        moves.append(game.move(states[-1], token))
        states.append(game.advance(states[-1], moves[-1]))
        if not (is_paying(game, states[0]) and is_paying(game, states[-1])):
            return made_from(game, states, moves, 0)
    raise Refused("hint.no_bot", number=place + 1)
