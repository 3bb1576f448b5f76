"""The games as PettingZoo's own tests want them, and what is promised beyond."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tenfold.envs import cards_v0, tiles_v0
from tenfold.envs.aec import TenfoldAEC
from tenfold.records.verify import check_game

SETUPS: dict[str, Callable[..., TenfoldAEC]] = {
    "four": lambda **more: cards_v0.env(seats=4, **more),
    "busting": lambda **more: cards_v0.env(seats=3, edition="trefl", busting=True, **more),
    "solo": lambda **more: cards_v0.env(seats=1, target=7, **more),
    "closed": tiles_v0.env,
    "open": lambda **more: tiles_v0.env(open=True, **more),
}


def play(env: TenfoldAEC, seed: int, dice: int = 0) -> None:
    """A whole game at random."""
    rng = np.random.default_rng(dice)
    env.reset(seed=seed)
    while not env.match.is_over:
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))


@pytest.mark.parametrize("name", SETUPS)
def test_the_library_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        # It would rather have a box than a dictionary, and yet asks for masks in a dictionary.
        warnings.filterwarnings("ignore", "Observation space for each agent|Observation is not a NumPy array")
        api_test(SETUPS[name](), num_cycles=200)
        seed_test(SETUPS[name], num_cycles=50)
        render_test(SETUPS[name])


@pytest.mark.parametrize("name", SETUPS)
def test_games_verify_and_their_rewards_are_shares(name: str) -> None:
    env = SETUPS[name]()
    for seed in range(3):
        play(env, seed)
        record = env.match.table.record()
        assert check_game(record).is_over
        assert sum(env.match.table.shares) == pytest.approx(1)
        assert env.rewards == {
            f"player_{seat}": env.match.table.shares[seat] for seat in range(env.match.people)
        }


def test_points_are_rewards_if_asked() -> None:
    env = cards_v0.env(seats=2, reward="points")
    play(env, 1)
    result: Any = env.match.table.game.result(env.match.table.state)
    assert list(env.rewards.values()) == result["scores"]


def test_an_illegal_move_is_refused_in_a_sentence_and_changes_nothing() -> None:
    env = cards_v0.env(seats=2)
    env.reset(seed=1)
    before = env.match.table.snapshot()
    for move in (1, -1, 538):
        with pytest.raises(ValueError, match=r"\.$"):
            env.step(move)
    after = env.match.table.snapshot()
    assert (after.state, after.mask, after.chance) == (before.state, before.mask, before.chance)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"edition": "nowhere"}, "nowhere"),
        ({"seats": 9}, "9"),
        ({"reward": "fame"}, "fame"),
        ({"colour": 1}, "colour"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(options: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        cards_v0.env(**options)


@pytest.mark.parametrize("name", SETUPS)
def test_a_clone_goes_on_alike_and_a_snapshot_can_be_gone_back_to(name: str) -> None:
    env = SETUPS[name]()
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(12):
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    kept, other = env.snapshot(), env.clone()
    moves = []
    while not env.match.is_over:
        moves.append(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        env.step(moves[-1])
    for move in moves:
        other.step(move)
    assert other.match.table.moves == env.match.table.moves
    assert other.rewards == env.rewards
    env.restore(kept)
    for move in moves:
        env.step(move)
    assert other.match.table.moves == env.match.table.moves
    assert other.rewards == env.rewards


def test_what_another_seat_sees_is_the_same_table_from_its_place() -> None:
    env = cards_v0.env(seats=3)
    env.reset(seed=5)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    mine, next_one = (env.observe(f"player_{seat}")["observation"] for seat in (0, 1))
    fields = env.match.table.fields()
    assert mine[fields["hand", 1]].tolist() == next_one[fields["hand", 0]].tolist()
    assert mine[fields["deck", 0]].tolist() == next_one[fields["deck", 0]].tolist()
