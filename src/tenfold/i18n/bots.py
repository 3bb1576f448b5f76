"""What bots are called."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from tenfold.protocol.game import Seat

from .catalogs import Catalog


def names_of_bots(
    catalog: Catalog,
    bots: Mapping[Seat, str],
    others: Collection[str],
    own_names: Mapping[str, str] = MappingProxyType({}),
) -> dict[Seat, str]:
    """By seat; with a number behind the name where somebody else at the table has it. Bots that are not of
    the house may have names of their own."""
    names: dict[Seat, str] = {}
    for seat, bot in bots.items():
        name = own_names.get(bot) or catalog.say("seat.bot", **bot_details(bot), number=seat)
        distinct, number = name, 1
        while distinct in others or distinct in names.values():
            number += 1
            distinct = f"{name} {number}"
        names[seat] = distinct
    return names


def bot_details(bot: str) -> dict[str, object]:
    """What a message needs to name a bot of the house; the name of a ladder's bot is its own."""
    return {"bot": bot, "name": bot[:1].upper() + bot[1:]}
