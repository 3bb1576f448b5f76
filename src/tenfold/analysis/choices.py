"""Which moves of a record make one decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenfold.cards.state import PAY
from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Move

from .evaluator import Choice


def is_paying(game: AnyGame, state: Any) -> bool:
    return game.name == "cards" and state.phase == PAY


def made_from(game: AnyGame, states: Sequence[Any], moves: Sequence[Move], place: int) -> Choice:
    """The moves of a record that belong to the decision which begins at a place: all pieces of a payment,
    else one move."""
    end = place + 1
    if is_paying(game, states[place]):
        payer, item = states[place].mover, states[place].item
        while is_paying(game, states[end]) and (states[end].mover, states[end].item) == (payer, item):
            end += 1
    return tuple(moves[place:end])
