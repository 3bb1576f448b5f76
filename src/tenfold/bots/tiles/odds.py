"""How likely it is that a seat has a tile of the right value on its next turn, of 1,000."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.state import TILES_EACH, State

from .notes import MASKS, TileNotes

CERTAIN: Final = 1000
NEARLY: Final = 900  # second round: every value lies somewhere, though not every tile can be taken out

# Whose odds: the other seat's, and the mover's after taking the left or the right end of its row.
OTHERS: Final = 0
AFTER_LEFT: Final = MASKS
AFTER_RIGHT: Final = 2 * MASKS


@rule
def note_odds(s: State, mover: int, others_left: int, others_right: int, notes: TileNotes) -> None:
    """The odds that count for a move, when the other seat has just taken so many tiles from its row."""
    for mask in range(1, MASKS):
        if s.is_open == 0:
            notes.odds[OTHERS + mask] = odds_face_down(s, 1 - mover, mask)
            notes.odds[AFTER_LEFT + mask] = odds_face_down(s, mover, mask)
        else:
            ends = row_ends(s, 1 - mover, others_left, others_right)
            notes.odds[OTHERS + mask] = odds_in_row(ends, mask)
            for side in range(2):
                ends = row_ends(s, mover, 1 - side, side)
                notes.odds[AFTER_LEFT + MASKS * side + mask] = odds_in_row(ends, mask)


@rule
def own_odds(move: int) -> int:
    """Which of the mover's odds hold after a placing."""
    return AFTER_RIGHT if move >= RIGHT else AFTER_LEFT


@rule
def row_ends(s: State, seat: int, from_left: int, from_right: int) -> int:
    """Mask of the values at the ends of a row, with so many tiles taken from it; 0 for an empty row."""
    first = s.left[seat] + from_left
    last = s.right[seat] - 1 - from_right
    if first > last:
        return 0
    return (1 << s.rows[TILES_EACH * seat + first] | 1 << s.rows[TILES_EACH * seat + last]) >> 1


@rule
def odds_in_row(ends: int, mask: int) -> int:
    if ends == 0:
        return NEARLY
    return CERTAIN if ends & mask else 0


@rule
def odds_face_down(s: State, seat: int, mask: int) -> int:
    fitting = 0
    total = 0
    for place in range(3):
        total += s.supply[3 * seat + place]
        fitting += s.supply[3 * seat + place] * (mask >> place & 1)
    return CERTAIN * fitting // total if total > 0 else NEARLY
