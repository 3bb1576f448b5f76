"""What chance may give, how likely it is, and the piles that it comes from: each seat's tiles."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule

from .moves import GIVE
from .placing import legal_tiles
from .state import CHANCE_TILE, EACH_VALUE, SEATS, TILES_EACH, State

NO_PILE: Final = -1


@rule
def note_chances(s: State, moves: list[int], weights: list[int]) -> int:
    """Writes chance's moves and their weights, the tiles of each value; returns how many there are."""
    if s.phase != CHANCE_TILE:
        return 0
    count = legal_tiles(s, moves)
    for place in range(count):
        weights[place] = s.supply[3 * s.mover + moves[place] - GIVE]
    return count


@rule
def next_pile(s: State) -> int:
    """Which pile chance takes from now."""
    return s.mover if s.phase == CHANCE_TILE else NO_PILE


@rule
def lay_pile(pile: int, out: list[int]) -> int:
    """Writes chance's moves that make a pile, tile by tile; returns how many there are."""
    if pile >= SEATS:
        return 0
    for place in range(TILES_EACH):
        out[place] = GIVE + place // EACH_VALUE
    return TILES_EACH
