"""A game as environments play it: a table, who has a seat there, and what it is worth to them."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.protocol.game import NOBODY, Json, Move, Seat

from .returns import LuckMeter, checked_reward
from .stepping import Snapshot, Table


class Match:
    def __init__(self, game: str, options: Json, reward: str = "share", luck: bool = False) -> None:
        self.table = Table(game, options)
        self.reward = checked_reward(game, reward)
        written = self.table.game.write_options(self.table.options)
        self._meter = LuckMeter(game, written) if luck or self.reward == "net_of_luck" else None
        self.people = 1 if written.get("seats") == 1 else self.table.seats  # alone, somebody plays by rule
        self.luck = [0.0] * self.table.seats  # of the last step

    @property
    def mover(self) -> Seat:
        return self.table.mover

    @property
    def is_over(self) -> bool:
        return self.table.mover == NOBODY

    @property
    def luck_so_far(self) -> list[float] | None:
        """By seat; None if nobody counts it."""
        return self._meter.total if self._meter else None

    def reset(self, seed: int) -> None:
        self.table.reset(seed)
        self.luck = [0.0] * self.table.seats
        if self._meter:
            self._meter.begin()
            self.luck = self._meter.follow(self.table.first, self.table.dealt)
        self._play_by_rule()

    def step(self, move: Move) -> None:
        """Raises `Illegal` or `Over`."""
        self.luck = [0.0] * self.table.seats
        self._make(move)
        self._play_by_rule()

    def _play_by_rule(self) -> None:
        """The solo opponent has no choice."""
        while self.table.mover >= self.people:
            (move,) = np.flatnonzero(self.table.mask())
            self._make(int(move))

    def _make(self, move: Move) -> None:
        if self._meter is None:
            self.table.step(move)
            return
        before = self.table.state
        self.table.step(move)
        given = self._meter.follow(self.table.game.advance(before, move), self.table.dealt)
        self.luck = [a + b for a, b in zip(self.luck, given, strict=True)]

    def returns(self) -> list[float]:
        """By seat, of a game that is over."""
        shares = self.table.shares
        if self.reward == "points":
            result: Any = self.table.game.result(self.table.state)
            return [float(points) for points in result["scores"]]
        return shares if self.reward == "share" else self.adjusted(shares)

    def adjusted(self, shares: list[float]) -> list[float]:
        assert self._meter
        return [share - luck for share, luck in zip(shares, self._meter.total, strict=True)]

    def snapshot(self) -> tuple[Snapshot, list[float]]:
        return self.table.snapshot(), list(self._meter.total) if self._meter else []

    def restore(self, kept: tuple[Snapshot, list[float]]) -> None:
        self.table.restore(kept[0])
        if self._meter:
            self._meter.total = list(kept[1])
