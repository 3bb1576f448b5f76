"""One learner and many, as Gymnasium has them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tenfold.envs
from tenfold.bots.bot import Turn
from tenfold.envs.single import TenfoldEnv
from tenfold.envs.vector import TenfoldVectorEnv
from tenfold.records.verify import check_game

SETUPS: dict[str, dict[str, Any]] = {
    "cards": {"id": "Tenfold/Cards-v0", "seats": 3, "opponents": "greedy"},
    "solo": {"id": "Tenfold/Cards-v0", "seats": 1, "target": 7},
    "tiles": {"id": "Tenfold/Tiles-v0", "opponents": "greedy"},
    "open tiles": {"id": "Tenfold/Tiles-v0", "open": True},
}


def single(name: str, **more: Any) -> TenfoldEnv:
    env = gymnasium.make(**SETUPS[name], **more).unwrapped
    assert isinstance(env, TenfoldEnv)
    return env


def many(name: str, games: int, **more: Any) -> TenfoldVectorEnv:
    env = gymnasium.make_vec(**SETUPS[name], num_envs=games, **more)
    assert isinstance(env, TenfoldVectorEnv)
    return env


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.filterwarnings("error")
def test_the_library_finds_nothing_wrong(name: str) -> None:
    check_env(single(name), skip_render_check=True)


def test_the_doors_are_registered_by_the_import() -> None:
    assert tenfold.envs.__all__
    assert {"Tenfold/Cards-v0", "Tenfold/Tiles-v0"} <= set(gymnasium.registry)


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("mode", AutoresetMode)
def test_many_games_are_the_same_as_one_each(name: str, mode: AutoresetMode) -> None:
    """Game n of seed s is the one that a single environment has with seed s + n: every observation, mask and
    reward, through all ways to begin anew."""
    games, steps = 3, 150
    vector, ones = many(name, games, autoreset_mode=mode), [single(name) for _ in range(games)]
    seen, info = vector.reset(seed=7)
    expected = [one.reset(seed=7 + number) for number, one in enumerate(ones)]
    rng = np.random.default_rng(1)
    over = np.zeros(games, np.bool_)
    ended = 0
    for _ in range(steps):
        for number, (sight, told) in enumerate(expected):
            if not over[number]:
                assert (seen[number] == sight).all()
                assert (info["action_mask"][number] == told["action_mask"]).all()
        masks = vector.action_masks()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        seen, rewards, terminated, truncated, info = vector.step(actions)
        assert not truncated.any()
        for number, one in enumerate(ones):
            if over[number]:
                continue
            sight, reward, is_over, _, told = one.step(int(actions[number]))
            expected[number] = sight, told
            assert rewards[number] == reward
            assert terminated[number] == is_over
            if is_over:
                ended += 1
                last = info["final_obs"][number] if mode is AutoresetMode.SAME_STEP else seen[number]
                assert (last == sight).all()
        over |= terminated
        if over.all():
            break
    assert ended == games or not over.all()


def test_arrays_are_copies_unless_one_wants_speed() -> None:
    for copy in (True, False):
        env = many("cards", 4, copy=copy)
        seen, info = env.reset(seed=1)
        kept, masks = seen.copy(), info["action_mask"].copy()
        for _ in range(5):
            env.step(env.random_actions())
        assert (seen == kept).all() == copy
        assert (info["action_mask"] == masks).all() == copy


def test_a_game_that_is_over_begins_anew_as_declared() -> None:
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        env = many("tiles", 8, autoreset_mode=mode)
        assert env.metadata["autoreset_mode"] is mode
        env.reset(seed=2)
        was_over, ends = np.zeros(8, np.bool_), 0
        for _ in range(300):
            seen, rewards, terminated, _, info = env.step(env.action_space.sample())
            assert not (was_over & terminated).any() or mode is AutoresetMode.SAME_STEP
            if mode is AutoresetMode.NEXT_STEP:
                assert (rewards[was_over] == 0).all()
                was_over = terminated
            for game in np.flatnonzero(terminated):
                ends += 1
                assert (mode is AutoresetMode.SAME_STEP) == ("final_obs" in info)
                if mode is AutoresetMode.SAME_STEP:
                    assert info["final_obs"][game].shape == seen[game].shape
                    assert info["_final_info"][game]
                    assert info["action_mask"][game].any()
        assert ends > 0


def test_only_some_games_begin_anew_if_asked() -> None:
    env = many("cards", 4, autoreset_mode=AutoresetMode.DISABLED)
    first, _ = env.reset(seed=3)
    for _ in range(3):
        env.step(env.random_actions())
    mask = np.array([True, False, True, False])
    seen, _ = env.reset(seed=3, options={"reset_mask": mask})
    assert [(row == before).all() for row, before in zip(seen, first, strict=True)] == mask.tolist()


def test_an_illegal_action_names_its_game_and_changes_nothing() -> None:
    env = many("cards", 3)
    seen, _ = env.reset(seed=1)
    actions = env.random_actions()
    actions[1] = 1
    with pytest.raises(ValueError, match="1"):
        env.step(actions)
    assert (env.games.seen == seen).all()


def test_opponents_are_names_functions_or_one_for_each_seat() -> None:
    asked = []

    def first_move(turn: Turn) -> int:
        asked.append(turn.seat)
        return turn.legal[0]

    env = gymnasium.make("Tenfold/Cards-v0", seats=3, seat=0, opponents=[first_move, "random"]).unwrapped
    assert isinstance(env, TenfoldEnv)
    env.reset(seed=1)
    while not env.match.is_over:
        env.step(env.action_space.sample())
    assert set(asked) == {1}
    assert check_game(env.match.table.record()).is_over
    with pytest.raises(ValueError, match="2"):
        gymnasium.make("Tenfold/Cards-v0", seats=3, opponents=["random"])
    with pytest.raises(ValueError, match="nobody"):
        gymnasium.make("Tenfold/Cards-v0", opponents="nobody")
    with pytest.raises(ValueError, match="sync"):
        gymnasium.make_vec("Tenfold/Cards-v0", num_envs=2, opponents=first_move)


def test_whoever_does_something_illegal_forfeits_and_is_told_why() -> None:
    env = single("cards", seat=0)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(1)
    assert (reward, terminated) == (0.0, True)
    assert info["illegal"].endswith(".")
    with pytest.raises(ValueError, match="over"):
        env.step(0)
    env.reset(seed=1)
    assert not env.step(0)[2]


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_there_is_not_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 2"):
        single("cards", seat=seat)
    with pytest.raises(ValueError, match="from 0 to 2"):
        many("cards", 2, seat=seat)
    with pytest.raises(ValueError, match="at least one"):
        many("cards", 0)


def test_games_are_played_in_processes_of_their_own() -> None:
    env = gymnasium.make_vec(
        "Tenfold/Tiles-v0", num_envs=2, vectorization_mode="async", vector_kwargs={"context": "spawn"}
    )
    _, info = env.reset(seed=1)
    env.step(np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]]))
    env.close()
