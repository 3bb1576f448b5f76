"""The evaluator of the tile game: what the expert sees with some tiles looked ahead, and proofs where there
are any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenfold.catalogue import find_game
from tenfold.fast.tile_judge import tile_judge
from tenfold.judging.tiles.levels import LUCK_AHEAD

from .evaluator import LEVELS, Candidate, Choice, Lead, Level, Values


class TileEvaluator:
    def __init__(self, level: Level) -> None:
        self._game = find_game("tiles")
        self._judge = tile_judge()
        self._level = LEVELS.index(level)

    def values(self, state: Any) -> Values:
        return _shares(self._judge.share_of_first(state, LUCK_AHEAD))

    def outcomes(self, state: Any) -> list[Values]:
        moves = [move for move, _ in self._game.chances(state)]
        return [_shares(share) for share in self._judge.after_each(state, moves, LUCK_AHEAD)]

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        found = self._judge.compare(state, [move for (move,) in choices], made, self._level)
        return [
            Candidate(choices[one.place], _shares(one.share), one.standard_error, one.is_exact)
            for one in found
        ]

    def leads(self, state: Any, choices: Sequence[Choice]) -> list[Lead]:
        return []


def _shares(first: float) -> Values:
    return [first, 1 - first]
