"""How likely it is that a seat has a tile of the right value on its next turn, of 1,000."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.state import TILES_EACH, State

from .tiles_notes import MASKS, TileNotes

CERTAIN: Final = 1000
NEARLY: Final = 900  # second round: any of the free tiles

# Whose odds, times 8: the other seat's, and the mover's after taking the left or the right end of its row.
OTHERS: Final = 0
AFTER_LEFT: Final = MASKS
AFTER_RIGHT: Final = 2 * MASKS


@rule
def note_odds(s: State, mover: int, notes: TileNotes) -> None:
    """The odds that count for a move of the mover's."""
    fill_odds(s, 1 - mover, 0, 0, notes, OTHERS)
    fill_odds(s, mover, 1, 0, notes, AFTER_LEFT)
    fill_odds(s, mover, 0, 1, notes, AFTER_RIGHT)


@rule
def own_odds(move: int) -> int:
    """Which of the mover's odds hold after a move."""
    return AFTER_RIGHT if move >= RIGHT else AFTER_LEFT


@rule
def fill_odds(s: State, seat: int, from_left: int, from_right: int, notes: TileNotes, base: int) -> None:
    """By mask, with this many tiles taken from the ends of the row before."""
    notes.odds[base] = 0
    for mask in range(1, MASKS):
        notes.odds[base + mask] = odds_of(s, seat, from_left, from_right, mask)


@rule
def odds_of(s: State, seat: int, from_left: int, from_right: int, mask: int) -> int:
    if s.is_open == 1:
        first = s.left[seat] + from_left
        last = s.right[seat] - 1 - from_right
        if first > last:
            return NEARLY
        ends = 1 << s.rows[TILES_EACH * seat + first] - 1 | 1 << s.rows[TILES_EACH * seat + last] - 1
        return CERTAIN if ends & mask else 0
    fitting = 0
    total = 0
    for place in range(3):
        total += s.supply[3 * seat + place]
        fitting += s.supply[3 * seat + place] * (mask >> place & 1)
    return CERTAIN * fitting // total if total > 0 else NEARLY
