"""Checking records: the game must follow the rules, and its result and shuffle must be what they claim."""

from __future__ import annotations

from tenfold.protocol.errors import BadRecord
from tenfold.protocol.game import Json
from tenfold.protocol.options import spell

from .dealer import check_shuffle
from .play import Play
from .record import Record


def verify(record: Record) -> Play:
    """The game that a record tells, played to its last move; raises a `TenfoldError` at the first fault."""
    play = check_game(record)
    check_shuffle(record)
    return play


def check_game(record: Record) -> Play:
    """The same without looking at the shuffle."""
    play = Play.from_record(record)
    _check_result(record.result, play.result)
    return play


def _check_result(told: Json | None, true: Json | None) -> None:
    if true is None:
        if told is not None:
            raise BadRecord("result.not_over")
        return
    if told is None:
        raise BadRecord("result.missing")
    for name in told:
        if name not in true:
            raise BadRecord("result.unknown_key", name=spell(name))
    for name, value in true.items():
        if name not in told:
            raise BadRecord("result.incomplete", name=name)
        if not _same(told[name], value):
            raise BadRecord("result.wrong", name=name, told=spell(told[name]), true=spell(value))


def _same(told: object, true: object) -> bool:
    """Equal, and of the same type: neither 1.0 nor true is 1."""
    if isinstance(told, list) and isinstance(true, list):
        return len(told) == len(true) and all(map(_same, told, true))
    return type(told) is type(true) and told == true
