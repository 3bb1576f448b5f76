"""What the search of the open game remembers of positions: how deep it went, and what came of it."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule, single
from tenfold.tiles.state import CELLS, State

from .notes import MEMORIES, PLIES, TileNotes
from .open_search import PER_PLY, UNDECIDED

# What is known: the worth of a position, or that it is worth no less, or no more.
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

MASK: Final = (1 << 62) - 1
ROWS: Final = 8 * CELLS  # the numbers below are of tiles that lie
NOTHING_LIES: Final = 1


@rule
def remember(
    n: TileNotes, key: int, depth: int, ply: int, move: int, worth: float, low: float, high: float
) -> None:
    place = key & (MEMORIES - 1)
    n.memory_keys[place] = key
    n.memory_depths[place] = depth
    n.memory_moves[place] = move
    n.memory_worth[place] = single(worth - distance(worth, ply))
    n.memory_bounds[place] = AT_LEAST if worth >= high else (AT_MOST if worth <= low else EXACT)


@rule
def is_answered(n: TileNotes, key: int, depth: int, ply: int, low: float, high: float) -> bool:
    """Whether what is remembered spares the search; `n.recalled` is then the worth."""
    place = key & (MEMORIES - 1)
    if n.memory_keys[place] != key or n.memory_depths[place] < depth:
        return False
    worth = float(n.memory_worth[place])
    worth += distance(worth, ply)
    n.recalled = worth
    known = n.memory_bounds[place]
    return known == EXACT or (known == AT_LEAST and worth >= high) or (known == AT_MOST and worth <= low)


@rule
def remembered_move(n: TileNotes, key: int) -> int:
    """The move that was best there before, or -1."""
    place = key & (MEMORIES - 1)
    return n.memory_moves[place] if n.memory_keys[place] == key else -1


@rule
def distance(worth: float, ply: int) -> float:
    """Wins are worth less the later they come; they are remembered as if seen from the position."""
    if abs(worth) < UNDECIDED:
        return 0.0
    return -PER_PLY * ply if worth > 0.0 else PER_PLY * ply


@rule
def forget_all(n: TileNotes) -> None:
    for place in range(MEMORIES):
        n.memory_keys[place] = 0
    for ply in range(PLIES):
        n.killers[ply] = -1


@rule
def key_of_position(n: TileNotes, s: State) -> int:
    """What lies, and how the rows go on."""
    return n.tiles_key ^ mixed(ROWS + 16 * s.left[0] + s.left[1])


@rule
def key_of_tile(cell: int, seat: int, value: int) -> int:
    return mixed(8 * cell + 4 * seat + value)


@rule
def mixed(number: int) -> int:
    bits = (number + 1) * 0x2127599BF4325C37 & MASK
    bits ^= bits >> 31
    bits = bits * 0x1F4A7C15F39CC06D & MASK
    return bits ^ bits >> 29
