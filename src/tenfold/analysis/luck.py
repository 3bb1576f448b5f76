"""What chance gives and takes: the value after each outcome, less the mean over all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Move, Seat

from .evaluator import Evaluator, Values
from .marks import GREAT_LUCK, UNEXPECTED


class Outcome(NamedTuple):
    probability: float
    luck: Values  # by seat; weighted by the probabilities, the luck of all outcomes adds up to nothing


def luck_at(game: AnyGame, state: Any, evaluator: Evaluator) -> tuple[Values, dict[Move, Outcome]]:
    """Where chance is to move: the mean value, and each outcome."""
    chances = game.chances(state)
    values = evaluator.outcomes(state)
    whole = sum(weight for _, weight in chances)
    mean = [
        sum(weight * value[seat] for value, (_, weight) in zip(values, chances, strict=True)) / whole
        for seat in range(len(values[0]))
    ]
    return mean, {
        move: Outcome(weight / whole, [one - average for one, average in zip(value, mean, strict=True)])
        for value, (move, weight) in zip(values, chances, strict=True)
    }


def is_great(outcomes: Iterable[Outcome], given: Outcome, seat: Seat) -> bool:
    """Whether what chance gave changed much for a seat, and as much was not to be expected: a card that any
    of many others could stand in for is no great luck, however rare it is itself."""
    luck = given.luck[seat]
    alike = sum(one.probability for one in outcomes if (one.luck[seat] - luck) * luck >= 0)
    return abs(luck) >= GREAT_LUCK and alike <= UNEXPECTED
