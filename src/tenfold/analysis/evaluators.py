"""Which evaluator reviews a game."""

from __future__ import annotations

from typing import Final

from tenfold.protocol.game import Json

from .evaluator import Evaluator, Level
from .judged import JudgedEvaluator
from .networked import NetworkEvaluator

VERSION: Final = "1"  # to be raised whenever a review of the same game would come out differently


def evaluator_for(game: str, options: Json, level: Level) -> Evaluator:
    return NetworkEvaluator(options, level) if game == "cards" else JudgedEvaluator(game, options, level)
