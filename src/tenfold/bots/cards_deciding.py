"""What both thinking bots of the card game do alike: see which decision is asked for, and how to pay.

The three rules below are names only; each bot puts its own in their place.
"""

from __future__ import annotations

from tenfold.cards.state import BID, DRAW, PAY, State
from tenfold.kernel import rule

from .cards_judgement import weigh_cards
from .cards_notes import CardNotes
from .cards_paying import pay_with_least


def draw(s: State, out: list[int], count: int, notes: CardNotes) -> int:
    """Draw, or stop with one of the rewards."""
    raise NotImplementedError


def bid(s: State, out: list[int], count: int, notes: CardNotes) -> int:
    raise NotImplementedError


def buy(s: State, out: list[int], count: int, notes: CardNotes) -> int:
    """Buy, or not; after a bust, the token instead."""
    raise NotImplementedError


@rule
def decide(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    """The place of the chosen move among the legal ones."""
    if count == 1:
        return 0
    if s.phase == PAY:
        return pay_with_least(s, out, count, notes)
    weigh_cards(s, notes, s.mover)
    if s.phase == DRAW:
        return draw(s, out, count, notes)
    if s.phase == BID:
        return bid(s, out, count, notes)
    return buy(s, out, count, notes)
