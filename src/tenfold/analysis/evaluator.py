"""What a review asks of whoever judges positions, and who answers: that may be somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from tenfold.catalogue import AnyGame, find_game
from tenfold.judging import findings
from tenfold.protocol.game import Json, Move

if TYPE_CHECKING:
    from tenfold.fast.study import CompiledStudy

Values: TypeAlias = list[float]  # by seat: the share of the victory that it can expect; they add up to 1
Choice: TypeAlias = tuple[Move, ...]  # what one decision comes to: a move, or all pieces of a payment
Level: TypeAlias = findings.Level
LEVELS: Final = findings.LEVELS

# Of a review that nobody asked to be closer. A look at every position is enough for cards: the network is
# good. For tiles the usual look takes no longer.
USUAL: Final[dict[str, Level]] = {"cards": "quick", "tiles": "normal"}
CLOSER: Final[Level] = "normal"  # of a hint, after a quick look
VERSION: Final = "14"  # to be raised whenever a review of the same game would come out differently

# Likewise, when values or errors would: then what was measured with them is to be measured again.
EVALUATORS: Final = {"cards": "10", "tiles": "7"}


class Evaluator(Protocol):
    """Who answers about one position; a study asks the same of its own rules."""

    def values(self, state: Any) -> Values:
        """The value of any position: before a decision, before chance, or over."""

    def outcomes(self, state: Any, level: Level = "quick") -> list[Values]:
        """Where chance is to move: the values of the positions that it may lead to, in the order of the
        game's `chances`, all of them judged alike."""


def evaluator_for(game: str, options: Json) -> Evaluator:
    found = find_game(game)
    return study_for(found, found.read_options(options))


def study_for(game: AnyGame, options: Any, checked: bool = False) -> CompiledStudy:
    """A study of games with such options; one at a time."""
    # Here, because it loads the compiled module, and a server that reviews nothing needs none.
    from tenfold.fast.study import CompiledStudy  # noqa: PLC0415

    has_own_deck = game.name == "cards" and options.deck is not None
    return CompiledStudy(game.name, game.start(options), has_own_deck, checked)


def shares_of(result: Json, seats: int) -> Values:
    """What a finished game gave to each seat: a shared victory in parts, a drawn game to both alike."""
    winners = result["winners"] or range(seats)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def after(game: AnyGame, state: Any, choice: Choice) -> Any:
    """The position that a choice leads to."""
    for move in choice:
        state = game.advance(state, move)
    return state
