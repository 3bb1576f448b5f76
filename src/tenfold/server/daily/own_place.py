"""Somebody's own game beside the others'."""

from __future__ import annotations

import msgspec

from tenfold.server.storage.daily import DailyGameRow
from tenfold.wire.daily import DailyField, DailyStanding

from .field import CountedField
from .game_results import is_placed, rank_of, told_result
from .shared_moves import key_of, parting_of


def standing_of(row: DailyGameRow, counted: CountedField) -> DailyStanding | None:
    """None while it goes on. Those who are equal share a place."""
    result, moves = told_result(row), (row.moves or "").split()
    if result is None:
        return None
    net_place = None
    if result.net:
        net_place = 1 + sum(lost < result.net.lost for lost in counted.losses)
    return DailyStanding(
        result=result,
        table=row.table,
        moves=len(moves),
        place=1 + sum(rank > rank_of(row) for rank in counted.ranks),
        net_place=net_place,
        net_placed=len(counted.losses),
        counts=is_placed(row),
        parting=parting_of(moves, counted.forks),
    )


def field_for(row: DailyGameRow | None, counted: CountedField) -> DailyField:
    """The same for everybody, but for which of the hard decisions they came to themselves."""
    moves = ((row.moves if row else None) or "").split()
    hardest = [
        msgspec.structs.replace(
            one, is_mine=len(moves) >= one.number and key_of(moves[: one.number - 1]) == key
        )
        for one, key in zip(counted.field.hardest, counted.hard, strict=True)
    ]
    return msgspec.structs.replace(counted.field, hardest=hardest)
