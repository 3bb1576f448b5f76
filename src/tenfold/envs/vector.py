"""Gymnasium: many games of a learner at once, chance and opponents inside the compiled module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tenfold.protocol.errors import BadOptions

from .many_games import ANY_SEAT, Learners
from .other_seats import Opponents, check_seat, spread
from .refusals_in_words import in_words
from .spaces import LegalMovesOfMany, seen_space
from .stepping import Table

Arrays = NDArray[Any]


class TenfoldVectorEnv(VectorEnv[Arrays, Arrays, Arrays]):
    """Game n of seed s is the game that one environment has with seed s + n.

    Observations and masks are copies, unless `copy=False`: then the next step writes over them.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        reward: str = "share",
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        self.num_envs, self._copy = num_envs, copy
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self._mode}
        if reward != "share":
            raise ValueError(
                f"a vector of games tells shares, not {reward!r}; vectorization_mode='sync' does"
            )
        if num_envs < 1:
            raise ValueError(f"num_envs is {num_envs}; at least one game is needed")
        with in_words():
            table = Table(game, options)
            people = 1 if options.get("seats") == 1 else table.seats
            check_seat(seat, people)
            names = _names(opponents, people) + ["random"] * (table.seats - people)
            wanted = 0 if people == 1 else ANY_SEAT if seat is None else int(seat)
            self.games = Learners(game, options, num_envs, names, wanted)
        self.single_observation_space = seen_space(table)
        self.single_action_space = spaces.Discrete(table.space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: LegalMovesOfMany = LegalMovesOfMany(self.games)
        self._all = np.ones(num_envs, np.bool_)
        self._never = np.zeros(num_envs, np.bool_)
        self._rows = np.arange(num_envs)
        self._seed_all(None)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """`options={"reset_mask": ...}` begins only some of the games anew."""
        asked = self._all if options is None else np.asarray(options.get("reset_mask", self._all), np.bool_)
        if seed is not None:
            self._seed(seed, asked)
        self.games.open(asked)
        return self._seen(), self._info()

    def step(self, actions: Arrays) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Any]]:
        games = self.games
        was_over = games.ended.astype(np.bool_)
        with in_words():
            games.step(actions)
        ended = games.ended.astype(np.bool_) & ~was_over
        rewards = np.where(ended, games.shares[self._rows, games.seats], 0.0)
        info: dict[str, Any] = {}
        if self._mode is AutoresetMode.NEXT_STEP and was_over.any():
            games.open(was_over)
        elif self._mode is AutoresetMode.SAME_STEP and ended.any():
            info = self._final(ended)
            games.open(ended)
        return self._seen(), rewards, ended, self._never.copy(), info | self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        return self.action_space.masks()

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, at random."""
        return self.games.random_moves().copy()

    def _seen(self) -> Arrays:
        return self.games.seen.copy() if self._copy else self.games.seen

    def _info(self) -> dict[str, Any]:
        masks = self.games.mask.copy() if self._copy else self.games.mask
        return {"action_mask": masks, "_action_mask": self._all.copy()}

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """What games looked like when they ended, before they begin anew in the same step."""
        seen = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            seen[game] = self.games.seen[game].copy()
        masks = {"action_mask": self.games.mask.copy(), "_action_mask": ended}
        return {"final_obs": seen, "_final_obs": ended, "final_info": masks, "_final_info": ended}

    def _seed(self, seed: int | Sequence[int | None], asked: NDArray[np.bool_]) -> None:
        if isinstance(seed, int | np.integer):
            self.games.seed(int(seed) + self._rows, asked)
        elif len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, not {len(seed)}")
        else:
            given = np.array([one is not None for one in seed])
            self.games.seed(np.array([one or 0 for one in seed], np.int64), asked & given)

    def _seed_all(self, seed: int | None) -> None:
        self.games.seed(np.random.default_rng(seed).integers(1 << 62, size=self.num_envs), self._all)


def _names(opponents: Opponents, people: int) -> list[str]:
    names = spread(opponents, people)
    if not all(isinstance(one, str) for one in names):
        raise BadOptions("options.house_opponents")
    return [str(one) for one in names]


class CardsVectorEnv(TenfoldVectorEnv):
    def __init__(self, num_envs: int = 1, **options: Any) -> None:
        super().__init__("cards", num_envs, **{"edition": "aeg", "seats": 2, **options})


class TilesVectorEnv(TenfoldVectorEnv):
    def __init__(self, num_envs: int = 1, **options: Any) -> None:
        super().__init__("tiles", num_envs, **{"edition": "steffen", **options})
