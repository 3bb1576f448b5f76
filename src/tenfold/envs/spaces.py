"""What a seat sees, as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .many_games import Learners
from .stepping import Table

LOWEST: Final = -128  # tiles may wander, and a total may be below 0
HIGHEST: Final = 1024  # moves of the longest second round


def seen_space(table: Table) -> spaces.Box:
    return spaces.Box(LOWEST, HIGHEST, (table.observed,), np.int16)


def observation_space(table: Table) -> spaces.Space[Any]:
    mask = spaces.Box(0, 1, (table.space,), np.int8)
    return spaces.Dict({"observation": seen_space(table), "action_mask": mask})


class LegalMoves(spaces.Discrete):
    """The moves of one game: without a mask of its own, `sample` draws among those that are legal now. What
    is allowed is looked for, not checked first as the library does: that takes as long as a whole step."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.space)
        self._table = table

    def __reduce__(self) -> Any:
        """In another process there is no such game: there it is any space of so many moves."""
        return spaces.Discrete, (int(self.n),)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        legal = np.flatnonzero(self._table.mask() if mask is None else mask)
        if probability is not None or len(legal) == 0:
            return super().sample(mask, probability)
        return legal[int(self.np_random.random() * len(legal))]


class LegalMovesOfMany(spaces.MultiDiscrete):
    """The moves of many games: `sample` draws one that is legal in each."""

    def __init__(self, games: Learners) -> None:
        super().__init__([games.space] * len(games.seats))
        self._games = games

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            chances = self.np_random.random(self._games.mask.shape) * self.masks()
            return chances.argmax(axis=1).astype(self.dtype)
        return super().sample(mask, probability)

    def masks(self) -> NDArray[np.bool_]:
        """By game and move; of a game that is over, everything: whatever is chosen, it begins anew."""
        masks = self._games.mask.astype(np.bool_)
        masks[self._games.ended.astype(np.bool_)] = True
        return masks
