"""The tile game's network as arrays, to learn over many positions at once.

`bots/tiles/network/evaluating.py` has the same network as rules; a test holds the two together.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tenfold.bots.tiles.lines.threats import ONE_COUNT, WIDTH
from tenfold.bots.tiles.network import evaluating as rules
from tenfold.bots.tiles.network import features
from tenfold.bots.tiles.network.self_play import Lesson
from tenfold.fast.batch import dtype_of

from .learning import Learning, Reals, Weights

LESSON: Final = dtype_of(Lesson)


class TileNetwork(Learning):
    def __init__(self, rng: np.random.Generator) -> None:
        super().__init__(_first_weights(rng))

    def layers(self, inputs: Reals) -> tuple[Reals, ...]:
        """What every layer makes of many positions; the last one has the share of whoever is to move."""
        w = self.weights
        first = np.maximum(inputs @ w["rows"] + w["first_bias"], 0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        logits = second @ w["last"] + w["last_bias"]
        return first, second, 1 / (1 + np.exp(-np.clip(logits, -30, 30)))

    def learn(self, *given: Reals, rate: float) -> float:
        """One step towards the targets, each of which weighs so much; returns how far off the judgements
        were, as a mean square."""
        inputs, targets, weighs = given
        w = self.weights
        first, second, shares = self.layers(inputs)
        off = shares - targets
        at_last = (off * weighs / len(inputs))[:, None]
        at_second = (at_last * w["last"]) * (second > 0)
        at_first = (at_second @ w["second"].T) * (first > 0)
        gradients = {
            "rows": inputs.T @ at_first,
            "first_bias": at_first.sum(axis=0),
            "second": first.T @ at_second,
            "second_bias": at_second.sum(axis=0),
            "last": (second.T @ at_last)[:, 0],
            "last_bias": at_last.sum(axis=0),
        }
        self.follow(gradients, rate)
        return float((off * off * weighs).mean())

    def as_rules_have_it(self, weights: Weights | None = None) -> Reals:
        """All weights in the order in which the rules' network has them."""
        w = weights or self.averaged
        flat = np.zeros(rules.WEIGHTS, np.float32)
        for at, block in (
            (0, w["rows"]),
            (rules.FIRST_BIAS, w["first_bias"]),
            (rules.SECOND_LAYER, w["second"]),
            (rules.SECOND_BIAS, w["second_bias"]),
            (rules.LAST_LAYER, w["last"]),
            (rules.LAST_BIAS, w["last_bias"]),
        ):
            flat[at : at + block.size] = block.ravel()
        return flat


def _first_weights(rng: np.random.Generator) -> Weights:
    def some(*shape: int, size: float) -> Reals:
        return (rng.standard_normal(shape) * size).astype(np.float32)

    return {
        "rows": np.zeros((rules.ROWS, rules.FIRST), np.float32),  # what is never seen stays 0
        "first_bias": np.abs(some(rules.FIRST, size=0.3)),
        "second": some(rules.FIRST, rules.SECOND, size=0.2),
        "second_bias": np.zeros(rules.SECOND, np.float32),
        "last": some(rules.SECOND, size=0.2),
        "last_bias": np.zeros(1, np.float32),
    }


def inputs_of(lessons: NDArray[Any]) -> Reals:
    """What is seen of each position, by row of the first layer."""
    seen = lessons["seen"]
    found = np.zeros((len(lessons), rules.ROWS), np.float32)
    for kind in range(features.RUNS):
        for total in range(features.SUMS):
            found[:, kind * features.SUMS + total] = seen["runs"][:, kind] >> WIDTH * total & ONE_COUNT
    found[:, rules.MEETING_ROWS : rules.PAIR_ROWS] = seen["meetings"]
    found[:, rules.PAIR_ROWS : rules.LEFT_ROWS] = seen["pairs"]
    every = np.arange(len(lessons))
    for place in range(2 * features.VALUES):
        found[every, rules.LEFT_ROWS + rules.COPIES * place + seen["left"][:, place].astype(int)] = 1
    found[:, rules.ODDS_ROWS : rules.ROWS] = seen["odds"]
    return found
