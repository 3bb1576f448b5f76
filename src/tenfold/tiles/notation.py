"""How moves of the tile game are written and read, and why a move is refused (rules 3)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tenfold.protocol.errors import Illegal, Over, TenfoldError, Unreadable
from tenfold.protocol.options import spell

from .moves import GIVE, LEFT, MOVE_TILE, PASS, PLACE_TILE, RIGHT, SPOTS
from .phases import is_legal
from .plane import DX, DY, SIDES, beside, cell_at, owner
from .second_round import first_move_of, tile_of
from .spots import tiles_beside
from .state import CHANCE_TILE, MOVE, OVER, PLACE, State
from .taking_out import is_free

WHOLE: Final = r"(0|-?[1-9][0-9]{0,8})"
CELL: Final = f"{WHOLE},{WHOLE}"
TOKEN: Final = re.compile(f"([123])|(pass)|(place|left|right):{CELL}|(move):{CELL}>{CELL}", re.ASCII)

BASES: Final = {"place": PLACE_TILE, "left": LEFT, "right": RIGHT}
PHASES: Final = {CHANCE_TILE: "chance", PLACE: "place", MOVE: "move", OVER: "over"}

Cell = tuple[int, int]


class Writing(NamedTuple):
    """A token taken apart."""

    verb: str  # "1" "2" "3" "pass" "place" "left" "right" "move"
    source: Cell | None = None
    target: Cell | None = None


def write(s: State, move: int) -> str:
    if move < PASS:
        return str(move - GIVE + 1)
    if move == PASS:
        return "pass"
    x, y = cell_of_spot(s, (move - PLACE_TILE) % SPOTS)
    if move < MOVE_TILE:
        verb = ("place", "left", "right")[(move - PLACE_TILE) // SPOTS]
        return f"{verb}:{x},{y}"
    tile = tile_of(s, move)
    return f"move:{s.xs[tile]},{s.ys[tile]}>{x},{y}"


def read(s: State, token: str) -> int:
    """The legal move that a token writes; raises `Unreadable`, `Illegal` or `Over`."""
    writing = take_apart(token)
    move = _number(s, writing)
    if move is None or not is_legal(s, move):
        raise refusal(s, token, writing)
    return move


def take_apart(token: str) -> Writing:
    found = TOKEN.fullmatch(token)
    if not found:
        raise Unreadable("unreadable.token", token=spell(token))
    value, passing, placing, x, y, moving, *cells = found.groups()
    if value or passing:
        return Writing(value or passing)
    if placing:
        return Writing(placing, target=(int(x), int(y)))
    from_x, from_y, to_x, to_y = map(int, cells)
    return Writing(moving, (from_x, from_y), (to_x, to_y))


def cell_of_spot(s: State, spot: int) -> Cell:
    if s.laid == 0:
        return 0, 0
    tile, direction = spot // SIDES, 2 * (spot % SIDES)
    return s.xs[tile] + DX[direction], s.ys[tile] + DY[direction]


def tile_on(s: State, cell: Cell) -> int | None:
    tile = s.ring[cell_at(*cell)] - 1
    return tile if tile >= 0 and (s.xs[tile], s.ys[tile]) == cell else None


def refusal(s: State, token: str, writing: Writing) -> TenfoldError:
    """The reason why this token, which writes no legal move, does not."""
    if s.phase == OVER:
        return Over("over", token=token)
    if s.phase == CHANCE_TILE and writing.verb in ("1", "2", "3"):
        return Illegal("illegal.tile_not_left", value=writing.verb)
    if s.phase == PLACE and writing.verb in (("left", "right") if s.is_open else ("place",)):
        assert writing.target
        return _refused_cell(s, writing.target, -1) or Illegal("illegal.one_tile_left")
    if s.phase == MOVE and writing.verb == "pass":
        return Illegal("illegal.must_move")
    if s.phase == MOVE and writing.source and writing.target:
        return _refused_move(s, writing.source, writing.target)
    return Illegal("illegal.wrong_phase", token=token, phase=PHASES[s.phase])


def _refused_cell(s: State, cell: Cell, without: int) -> Illegal | None:
    x, y = cell
    if s.laid == 0:
        return Illegal("illegal.first_tile_in_the_middle", x=x, y=y)
    if tile_on(s, cell) is not None:
        return Illegal("illegal.occupied", x=x, y=y)
    if _spot(s, cell, without) is None:
        return Illegal("illegal.touches_nothing", x=x, y=y)
    return None


def _refused_move(s: State, source: Cell, target: Cell) -> Illegal:
    x, y = source
    tile = tile_on(s, source)
    if tile is None:
        return Illegal("illegal.no_tile_there", x=x, y=y)
    if owner(s, tile) != s.mover:
        return Illegal("illegal.not_your_tile", x=x, y=y)
    if source == target:
        return Illegal("illegal.same_place", x=x, y=y)
    if all(s.ring[beside(cell_at(x, y), 2 * side)] for side in range(SIDES)):
        return Illegal("illegal.no_free_side", x=x, y=y)
    if not is_free(s, tile):
        return Illegal("illegal.holds_others", x=x, y=y)
    refused = _refused_cell(s, target, tile)
    assert refused, "a legal move is not refused"
    return refused


def _number(s: State, writing: Writing) -> int | None:
    if writing.verb == "pass":
        return PASS
    if writing.target is None:
        return GIVE + int(writing.verb) - 1
    if writing.source is None:
        spot = _spot(s, writing.target, -1)
        return None if spot is None else BASES[writing.verb] + spot
    tile = tile_on(s, writing.source)
    if tile is None or owner(s, tile) != s.mover:
        return None
    spot = _spot(s, writing.target, tile)
    return None if spot is None else first_move_of(tile) + spot


def _spot(s: State, cell: Cell, without: int) -> int | None:
    """The name of a cell, free or not; None if it lies beside no tile."""
    if s.laid == 0:
        return 0 if cell == (0, 0) else None
    beside_it = tiles_beside(s, cell_at(*cell)) & ~(2 << without if without >= 0 else 0)
    if not beside_it:
        return None
    tile = (beside_it & -beside_it).bit_length() - 2
    for side in range(SIDES):
        if cell_of_spot(s, SIDES * tile + side) == cell:
            return SIDES * tile + side
    return None  # what lies beside it does so only round the back of the ring
