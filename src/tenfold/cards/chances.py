"""What chance may give, how likely it is, and the pile that it comes from."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule

from .deck import KINDS
from .moves import GIVE
from .phases import possible_cards
from .setup import Setup, copies_of
from .state import CHANCE_CARD, State

DECK: Final = 0  # the one pile there is
NO_PILE: Final = -1


@rule
def note_chances(s: State, moves: list[int], weights: list[int]) -> int:
    """Writes chance's moves and their weights, the copies of each card; returns how many there are."""
    if s.phase != CHANCE_CARD:
        return 0
    count = possible_cards(s, moves)
    for place in range(count):
        weights[place] = s.deck[moves[place] - GIVE]
    return count


@rule
def next_pile(s: State) -> int:
    """Which pile chance takes from now."""
    return DECK if s.phase == CHANCE_CARD else NO_PILE


@rule
def lay_pile(setup: Setup, pile: int, out: list[int]) -> int:
    """Writes chance's moves that make a pile, card by card; returns how many there are."""
    count = 0
    if pile == DECK:
        for kind in range(KINDS):
            for _ in range(copies_of(setup, kind)):
                out[count] = GIVE + kind
                count += 1
    return count
