"""The tiles that lie, kept for searching: which lines meet on a free cell is known without looking for them.

The word of a free cell has eight bytes, by seat × 4 + direction: the sum of the seat's unbroken tiles on both
sides of the cell in that direction. A tile changes nothing but the words at the ends of the four lines of its
own colour, so that laying it and taking it back cost a few additions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from tenfold.kernel import Byte, Short, Struct, numbers, rule
from tenfold.tiles.plane import STEP, cell_at, owner
from tenfold.tiles.state import CELLS, TURN, State

DIRECTIONS: Final = 4
MOST_EDGES: Final = 256  # cells that are ever beside a tile, in a position and what is searched from it

EACH_BYTE: Final = 0x0101010101010101
FLAGS: Final = 0x40 * EACH_BYTE  # sums stay below 64, so that this bit of every byte is free
FLAGS_OF_ONE: Final = 0x40404040
HALF_WORD: Final = 32

# The tables: of cells beside tiles, rows and columns before diagonals; then of cells that touch none yet.
TABLE: Final = 64
MOST_SUM: Final = TABLE - 1
NEAR: Final = 0
FAR: Final = 2 * TABLE


@dataclass(slots=True)
class Board(Struct):
    squares: list[Byte] = numbers(CELLS)  # 0, or 4 × seat + value of the tile that lies there
    near: list[Byte] = numbers(CELLS)  # how many tiles lie beside the cell
    words: list[int] = numbers(CELLS)  # of the free cells, see above
    edges: list[Short] = numbers(MOST_EDGES)  # the cells beside tiles; those that are covered are left in
    edge_count: int = 0
    tables: list[int] = numbers(4 * TABLE)  # what a line that meets on a free cell is worth, by its sum
    hopes_of: list[int] = numbers(2)  # by seat: what all its lines are worth by these tables


B = TypeVar("B", bound=Board)


@rule
def load_board(b: B, s: State) -> None:
    """Makes the board that of a position."""
    clear_board(b)
    for tile in range(s.laid):
        lay(b, cell_at(s.xs[tile], s.ys[tile]), owner(s, tile), s.values[tile])


@rule
def clear_board(b: B) -> None:
    for cell in range(CELLS):
        b.squares[cell] = 0
        b.near[cell] = 0
        b.words[cell] = 0
    b.edge_count = 0
    b.hopes_of[0] = 0
    b.hopes_of[1] = 0


@rule
def run(b: B, cell: int, along: int, mark: int) -> tuple[int, int]:
    """From a cell along a seat's unbroken tiles: where they end, and their sum."""
    total = 0
    cell = (cell + along) & (CELLS - 1)
    here = b.squares[cell] - mark
    while 0 < here < 4:
        total += here
        cell = (cell + along) & (CELLS - 1)
        here = b.squares[cell] - mark
    return cell, total


@rule
def lay(b: B, cell: int, seat: int, value: int) -> None:
    """Puts a tile on a free cell."""
    add_hopes(b, cell, NEAR, -1)
    mark = 4 * seat
    for direction in range(DIRECTIONS):
        ahead, far = run(b, cell, STEP[direction], mark)
        behind, back = run(b, cell, -STEP[direction], mark)
        raise_sum(b, ahead, seat, direction, value + back)
        raise_sum(b, behind, seat, direction, value + far)
    b.squares[cell] = mark + value
    for along in (1, TURN, -1, -TURN):
        other = (cell + along) & (CELLS - 1)
        if b.near[other] == 0:
            b.edges[b.edge_count] = other
            b.edge_count += 1
            if b.words[other] != 0:
                add_hopes(b, other, FAR, -1)
                add_hopes(b, other, NEAR, 1)
        b.near[other] += 1


@rule
def raise_sum(b: B, cell: int, seat: int, direction: int, change: int) -> None:
    """A line that meets on a cell has grown."""
    shift = HALF_WORD * seat + 8 * direction
    before = b.words[cell] >> shift & MOST_SUM
    b.words[cell] += change << shift
    if b.squares[cell] == 0:
        table = (NEAR if b.near[cell] > 0 else FAR) + TABLE * (direction & 1)
        b.hopes_of[seat] += b.tables[table + before + change] - b.tables[table + before]


@rule
def add_hopes(b: B, cell: int, table: int, sign: int) -> None:
    """Counts what all lines that meet on a free cell are worth, in or out."""
    word = b.words[cell]
    for seat in range(2):
        hope = 0
        for direction in range(DIRECTIONS):
            hope += b.tables[table + TABLE * (direction & 1) + (word & MOST_SUM)]
            word = word >> 8
        b.hopes_of[seat] += sign * hope


@rule
def unlay(b: B, cell: int, seat: int, value: int) -> None:
    """Takes back the tile that was laid last, all but the hopes; its cell has kept its word."""
    for along in (-TURN, -1, TURN, 1):
        other = (cell + along) & (CELLS - 1)
        b.near[other] -= 1
        if b.near[other] == 0:
            b.edge_count -= 1
    b.squares[cell] = 0
    mark = 4 * seat
    shift = HALF_WORD * seat
    for direction in range(DIRECTIONS):
        ahead, far = run(b, cell, STEP[direction], mark)
        behind, back = run(b, cell, -STEP[direction], mark)
        b.words[ahead] -= (value + back) << shift
        b.words[behind] -= (value + far) << shift
        shift += 8


@rule
def hits(word: int, value: int) -> int:
    """Which lines of a free cell a value brings to ten: a flag in each byte."""
    return (FLAGS - (word ^ (10 - value) * EACH_BYTE)) & FLAGS


@rule
def winning_values(word: int, seat: int) -> int:
    """Mask of the values with which a seat wins on a free cell."""
    mask = 0
    for value in range(1, 4):
        if hits(word, value) >> HALF_WORD * seat & FLAGS_OF_ONE:
            mask |= 1 << (value - 1)
    return mask
