"""Why a bot did what it did, by its own lights: what it believes, and what it thought its move was worth.
What is best is not told."""

from __future__ import annotations

from typing import Any

from tenfold.bots.registry import EXPERT
from tenfold.catalogue import AnyGame
from tenfold.fast.own_views import own_view
from tenfold.fast.reason_finder import reason_finder

from .choices import choices_in
from .decisions import ranked, tokens_of
from .evaluator import Choice, Evaluator
from .findings import OwnReason, Reason
from .written_reasons import written_reasons


def own_reason(game: AnyGame, state: Any, bot: str, made: Choice, quick: Evaluator) -> OwnReason:
    moves = tokens_of(game, state, made)
    if bot == EXPERT:
        return OwnReason(moves, None, [], None, _one_fact(game, state, made, quick))
    view = own_view(game.name, bot, state, game.legal(state), made[0])
    others = [] if view.next_move is None else tokens_of(game, state, (view.next_move,))
    return OwnReason(moves, view.value, others, view.next_value, [])


def _one_fact(game: AnyGame, state: Any, made: Choice, quick: Evaluator) -> list[Reason]:
    """The first fact that speaks for what the expert did, compared with what she would else have done."""
    choices = choices_in(game, state, made)
    if len(choices) == 1:
        return []
    other = next(one.choice for one in ranked(game, state, choices, made, quick) if one.choice != made)
    return written_reasons(reason_finder(game.name).first(state, other, made))
