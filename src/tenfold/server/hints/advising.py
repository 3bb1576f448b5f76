"""What a hint worker does: it judges one decision, and is ready for the next."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import Evaluator, Level, evaluator_for
from tenfold.analysis.own_reasons import own_reason
from tenfold.analysis.reasons import decision_kind
from tenfold.catalogue import find_game
from tenfold.server.reviews.payload import decision_payload
from tenfold.wire.review import ReviewedDecision

from .requests import HintRequest, Prepare, Told, WhyRequest

REMEMBERED: Final = 32  # evaluators, of tables that differ in their options or in how hard is looked


def respond(request: HintRequest | WhyRequest | Prepare) -> ReviewedDecision | Told | None:
    if isinstance(request, HintRequest):
        return advise(request)
    if isinstance(request, WhyRequest):
        return explain(request)
    game = find_game(request.game)
    evaluator = _evaluator(request.game, msgspec.json.encode(request.options), "quick")
    evaluator.values(game.start(game.read_options(request.options)))
    return None


def advise(request: HintRequest) -> ReviewedDecision:
    game, (state, number) = find_game(request.game), request.question
    options = msgspec.json.encode(request.options)
    quick, evaluator = (_evaluator(request.game, options, level) for level in ("quick", request.level))
    return decision_payload(assess(game, state, number, evaluator, quick))


def explain(request: WhyRequest) -> Told:
    game, question = find_game(request.game), request.question
    quick = _evaluator(request.game, msgspec.json.encode(request.options), "quick")
    kind = decision_kind(game, question.state, question.made, question.made)
    return Told(kind, own_reason(game, question.state, question.bot, question.made, quick))


@lru_cache(maxsize=REMEMBERED)
def _evaluator(game: str, options: bytes, level: Level) -> Evaluator:
    return evaluator_for(game, msgspec.json.decode(options), level)
