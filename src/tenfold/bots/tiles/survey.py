"""One look at every free cell beside tiles: who wins where, and what the lines are worth."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles_board import EACH_BYTE, FLAGS, FLAGS_OF_ONE, HALF_WORD
from tenfold.tiles.state import State, TILES_EACH

from .notes import TileNotes

HOPE: Final = (0, 0, 0, 1, 5, 10, 16, 30, 30, 30) + (0,) * 54
ALL_VALUES: Final = 7
LOW: Final = (1 << 32) - 1


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
    n.win_cell = -1
    n.dangers = 0
    own_shift = HALF_WORD * seat
    other_shift = HALF_WORD - own_shift
    one = FLAGS_OF_ONE * (own & 1) << own_shift | FLAGS_OF_ONE * (others & 1) << other_shift
    two = FLAGS_OF_ONE * (own >> 1 & 1) << own_shift | FLAGS_OF_ONE * (others >> 1 & 1) << other_shift
    three = FLAGS_OF_ONE * (own >> 2) << own_shift | FLAGS_OF_ONE * (others >> 2) << other_shift
    first = 0
    second = 0
    for place in range(n.edge_count):
        cell = n.edges[place]
        word = n.words[cell]
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
            first += HOPE[word & 63] + HOPE[word >> 8 & 63] + HOPE[word >> 16 & 63] + HOPE[word >> 24 & 63]
            word = word >> 32
            second += HOPE[word & 63] + HOPE[word >> 8 & 63] + HOPE[word >> 16 & 63] + HOPE[word >> 24 & 63]
    n.hope[0] = first
    n.hope[1] = second
