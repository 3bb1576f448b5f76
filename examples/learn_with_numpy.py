"""A player that learns from nothing, with NumPy alone: a policy that is linear in what it sees.

It plays many games at once against `random`, and after each makes what it did more likely if it won, less
likely if it lost (REINFORCE). A minute is enough to win three games of four.

    python examples/learn_with_numpy.py --steps 400
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import tenfold.envs  # noqa: F401  (registers the environments)

Floats = NDArray[np.float32]

# A small deck, so that a game takes a dozen decisions instead of hundreds.
TOY_DECK = {f"{colour}{number}": 1 for colour in "BG" for number in range(1, 6)} | {"$1": 2, "$2": 1, "$3": 1}


class LinearPolicy:
    def __init__(self, seen: int, moves: int, seed: int) -> None:
        self.weights = np.zeros((seen + 1, moves), np.float32)
        self.rng = np.random.default_rng(seed)

    def features(self, observations: NDArray[Any]) -> Floats:
        """Small numbers as they are, large ones less so, and a 1."""
        scaled = np.sign(observations) * np.log1p(np.abs(observations, dtype=np.float32))
        return np.concatenate([scaled, np.ones((len(scaled), 1), np.float32)], axis=1)

    def chances(self, features: Floats, masks: NDArray[Any]) -> Floats:
        logits = np.where(masks, features @ self.weights, -np.inf)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares: Floats = powers / powers.sum(axis=1, keepdims=True)
        return shares

    def choose(self, features: Floats, masks: NDArray[Any]) -> NDArray[np.int64]:
        """By lot, each move as often as its chance says."""
        chances = self.chances(features, masks)
        chosen: NDArray[np.int64] = (chances.cumsum(axis=1) > self.rng.random((len(chances), 1))).argmax(
            axis=1
        )
        return chosen

    def learn(
        self, features: Floats, masks: NDArray[Any], moves: NDArray[Any], gains: Floats, rate: float
    ) -> None:
        pull = -self.chances(features, masks)
        pull[np.arange(len(moves)), moves] += 1
        self.weights += rate * features.T @ (pull * gains[:, None])


def learn(steps: int, games: int, seed: int, rate: float, **options: Any) -> tuple[LinearPolicy, list[float]]:
    """The policy, and what it won of the games that ended in each of the steps."""
    env: Any = gymnasium.make_vec("Tenfold/Cards-v0", num_envs=games, autoreset_mode="SameStep", **options)
    seen, info = env.reset(seed=seed)
    policy = LinearPolicy(seen.shape[1], info["action_mask"].shape[1], seed)
    kept: list[list[tuple[Floats, Any, int]]] = [[] for _ in range(games)]
    won: list[float] = []
    for _ in range(steps):
        features, masks = policy.features(seen), info["action_mask"].astype(np.bool_)
        moves = policy.choose(features, masks)
        for game in range(games):
            kept[game].append((features[game], masks[game], int(moves[game])))
        seen, rewards, ended, _, info = env.step(moves)
        for game in np.flatnonzero(ended).tolist():
            won.append(float(rewards[game]))
            sights, legal, made = zip(*kept[game], strict=True)
            kept[game] = []
            gains = np.full(len(made), rewards[game] - np.mean(won[-500:]), np.float32)
            policy.learn(np.stack(sights), np.stack(legal), np.array(made), gains, rate / len(made))
    return policy, won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    _, won = learn(
        given.steps, given.games, given.seed, given.rate, seats=2, opponents="random", deck=TOY_DECK
    )
    for at in range(0, len(won) - 199, 200):
        print(f"games {at + 1:5} to {at + 200:5}: won {100 * np.mean(won[at : at + 200]):.0f} %")


if __name__ == "__main__":
    main()
