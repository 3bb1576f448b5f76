"""Who sat at a game that was written down, in the language of whoever reads it."""

from __future__ import annotations

from typing import Final

from tenfold.bots.registry import HOUSE
from tenfold.cards.edition import editions
from tenfold.protocol.game import Seat
from tenfold.records.record import Record

from .bots import names_of_bots
from .catalogs import Catalog

PERSON: Final = "person"  # among `players` in the `meta` of a game from the terminal


def names_in(catalog: Catalog, record: Record, seats: int) -> list[str]:
    """By seat: the names that people typed and the house's bots in this language; in a game of the lab its
    bots as they are called there; the solo opponent; anybody else by the number of the seat."""
    typed = typed_names(record)
    if typed is None:
        names = dict(enumerate(map(str, _listed(record, "players") or ())))
    else:
        bots = _house_bots(record)
        names = {seat: name for seat, name in enumerate(typed) if name and seat not in bots}
        names |= names_of_bots(catalog, bots, names.values())
    if record.options.get("seats") == 1:
        names[1] = editions()[str(record.options["edition"])].solo.opponent
    return [names.get(seat) or catalog.say("name.person", number=seat + 1) for seat in range(seats)]


def typed_names(record: Record) -> list[str | None] | None:
    """The names of a record, without that of the only person at a terminal: it was never asked for, and is
    "you" in the language of that evening where older versions kept it."""
    names, players = _listed(record, "names"), _listed(record, "players") or []
    if names is None:
        return None
    alone = players.index(PERSON) if players.count(PERSON) == 1 else None
    return [name if isinstance(name, str) and seat != alone else None for seat, name in enumerate(names)]


def _house_bots(record: Record) -> dict[Seat, str]:
    told = _listed(record, "players") or _listed(record, "bots") or []
    return {seat: str(bot) for seat, bot in enumerate(told) if bot in HOUSE[record.game].bots}


def _listed(record: Record, name: str) -> list[object] | None:
    """What `meta` says by seat; of the solo game it may leave out the opponent."""
    told = record.meta.get(name)
    people = {1, 2} if record.options.get("seats") == 1 else {int(record.options.get("seats") or 2)}
    return told if isinstance(told, list) and len(told) in people else None
