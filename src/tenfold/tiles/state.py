"""A position of the tile game, as numbers and lists of numbers.

The plane has no edge, but thirty tiles that hang together span at most thirty cells. So the plane can be
wound up on a ring of 1,024 cells, 32 to a turn, each turn one row up: the tiles never meet themselves on
it, wherever they wander. `xs` and `ys` keep where they really are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.protocol.position import Mask, Position, Short

TILES: Final = 30
TILES_EACH: Final = 15
EACH_VALUE: Final = 5
WINNING_SUM: Final = 10

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
class State(Position):
    # What was agreed before the game.
    is_open: int  # 1: the open game
    start: int  # the seat that laid tile 0; the seats take turns, so tile n belongs to seat (start + n) % 2
    repetitions: int  # a position that stands so many times is a draw
    limit: int  # so many moves of the second round are a draw

    # The tiles to come.
    supply: list[int]  # closed: by seat × 3 + value - 1, how many are left
    hand: int  # closed: the value chance gave, 0 when there is none
    rows: list[int]  # open: the values by seat × 15 + place
    left: list[int]  # open: by seat, the place of the row's left end
    right: list[int]  # open: by seat, the place after its right end

    # The tiles that lie, in the order in which they were laid.
    laid: int
    values: list[int]
    xs: list[int]
    ys: list[int]
    touching: list[Mask]  # mask of the tiles that share a side with the tile
    ring: list[Short]  # by cell: the tile that lies there plus 1, or 0
    spots: list[Mask]  # the free cells beside tiles, each by its spot: two masks of 60 bits (see `spots.py`)

    # The second round.
    moved: int  # moves made, passes included
    layout: Mask  # what lies where, as one number
    history: list[Mask]  # the positions so far, the first `moved` + 1 entries count

    # Whose move it is, and for what.
    phase: int
    mover: int
    ending: int  # LINE, REPETITION or LIMIT once the game is over
    winner: int  # a seat, or -1
