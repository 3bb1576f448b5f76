"""How a network of the card game learns.

It begins with what became of positions in games between `greedy` players. Then it plays against itself, in
every edition and variant.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tenfold.bots.cards.network.weights import NETWORKS, seats_of
from tenfold.cards.edition import published
from tenfold.cards.state import State
from tenfold.catalogue import find_game
from tenfold.fast.self_play import SelfPlay
from tenfold.lab.play.worker_pool import Pool
from tenfold.protocol.game import Json

from .card_network import LESSON, CardNetwork
from .course import BATCH, Course, Inputs, Plan

FIRST_STEPS: Final = 1500
ONE_IN: Final = 24  # so often a close move is tried instead of the best
REUSE: Final = 4  # how often a lesson is learnt from, on average
FIRST_RATE: Final = 1e-3
LAST_RATE: Final = 5e-5
MOST_USUAL: Final = "aeg"  # the edition that two of five games are played in
BUSTING_ONE_IN: Final = 5


PLANS: Final = {
    "solo": Plan(1280, 160),
    "two": Plan(480, 100),
    "three": Plan(650, 80),
    "four": Plan(600, 60),
    "five": Plan(400, 60),
}


@dataclass(frozen=True, slots=True)
class _Task:
    network: str
    weights: bytes  # none: games between greedy players
    seeds: list[int]  # the course's, and the numbers of the games
    trust: float


class CardCourse(Course[CardNetwork]):
    def __init__(self, network: str, seed: int, folder: Path, plan: Plan | None = None) -> None:
        net = CardNetwork(seats_of(network), np.random.default_rng([seed, NETWORKS.index(network)]))
        super().__init__(network, seed, folder, plan or PLANS[network], net)

    def prepare(self, pool: Pool) -> None:
        lessons = self._lessons(pool, self.plan.first_games, b"", 1.0)
        self.learn([self.inputs(lessons)], min(FIRST_STEPS, len(lessons) // BATCH), FIRST_RATE)

    def played(self, pool: Pool, share: float) -> NDArray[Any]:
        weights = self.net.as_rules_have_it(self.net.weights).tobytes()
        return self._lessons(pool, self.plan.games, weights, _trust(share))

    def _lessons(self, pool: Pool, games: int, weights: bytes, trust: float) -> NDArray[Any]:
        tasks: Iterable[_Task] = (
            _Task(self.network, weights, [self.seed, *chunk], trust) for chunk in self.numbers(games)
        )
        return np.frombuffer(b"".join(pool.stream(_play_chunk, tasks)), LESSON)

    def inputs(self, lessons: NDArray[Any]) -> Inputs:
        return *self.net.inputs(lessons), lessons["target"][:, : self.net.seats].copy()

    def rate(self, share: float) -> float:
        return FIRST_RATE * (1 - share) + LAST_RATE

    def reuse(self) -> int:
        return REUSE

    def remembered(self, share: float) -> int:
        return 80_000 if share < 0.5 else 200_000


def _trust(share: float) -> float:
    """How much of what became of a position counts: less, the better the network looks ahead."""
    return 0.95 if share < 0.35 else 0.9 if share < 0.7 else 0.7


_table: SelfPlay | None = None


def _play_chunk(task: _Task) -> bytes:
    global _table  # noqa: PLW0603  (one for each process: a table takes long to set)
    _table = _table or SelfPlay("cards")
    if task.weights:
        _table.learn(task.weights)
    seed, *numbers = task.seeds
    return b"".join(_lessons(_table, task, seed, number) for number in numbers)


def _lessons(table: SelfPlay, task: _Task, seed: int, number: int) -> bytes:
    rng = np.random.default_rng([seed, number, NETWORKS.index(task.network)])
    start, dice = _start(task.network, rng), int(rng.integers(1 << 62))
    return table.play(start, dice, ONE_IN, task.trust) if task.weights else table.watch(start, dice)


def _start(network: str, rng: np.random.Generator) -> State:
    """A game of any edition and variant that the network is for."""
    known = published()
    edition = known[str(rng.choice([MOST_USUAL, *known]))]
    options: Json = {"edition": edition.id, "seats": NETWORKS.index(network) + 1}
    options["busting"] = bool(rng.integers(BUSTING_ONE_IN) == 0)
    if network == "solo":
        targets = rng.integers(edition.solo.lowest_target, edition.solo.highest_target + 1, 2)
        options["target"] = int(targets.max())  # the higher ones are harder to learn
    game = find_game("cards")
    state: State = game.start(game.read_options(options))
    return state
