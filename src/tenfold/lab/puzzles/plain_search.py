"""A plain search over the game's protocol: every legal move, tried and judged by the rules alone. It shares
nothing with the solvers and bots, and is slow."""

from __future__ import annotations

from typing import Any, Final

from tenfold.catalogue import AnyGame
from tenfold.protocol.game import CHANCE, NOBODY, Move

BUDGET: Final = 20_000  # positions of one question


class TooMuch(Exception):
    """The budget is used up."""


class PlainSearch:
    def __init__(self, game: AnyGame, budget: int = BUDGET) -> None:
        self._game, self._left = game, budget
        self._known: dict[bytes, list[float]] = {}

    def wins_by(self, state: Any, move: Move, plies: int) -> bool:
        """Whether whoever moves wins for certain within so many moves of its own, whatever chance gives."""
        seat, after = self._game.to_move(state), self._advance(state, move)
        winners = self._winners(after)
        if winners is not None:
            return winners == [seat]
        return plies > 1 and self._is_won(after, seat, plies - 1)

    def _is_won(self, state: Any, seat: int, plies: int) -> bool:
        """Before somebody else, or chance, moves."""
        mover = self._game.to_move(state)
        if mover == seat:
            return any(self.wins_by(state, move, plies) for move in self._game.legal(state))
        for move in self._moves(state):
            after = self._advance(state, move)
            winners = self._winners(after)
            if winners != [seat] and (winners is not None or not self._is_won(after, seat, plies)):
                return False
        return True

    def chance_to_win_next(self, state: Any) -> float:
        """How likely whoever moves next wins at once."""
        if self._game.to_move(state) != CHANCE:
            return float(any(self.wins_by(state, move, 1) for move in self._game.legal(state)))
        chances = self._game.chances(state)
        total = sum(weight for _, weight in chances)
        after = ((self._advance(state, move), weight) for move, weight in chances)
        return sum(weight * self.chance_to_win_next(one) for one, weight in after) / total

    def values(self, state: Any) -> list[float]:
        """By seat: the share of the victory, when everybody makes the most of the rest; to the very end."""
        key = self._game.key(state)
        if key not in self._known:
            self._known[key] = self._values(state)
        return self._known[key]

    def _values(self, state: Any) -> list[float]:
        winners = self._winners(state)
        if winners is not None:
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        mover = self._game.to_move(state)
        if mover == CHANCE:
            chances = self._game.chances(state)
            total = sum(weight for _, weight in chances)
            rows = [(self.values(self._advance(state, move)), weight) for move, weight in chances]
            return [sum(row[seat] * weight for row, weight in rows) / total for seat in range(state.seats)]
        return max(
            (self.values(self._advance(state, move)) for move in self._moves(state)),
            key=lambda row: row[mover],
        )

    def _moves(self, state: Any) -> list[Move]:
        if self._game.to_move(state) == CHANCE:
            return [move for move, _ in self._game.chances(state)]
        return self._game.legal(state)

    def _winners(self, state: Any) -> list[int] | None:
        """None while the game goes on; a drawn one has both."""
        if self._game.to_move(state) != NOBODY:
            return None
        result = self._game.result(state)
        assert result
        return list(result["winners"]) or [0, 1]

    def _advance(self, state: Any, move: Move) -> Any:
        self._left -= 1
        if self._left < 0:
            raise TooMuch
        return self._game.advance(state, move)
