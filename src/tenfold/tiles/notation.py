"""How moves of the tile game are written and read (rules 3).

A token is a verb and the cells that it speaks of. The rules know verbs and cells as numbers; here they are
put into words, and taken out of them.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tenfold.kernel import lowest_bit, rule
from tenfold.protocol.errors import Unreadable
from tenfold.protocol.options import spell

from .moves import GIVE, MOVE_TILE, PASS, PLACE_TILE, SPOTS
from .phases import is_legal
from .plane import DX, DY, SIDES, cell_at, owner
from .second_round import first_move_of, tile_of
from .spots import tiles_beside
from .state import State


class Verb(NamedTuple):
    word: str
    cells: int = 0  # how many it speaks of: where the tile goes, and before it where it comes from


# The first of them are the values of tiles, which chance gives; their order is that of the moves.
VALUES: Final = ("1", "2", "3")
PASSING: Final = 3
PLACING: Final = 4
LEFT_END: Final = 5
RIGHT_END: Final = 6
MOVING: Final = 7
VERBS: Final = (
    *(Verb(value) for value in VALUES),
    Verb("pass"),
    Verb("place", 1),
    Verb("left", 1),
    Verb("right", 1),
    Verb("move", 2),
)

WHOLE: Final = "(0|-?[1-9][0-9]{0,8})"
CELL: Final = f"{WHOLE},{WHOLE}"
TOKEN: Final = f"({'|'.join(verb.word for verb in VERBS)})(?::{CELL}(?:>{CELL})?)?"
_TOKEN: Final = re.compile(TOKEN)
NUMBERS: Final = {verb.word: number for number, verb in enumerate(VERBS)}

NO_MOVE: Final = -1

Cell = tuple[int, int]


class Writing(NamedTuple):
    """A token taken apart."""

    verb: int
    source: Cell | None = None
    target: Cell | None = None

    def numbers(self) -> tuple[int, int, int, int, int]:
        """As the rules take it: the verb, the target, the source."""
        return (self.verb, *(self.target or (0, 0)), *(self.source or (0, 0)))


def write(s: State, move: int) -> str:
    verb, x, y, from_x, from_y = write_move(s, move)
    word, cells = VERBS[verb]
    if cells == 0:
        return word
    return f"{word}:{x},{y}" if cells == 1 else f"{word}:{from_x},{from_y}>{x},{y}"


def take_apart(token: str) -> Writing:
    found = _TOKEN.fullmatch(token)
    verb, *told = found.groups() if found else ("",)
    cells = [(int(x), int(y)) for x, y in zip(told[::2], told[1::2], strict=True) if x]
    if not found or len(cells) != VERBS[NUMBERS[verb]].cells:
        raise Unreadable("unreadable.token", token=spell(token))
    target = cells.pop() if cells else None
    return Writing(NUMBERS[verb], cells[0] if cells else None, target)


@rule
def write_move(s: State, move: int) -> tuple[int, int, int, int, int]:
    """The verb of a move, x and y of its target, and of the cell that a tile leaves."""
    if move <= PASS:
        return move - GIVE, 0, 0, 0, 0
    x, y = cell_of_spot(s, (move - PLACE_TILE) % SPOTS)
    if move < MOVE_TILE:
        return PLACING + (move - PLACE_TILE) // SPOTS, x, y, 0, 0
    tile = tile_of(s, move)
    return MOVING, x, y, s.xs[tile], s.ys[tile]


@rule
def find_move(s: State, verb: int, x: int, y: int, from_x: int, from_y: int) -> int:
    """The legal move that is written like that, or NO_MOVE."""
    move = name_move(s, verb, x, y, from_x, from_y)
    return move if move >= 0 and is_legal(s, move) else NO_MOVE


@rule
def name_move(s: State, verb: int, x: int, y: int, from_x: int, from_y: int) -> int:
    """The same, legal or not; NO_MOVE if there is none."""
    if verb <= PASSING:
        return GIVE + verb
    if verb < MOVING:
        spot = spot_on(s, x, y, -1)
        return PLACE_TILE + (verb - PLACING) * SPOTS + spot if spot >= 0 else NO_MOVE
    tile = tile_at(s, from_x, from_y)
    if tile < 0 or owner(s, tile) != s.mover:
        return NO_MOVE
    spot = spot_on(s, x, y, tile)
    return first_move_of(tile) + spot if spot >= 0 else NO_MOVE


@rule
def cell_of_spot(s: State, spot: int) -> tuple[int, int]:
    if s.laid == 0:
        return 0, 0
    tile = spot // SIDES
    direction = 2 * (spot % SIDES)
    return s.xs[tile] + DX[direction], s.ys[tile] + DY[direction]


@rule
def tile_at(s: State, x: int, y: int) -> int:
    """The tile that lies on a cell, or -1; another may lie where the ring has wound round to."""
    tile = s.ring[cell_at(x, y)] - 1
    return tile if tile >= 0 and s.xs[tile] == x and s.ys[tile] == y else -1


@rule
def spot_on(s: State, x: int, y: int, without: int) -> int:
    """The name of a cell, free or not, when a tile is taken out; -1 if it lies beside no other."""
    if s.laid == 0:
        return 0 if x == 0 and y == 0 else -1
    beside_it = tiles_beside(s, cell_at(x, y))
    if without >= 0:
        beside_it &= ~(2 << without)
    if beside_it == 0:
        return -1
    tile = lowest_bit(beside_it) - 1
    for side in range(SIDES):
        if s.xs[tile] + DX[2 * side] == x and s.ys[tile] + DY[2 * side] == y:
            return SIDES * tile + side
    return -1  # what lies beside it does so only round the back of the ring
