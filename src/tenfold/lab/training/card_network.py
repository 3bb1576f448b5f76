"""The card game's network as arrays, to learn over many positions at once.

`bots/cards/network/evaluating.py` has the same network as rules; a test holds the two together. A fact on a
scale ("has 7 tokens") is learnt as steps ("has at least 1, 2, … 7"), so that what is learnt of 6 helps with
7; the rules get the steps added up.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tenfold.bots.cards.network import shape as rules
from tenfold.bots.cards.network.features import ABOUT_SEAT, ABOUT_TABLE
from tenfold.bots.cards.network.self_play import Lesson
from tenfold.cards.deck import COLOUR_WILD, SUPER_WILD, WILD
from tenfold.fast.batch import dtype_of

from .learning import Learning, Reals, Weights

LESSON: Final = dtype_of(Lesson)


class CardNetwork(Learning):
    def __init__(self, seats: int, rng: np.random.Generator) -> None:
        self.seats = seats
        self.scales = _scales(seats)
        super().__init__(_first_weights(seats, self.scales[-1].stop, rng))

    def inputs(self, lessons: NDArray[Any]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """What is seen of each seat's colours, and the facts."""
        return _colours(lessons["seen"], self.seats), self._facts(lessons["seen"])

    def _facts(self, features: NDArray[Any]) -> NDArray[np.uint8]:
        found = np.zeros((len(features), self.scales[-1].stop), np.uint8)
        counts = features["count"]
        holds = np.arange(features["facts"].shape[1]) < counts[:, None]
        found[np.repeat(np.arange(len(features)), counts), features["facts"][holds]] = 1
        for scale in self.scales:
            if scale.step:  # at least so many: this one, or any above
                found[:, scale.start : scale.stop] = np.cumsum(
                    found[:, scale.start : scale.stop][:, ::-1], axis=1
                )[:, ::-1]
        return found

    def layers(self, colours: Reals, facts: Reals) -> tuple[Reals, ...]:
        """What every layer makes of many positions; the last one has each seat's share."""
        w = self.weights
        units = colours.reshape(-1, rules.UNIT_ROWS) @ w["units"]
        seen = np.maximum(units, 0).reshape(len(facts), self.seats, 4, rules.UNIT)
        pool = seen.sum(axis=2).reshape(len(facts), -1)
        first = np.maximum(pool @ w["pool"] + facts @ w["facts"] + w["first_bias"], 0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        logits = second @ w["last"] + w["last_bias"]
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return units, pool, first, second, powers / powers.sum(axis=1, keepdims=True)

    def learn(self, *given: Reals, rate: float) -> float:
        """One step towards the targets; returns how far off the judgements were, as a mean square."""
        colours, facts, targets = given
        w = self.weights
        units, pool, first, second, shares = self.layers(colours, facts)
        at_last = (shares - targets) / len(facts)
        at_second = (at_last @ w["last"].T) * (second > 0)
        at_first = (at_second @ w["second"].T) * (first > 0)
        at_pool = (at_first @ w["pool"].T).reshape(len(facts), self.seats, 1, rules.UNIT)
        at_units = np.broadcast_to(at_pool, (len(facts), self.seats, 4, rules.UNIT)).reshape(units.shape)
        gradients = {
            "units": colours.reshape(-1, rules.UNIT_ROWS).T @ (at_units * (units > 0)),
            "pool": pool.T @ at_first,
            "facts": facts.T @ at_first,
            "first_bias": at_first.sum(axis=0),
            "second": first.T @ at_second,
            "second_bias": at_second.sum(axis=0),
            "last": second.T @ at_last,
            "last_bias": at_last.sum(axis=0),
        }
        self.follow(gradients, rate)
        return float(((shares - targets) ** 2).mean())

    def as_rules_have_it(self, weights: Weights | None = None) -> Reals:
        """All weights in the order in which the rules' network has them."""
        w = weights or self.averaged
        flat = np.zeros(rules.WEIGHTS, np.float32)
        facts = w["facts"].copy()
        for scale in self.scales:
            if scale.step:
                facts[scale.start : scale.stop] = np.cumsum(facts[scale.start : scale.stop], axis=0)
        last = np.zeros((rules.SECOND, rules.OUTPUTS), np.float32)
        last[:, : self.seats] = w["last"]
        for at, block in (
            (0, w["units"]),
            (rules.POOL, w["pool"]),
            (rules.FACTS, facts),
            (rules.FIRST_BIAS, w["first_bias"]),
            (rules.SECOND_LAYER, w["second"]),
            (rules.SECOND_BIAS, w["second_bias"]),
            (rules.LAST_LAYER, last),
            (rules.LAST_BIAS, w["last_bias"]),
        ):
            flat[at : at + block.size] = block.ravel()
        return flat


def _scales(seats: int) -> list[slice]:
    """The rows of each kind of fact; those of a scale have a step."""
    scales, at = [], 0
    for facts in (*ABOUT_TABLE, *ABOUT_SEAT * seats):
        scales.append(slice(at, at + facts.rows, 1 if facts.is_scale else None))
        at += facts.rows
    return scales


def _first_weights(seats: int, facts: int, rng: np.random.Generator) -> Weights:
    def some(rows: int, columns: int, size: float) -> Reals:
        return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

    weights = {
        "units": some(rules.UNIT_ROWS, rules.UNIT, 0.15),
        "pool": some(seats * rules.UNIT, rules.FIRST, 0.05),
        "facts": some(facts, rules.FIRST, 0.03),
        "first_bias": np.zeros(rules.FIRST, np.float32),
        "second": some(rules.FIRST, rules.SECOND, 0.15),
        "second_bias": np.zeros(rules.SECOND, np.float32),
        "last": some(rules.SECOND, seats, 0.1),
        "last_bias": np.zeros(seats, np.float32),
    }
    weights["units"][rules.TO_COME : rules.TO_TAKE] *= 0.3  # several copies of each card are to come
    return weights


def _colours(features: NDArray[Any], seats: int) -> NDArray[np.uint8]:
    seen = np.zeros((len(features), seats, 4, rules.UNIT_ROWS), np.uint8)
    numbers = np.arange(9)
    owned = features["owned"][:, :seats]
    is_drawing = (np.arange(seats) == features["drawing"][:, None])[:, :, None]
    for colour in range(4):
        here, places = seen[:, :, colour], 9 * colour + numbers
        market = features["market"][:, None, None] >> places & 1
        tableau = features["tableau"][:, None, None] >> places & 1
        here[..., rules.OWNED : rules.ON_SALE] = owned[:, :, None] >> places & 1
        here[..., rules.ON_SALE : rules.TO_COME] = market
        here[..., rules.TO_COME : rules.TO_TAKE] = features["deck"][:, None, places]
        here[..., rules.TO_TAKE : rules.TO_FEAR] = tableau * is_drawing
        here[..., rules.TO_FEAR : rules.NUMBERED] = tableau * ~is_drawing
        here[..., rules.NUMBERED : rules.OF_COLOUR] = owned[:, :, None] >> (WILD + numbers) & 1
        here[..., rules.OF_COLOUR] = owned >> (COLOUR_WILD + colour) & 1
        here[..., rules.SUPER] = owned >> SUPER_WILD & 1
        here[..., rules.UNIT_BIAS] = 1
    return seen
