"""Which evaluator reviews a game."""

from __future__ import annotations

from typing import Final

from tenfold.protocol.game import Json

from .evaluator import Evaluator, Level

VERSION: Final = "4"  # to be raised whenever a review of the same game would come out differently


def evaluator_for(game: str, options: Json, level: Level) -> Evaluator:
    # Here, because both load the compiled module, and a server that reviews nothing needs none.
    from .card_evaluator import CardEvaluator  # noqa: PLC0415
    from .tile_evaluator import TileEvaluator  # noqa: PLC0415

    return CardEvaluator(options, level) if game == "cards" else TileEvaluator(level)
