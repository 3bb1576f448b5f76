"""What a review asks of whoever judges positions, and who answers: that may be somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias

from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Json, Move

Values: TypeAlias = list[float]  # by seat: the share of the victory that it can expect; they add up to 1
Choice: TypeAlias = tuple[Move, ...]  # what one decision comes to: a move, or all pieces of a payment
Level: TypeAlias = Literal["quick", "normal", "deep"]

LEVELS: Final[tuple[Level, ...]] = ("quick", "normal", "deep")
VERSION: Final = "12"  # to be raised whenever a review of the same game would come out differently

# Likewise, when values or errors would: then what was measured with them is to be measured again.
EVALUATORS: Final = {"cards": "7", "tiles": "6"}


class Candidate(NamedTuple):
    """One of the choices of a decision, looked at more deeply."""

    choice: Choice
    values: Values
    standard_error: float  # of the mover's value less that of the choice made; 0 for the latter
    exact: bool = False  # proven, not estimated


class Lead(NamedTuple):
    """By how many points the mover ends ahead of the best other after a choice, on average."""

    mean: float
    standard_error: float  # of the mean less that of the first choice asked about


class Evaluator(Protocol):
    def values(self, state: Any) -> Values:
        """The value of any position: before a decision, before chance, or over."""

    def outcomes(self, state: Any) -> list[Values]:
        """Where chance is to move: the values of the positions that it may lead to, in the order of the
        game's `chances`, all of them judged alike."""

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        """A deeper look at the choices that seem worth it, the one that was made always among them. Those
        left out looked worse."""

    def leads(self, state: Any, choices: Sequence[Choice]) -> list[Lead]:
        """In points, where the game has any; then for each of the choices."""


def evaluator_for(game: str, options: Json, level: Level) -> Evaluator:
    # Here, because both load the compiled module, and a server that reviews nothing needs none.
    from .card_evaluator import CardEvaluator  # noqa: PLC0415
    from .tile_evaluator import TileEvaluator  # noqa: PLC0415

    return CardEvaluator(options, level) if game == "cards" else TileEvaluator(level)


def shares_of(result: Json, seats: int) -> Values:
    """What a finished game gave to each seat: a shared victory in parts, a drawn game to both alike."""
    winners = result["winners"] or range(seats)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def after(game: AnyGame, state: Any, choice: Choice) -> Any:
    """The position that a choice leads to."""
    for move in choice:
        state = game.advance(state, move)
    return state
