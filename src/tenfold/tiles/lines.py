"""Lines: unbroken, straight, of one colour, judged at their full length (rules 2, T1)."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import lowest_bit, rule

from .plane import STEP, beside, cell_at, owner
from .state import CELLS, TILES_EACH, WINNING_SUM, State

DIRECTIONS: Final = 4  # in which a line can run; the opposite direction is the same line

# What `write_winning_lines` writes at most: a seat's tile stands in one line in each direction, and since it
# takes four tiles to make ten, there are no more lines than a seat has tiles.
MOST_CELLS: Final = DIRECTIONS * TILES_EACH
MOST_LINES: Final = MOST_CELLS // 4
ROOM_FOR_LINES: Final = MOST_LINES + 2 * MOST_CELLS


@rule
def run_from(s: State, seat: int, cell: int, direction: int) -> int:
    """The sum of a seat's unbroken tiles in a direction, the cell itself not counted."""
    total = 0
    along = STEP[direction]
    other = (s.start + seat) & 1  # a tile plus 1, as it stands on the ring, is even or odd by its owner
    cell = (cell + along) & (CELLS - 1)
    here = s.ring[cell]
    while here > 0 and here & 1 != other:
        total += s.values[here - 1]
        cell = (cell + along) & (CELLS - 1)
        here = s.ring[cell]
    return total


@rule
def makes_line(s: State, tile: int) -> bool:
    """Whether a tile that has just been put down stands in a line of ten."""
    cell = cell_at(s.xs[tile], s.ys[tile])
    seat = owner(s, tile)
    lines = (s.around[tile] | s.around[tile] >> 4) & 15  # the directions in which something lies beside it
    while lines:
        direction = lowest_bit(lines)
        beside_it = run_from(s, seat, cell, direction) + run_from(s, seat, cell, direction + 4)
        if beside_it + s.values[tile] == WINNING_SUM:
            return True
        lines &= lines - 1
    return False


@rule
def leaves_line(s: State, seat: int, cell: int, around: int) -> bool:
    """Whether taking a tile away from a cell has cut a longer line down to ten; `around` lay round it."""
    while around:
        if run_from(s, seat, cell, lowest_bit(around)) == WINNING_SUM:
            return True
        around &= around - 1
    return False


@rule
def next_winning_line(s: State, number: int) -> int:
    """The first line of ten of the winner's from a number on, or -1. A line's number is 4 × the tile with
    which it begins + its direction."""
    if s.winner < 0:
        return -1
    for line in range(number, DIRECTIONS * s.laid):
        if is_winning_line(s, line >> 2, line & 3):
            return line
    return -1


@rule
def is_winning_line(s: State, tile: int, direction: int) -> bool:
    """Whether a line of ten of the winner's begins with a tile and runs in a direction."""
    if owner(s, tile) != s.winner:
        return False
    cell = cell_at(s.xs[tile], s.ys[tile])
    if run_from(s, s.winner, cell, direction + 4) > 0:
        return False
    return s.values[tile] + run_from(s, s.winner, cell, direction) == WINNING_SUM


@rule
def write_line(s: State, line: int, out: list[int], end: int) -> int:
    """Appends the x and y of each cell of a line of the winner's to what stands before `end`."""
    tile = line >> 2
    cell = cell_at(s.xs[tile], s.ys[tile])
    while tile >= 0 and owner(s, tile) == s.winner:
        out[end] = s.xs[tile]
        out[end + 1] = s.ys[tile]
        end += 2
        cell = beside(cell, line & 3)
        tile = s.ring[cell] - 1
    return end


@rule
def write_winning_lines(s: State, out: list[int]) -> int:
    """Writes each line of ten of the winner's, the number of its cells and their x and y in order; nothing
    while nobody has won. Returns how many numbers that are."""
    end = 0
    line = next_winning_line(s, 0)
    while line >= 0:
        begin = end
        end = write_line(s, line, out, begin + 1)
        out[begin] = (end - begin) >> 1
        line = next_winning_line(s, line + 1)
    return end
