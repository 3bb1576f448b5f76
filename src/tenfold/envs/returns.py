"""What a game was worth to a seat: its share of the victory, its points, or its share net of luck.

Luck is what chance changed: the value of the position that it led to, less the mean over all that it might
have led to. So it is nothing on average, and a return less the luck tells two players apart in fewer games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from tenfold.analysis.evaluator import evaluator_for
from tenfold.catalogue import find_game
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json, Move

Reward: TypeAlias = Literal["share", "points", "net_of_luck"]
REWARDS: Final[tuple[Reward, ...]] = ("share", "points", "net_of_luck")


def checked_reward(game: str, reward: str) -> Reward:
    known = REWARDS if game == "cards" else [one for one in REWARDS if one != "points"]
    for one in known:
        if one == reward:
            return one
    raise BadOptions("options.unknown_value", option="reward", value=reward, known=", ".join(known))


class LuckMeter:
    """What chance has given each seat in one game."""

    def __init__(self, game: str, options: Json) -> None:
        self._game = find_game(game)
        self._evaluator = evaluator_for(game, options)
        self.seats = self._game.seats(self._game.read_options(options))
        self.total = [0.0] * self.seats

    def begin(self) -> None:
        self.total = [0.0] * self.seats

    def follow(self, state: Any, dealt: Sequence[Move]) -> list[float]:
        """Adds what chance gave, one after another, from a position in which it is to move; returns it."""
        given = [0.0] * self.seats
        for move in dealt:
            given = [a + b for a, b in zip(given, self._luck_of(state, move), strict=True)]
            state = self._game.advance(state, move)
        self.total = [a + b for a, b in zip(self.total, given, strict=True)]
        return given

    def _luck_of(self, state: Any, move: Move) -> list[float]:
        """What a move of chance's is worth to each seat, less the mean over all that it might have been."""
        moves, weights = zip(*self._game.chances(state), strict=True)
        values, whole = self._evaluator.outcomes(state), sum(weights)
        means = [
            sum(weight * value[seat] for weight, value in zip(weights, values, strict=True)) / whole
            for seat in range(self.seats)
        ]
        found = values[moves.index(move)]
        return [value - mean for value, mean in zip(found, means, strict=True)]
