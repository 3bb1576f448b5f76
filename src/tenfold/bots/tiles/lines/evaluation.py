"""What lines are worth: the static evaluation of a board, before anything is tried."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.notes import TileNotes
from tenfold.kernel import rule
from tenfold.solver.tiles.board import FAR, NEAR, TABLE

# What a line that meets on a free cell is worth by its sum, of 1,000, after a fit to 6,000 games, rounded:
# on cells beside tiles in rows and columns, and in diagonals; on cells that touch no tile yet, which only
# diagonals reach.
NEAR_STRAIGHT: Final = (0, 120, 100, 115, 220, 255, 310, 600, 620, 610)
NEAR_DIAGONAL: Final = (0, 50, 30, 0, 110, 100, 80, 560, 650, 700)
FAR_DIAGONAL: Final = (0, 0, 0, 0, 0, 0, 0, 290, 280, 300)

# The same, coarser, found by playing thousands of games of one set of numbers against another: what comes to
# ten without the cell is spoilt by it.
HOPE: Final = (0, 0, 0, 1, 5, 10, 16, 30, 30, 30, *(0,) * (TABLE - 10))

# Which lines somebody sees, as bits of the words of cells.
ALL_LINES: Final = (1 << 63) - 1
ROWS_AND_COLUMNS: Final = 0x00FF00FF00FF00FF

TEMPO: Final = 200.0  # what it is worth to be the next
SCALE: Final = 1000.0  # a lead as large is half of the most that one is worth
UNDECIDED: Final = 0.9  # which is this; beyond it a search of the open game has found a win,
PER_PLY: Final = 0.001  # that is worth less for each ply that it takes


@rule
def load_tables(n: TileNotes) -> None:
    """The tables as the character sees them."""
    diagonals = 1 if n.persona.lines >> 8 & 1 else 0
    for total in range(10):
        n.tables[NEAR + total] = NEAR_STRAIGHT[total]
        n.tables[NEAR + TABLE + total] = diagonals * NEAR_DIAGONAL[total]
        n.tables[FAR + TABLE + total] = diagonals * FAR_DIAGONAL[total]


@rule
def lead_of(n: TileNotes, seat: int) -> float:
    """How far a seat's lines are ahead of the other's, in the character's eyes."""
    p = n.persona
    lead = p.own_share * n.hopes_of[p.seat] - p.others_share * n.hopes_of[1 - p.seat]
    return float(lead if seat == p.seat else -lead) / 100.0


@rule
def share_of_lead(lead: float) -> float:
    """From -1 to 1."""
    return lead / (SCALE + abs(lead))
