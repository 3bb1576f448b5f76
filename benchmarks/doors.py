"""How fast the doors for programs are, beside the libraries' own games, in one run on one core.

    uv run --with "pettingzoo[classic]" python benchmarks/doors.py

Every pair takes turns, a round each, and the middle of the ratios is told.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import pyspiel

from tenfold.envs import cards_v0

SECONDS = 1.0  # a round


def steps_of(play: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time."""
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += play()
    return done / (time.process_time() - began)


def random_in_pettingzoo(env: Any) -> Callable[[], int]:
    seeds = iter(range(1_000_000))

    def play() -> int:
        moves = 0
        env.reset(seed=next(seeds))
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            moves += 1
        return moves

    return play


def random_in_open_spiel(name: str, parameters: dict[str, Any]) -> Callable[[], int]:
    game, dice = pyspiel.load_game(name, parameters), Random(1)

    def play() -> int:
        moves, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def random_in_a_vector(games: int) -> Callable[[], int]:
    env: Any = gymnasium.make_vec("Tenfold/Cards-v0", num_envs=games, seats=2, opponents="random")
    env.reset(seed=1)

    def play() -> int:
        for _ in range(50):
            env.step(env.random_actions())
        return 50 * games

    return play


def compare(name: str, ours: Callable[[], int], theirs: Callable[[], int], rounds: int) -> None:
    pairs = [(steps_of(ours, SECONDS), steps_of(theirs, SECONDS)) for _ in range(rounds)]
    ratio = statistics.median(mine / other for mine, other in pairs)
    mine, other = (statistics.median(one) for one in zip(*pairs, strict=True))
    print(f"{name}: {ratio:.1f} times ({mine:,.0f} against {other:,.0f} a second)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    for module in ("leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3"):
        try:
            theirs = importlib.import_module(f"pettingzoo.classic.{module}").env()
        except ImportError as error:
            print(f"PettingZoo's {module} is not there ({error})")
            continue
        ours = random_in_pettingzoo(cards_v0.env(seats=4))
        compare(f"PettingZoo, four players, against its {module}", ours, random_in_pettingzoo(theirs), rounds)
    for registered in ("open_spiel.python.games.block_dominoes", "tenfold.envs.open_spiel"):
        importlib.import_module(registered)
    dominoes = random_in_open_spiel("python_block_dominoes", {})
    for name in ("tenfold_cards", "tenfold_tiles"):
        compare(f"OpenSpiel, {name} against its dominoes", random_in_open_spiel(name, {}), dominoes, rounds)
    vector = statistics.median(steps_of(random_in_a_vector(1024), SECONDS) for _ in range(rounds))
    print(f"Gymnasium, 1,024 games at once: {vector:,.0f} steps a second of one core")


if __name__ == "__main__":
    main()
