"""What lies round a tile, and whether the tiles hang together without it (T6, T7).

A tile's surroundings are a mask of the eight cells round it, sides and corners going round. Two neighbours
of a tile that meet round a corner of it hold together by themselves. Neighbours that do not can only meet
round a hole, a place with tiles all round it; where there is none, a look at the surroundings is enough.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import lowest_bit, rule

from .plane import SIDES, STEP
from .state import CELLS, State

SURROUNDINGS: Final = 256

# Whether a tile can be taken out, by its surroundings.
STUCK: Final = 0  # it has no free side
FREE: Final = 1  # its neighbours hold together by themselves
HOLDS: Final = 2  # it holds others, unless they meet round a hole


def _sides(mask: int) -> int:
    return sum(mask >> 2 * side & 1 for side in range(SIDES))


def _joints(mask: int) -> int:
    """Corners that have a tile, and on both sides of it, too."""
    round_and_round = mask | mask << 8
    return sum(round_and_round >> 2 * side & 0b111 == 0b111 for side in range(SIDES))


def _looseness(mask: int) -> int:
    if _sides(mask) == SIDES:
        return STUCK
    return FREE if _sides(mask) - _joints(mask) <= 1 else HOLDS


LOOSENESS: Final = tuple(_looseness(mask) for mask in range(SURROUNDINGS))

# How many more holes there are with a tile than without it: tiles less shared sides plus full squares of four
# is one less the holes (Euler). The first tile of all makes none.
HOLES_MADE: Final = tuple(_sides(mask) - _joints(mask) - 1 if mask else 0 for mask in range(SURROUNDINGS))

OPPOSITE: Final = tuple(1 << (direction + 4 & 7) for direction in range(8))


@rule
def surround(s: State, tile: int, cell: int) -> None:
    """Notes what lies round a tile that comes, and that it lies round others now."""
    around = toggle_around(s, cell)
    s.around[tile] = around
    s.holes += HOLES_MADE[around]


@rule
def leave(s: State, tile: int, cell: int) -> None:
    """The other way round, when a tile goes."""
    s.holes -= HOLES_MADE[toggle_around(s, cell)]
    s.around[tile] = 0


@rule
def toggle_around(s: State, cell: int) -> int:
    """Tells the tiles round a cell that one has come, or goes; returns a mask of where they are."""
    around = 0
    for direction in range(8):
        other = s.ring[(cell + STEP[direction]) & (CELLS - 1)]
        if other > 0:
            s.around[other - 1] ^= OPPOSITE[direction]
            around |= 1 << direction
    return around


@rule
def is_free(s: State, tile: int) -> bool:
    """Whether a tile can be taken out: a free side, and the others hang together without it."""
    looseness = LOOSENESS[s.around[tile]]
    return looseness == FREE or (looseness == HOLDS and s.holes > 0 and hangs_together(s, tile))


@rule
def hangs_together(s: State, without: int) -> bool:
    """Whether all tiles but one, which has two neighbours or more, are connected by sides: the neighbours
    must reach each other without it."""
    wanted = s.touching[without]
    # Not from the neighbour laid first: tiles laid later have less behind them, and are sooner done with.
    newest = wanted & wanted - 1
    newest &= -newest
    reached = newest | 1 << without
    while newest:
        found = s.touching[lowest_bit(newest)] & ~reached
        reached |= found
        if wanted & ~reached == 0:
            return True
        newest = newest & newest - 1 | found
    return False
