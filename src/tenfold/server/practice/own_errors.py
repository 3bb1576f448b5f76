"""What a person's reviewed games come to, beside what the house's opponents lose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

import msgspec

from tenfold.analysis.errors_by_kind import ONE_BY_ONE, TOGETHER, ErrorSums, KindSum, mean_loss, total_of
from tenfold.analysis.house_errors import house_errors
from tenfold.analysis.improvement import improvement_in
from tenfold.judging.digits import share_told
from tenfold.server.storage.exercises import ReviewedGameRow
from tenfold.wire.choices import GameName
from tenfold.wire.exercises import ErrorPeriod, GameErrors, HouseErrors, Improvement, KindErrors, ReviewedGame
from tenfold.wire.review import DecisionKind


class _Game(NamedTuple):
    ended: int
    errors: ErrorSums


def figures_of(rows: Sequence[ReviewedGameRow]) -> list[GameErrors]:
    """By game; the rows have the oldest first."""
    told = []
    for game in get_args(GameName):
        own = [_Game(row.ended, errors_in(row.errors)) for row in rows if row.game == game]
        if not own:
            continue
        told.append(
            GameErrors(
                game=game,
                games=len(own),
                kinds=kinds_of(total_of(one.errors for one in own)),
                course=course_of(own),
                house=[
                    HouseErrors(one.name, one.games, one.interval, kinds_of(one.kinds))
                    for one in house_errors().get(game, [])
                ],
                improvement=improvement_of(own),
            )
        )
    return told


def improvement_of(games: Sequence[_Game]) -> Improvement | None:
    losses = [mean_loss(one.errors) for one in games]
    found = improvement_in([loss for loss in losses if loss is not None])
    return Improvement(found.games, share_told(found.lately), share_told(found.before)) if found else None


def course_of(games: Sequence[_Game]) -> list[ErrorPeriod]:
    """How it develops: game by game at first, later ten games together."""
    step = 1 if len(games) <= ONE_BY_ONE else TOGETHER
    periods = [games[start : start + step] for start in range(0, len(games), step)]
    return [
        ErrorPeriod(len(some), some[-1].ended, kinds_of(total_of(one.errors for one in some)))
        for some in periods
    ]


def kinds_of(errors: ErrorSums) -> list[KindErrors]:
    """What costs most first."""
    kinds = [KindErrors(kind, decisions, share_told(lost)) for kind, (decisions, lost) in errors.items()]
    return sorted(kinds, key=lambda one: (-one.lost, one.kind))


def kept_game(row: ReviewedGameRow) -> ReviewedGame:
    return ReviewedGame(row.table, row.game, row.ended, kinds_of(errors_in(row.errors)))


def errors_in(text: str) -> dict[DecisionKind, KindSum]:
    return msgspec.json.decode(text, type=dict[DecisionKind, KindSum])
