"""A learner really learns: the example of the documentation, shortened."""

from __future__ import annotations

import numpy as np
from learn_with_numpy import TOY_DECK, learn


def test_a_linear_policy_beats_random_at_a_toy_table() -> None:
    _, won = learn(steps=300, games=64, seed=1, rate=0.08, seats=2, opponents="random", deck=TOY_DECK)
    assert len(won) > 900
    assert np.mean(won[-200:]) > 0.65  # it begins with 0.5; four standard errors are 0.14
