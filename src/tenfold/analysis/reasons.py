"""What sort of decision something is, for whoever asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenfold.catalogue import AnyGame
from tenfold.judging.findings import KINDS

from .evaluator import Choice
from .findings import Kind

if TYPE_CHECKING:
    from tenfold.fast.reason_finder import ReasonFinder


def decision_kind(game: AnyGame, state: Any, made: Choice, best: Choice) -> Kind:
    """What sort of decision it was."""
    return KINDS[_finder(game).kind(state, made, best)]


def _finder(game: AnyGame) -> ReasonFinder:
    # Here, because it loads the compiled module, and a server that reviews nothing needs none.
    from tenfold.fast.reason_finder import reason_finder  # noqa: PLC0415

    return reason_finder(game.name)
