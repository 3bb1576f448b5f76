"""One look at every free cell beside tiles: who wins where, and what the lines are worth."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import EACH_BYTE, FAR, FLAGS, FLAGS_OF_ONE, HALF_WORD, NEAR, TABLE
from tenfold.tiles.state import TILES_EACH, State

from .notes import TileNotes

# What a line that meets on a free cell is worth by its sum, of 1,000, after a fit to 6,000 games, rounded:
# on cells beside tiles in rows and columns, and in diagonals; on cells that touch no tile yet, which only
# diagonals reach.
NEAR_STRAIGHT: Final = (0, 120, 100, 115, 220, 255, 310, 600, 620, 610)
NEAR_DIAGONAL: Final = (0, 50, 30, 0, 110, 100, 80, 560, 650, 700)
FAR_DIAGONAL: Final = (0, 0, 0, 0, 0, 0, 0, 290, 280, 300)
ALL_VALUES: Final = 7
LOW: Final = (1 << 32) - 1


@rule
def load_tables(n: TileNotes) -> None:
    """The tables as the character sees them."""
    diagonals = 1 if n.sight >> 8 & 1 else 0
    for total in range(10):
        n.tables[NEAR + total] = NEAR_STRAIGHT[total]
        n.tables[NEAR + TABLE + total] = diagonals * NEAR_DIAGONAL[total]
        n.tables[FAR + TABLE + total] = diagonals * FAR_DIAGONAL[total]


@rule
def lead_of(n: TileNotes, seat: int) -> float:
    """How far a seat's lines are ahead of the other's, in the character's eyes."""
    lead = n.own_share * n.hopes_of[n.seat] - n.others_share * n.hopes_of[1 - n.seat]
    return float(lead if seat == n.seat else -lead) / 100.0


@rule
def row_mask(s: State, seat: int) -> int:
    """Mask of the values at the ends of a seat's row; all when it is empty, as the second round follows."""
    first = s.left[seat]
    last = s.right[seat] - 1
    if first > last:
        return ALL_VALUES
    return (1 << s.rows[TILES_EACH * seat + first] | 1 << s.rows[TILES_EACH * seat + last]) >> 1


@rule
def look_round(n: TileNotes, seat: int, own: int, others: int) -> None:
    """Notes where the mover wins with a mask of values, where the other seat does with another, and the hopes
    of both."""
    if n.caution < 50 and seat == n.seat:
        others = 0
    n.win_cell = -1
    n.dangers = 0
    own_shift = HALF_WORD * seat
    other_shift = HALF_WORD - own_shift
    one = FLAGS_OF_ONE * (own & 1) << own_shift | FLAGS_OF_ONE * (others & 1) << other_shift
    two = FLAGS_OF_ONE * (own >> 1 & 1) << own_shift | FLAGS_OF_ONE * (others >> 1 & 1) << other_shift
    three = FLAGS_OF_ONE * (own >> 2) << own_shift | FLAGS_OF_ONE * (others >> 2) << other_shift
    for place in range(n.edge_count):
        cell = n.edges[place]
        word = n.words[cell] & n.sight
        if n.squares[cell] == 0 and word != 0:
            hit = (
                (FLAGS - (word ^ 9 * EACH_BYTE)) & one
                | (FLAGS - (word ^ 8 * EACH_BYTE)) & two
                | (FLAGS - (word ^ 7 * EACH_BYTE)) & three
            )
            if hit != 0:
                if hit >> own_shift & LOW:
                    n.win_cell = cell
                if hit >> other_shift & LOW:
                    n.dangers += 1
                    n.danger_cell = cell
