"""Why the better choice was better: what can be counted, and then the verdict."""

from __future__ import annotations

from typing import Any

from tenfold.catalogue import AnyGame

from .card_facts import card_reasons
from .evaluator import Choice
from .findings import Option, Reason
from .tile_facts import tile_reasons


def reasons_for(
    game: AnyGame, state: Any, made: Choice, best: Choice, better: Option, error: float
) -> list[Reason]:
    """`better` is the best choice as it is written, and `error` what it is worth more."""
    facts = card_reasons(state, made, best) if game.name == "cards" else tile_reasons(game, state, made, best)
    verdict = Reason("review.verdict", {"moves": better.moves, "percent": max(round(100 * error), 1)})
    return [*facts, verdict]
