"""Both games in OpenSpiel: its own checks, its algorithms, and our solver's word against theirs."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, minimax
from open_spiel.python.observation import make_observation

import tenfold.envs.open_spiel  # noqa: F401
from tenfold.catalogue import find_game
from tenfold.envs import cards_v0
from tenfold.fast.solver import CardSolver
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import check_game

SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "cards": ("tenfold_cards", {"edition": "aeg", "seats": 2}),
    "four": ("tenfold_cards", {"edition": "gamefactory", "seats": 4}),
    "closed": ("tenfold_tiles", {}),
    "open": ("tenfold_tiles", {"open": True, "deal": 5}),
}
TOY = {"B1": 1, "B2": 1, "G9": 1, "$3": 1}


def random_play(state: Any, dice: Random) -> None:
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", SETUPS)
def test_the_library_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(*SETUPS[name]), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SETUPS)
def test_a_state_survives_being_written_down(name: str) -> None:
    game, dice = pyspiel.load_game(*SETUPS[name]), Random(3)
    state = game.new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        action = dice.choice(
            [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(action)
    written = pyspiel.serialize_game_and_state(game, state)
    _, read = pyspiel.deserialize_game_and_state(written)
    for other in (read, state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        random_play(other, Random(1))
    random_play(state, Random(1))
    assert other.returns() == state.returns()


@pytest.mark.parametrize("name", SETUPS)
def test_chance_counts_and_returns_add_up_to_nothing(name: str) -> None:
    state, dice = pyspiel.load_game(*SETUPS[name]).new_initial_state(), Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(dice.choice(outcomes)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_a_game_from_another_door_is_the_same_here() -> None:
    env = cards_v0.env(seats=2)
    env.reset(seed=4)
    rng = np.random.default_rng(1)
    while not env.match.is_over:
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    record = env.match.table.record()
    state = pyspiel.load_game("tenfold_cards").new_initial_state()
    for token in record.moves:
        state.apply_action(state.string_to_action(token))
    assert state.returns() == [share - 0.5 for share in env.match.table.shares]
    assert json.loads(state.to_json()) == find_game("cards").view(check_game(record).state)


def test_a_game_played_here_verifies() -> None:
    state = pyspiel.load_game("tenfold_tiles").new_initial_state()
    tokens, dice = [], Random(5)
    while not state.is_terminal():
        chance = (
            [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        action = dice.choice(chance)
        tokens.append(state.action_to_string(state.current_player(), action))
        state.apply_action(action)
    tiles = find_game("tiles")
    options = tiles.write_options(tiles.read_options({"edition": "steffen"}))
    played = Play.from_record(Record("tiles", options, tokens))
    assert check_game(Record("tiles", options, tokens, played.result)).is_over


def test_what_is_observed_is_what_other_doors_show() -> None:
    env = cards_v0.env(seats=2)
    env.reset(seed=1)
    game = pyspiel.load_game("tenfold_cards")
    observation = make_observation(game)
    observation.set_from(game.new_initial_state(), player=0)
    assert observation.tensor.tolist() == env.observe("player_0")["observation"].tolist()


def test_its_expectiminimax_agrees_with_our_solver_on_a_toy_deck() -> None:
    game = pyspiel.load_game("tenfold_cards", {"deck": json.dumps(TOY)})
    value, _ = minimax.expectiminimax(game.new_initial_state(), 1_000, None, maximizing_player_id=0)
    state = find_game("cards").start(
        find_game("cards").read_options({"edition": "aeg", "seats": 2, "deck": TOY})
    )
    solution = CardSolver().solve(state)
    assert solution.is_exact
    assert value == pytest.approx(solution.value[0] - 0.5, abs=1e-9)


def test_its_tree_search_plays_whole_games() -> None:
    game = pyspiel.load_game("tenfold_cards", {"deck": json.dumps(TOY)})
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_what_is_not_legal_is_refused() -> None:
    state = pyspiel.load_game("tenfold_tiles").new_initial_state()
    before = str(state)
    for action in (99, 2000):
        with pytest.raises(ValueError, match="not among the legal actions"):
            state.apply_action(action)
    assert str(state) == before
    with pytest.raises(ValueError, match="JSON"):
        pyspiel.load_game("tenfold_cards", {"deck": "B1"})
