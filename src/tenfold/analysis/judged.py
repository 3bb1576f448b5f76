"""An evaluator for the time being: a quick judgement of every position, and for choices also games of
`careful` against itself from where they lead.

The judgement keeps the level of the values, the games find the differences between choices.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tenfold.bots.cards.standing import FIGURES
from tenfold.catalogue import find_game
from tenfold.fast.judging import IS_CHANCE, IS_SHARED_OUT, Judge, Standing
from tenfold.protocol.game import CHANCE, NOBODY, Json

from .evaluator import Candidate, Choice, Level, Values, after, shares_of

BOT: Final = "careful"

# By figure of `bots/cards/standing.py`: its weight, and how that changes with the part of the deck that is
# left and its square. Fitted to 78,000 positions of games between `careful` and `greedy`.
WEIGHTS: Final = (
    (0.270, -1.534, 0.748),
    (0.456, 0.293, -0.014),
    (0.238, -0.113, 0.201),
    (0.062, -0.068, 0.077),
    (0.156, 0.106, -0.248),
    (-0.239, -0.361, 0.565),
    (0.502, -0.707, 0.319),
    (0.045, 0.037, -0.062),
    (0.553, -0.637, 0.126),
    (0.013, -0.299, 0.329),
)
# The same for playing against the solo opponent, and for each tenth of her target.
SOLO: Final = (2.073, 1.320, 0.482)
SOLO_TARGET: Final = (-3.577, -2.290, -1.524)

JUDGED_ERROR: Final = 0.09  # what a difference between two judgements is off, measured against many games

# How much of a judged difference between two outcomes of chance is real: the slope of results against judged
# luck, as `benchmarks/review_figures.py` finds it.
TRUST: Final = {"cards": 0.4, "tiles": 0.95}


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to look at a decision."""

    finalists: int  # choices that games are played for; 0: none, the judgement alone decides
    games: int  # for each of them; then the best two and the one made are played again, three times as often


EFFORTS: Final[dict[Level, Effort]] = {
    "quick": Effort(0, 0),
    "normal": Effort(4, 64),
    "deep": Effort(8, 512),
}
SHOWN: Final = 6  # choices that the judgement alone compares


