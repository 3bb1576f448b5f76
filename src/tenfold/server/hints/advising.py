"""What a hint worker does: it judges one decision, and is ready for the next."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import study_for
from tenfold.analysis.own_reasons import own_kind, own_reason
from tenfold.catalogue import find_game
from tenfold.fast.study import CompiledStudy
from tenfold.server.reviews.payload import decision_payload
from tenfold.wire.review import ReviewedDecision

from .requests import HintRequest, Prepare, Told, WhyRequest

REMEMBERED: Final = 32  # studies, of tables that differ in their options


def respond(request: HintRequest | WhyRequest | Prepare) -> ReviewedDecision | Told | None:
    if isinstance(request, HintRequest):
        return advise(request)
    if isinstance(request, WhyRequest):
        return explain(request)
    game = find_game(request.game)
    study = _study(request.game, msgspec.json.encode(request.options))
    study.values(game.start(game.read_options(request.options)))
    return None


def advise(request: HintRequest) -> ReviewedDecision:
    game, (state, number) = find_game(request.game), request.question
    study = _study(request.game, msgspec.json.encode(request.options))
    return decision_payload(assess(game, state, number, study, request.level))


def explain(request: WhyRequest) -> Told:
    game, question = find_game(request.game), request.question
    study = _study(request.game, msgspec.json.encode(request.options))
    kind = own_kind(game, question.state, question.made)
    return Told(kind, own_reason(game, question.state, question.bot, question.made, study))


@lru_cache(maxsize=REMEMBERED)
def _study(game: str, options: bytes) -> CompiledStudy:
    found = find_game(game)
    return study_for(found, found.read_options(msgspec.json.decode(options)))
