"""Which evaluator reviews a game."""

from __future__ import annotations

from tenfold.protocol.game import Json

from .evaluator import Evaluator, Level
from .judged import JudgedEvaluator
from .networked import NetworkEvaluator


def evaluator_for(game: str, options: Json, level: Level) -> Evaluator:
    return NetworkEvaluator(options, level) if game == "cards" else JudgedEvaluator(game, options, level)
