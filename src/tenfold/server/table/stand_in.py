"""Who plays on for somebody who is away: a bot about as strong as they are.

A table that began in the middle of another game may be one of a game that others still play: there, none of
those plays on who judge as the expert does (ruling A4).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from tenfold.bots.registry import HOUSE
from tenfold.protocol.game import Seat

from .table import Table

OF_THEIR_OWN_MIND: Final = ("greedy", "careful")  # from gentle to strong

Ratings = Mapping[Seat, float]  # of those at a table who have one
STRANGERS: Final[Ratings] = MappingProxyType({})


def stand_in_for(table: Table, seat: Seat, ratings: Ratings) -> str:
    """Whoever played for the seat before does so again: nobody becomes another in the middle of a game."""
    return table.last_stand_ins.get(seat) or _match(table, ratings.get(seat))


def _match(table: Table, rating: float | None) -> str:
    """The bot nearest to a rating; the gentlest for a stranger."""
    names, bots = _candidates(table), HOUSE[table.row.game].bots
    if rating is None:
        return names[0]
    return min(names, key=lambda name: abs(bots[name].rating - rating))


def _candidates(table: Table) -> Sequence[str]:
    opponents = HOUSE[table.row.game].opponents
    return opponents if opponents and not table.row.opening else OF_THEIR_OWN_MIND
