"""Which evaluator reviews a game."""

from __future__ import annotations

from typing import Final

from tenfold.protocol.game import Json

from .evaluator import Evaluator, Level

VERSION: Final = "1"  # to be raised whenever a review of the same game would come out differently


def evaluator_for(game: str, options: Json, level: Level) -> Evaluator:
    # Here, because both load the compiled module, and a server that reviews nothing needs none.
    from .judged import JudgedEvaluator  # noqa: PLC0415
    from .networked import NetworkEvaluator  # noqa: PLC0415

    return NetworkEvaluator(options, level) if game == "cards" else JudgedEvaluator(game, options, level)
