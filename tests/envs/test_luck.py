"""Luck through the doors: nothing on average, and a result less the luck is what the review says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

import tenfold.envs.open_spiel  # noqa: F401
from tenfold.analysis.walk import review
from tenfold.envs import cards_v0, tiles_v0
from tenfold.envs.aec import TenfoldAEC

DECK = {"B1": 1, "B2": 1, "B3": 1, "G7": 1, "G8": 1, "$2": 2, "$3": 1, "*4": 1}


def played(env: TenfoldAEC, seed: int) -> list[list[float]]:
    """The luck that was told of on the way through a game."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    told = [env.infos["player_0"]["luck"]]
    while not env.match.is_over:
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        told.append(env.infos["player_0"]["luck"])
    return told


@pytest.mark.parametrize(
    "make", [lambda: cards_v0.env(seats=3, luck=True, deck=DECK), lambda: tiles_v0.env(luck=True)]
)
def test_luck_is_what_the_review_finds(make: Any) -> None:
    env = make()
    told = played(env, 2)
    record = env.match.table.record()
    found = review(record, "quick")
    assert np.sum(told, axis=0).tolist() == pytest.approx(found.luck, abs=1e-9)
    adjusted = [one.adjusted for one in found.seats]
    assert env.infos["player_0"]["adjusted"] == pytest.approx(adjusted, abs=1e-9)


def test_a_reward_net_of_luck_is_the_share_less_the_luck() -> None:
    env = cards_v0.env(seats=2, reward="net_of_luck", deck=DECK)
    told = played(env, 3)
    expected = np.array(env.match.table.shares) - np.sum(told, axis=0)
    assert list(env.rewards.values()) == pytest.approx(expected.tolist())


def test_luck_is_nothing_on_average() -> None:
    """At every node by itself: weighted by their chances, what the outcomes give adds up to nothing."""
    game = pyspiel.load_game("tenfold_cards", {"deck": '{"B1": 2, "G9": 1, "$4": 2, "**": 1}', "luck": True})
    state, nodes = game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
            continue
        nodes += 1
        total = np.zeros(2)
        for outcome, chance in state.chance_outcomes():
            total += chance * np.array(state.child(outcome).luck())
        assert total.tolist() == pytest.approx([0, 0], abs=1e-12)
        state.apply_action(state.chance_outcomes()[0][0])
    assert nodes > 2
    assert sum(state.adjusted_returns()) == pytest.approx(0, abs=1e-9)
