"""Gymnasium: one learner, house bots or functions at the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tenfold.bots.bot import Turn
from tenfold.loops.dice import below, seed_dice
from tenfold.loops.learners import OTHERS_OF

from .other_seats import Opponents, check_seat, opponents_of
from .position_text import position_text
from .refusals_in_words import in_words
from .seated import Match
from .spaces import LegalMoves, seen_space

Seen = NDArray[np.int16]


class TenfoldEnv(gymnasium.Env[Any, Any]):
    """The mask of legal moves is `info["action_mask"]`, and what `action_masks()` gives. Whoever does
    something else forfeits the game, and `info["illegal"]` says why."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        reward: str = "share",
        luck: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat` is the learner's, by default another one in every game, by lot."""
        with in_words():
            self.match = Match(game, options, reward, luck)
            self._bots = opponents_of(game, opponents, self.match.people)
        table = self.match.table
        check_seat(seat, self.match.people)
        self._wanted = 0 if self.match.people == 1 else seat
        self.seat = self._wanted or 0
        self.render_mode = render_mode
        self.observation_space = seen_space(table)
        self.action_space = LegalMoves(table)
        self._dice = [0]
        self._has_forfeited = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is None:
            seed = int(self.np_random.integers(1 << 62))
        seed_dice(self._dice, seed, OTHERS_OF)
        self.seat = below(self._dice, self.match.people) if self._wanted is None else self._wanted
        self.match.reset(seed)
        self._has_forfeited = False
        luck = self._let_others_play(self.match.luck)
        return self._seen(), self._info(luck)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._has_forfeited:
            raise ValueError("the game is over, since it was forfeited: reset the environment")
        try:
            with in_words():
                self.match.step(int(action))
        except ValueError as refusal:
            if self.match.is_over:
                raise
            self._has_forfeited = True
            return self._seen(), 0.0, True, False, self._info(self.match.luck) | {"illegal": str(refusal)}
        luck = self._let_others_play(self.match.luck)
        is_over = self.match.is_over
        reward = self.match.returns()[self.seat] if is_over else 0.0
        return self._seen(), reward, is_over, False, self._info(luck)

    def action_masks(self) -> NDArray[np.bool_]:
        return self.match.table.mask().astype(np.bool_)

    def render(self) -> str | None:
        return position_text(self.match.table) if self.render_mode == "ansi" else None

    def _let_others_play(self, luck: list[float]) -> list[float]:
        """Until the learner is to decide, or nobody; returns what chance has given, with what it had."""
        match = self.match
        while not match.is_over and match.mover != self.seat:
            table = match.table
            legal = np.flatnonzero(table.mask()).tolist()
            move = legal[0]
            if len(legal) > 1:
                bot = self._bots[(match.mover - self.seat) % match.people - 1]
                turn = Turn(table.game, table.state, match.mover, legal, self._dice, table.course())
                with in_words():
                    chosen = bot(turn)
                move = table.game.move(table.state, chosen) if isinstance(chosen, str) else int(chosen)
            with in_words():
                match.step(move)
            luck = [a + b for a, b in zip(luck, match.luck, strict=True)]
        return luck

    def _seen(self) -> Seen:
        return self.match.table.sight(self.seat)

    def _info(self, luck: list[float]) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.match.table.mask()}
        if self.match.luck_so_far is not None:
            info["luck"] = luck[self.seat]
            if self.match.is_over:
                info["adjusted"] = self.match.adjusted(self.match.table.shares)[self.seat]
        return info


class CardsEnv(TenfoldEnv):
    def __init__(self, **options: Any) -> None:
        super().__init__("cards", **{"edition": "aeg", "seats": 2, **options})


class TilesEnv(TenfoldEnv):
    def __init__(self, **options: Any) -> None:
        super().__init__("tiles", **{"edition": "steffen", **options})
