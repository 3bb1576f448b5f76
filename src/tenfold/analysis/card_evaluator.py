"""The evaluator of the card game: the expert's network, playouts with luck taken out where choices are close,
and the solution where the last round of buying is all that is left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tenfold.bots.cards.mind import MOST_CANDIDATES
from tenfold.cards.state import LAST_BUY
from tenfold.catalogue import find_game
from tenfold.fast.card_judge import CardJudge, card_judge
from tenfold.protocol.game import NOBODY, Json

from .evaluator import Candidate, Choice, Level, Values, after, shares_of
from .shown import worth_showing

JUDGED_ERROR: Final = 0.015  # what a difference between two looks is off, as playouts find it
CLOSE: Final = 0.05  # choices that lose more by a look are not played out


@dataclass(frozen=True, slots=True)
class Effort:
    first: int  # playouts of each close choice; 0: none
    most: int  # and as many at most, until the difference is known
    error: float  # well enough


EFFORTS: Final[dict[Level, Effort]] = {
    "quick": Effort(0, 0, 0.0),
    "normal": Effort(8, 32, 0.01),
    "deep": Effort(32, 224, 0.005),
}


class CardEvaluator:
    def __init__(self, options: Json, level: Level, seed: int = 1) -> None:
        self._game = find_game("cards")
        start = self._game.start(self._game.read_options(options))
        self._judge: CardJudge = card_judge(start)
        self._seats: int = start.seats
        self._effort, self._seed = EFFORTS[level], seed

    def values(self, state: Any) -> Values:
        if self._game.to_move(state) == NOBODY:
            result = self._game.result(state)
            assert result is not None
            return shares_of(result, self._seats)
        return self._judge.values(state)

    def outcomes(self, state: Any) -> list[Values]:
        return self._judge.after_each_card(state)

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        seat = self._game.to_move(state)
        looks = self._looks(state, choices)
        kept = worth_showing(looks, made, seat)
        if LAST_BUY in (state.phase, state.paying_in):
            return [Candidate(choices[place], looks[place], 0.0, exact=True) for place in kept]
        best = looks[kept[0]][seat]
        close = [place for place in kept if looks[place][seat] >= best - CLOSE or place == made]
        single = all(len(choice) == 1 for choice in choices)
        if not self._effort.first or len(close) == 1 or not single:
            return [
                Candidate(choices[place], looks[place], 0.0 if place == made else JUDGED_ERROR)
                for place in kept
            ]
        return self._played_out(state, choices, looks, _at_most(close, made), made)

    def _looks(self, state: Any, choices: Sequence[Choice]) -> list[Values]:
        if any(len(choice) > 1 for choice in choices):
            return [self.values(after(self._game, state, choice)) for choice in choices]
        legal = self._game.legal(state)
        rows = dict(zip(legal, self._judge.after_each_move(state, legal), strict=True))
        return [rows[choice[0]] for choice in choices]

    def _played_out(
        self, state: Any, choices: Sequence[Choice], looks: list[Values], close: list[int], made: int
    ) -> list[Candidate]:
        """Plays until the difference between the best and the one made is known well enough."""
        seat, legal = self._game.to_move(state), self._game.legal(state)
        places = [legal.index(choices[place][0]) for place in close]
        won: list[list[float]] = [[] for _ in close]
        mine = close.index(made)
        playouts = self._effort.first
        while True:
            found = self._judge.played_out(state, legal, places, playouts, self._seed + len(won[0]))
            won = [[*before, *more] for before, more in zip(won, found, strict=True)]
            means = [sum(one) / len(one) for one in won]
            best = max(range(len(close)), key=means.__getitem__)
            error = error_of_difference(won[best], won[mine])
            if best == mine or error <= self._effort.error or len(won[0]) >= self._effort.most:
                break
            playouts = min(len(won[0]), self._effort.most - len(won[0]))
        return [
            Candidate(
                choices[place],
                _moved(looks[place], seat, mean),
                error_of_difference(one, won[mine]),
            )
            for place, mean, one in zip(close, means, won, strict=True)
        ]


def _at_most(close: list[int], made: int) -> list[int]:
    first = [place for place in close if place != made][: MOST_CANDIDATES - 1]
    return [*first, made]


def _moved(values: Values, seat: int, value: float) -> Values:
    """The same shares, but for what one seat has; the others share the rest as before."""
    rest = 1 - values[seat]
    if rest <= 0:
        others = [(1 - value) / (len(values) - 1)] * len(values)
    else:
        others = [one * (1 - value) / rest for one in values]
    return [value if place == seat else one for place, one in enumerate(others)]


def error_of_difference(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference of pairs."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    return math.sqrt(sum((difference - mean) ** 2 for difference in differences) / (count * (count - 1)))
