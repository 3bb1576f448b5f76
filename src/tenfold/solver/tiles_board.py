"""The tiles that lie, kept for searching: which lines meet on every free cell, known without looking along them.

The word of a free cell has eight bytes, by seat × 4 + direction: the sum of the seat's unbroken tiles on both
sides of the cell in that direction. A tile changes nothing but the words at the ends of the four lines of its
own colour, so that laying it and taking it back cost a few additions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from tenfold.kernel import Byte, Short, Struct, numbers, rule
from tenfold.tiles.plane import STEP, cell_at, owner
from tenfold.tiles.state import CELLS, TILES, TURN, State

DIRECTIONS: Final = 4
MOST_EDGES: Final = 256  # cells that are ever beside a tile, in a position and what is searched from it

EACH_BYTE: Final = 0x0101010101010101
FLAGS: Final = 0x40 * EACH_BYTE  # sums stay below 64, so that this bit of every byte is free
FLAGS_OF_ONE: Final = 0x40404040
HALF_WORD: Final = 32


@dataclass(slots=True)
class Board(Struct):
    squares: list[Byte] = numbers(CELLS)  # 0, or 4 × seat + value of the tile that lies there
    near: list[Byte] = numbers(CELLS)  # how many tiles lie beside the cell
    words: list[int] = numbers(CELLS)  # of the free cells, see above
    edges: list[Short] = numbers(MOST_EDGES)  # the cells beside tiles; those that are covered are left in
    edge_count: int = 0


B = TypeVar("B", bound=Board)


@rule
def load_board(b: B, s: State) -> None:
    """Makes the board that of a position."""
    for cell in range(CELLS):
        b.squares[cell] = 0
        b.near[cell] = 0
        b.words[cell] = 0
    b.edge_count = 0
    for tile in range(s.laid):
        lay(b, cell_at(s.xs[tile], s.ys[tile]), owner(s, tile), s.values[tile])


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
    change_ends(b, cell, seat, value)
    b.squares[cell] = 4 * seat + value
    for along in (1, TURN, -1, -TURN):
        other = (cell + along) & (CELLS - 1)
        if b.near[other] == 0:
            b.edges[b.edge_count] = other
            b.edge_count += 1
        b.near[other] += 1


@rule
def unlay(b: B, cell: int, seat: int, value: int) -> None:
    """Takes back the tile that was laid last; its cell has kept its word."""
    for along in (-TURN, -1, TURN, 1):
        other = (cell + along) & (CELLS - 1)
        b.near[other] -= 1
        if b.near[other] == 0:
            b.edge_count -= 1
    b.squares[cell] = 0
    change_ends(b, cell, seat, -value)


@rule
def change_ends(b: B, cell: int, seat: int, change: int) -> None:
    """Tells the ends of a seat's four lines through a cell that its tile comes, or with a negative value that
    it goes: from either end the other side of the line is seen through it, or no more."""
    mark = 4 * seat
    shift = HALF_WORD * seat
    for direction in range(DIRECTIONS):
        ahead, far = run(b, cell, STEP[direction], mark)
        behind, back = run(b, cell, -STEP[direction], mark)
        if change > 0:
            b.words[ahead] += (change + back) << shift
            b.words[behind] += (change + far) << shift
        else:
            b.words[ahead] -= (back - change) << shift
            b.words[behind] -= (far - change) << shift
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
