"""Why the better choice was better: what can be counted, and then the verdict."""

from __future__ import annotations

from collections.abc import Iterator
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
    verdict = Reason("review.verdict", {"moves": better.moves, "percent": max(round(100 * error), 1)})
    return [*facts_for(game, state, made, best), verdict]


def facts_for(game: AnyGame, state: Any, other: Choice, best: Choice) -> Iterator[Reason]:
    """What can be counted that speaks for the best choice and not for another."""
    return (
        card_reasons(state, other, best) if game.name == "cards" else tile_reasons(game, state, other, best)
    )