class JudgedEvaluator:
    def __init__(self, game: str, options: Json, level: Level, seed: int = 1) -> None:
        self._game = find_game(game)
        read = self._game.read_options(options)
        self._seats = self._game.seats(read)
        self._judge = _judge_for(game, self._seats)
        self._deck = self._game.start(read).left if game == "cards" else 0
        self._target = options.get("target") or 0
        self._effort = EFFORTS[level]
        self._seed = seed

    def values(self, state: Any) -> Values:
        mover = self._game.to_move(state)
        if mover == NOBODY:
            result = self._game.result(state)
            assert result is not None
            return shares_of(result, self._seats)
        if mover != CHANCE:
            found = self._judge.stand(state)
            if found.left != IS_CHANCE:
                return self._shares(found)
        return self._mean(state, self._judged_outcomes(state))

    def outcomes(self, state: Any) -> list[Values]:
        """As judged, but drawn towards their mean: a judgement of single cards exaggerates."""
        judged = self._judged_outcomes(state)
        mean, trust = self._mean(state, judged), TRUST[self._game.name]
        return [
            [average + trust * (share - average) for share, average in zip(values, mean, strict=True)]
            for values in judged
        ]

    def _judged_outcomes(self, state: Any) -> list[Values]:
        return [self._shares(found) for _, found in self._judge.stand_after_each(state)]

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        seat = self._game.to_move(state)
        judged = self._judged(state, choices)
        order = sorted(range(len(choices)), key=lambda place: (-judged[place][seat], place))
        effort = self._effort
        if not effort.finalists or judged[order[0]][seat] - judged[order[-1]][seat] == 0:
            kept = dict.fromkeys([*order[:SHOWN], made])
            return [
                Candidate(choices[place], judged[place], 0.0 if place == made else JUDGED_ERROR)
                for place in kept
            ]
        places = list(dict.fromkeys([*order[: effort.finalists], made]))
        first = self._play(state, [choices[place] for place in places], effort.games, self._seed)
        means = {place: sum(won[seat :: self._seats]) for place, won in zip(places, first, strict=True)}
        best = sorted(places, key=lambda place: -means[place])[:2]
        places = list(dict.fromkeys([*best, made]))
        again = self._play(state, [choices[place] for place in places], 3 * effort.games, self._seed + 1)
        return self._weighed(
            seat,
            [choices[place] for place in places],
            places.index(made),
            again,
            [judged[place] for place in places],
        )

    def _judged(self, state: Any, choices: Sequence[Choice]) -> list[Values]:
        """The judgement of all choices; those of one move are judged in one call."""
        if any(len(choice) > 1 for choice in choices):
            return [self.values(after(self._game, state, choice)) for choice in choices]
        stands = dict(self._judge.stand_after_each(state))
        return [
            self.values(after(self._game, state, choice))
            if stands[choice[0]].left == IS_CHANCE
            else self._shares(stands[choice[0]])
            for choice in choices
        ]

    def _mean(self, state: Any, judged: Sequence[Values]) -> Values:
        """Before chance moves: the mean over what it may give."""
        weights = [weight for _, weight in self._game.chances(state)]
        whole, mean = sum(weights), [0.0] * self._seats
        for values, weight in zip(judged, weights, strict=True):
            for seat, share in enumerate(values):
                mean[seat] += share * weight / whole
        return mean

    def _shares(self, found: Standing) -> Values:
        each = len(found.figures) // self._seats
        if found.left == IS_SHARED_OUT:
            firsts = found.figures[::each]
            return [first / sum(firsts) for first in firsts]
        left = found.left / self._deck
        powers = (1.0, left, left * left)
        weights = [_at(row, powers) for row in WEIGHTS]
        merits = [
            sum(map(_times, weights, found.figures[FIGURES * seat : FIGURES * (seat + 1)])) / 1000
            for seat in range(self._seats)
        ]
        if self._target:
            merits[0] += _at(SOLO, powers) + _at(SOLO_TARGET, powers) * self._target / 10
        highest = max(merits)
        odds = [math.exp(merit - highest) for merit in merits]
        return [one / sum(odds) for one in odds]

    def _play(self, state: Any, choices: Sequence[Choice], games: int, seed: int) -> list[list[float]]:
        """What each seat wins in games after each choice, dealt alike."""
        return [
            self._judge.play_matches(after(self._game, state, choice), BOT, games, seed) for choice in choices
        ]

    def _weighed(
        self,
        seat: int,
        choices: Sequence[Choice],
        made: int,
        won: Sequence[list[float]],
        judged: Sequence[Values],
    ) -> list[Candidate]:
        """What the games say about differences, on the level of the judgement."""
        seats, games = self._seats, len(won[0]) // self._seats
        played = [[sum(one[place::seats]) / games for place in range(seats)] for one in won]
        shift = [
            sum(values[place] for values in judged) / len(judged)
            - sum(values[place] for values in played) / len(played)
            for place in range(seats)
        ]
        return [
            Candidate(
                choice,
                [value + more for value, more in zip(values, shift, strict=True)],
                _error_of_difference(one[seat::seats], won[made][seat::seats]),
            )
            for choice, values, one in zip(choices, played, won, strict=True)
        ]


@lru_cache(maxsize=6)
def _judge_for(game: str, seats: int) -> Judge:
    return Judge(game, seats)


def _error_of_difference(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference of pairs."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    n = len(differences)
    mean = sum(differences) / n
    return math.sqrt(sum((difference - mean) ** 2 for difference in differences) / (n * (n - 1)))


def _at(row: Sequence[float], powers: Sequence[float]) -> float:
    return sum(map(_times, row, powers))


def _times(one: float, other: float) -> float:
    return one * other
