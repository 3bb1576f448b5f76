"""A course: how a network learns, round by round, from nothing.

Every round it plays against itself and learns from the last rounds' positions in a random order. What it has
learnt, what it learns from and how far it has come is in a folder, so that it can stop at any time and go on;
everything follows from the seed.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from tenfold.lab.play.worker_pool import Pool

from .learning import Learning

BATCH: Final = 256
CHUNK: Final = 10  # games that a worker plays at a time

Inputs: TypeAlias = tuple[NDArray[Any], ...]  # lessons as a network takes them in, the targets among them
Net = TypeVar("Net", bound=Learning)


@dataclass(frozen=True, slots=True)
class Plan:
    """How long a network learns."""

    rounds: int
    games: int  # a round
    first_games: int = 4000  # cards: between greedy players, beforehand


@dataclass(frozen=True, slots=True)
class Round:
    """What a round came to."""

    network: str
    number: int
    rounds: int
    lessons: int
    error: float  # how far judgements were off what they should have been, as a root of a mean square


class Course(ABC, Generic[Net]):
    def __init__(self, network: str, seed: int, folder: Path, plan: Plan, net: Net) -> None:
        self.network, self.seed, self.plan, self.net = network, seed, plan, net
        self.done = 0  # rounds
        self._folder = folder / network
        self._recent: dict[int, Inputs] = {}  # the lessons of the last rounds
        self._folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._resume()

    # How a network learns.

    @abstractmethod
    def prepare(self, pool: Pool) -> None:
        """What is learnt before the first round."""

    @abstractmethod
    def played(self, pool: Pool, share: float) -> NDArray[Any]:
        """The lessons of a round, when such a share of all rounds is done."""

    @abstractmethod
    def inputs(self, lessons: NDArray[Any]) -> Inputs: ...

    @abstractmethod
    def rate(self, share: float) -> float:
        """How far a step goes."""

    @abstractmethod
    def reuse(self) -> int:
        """How often a lesson is learnt from, on average."""

    @abstractmethod
    def remembered(self, share: float) -> int:
        """How many lessons are learnt from, at least."""

    @property
    def games(self) -> int:
        """How many it plays against itself in all."""
        return self.plan.rounds * self.plan.games

    def weights(self) -> bytes:
        """What has been learnt, on average over the last steps, as the rules have it."""
        return self.net.as_rules_have_it().tobytes()

    def rounds(self, pool: Pool) -> Iterator[Round]:
        """Learns until the plan is fulfilled; every round that is told of has been kept."""
        if self.net.steps == 0:
            self.prepare(pool)
        while self.done < self.plan.rounds:
            share = self.done / self.plan.rounds
            lessons = self.played(pool, share)
            self.done += 1
            self._recent[self.done] = self.inputs(lessons)
            self._forget(self.remembered(share))
            steps = len(lessons) * self.reuse() // BATCH
            error = self.learn(list(self._recent.values()), steps, self.rate(share))
            self._keep(lessons)
            yield Round(self.network, self.done, self.plan.rounds, len(lessons), error)

    def numbers(self, games: int) -> Iterator[range]:
        """The numbers of a round's games, a chunk at a time."""
        first = self.done * 100_000
        return (range(first + at, first + min(at + CHUNK, games)) for at in range(0, games, CHUNK))

    def learn(self, rounds: list[Inputs], steps: int, rate: float) -> float:
        """Steps over batches, each of four stretches of lessons from anywhere."""
        rng = np.random.default_rng([self.seed, self.done, 1])
        sizes = np.array([len(one[0]) for one in rounds], float)
        error = 0.0
        for _ in range(steps):
            chosen = [rounds[one] for one in rng.choice(len(rounds), 4, p=sizes / sizes.sum())]
            places = [rng.integers(0, len(one[0]), BATCH // 4) for one in chosen]
            batch = [
                np.concatenate([one[part][at] for one, at in zip(chosen, places, strict=True)])
                for part in range(len(rounds[0]))
            ]
            error += self.net.learn(*(part.astype(np.float32) for part in batch), rate=rate)
        return float(np.sqrt(error / max(steps, 1)))

    # What is kept.

    @property
    def _checkpoint(self) -> Path:
        return self._folder / "checkpoint.npz"

    def _lessons_of(self, number: int) -> Path:
        return self._folder / f"round_{number}.npy"

    def _forget(self, most: int) -> None:
        """Lets go of the oldest lessons, as long as enough are left."""
        while sum(len(one[0]) for one in list(self._recent.values())[1:]) > most:
            del self._recent[next(iter(self._recent))]

    def _keep(self, lessons: NDArray[Any]) -> None:
        np.save(self._lessons_of(self.done), lessons)
        numbers = np.array(list(self._recent))
        about = {"seed": self.seed, "done": self.done, "steps": self.net.steps, **asdict(self.plan)}
        new = self._checkpoint.with_suffix(".new.npz")
        np.savez(new, about=json.dumps(about), numbers=numbers, **self.net.state())  # type: ignore[arg-type]
        new.replace(self._checkpoint)
        kept = {self._lessons_of(number) for number in self._recent}
        for old in set(self._folder.glob("round_*.npy")) - kept:  # no checkpoint speaks of them any more
            old.unlink()

    def _resume(self) -> None:
        with np.load(self._checkpoint) as kept:
            about = json.loads(str(kept["about"]))
            if {"seed": self.seed, **asdict(self.plan)}.items() - about.items():
                return  # another course
            self.net.restore(dict(kept), about["steps"])
            self.done = about["done"]
            numbers = [int(number) for number in kept["numbers"]]
        self._recent = {number: self.inputs(np.load(self._lessons_of(number))) for number in numbers}
