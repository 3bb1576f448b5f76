"""The evaluator of the tile game: what the expert sees with some tiles looked ahead, and proofs where there
are any."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tenfold.catalogue import find_game
from tenfold.fast.tile_judge import tile_judge
from tenfold.protocol.game import NOBODY, Move

from .evaluator import Candidate, Choice, Lead, Level, Values, shares_of
from .shown import worth_showing

CLOSE: Final = 0.1  # choices that lose more at first sight are not looked at again


@dataclass(frozen=True, slots=True)
class SearchBudget:
    ahead: int  # tiles looked ahead from the choices that seem close
    nodes: int  # positions looked at to prove what a choice is worth
    errors: tuple[float, float]  # what the difference of two looks is off, closed and open


SEARCH_BUDGETS: Final[dict[Level, SearchBudget]] = {
    "quick": SearchBudget(2, 100, (0.05, 0.2)),
    "normal": SearchBudget(3, 1_000, (0.03, 0.18)),
    "deep": SearchBudget(4, 10_000, (0.02, 0.15)),
}  # how far close choices are looked ahead
LUCK_AHEAD: Final = 2


class TileEvaluator:
    def __init__(self, level: Level) -> None:
        self._game = find_game("tiles")
        self._judge = tile_judge()
        self._budget = SEARCH_BUDGETS[level]

    def values(self, state: Any) -> Values:
        if self._game.to_move(state) == NOBODY:
            result = self._game.result(state)
            assert result is not None
            return shares_of(result, 2)
        return _shares(self._judge.share_of_first(state, LUCK_AHEAD))

    def outcomes(self, state: Any) -> list[Values]:
        return self._after_each(state, [move for move, _ in self._game.chances(state)], LUCK_AHEAD)

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        seat, moves = self._game.to_move(state), [move for (move,) in choices]
        glances = self._after_each(state, moves, 1)
        kept = worth_showing(glances, made, seat)
        looks = {place: glances[place] for place in kept}
        best = looks[kept[0]][seat]
        close = [place for place in kept if place == made or looks[place][seat] >= best - CLOSE]
        again = self._look_closely(state, [moves[place] for place in close])
        looks |= zip(close, again, strict=True)
        proofs = {place: self._proof(state, moves[place]) for place in close}
        candidates = []
        for place in kept:
            proof = proofs.get(place)
            guesses = 0 if place == made else (proof is None) + (proofs[made] is None)
            error = self._budget.errors[state.is_open] * math.sqrt(guesses / 2)
            candidates.append(Candidate(choices[place], proof or looks[place], error, proof is not None))
        return candidates

    def leads(self, state: Any, choices: Sequence[Choice]) -> list[Lead]:
        return []

    def _look_closely(self, state: Any, moves: list[Move]) -> list[Values]:
        """The mean of two looks: whoever lays the last tile of one looks better."""
        ahead = self._budget.ahead
        looks = (self._judge.after_each(state, moves, tiles) for tiles in (ahead - 1, ahead))
        return [_shares((one + other) / 2) for one, other in zip(*looks, strict=True)]

    def _proof(self, state: Any, move: Move) -> Values | None:
        least, most = self._judge.bounds(state, move, self._budget.nodes)
        if least < most:
            return None
        return _shares(least if state.mover == 0 else 1 - least)

    def _after_each(self, state: Any, moves: list[Move], ahead: int) -> list[Values]:
        return [_shares(share) for share in self._judge.after_each(state, moves, ahead)]


def _shares(first: float) -> Values:
    return [first, 1 - first]
