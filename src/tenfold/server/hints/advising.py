"""What a hint worker does: it judges one decision, and is ready for the next."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from tenfold.analysis.decisions import judge
from tenfold.analysis.evaluator import Evaluator, Level, evaluator_for
from tenfold.catalogue import find_game
from tenfold.protocol.game import Json
from tenfold.server.reviews.payload import decision_payload
from tenfold.server.table.hinting import Question
from tenfold.wire.review import ReviewedDecision

REMEMBERED: Final = 32  # evaluators, of tables that differ in their options or in how hard is looked


class HintRequest(NamedTuple):
    """A decision to be judged so hard; the answer is what was found."""

    game: str
    options: Json
    question: Question
    level: Level


class Prepare(NamedTuple):
    """A table where somebody may soon ask: whatever takes long the first time is done now."""

    game: str
    options: Json


def respond(request: HintRequest | Prepare) -> ReviewedDecision | None:
    if isinstance(request, HintRequest):
        return advise(request)
    game = find_game(request.game)
    evaluator = _evaluator(request.game, msgspec.json.encode(request.options), "quick")
    evaluator.values(game.start(game.read_options(request.options)))
    return None


def advise(request: HintRequest) -> ReviewedDecision:
    game, (state, number, made) = find_game(request.game), request.question
    options = msgspec.json.encode(request.options)
    quick, evaluator = (_evaluator(request.game, options, level) for level in ("quick", request.level))
    return decision_payload(judge(game, state, number, evaluator, quick, made))


@lru_cache(maxsize=REMEMBERED)
def _evaluator(game: str, options: bytes, level: Level) -> Evaluator:
    return evaluator_for(game, msgspec.json.decode(options), level)
