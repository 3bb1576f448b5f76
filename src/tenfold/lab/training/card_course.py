"""A course: how a network of the card game learns, round by round, from nothing.

It begins with what became of positions in games between `greedy` players. Then every round it plays against
itself, in every edition and variant, and learns from the last rounds' positions in a random order. What it
has learnt, what it learns from and how far it has come is in a folder, so that it can stop at any time and go
on; everything follows from the seed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.bots.cards.weights import NETWORKS, seats_of
from tenfold.cards.edition import editions
from tenfold.cards.state import State
from tenfold.catalogue import find_game
from tenfold.fast.self_play import SelfPlay
from tenfold.lab.play.worker_pool import Pool
from tenfold.protocol.game import Json

from .card_network import BATCH, LESSON, CardNetwork

FIRST_STEPS: Final = 1500
CHUNK: Final = 10  # games that a worker plays at a time
ONE_IN: Final = 24  # so often a close move is tried instead of the best
REUSE: Final = 4  # how often a lesson is learnt from, on average
FIRST_RATE: Final = 1e-3
LAST_RATE: Final = 5e-5
MOST_USUAL: Final = "aeg"  # the edition that half of the games are played in
BUSTING_ONE_IN: Final = 5


@dataclass(frozen=True, slots=True)
class Plan:
    """How long a network learns."""

    rounds: int
    games: int  # a round
    first_games: int = 4000  # between greedy players


PLANS: Final = {
    "solo": Plan(320, 160),
    "two": Plan(160, 100),
    "three": Plan(130, 80),
    "four": Plan(120, 60),
    "five": Plan(200, 60),
}


@dataclass(frozen=True, slots=True)
class Round:
    """What a round came to."""

    network: str
    number: int
    rounds: int
    lessons: int
    error: float  # how far judgements were off what they should have been, as a root of a mean square


class Inputs(NamedTuple):
    """Lessons as the network takes them in."""

    colours: NDArray[np.uint8]
    facts: NDArray[np.uint8]
    targets: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class _Task:
    network: str
    weights: bytes  # none: games between greedy players
    seeds: list[int]  # the course's, and the numbers of the games
    trust: float


class Course:
    def __init__(self, network: str, seed: int, folder: Path, plan: Plan | None = None) -> None:
        self.network, self.seed, self.plan = network, seed, plan or PLANS[network]
        self.net = CardNetwork(seats_of(network), np.random.default_rng([seed, NETWORKS.index(network)]))
        self.done = 0  # rounds
        self._folder = folder / network
        self._recent: dict[int, Inputs] = {}  # the lessons of the last rounds
        self._folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._resume()

    def weights(self) -> bytes:
        """What has been learnt, on average over the last steps, as the rules have it."""
        return self.net.as_rules_have_it().tobytes()

    def rounds(self, pool: Pool) -> Iterator[Round]:
        """Learns until the plan is fulfilled; every round that is told of has been kept."""
        if self.net.steps == 0:
            lessons = self._played(pool, self.plan.first_games, b"", 1.0)
            self._learn([self._inputs(lessons)], min(FIRST_STEPS, len(lessons) // BATCH), FIRST_RATE)
        while self.done < self.plan.rounds:
            share = self.done / self.plan.rounds
            weights = self.net.as_rules_have_it(self.net.weights).tobytes()
            lessons = self._played(pool, self.plan.games, weights, _trust(share))
            self.done += 1
            self._recent[self.done] = self._inputs(lessons)
            self._forget(80_000 if share < 0.5 else 200_000)
            rate = FIRST_RATE * (1 - share) + LAST_RATE
            error = self._learn(list(self._recent.values()), len(lessons) * REUSE // BATCH, rate)
            self._keep(lessons)
            yield Round(self.network, self.done, self.plan.rounds, len(lessons), error)

    def _played(self, pool: Pool, games: int, weights: bytes, trust: float) -> NDArray[Any]:
        first = self.done * 100_000
        chunks = (range(first + at, first + min(at + CHUNK, games)) for at in range(0, games, CHUNK))
        tasks = (_Task(self.network, weights, [self.seed, *chunk], trust) for chunk in chunks)
        return np.frombuffer(b"".join(pool.stream(_play_chunk, tasks)), LESSON)

    def _inputs(self, lessons: NDArray[Any]) -> Inputs:
        return Inputs(*self.net.inputs(lessons), lessons["target"][:, : self.net.seats].copy())

    def _learn(self, rounds: list[Inputs], steps: int, rate: float) -> float:
        """Steps over batches, each of four stretches of lessons from anywhere."""
        rng = np.random.default_rng([self.seed, self.done, 1])
        sizes = np.array([len(one.targets) for one in rounds], float)
        error = 0.0
        for _ in range(steps):
            chosen = [rounds[one] for one in rng.choice(len(rounds), 4, p=sizes / sizes.sum())]
            places = [rng.integers(0, len(one.targets), BATCH // 4) for one in chosen]
            colours, facts, targets = (
                np.concatenate([one[part][at] for one, at in zip(chosen, places, strict=True)])
                for part in range(3)
            )
            error += self.net.learn(colours.astype(np.float32), facts.astype(np.float32), targets, rate)
        return float(np.sqrt(error / max(steps, 1)))

    # What is kept.

    @property
    def _checkpoint(self) -> Path:
        return self._folder / "checkpoint.npz"

    def _lessons_of(self, number: int) -> Path:
        return self._folder / f"round_{number}.npy"

    def _forget(self, most: int) -> None:
        """Lets go of the oldest lessons, as long as enough are left."""
        while sum(len(one.targets) for one in list(self._recent.values())[1:]) > most:
            number = next(iter(self._recent))
            del self._recent[number]
            self._lessons_of(number).unlink(missing_ok=True)

    def _keep(self, lessons: NDArray[Any]) -> None:
        np.save(self._lessons_of(self.done), lessons)
        numbers = np.array(list(self._recent))
        about = {"seed": self.seed, "done": self.done, "steps": self.net.steps, **asdict(self.plan)}
        new = self._checkpoint.with_suffix(".new.npz")
        np.savez(new, about=json.dumps(about), numbers=numbers, **self.net.state())  # type: ignore[arg-type]
        new.replace(self._checkpoint)

    def _resume(self) -> None:
        with np.load(self._checkpoint) as kept:
            about = json.loads(str(kept["about"]))
            if {"seed": self.seed, **asdict(self.plan)}.items() - about.items():
                return  # another course
            self.net.restore(dict(kept), about["steps"])
            self.done = about["done"]
            numbers = [int(number) for number in kept["numbers"]]
        self._recent = {number: self._inputs(np.load(self._lessons_of(number))) for number in numbers}


def _trust(share: float) -> float:
    """How much of what became of a position counts: less, the better the network looks ahead."""
    return 0.95 if share < 0.35 else 0.9 if share < 0.7 else 0.7


_table: SelfPlay | None = None


def _play_chunk(task: _Task) -> bytes:
    global _table  # noqa: PLW0603  (one for each process: a table takes long to set)
    _table = _table or SelfPlay()
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
    known = editions()
    edition = known[str(rng.choice([MOST_USUAL, *known]))]
    options: Json = {"edition": edition.id, "seats": NETWORKS.index(network) + 1}
    options["busting"] = bool(rng.integers(BUSTING_ONE_IN) == 0)
    if network == "solo":
        targets = rng.integers(edition.solo.lowest_target, edition.solo.highest_target + 1, 2)
        options["target"] = int(targets.max())  # the higher ones are harder to learn
    game = find_game("cards")
    state: State = game.start(game.read_options(options))
    return state
