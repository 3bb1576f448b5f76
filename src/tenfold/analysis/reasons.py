"""Why the better choice was better: what can be counted and speaks for it, and then the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tenfold.catalogue import AnyGame
from tenfold.judging.findings import KINDS

from .evaluator import Choice
from .findings import Kind, Option, Reason
from .written_reasons import written_reasons

if TYPE_CHECKING:
    from tenfold.fast.reason_finder import ReasonFinder

MOST_NAMED: Final = 3  # of those that are as good
WINS_AT_ONCE: Final = "review.wins_at_once"
WHAT_FOLLOWS: Final = Reason("review.what_follows")  # where nothing countable speaks for the better choice
WINS_SURELY: Final = Reason("review.wins_surely")
LOSES_SURELY: Final = Reason("review.loses_surely")


def reasons_between(game: AnyGame, state: Any, other: Choice, equals: Sequence[Choice]) -> list[Reason]:
    """What speaks for the best choice, and for all that are as good as it; the best comes first."""
    return written_reasons(_finder(game).between(state, other, equals))


def decision_kind(game: AnyGame, state: Any, made: Choice, best: Choice) -> Kind:
    """What sort of decision it was."""
    return KINDS[_finder(game).kind(state, made, best)]


def verdict_on(options: Sequence[Option], error: float) -> list[Reason]:
    """What would have been better, by so much, and what as good as that; the best option comes first."""
    best, *others = options
    percent = max(round(100 * error), 1)
    verdict = [Reason("review.verdict", {"moves": best.moves, "percent": percent})]
    equal = [" ".join(option.moves) for option in others if option.is_equal]
    return [*verdict, Reason("review.as_good", {"choices": equal[:MOST_NAMED]})] if equal else verdict


def _finder(game: AnyGame) -> ReasonFinder:
    # Here, because it loads the compiled module, and a server that reviews nothing needs none.
    from tenfold.fast.reason_finder import reason_finder  # noqa: PLC0415

    return reason_finder(game.name)
