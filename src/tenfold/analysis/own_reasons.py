"""Why a bot did what it did, by its own lights: what it believes, and what it thought its move was worth.
What is best is not told."""

from __future__ import annotations

from typing import Any

from tenfold.bots.registry import EXPERT
from tenfold.catalogue import AnyGame
from tenfold.fast.own_views import own_view
from tenfold.fast.reason_finder import reason_finder

from .decisions import ranked
from .evaluator import Choice
from .findings import OwnReason, Reason
from .reading import Study
from .walk import written_moves
from .written_reasons import written_reasons


def own_reason(game: AnyGame, state: Any, bot: str, made: Choice, study: Study) -> OwnReason:
    moves = written_moves(game, state, made)
    if bot == EXPERT:
        return OwnReason(moves, None, [], None, _one_fact(game, state, made, study))
    view = own_view(game.name, bot, state, game.legal(state), made[0])
    others = [] if view.next_move is None else written_moves(game, state, (view.next_move,))
    return OwnReason(moves, view.value, others, view.next_value, [])


def _one_fact(game: AnyGame, state: Any, made: Choice, study: Study) -> list[Reason]:
    """The first fact that speaks for what the expert did, compared with what she would else have done."""
    choices = ranked(state, made, study)
    if len(choices) == 1:
        return []
    other = next(choice for choice in choices if choice != made)
    return written_reasons(reason_finder(game.name).first(state, other, made))
