"""The transposition table: how deep a position was searched, and what came of it."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.lines.evaluation import PER_PLY, UNDECIDED
from tenfold.bots.tiles.notes import POSITIONS, TranspositionTable
from tenfold.kernel import rule, single
from tenfold.tiles.state import CELLS, State

# What is known: the worth of a position, or that it is worth no less, or no more.
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

KEY_BITS: Final = (1 << 62) - 1
ROWS: Final = 8 * CELLS  # the numbers below are of tiles that lie
NOTHING_LIES: Final = 1


@rule
def store(
    t: TranspositionTable,
    key: int,
    depth: int,
    ply: int,
    move: int,
    worth: float,
    low: float,
    high: float,
) -> None:
    place = key & (POSITIONS - 1)
    t.keys[place] = key
    t.depths[place] = depth
    t.moves[place] = move
    t.worth[place] = single(worth - distance(worth, ply))
    t.bounds[place] = AT_LEAST if worth >= high else (AT_MOST if worth <= low else EXACT)


@rule
def is_hit(t: TranspositionTable, key: int, depth: int, ply: int, low: float, high: float) -> bool:
    """Whether what is stored spares the search; `found` is then the worth."""
    place = key & (POSITIONS - 1)
    if t.keys[place] != key or t.depths[place] < depth:
        return False
    worth = float(t.worth[place])
    worth += distance(worth, ply)
    t.found = worth
    known = t.bounds[place]
    return known == EXACT or (known == AT_LEAST and worth >= high) or (known == AT_MOST and worth <= low)


@rule
def best_known_move(t: TranspositionTable, key: int) -> int:
    """The move that was best there before, or -1."""
    place = key & (POSITIONS - 1)
    return t.moves[place] if t.keys[place] == key else -1


@rule
def distance(worth: float, ply: int) -> float:
    """Wins are worth less the later they come; they are stored as if seen from the position."""
    if abs(worth) < UNDECIDED:
        return 0.0
    return -PER_PLY * ply if worth > 0.0 else PER_PLY * ply


@rule
def clear_table(t: TranspositionTable) -> None:
    for place in range(POSITIONS):
        t.keys[place] = 0


@rule
def key_of_position(tiles_key: int, s: State) -> int:
    """What lies, and how the rows go on."""
    return tiles_key ^ scrambled(ROWS + 16 * s.left[0] + s.left[1])


@rule
def key_of_tile(cell: int, seat: int, value: int) -> int:
    return scrambled(8 * cell + 4 * seat + value)


@rule
def scrambled(number: int) -> int:
    bits = (number + 1) * 0x2127599BF4325C37 & KEY_BITS
    bits ^= bits >> 31
    bits = bits * 0x1F4A7C15F39CC06D & KEY_BITS
    return bits ^ bits >> 29
