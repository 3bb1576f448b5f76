"""A position of the tile game, as numbers and lists of numbers.

The plane has no edge, but thirty tiles that hang together span at most thirty cells. So the plane can be
wound up on a ring of 1,024 cells, 32 to a turn, each turn one row up: the tiles never meet themselves on
it, wherever they wander. `xs` and `ys` keep where they really are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Mask, Short, Struct, numbers

SEATS: Final = 2
TILES: Final = 30
TILES_EACH: Final = 15
EACH_VALUE: Final = 5
WINNING_SUM: Final = 10
LONGEST_SECOND_ROUND: Final = 1000  # moves; no table may agree on more

TURN: Final = 32
CELLS: Final = TURN * TURN

# What is to be done next.
CHANCE_TILE: Final = 0  # closed game: chance gives the seat to move one of its tiles
PLACE: Final = 1
MOVE: Final = 2  # the second round
OVER: Final = 3

# How the game ended.
LINE: Final = 1
REPETITION: Final = 2
LIMIT: Final = 3


@dataclass(slots=True)
class State(Struct):
    # What was agreed before the game.
    is_open: int = 0  # 1: the open game
    start: int = 0  # the seat that lays tile 0; they take turns, so tile n belongs to seat (start + n) % 2
    repetitions: int = 0  # a position that stands so many times is a draw
    limit: int = 0  # so many moves of the second round are a draw

    # The tiles to come.
    supply: list[Short] = numbers(6)  # closed: by seat × 3 + value - 1, how many are left
    hand: int = 0  # closed: the value chance gave, 0 when there is none
    rows: list[Short] = numbers(TILES)  # open: the values by seat × 15 + place
    left: list[Short] = numbers(2)  # open: by seat, the place of the row's left end
    right: list[Short] = numbers(2)  # open: by seat, the place after its right end

    # The tiles that lie, in the order in which they were laid.
    laid: int = 0
    values: list[Short] = numbers(TILES)
    xs: list[Short] = numbers(TILES)
    ys: list[Short] = numbers(TILES)
    around: list[Short] = numbers(TILES)  # mask of the eight cells round the tile that have tiles
    holes: int = 0  # places with tiles all round them
    touching: list[Mask] = numbers(TILES)  # mask of the tiles that share a side with the tile
    ring: list[Short] = numbers(CELLS)  # by cell: the tile that lies there plus 1, or 0
    spots: list[Mask] = numbers(2)  # the free cells beside tiles, by spot: 60 bits each (see `spots.py`)

    # The second round.
    moved: int = 0  # moves made, passes included
    layout: Mask = 0  # what lies where, as one number
    history: list[Mask] = numbers(LONGEST_SECOND_ROUND + 1)  # the positions so far: `moved` + 1 entries count
    seen: list[Mask] = numbers(8)  # eight words with bits of those positions (see `is_new`)

    # Whose move it is, and for what.
    phase: int = 0
    mover: int = 0
    ending: int = 0  # LINE, REPETITION or LIMIT once the game is over
    winner: int = 0  # a seat, or -1
