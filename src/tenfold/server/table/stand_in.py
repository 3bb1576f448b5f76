"""Who plays on for somebody who is away: a bot about as strong as they are."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tenfold.bots.registry import HOUSE
from tenfold.protocol.game import Seat

from .table import Table

WITHOUT_LADDER: Final = "greedy"  # in a game that has no opponents for people

Ratings = Mapping[Seat, float]  # of those at a table who have one
STRANGERS: Final[Ratings] = MappingProxyType({})


def stand_in_for(table: Table, seat: Seat, ratings: Ratings) -> str:
    """Whoever played for the seat before does so again: nobody becomes another in the middle of a game."""
    return table.last_stand_ins.get(seat) or _match(table.row.game, ratings.get(seat))


def _match(game: str, rating: float | None) -> str:
    """The opponent nearest to a rating; the gentlest for a stranger."""
    house = HOUSE[game]
    if not house.opponents:
        return WITHOUT_LADDER
    if rating is None:
        return house.opponents[0]
    return min(house.opponents, key=lambda name: abs(house.bots[name].rating - rating))
