"""Decisions in games: the position, how it came about, and all that may be chosen there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tenfold.analysis.choices import is_paying
from tenfold.analysis.evaluator import Choice, after
from tenfold.analysis.walk import written_moves
from tenfold.cards.state import SEAT_OF_OPPONENT
from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Json, Move

MOST_PAYMENTS: Final = 32  # nobody weighs more of them against each other


@dataclass(frozen=True, slots=True)
class Position:
    """Where a seat has to decide."""

    game: AnyGame
    options: Json
    tokens: tuple[str, ...]  # of the moves that lead here
    state: Any
    choices: list[Choice]

    @property
    def seat(self) -> int:
        return int(self.state.mover)

    def after(self, choice: Choice) -> Any:
        return after(self.game, self.state, choice)

    def written(self, choice: Choice) -> list[str]:
        return written_moves(self.game, self.state, choice)


def positions_in(game: AnyGame, options: Json, moves: Sequence[Move]) -> Iterator[Position]:
    """Every position of a game in which somebody may choose; within a payment only its beginning."""
    state, before = game.start(game.read_options(options)), None
    tokens: list[str] = []
    for move in moves:
        if game.to_move(state) >= 0 and not _is_forced(game, state, before):
            choices = choices_of(game, state)
            if len(choices) > 1:
                yield Position(game, options, tuple(tokens), state, choices)
        tokens.append(game.token(state, move))
        before, state = state, game.advance(state, move)


def choices_of(game: AnyGame, state: Any) -> list[Choice]:
    """All of them; none if there are too many ways to pay."""
    if not is_paying(game, state):
        return [(move,) for move in game.legal(state)]
    found: list[Choice] = []
    for payment in _payments(game, state, state):
        found.append(payment)
        if len(found) > MOST_PAYMENTS:
            return []
    return found


def _payments(game: AnyGame, begun: Any, state: Any) -> Iterator[Choice]:
    for move in game.legal(state):
        later = game.advance(state, move)
        if _is_same_payment(game, begun, later):
            yield from ((move, *rest) for rest in _payments(game, begun, later))
        else:
            yield (move,)


def _is_same_payment(game: AnyGame, begun: Any, state: Any) -> bool:
    return is_paying(game, state) and (state.mover, state.item) == (begun.mover, begun.item)


def _is_forced(game: AnyGame, state: Any, before: Any) -> bool:
    """Whether there is nothing to decide: for the solo opponent, and in the middle of a payment."""
    if game.name != "cards":
        return False
    if state.target > 0 and state.mover == SEAT_OF_OPPONENT:
        return True
    return is_paying(game, state) and is_paying(game, before) and _is_same_payment(game, before, state)
