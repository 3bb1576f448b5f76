"""`expert`: judges positions with a network, and looks one card ahead by exact expectation."""

from __future__ import annotations

from tenfold.cards.state import State
from tenfold.kernel import rule

from .notes import CardNotes
from .weighing import best_move


@rule
def expert_in_cards(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return best_move(notes.mind, s, out, count)
