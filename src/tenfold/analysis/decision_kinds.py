"""What sort of decision it was."""

from __future__ import annotations

from typing import Any

from tenfold.catalogue import AnyGame

from .card_facts import card_kind
from .evaluator import Choice
from .findings import Kind
from .tile_facts import tile_kind


def decision_kind(game: AnyGame, state: Any, made: Choice, best: Choice) -> Kind:
    return card_kind(state, made, best) if game.name == "cards" else tile_kind(game, state, made, best)
