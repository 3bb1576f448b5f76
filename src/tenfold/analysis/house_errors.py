"""What the house's opponents lose, kind by kind, as `benchmarks/house_errors.py` has measured it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from .errors_by_kind import ErrorSums, KindSum

DATA: Final = Path(__file__).with_name("house_errors.json")


class OpponentErrors(NamedTuple):
    name: str
    games: int
    interval: float  # half of the 95 % interval of the mean loss of a decision
    kinds: ErrorSums


@cache
def house_errors() -> dict[str, list[OpponentErrors]]:
    """By game, from gentle to strong."""
    games = json.loads(DATA.read_text("utf-8"))["games"]
    return {game: [_opponent(**one) for one in found["opponents"]] for game, found in games.items()}


def _opponent(name: str, games: int, interval: float, kinds: dict[str, list[float]]) -> OpponentErrors:
    sums = {kind: KindSum(int(decisions), lost) for kind, (decisions, lost) in kinds.items()}
    return OpponentErrors(name, games, interval, sums)  # type: ignore[arg-type]
