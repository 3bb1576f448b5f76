"""`expert`: judges positions with a network, and looks one card ahead by exact expectation."""

from __future__ import annotations

from tenfold.cards.state import State
from tenfold.kernel import rule

from .notes import CardNotes
from .rollouts import think


@rule
def expert_in_cards(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:
    return think(notes.mind, s, out, count, dice, notes.mind.samples)
