"""How the network of the tile game learns: by playing the closed game against itself, first at a glance and
looking one tile ahead, then with a second look."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tenfold.bots.tiles.network.weights import NETWORK
from tenfold.catalogue import find_game
from tenfold.fast.self_play import SelfPlay
from tenfold.lab.play.worker_pool import Pool
from tenfold.tiles.state import State

from .course import Course, Inputs, Plan
from .tile_network import LESSON, TileNetwork, inputs_of

PLAN: Final = Plan(80, 2000, 0)
ONE_IN: Final = 20  # so often a close move is tried instead of the best
REUSE: Final = 3  # how often a lesson is learnt from, on average
FIRST_RATE: Final = 2e-3
LAST_RATE: Final = 3e-5
AT_A_GLANCE: Final = 0.85  # of all rounds; then the games are fewer, and better
FEWER: Final = 5


@dataclass(frozen=True, slots=True)
class _Task:
    weights: bytes
    seeds: list[int]  # the course's, and the numbers of the games
    depth: int  # tiles looked ahead
    trust: float


class TileCourse(Course[TileNetwork]):
    def __init__(self, seed: int, folder: Path, plan: Plan | None = None) -> None:
        super().__init__(NETWORK, seed, folder, plan or PLAN, TileNetwork(np.random.default_rng([seed, 5])))

    @property
    def games(self) -> int:
        rounds = self.plan.rounds
        return sum(self._games_when(number / rounds) for number in range(rounds))

    def _games_when(self, share: float) -> int:
        return self.plan.games if share < AT_A_GLANCE else max(self.plan.games // FEWER, 1)

    def prepare(self, pool: Pool) -> None:
        """Nothing: whoever judges at random sees at least the tile that wins next."""

    def played(self, pool: Pool, share: float) -> NDArray[Any]:
        is_quick = share < AT_A_GLANCE
        games = self._games_when(share)
        weights = self.net.as_rules_have_it(self.net.weights if is_quick else self.net.averaged).tobytes()
        tasks: Iterable[_Task] = (
            _Task(weights, [self.seed, *chunk], 1 if is_quick else 2, 0.9 - 0.3 * share)
            for chunk in self.numbers(games)
        )
        lessons = np.frombuffer(b"".join(pool.stream(_play_chunk, tasks)), LESSON)
        return lessons[lessons["wins"] < 1]

    def inputs(self, lessons: NDArray[Any]) -> Inputs:
        return inputs_of(lessons).astype(np.float16), lessons["target"].copy(), 1 - lessons["wins"]

    def rate(self, share: float) -> float:
        return FIRST_RATE * (1 - share) ** 2 + LAST_RATE

    def reuse(self) -> int:
        return REUSE

    def remembered(self, share: float) -> int:
        return 100_000 if share < AT_A_GLANCE else 200_000


_table: SelfPlay | None = None


def _play_chunk(task: _Task) -> bytes:
    global _table  # noqa: PLW0603  (one for each process: a table takes long to set)
    _table = _table or SelfPlay("tiles")
    _table.learn(task.weights)
    seed, *numbers = task.seeds
    return b"".join(_lessons(_table, task, seed, number) for number in numbers)


def _lessons(table: SelfPlay, task: _Task, seed: int, number: int) -> bytes:
    rng = np.random.default_rng([seed, number])
    game = find_game("tiles")
    options = {"edition": "steffen", "open": False, "start": int(rng.integers(2))}
    start: State = game.start(game.read_options(options))
    return table.play(start, int(rng.integers(1 << 62)), ONE_IN, task.depth, task.trust)
