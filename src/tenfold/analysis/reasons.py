"""Why one choice is better than another, and what sort of decision it is, for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tenfold.catalogue import AnyGame
from tenfold.judging.findings import KINDS

from .evaluator import Choice
from .findings import Kind, Reason
from .written_reasons import written_reasons

if TYPE_CHECKING:
    from tenfold.fast.reason_finder import ReasonFinder


def reasons_between(game: AnyGame, state: Any, other: Choice, equals: Sequence[Choice]) -> list[Reason]:
    """What speaks for the best choice, and for all that are as good as it; the best comes first."""
    return written_reasons(_finder(game).between(state, other, equals))


def decision_kind(game: AnyGame, state: Any, made: Choice, best: Choice) -> Kind:
    """What sort of decision it was."""
    return KINDS[_finder(game).kind(state, made, best)]


def _finder(game: AnyGame) -> ReasonFinder:
    # Here, because it loads the compiled module, and a server that reviews nothing needs none.
    from tenfold.fast.reason_finder import reason_finder  # noqa: PLC0415

    return reason_finder(game.name)
