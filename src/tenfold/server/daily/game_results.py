"""A game of a deal as it is told: what came of it, and how it is ranked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, cast

from tenfold.bots.registry import HOUSE
from tenfold.server.results.daily_end import BUST
from tenfold.server.storage.daily import DailyGameRow
from tenfold.wire.choices import GameName
from tenfold.wire.daily import DailyHouse, DailyResult, MyDaily

from .judged import read_judged

FROM_DAY: Final = 3  # places count those for whom it is the third day, or a later one
BROKEN_OFF: Final = -1_000.0  # no card game is lost by so many points

Reason: TypeAlias = Literal["rules", "resigned", "time", "closed"]


def told_result(row: DailyGameRow) -> DailyResult | None:
    """None while it goes on."""
    if row.ended is None or row.share is None:
        return None
    return DailyResult(
        won=row.share == 1,
        share=row.share,
        points=row.points,
        lead=row.lead,
        ended=cast(Reason, row.reason),
        busts=[turn == BUST for turn in row.busts or ""],
        net=read_judged(row.judged).net() if row.judged else None,
    )


def house_results(game: GameName, rows: Iterable[DailyGameRow]) -> list[DailyHouse]:
    """From gentle to strong, as far as they have begun."""
    by_bot = {row.player: row for row in rows if row.is_house}
    found = [(bot, by_bot[bot]) for bot in HOUSE[game].opponents if bot in by_bot]
    return [DailyHouse(bot, row.table, told_result(row)) for bot, row in found]


def told_attempt(row: DailyGameRow | None) -> MyDaily:
    if row is None:
        return MyDaily()
    return MyDaily("playing" if row.ended is None else "over", row.table, told_result(row))


def is_placed(row: DailyGameRow) -> bool:
    """Whether a game is among those that places are counted in: not of somebody new."""
    return row.before >= FROM_DAY - 1


def counts_for_others(row: DailyGameRow) -> bool:
    """Whether a game says something about its player: it is over, and no host has closed it."""
    return not row.is_house and row.ended is not None and row.reason != "closed"


def measured_result(row: DailyGameRow) -> float | None:
    """Points ahead of the solo opponent, or the share of the victory; None if it was broken off."""
    if row.reason != "rules":
        return None
    return row.share if row.lead is None else float(row.lead)


def rank_of(row: DailyGameRow) -> float:
    """The higher, the better; with tiles, who gave up has lost like others."""
    result = measured_result(row)
    lost = 0.0 if row.game == "tiles" else BROKEN_OFF
    return lost if result is None else result
