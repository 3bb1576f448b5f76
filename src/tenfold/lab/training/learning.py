"""Weights on their way: steps of Adam's, and their running mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Reals: TypeAlias = NDArray[np.float32]
Weights: TypeAlias = dict[str, Reals]

STEADY: Final = 0.002  # how fast the averaged weights follow


class Learning(ABC):
    """Weights, their running mean, and what Adam remembers of their gradients."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.averaged = {name: one.copy() for name, one in weights.items()}
        self._means = {name: np.zeros_like(one) for name, one in weights.items()}
        self._squares = {name: np.zeros_like(one) for name, one in weights.items()}
        self.steps = 0

    @abstractmethod
    def learn(self, *given: Reals, rate: float) -> float:
        """One step towards the targets; returns how far off the judgements were, as a mean square."""

    @abstractmethod
    def as_rules_have_it(self, weights: Weights | None = None) -> Reals:
        """All weights in the order in which the rules' network has them."""

    def follow(self, gradients: Weights, rate: float) -> None:
        """A step of Adam's, and one of the running mean."""
        self.steps += 1
        unbiased = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        steady = STEADY if self.steps > 1 / STEADY else 1.0
        for name, gradient in gradients.items():
            mean, square, weights = self._means[name], self._squares[name], self.weights[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weights -= np.float32(unbiased) * mean / (np.sqrt(square) + np.float32(1e-8))
            self.averaged[name] += np.float32(steady) * (weights - self.averaged[name])

    def state(self) -> Weights:
        """Everything that is needed to go on later, by name."""
        kept = {"weights": self.weights, "averaged": self.averaged}
        kept |= {"means": self._means, "squares": self._squares}
        return {f"{kind}.{name}": one for kind, all_ in kept.items() for name, one in all_.items()}

    def restore(self, state: Weights, steps: int) -> None:
        for name, one in self.state().items():
            one[...] = state[name]
        self.steps = steps
