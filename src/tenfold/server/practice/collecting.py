"""What a review says about one person's own decisions."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import NamedTuple

from tenfold.analysis.errors_by_kind import ErrorSums, errors_of
from tenfold.analysis.mistakes import is_worth_practising
from tenfold.protocol.game import Seat
from tenfold.server.table import log
from tenfold.server.table.log import Entry
from tenfold.wire.review import GameReview, ReviewedDecision


class OwnPart(NamedTuple):
    errors: ErrorSums
    mistakes: list[ReviewedDecision]  # that are worth practising


def own_part(review: GameReview, seat: Seat, own: Collection[int]) -> OwnPart:
    """Of the decisions of a seat that begin with one of these moves."""
    decisions = [one for one in review.decisions if one.seat == seat and one.number in own]
    mistakes = [one for one in decisions if is_worth_practising(one.mark, one.error)]
    return OwnPart(errors_of(decisions, seat), mistakes)


def own_moves(entries: Iterable[Entry], opening: int, seat: Seat) -> set[int]:
    """The numbers of the moves that whoever holds a seat has made there: not those of an opening, nor of a
    bot that stood in. Only people's moves are commands."""
    made: list[bool] = []
    for entry in entries:
        if entry.kind == log.START:
            made = [False] * opening
        elif entry.kind == log.MOVE:
            made.append(entry.seat == seat and entry.command is not None)
        elif entry.kind == log.BACK:
            del made[json.loads(entry.body)["kept"] :]
    return {number for number, is_own in enumerate(made, 1) if is_own}


def moves_of_device(meta: str, moves: int) -> set[int]:
    """The numbers of the moves that were made there, in a game that came from a device: those before had been
    played elsewhere."""
    shuffle = json.loads(meta).get("shuffle") or {}
    return set(range(shuffle.get("opening", 0) + 1, moves + 1))
