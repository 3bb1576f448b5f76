"""What has changed at a table beside its game, in sentences; most of them are the browsers'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.i18n.catalogs import Catalog
from tenfold.wire.socket import Question, Update
from tenfold.wire.table import Table

if TYPE_CHECKING:
    from .table import RemoteTable


def sentences_about(
    table: RemoteTable, before: Table, asked: Question | None, message: Update, taken_back: int
) -> list[str]:
    catalog = table.catalog
    told = _who_sits_there(table, before, catalog)
    if message.declined is not None:
        key = "table.withdrawn" if asked and asked.seat == message.declined else "table.declined"
        told.append(catalog.say(key, **table.person(message.declined)))
    question = message.now.question
    is_for_me = question and set(question.waiting_for) & set(table.mine)  # then it is asked
    if (
        question
        and not is_for_me
        and (asked is None or asked.kind != question.kind or asked.seat != question.seat)
    ):
        told.append(catalog.say(f"table.asks_{question.kind}", **table.person(question.seat)))
    if taken_back > 0:
        mover = message.now.to_move
        if mover in table.mine or mover is None:
            told.append(catalog.say("table.taken_back", practice="yes" if table.info.practice else "no"))
        else:
            told.append(catalog.say("table.took_back", **table.person(mover)))
    return told


def _who_sits_there(table: RemoteTable, before: Table, catalog: Catalog) -> list[str]:
    """Who sits down or goes, for whom a bot plays, and who would like another game."""
    told, info = [], table.info
    for place, (old, new) in enumerate(zip(before.seats, info.seats, strict=False)):
        person = table.person(place)
        if old.kind == "open" and new.kind == "person" and place not in table.mine:
            told.append(catalog.say("table.sat_down", **person))
            told += about_program(table, place)
        elif new.left is not None and old.left is None:
            what = "resigned" if new.resigned else "left"
            told.append(catalog.say("table.story_left", what="over" if table.now.ending else what, **person))
        elif old.bot and not new.bot and place in table.mine:
            told.append(catalog.say("join.seat_back"))
        elif new.bot and not old.bot and new.kind == "person":
            told.append(catalog.say("table.bot_plays", **person))
    if info.rematch and not before.rematch and info.rematch_by not in (None, *table.mine):
        told.append(catalog.say("table.invites", **table.person(info.rematch_by or 0)))
    return told


def about_program(table: RemoteTable, place: int) -> list[str]:
    """That a program sits there: people want to know."""
    seat = table.info.seats[place]
    if not seat.program or place in table.mine:
        return []
    where = "here" if seat.kind == "bot" else "elsewhere"
    return [table.catalog.say("seat.about_program", where=where, **table.person(place))]
