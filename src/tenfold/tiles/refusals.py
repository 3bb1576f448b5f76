"""Why a move is not allowed, by number and by key. Asked only about what writes no legal move."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.protocol.errors import Over, TenfoldError
from tenfold.protocol.refusals import Detail, RefusalForm, written_refusal

from .notation import MOVING, PASSING, PLACING, VALUES, Writing, spot_on, tile_at
from .plane import SIDES, beside, cell_at, owner
from .state import CHANCE_TILE, MOVE, OVER, PLACE, State
from .taking_out import is_free

PHASES: Final = ("chance", "place", "move", "over")  # by number

GAME_OVER: Final = 0
TILE_NOT_LEFT: Final = 1
FIRST_TILE_IN_THE_MIDDLE: Final = 2
OCCUPIED: Final = 3
TOUCHES_NOTHING: Final = 4
ONE_TILE_LEFT: Final = 5
MUST_MOVE: Final = 6
NO_TILE_THERE: Final = 7
NOT_YOUR_TILE: Final = 8
SAME_PLACE: Final = 9
NO_FREE_SIDE: Final = 10
HOLDS_OTHERS: Final = 11
WRONG_PHASE: Final = 12

CELL: Final = (Detail("x"), Detail("y"))

FORMS: Final = {
    GAME_OVER: RefusalForm("over", names_token=True, kind=Over),
    TILE_NOT_LEFT: RefusalForm("illegal.tile_not_left", (Detail("value", VALUES),)),
    FIRST_TILE_IN_THE_MIDDLE: RefusalForm("illegal.first_tile_in_the_middle", CELL),
    OCCUPIED: RefusalForm("illegal.occupied", CELL),
    TOUCHES_NOTHING: RefusalForm("illegal.touches_nothing", CELL),
    ONE_TILE_LEFT: RefusalForm("illegal.one_tile_left"),
    MUST_MOVE: RefusalForm("illegal.must_move"),
    NO_TILE_THERE: RefusalForm("illegal.no_tile_there", CELL),
    NOT_YOUR_TILE: RefusalForm("illegal.not_your_tile", CELL),
    SAME_PLACE: RefusalForm("illegal.same_place", CELL),
    NO_FREE_SIDE: RefusalForm("illegal.no_free_side", CELL),
    HOLDS_OTHERS: RefusalForm("illegal.holds_others", CELL),
    WRONG_PHASE: RefusalForm("illegal.wrong_phase", (Detail("phase", PHASES),), names_token=True),
}
MOST_DETAILS: Final = 2


def refusal(s: State, token: str, writing: Writing) -> TenfoldError:
    """The reason why this token, which writes no legal move, does not."""
    out = [0] * MOST_DETAILS
    return written_refusal(FORMS[note_refusal(s, *writing.numbers(), out)], out, token)


@rule
def note_refusal(s: State, verb: int, x: int, y: int, from_x: int, from_y: int, out: list[int]) -> int:
    """The number of that reason; writes its details into `out`."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase == CHANCE_TILE and verb < PASSING:
        out[0] = verb
        return TILE_NOT_LEFT
    if s.phase == PLACE and PLACING <= verb < MOVING and (verb == PLACING) == (s.is_open == 0):
        return refuse_cell(s, x, y, -1, out)
    if s.phase == MOVE and verb == PASSING:
        return MUST_MOVE
    if s.phase == MOVE and verb == MOVING:
        return refuse_move(s, x, y, from_x, from_y, out)
    out[0] = s.phase
    return WRONG_PHASE


@rule
def refuse_cell(s: State, x: int, y: int, without: int, out: list[int]) -> int:
    """What is wrong with a cell, when a tile is taken out; if nothing, it was the row's other end."""
    out[0] = x
    out[1] = y
    if s.laid == 0:
        return FIRST_TILE_IN_THE_MIDDLE
    if tile_at(s, x, y) >= 0:
        return OCCUPIED
    if spot_on(s, x, y, without) < 0:
        return TOUCHES_NOTHING
    return ONE_TILE_LEFT


@rule
def refuse_move(s: State, x: int, y: int, from_x: int, from_y: int, out: list[int]) -> int:
    out[0] = from_x
    out[1] = from_y
    tile = tile_at(s, from_x, from_y)
    if tile < 0:
        return NO_TILE_THERE
    if owner(s, tile) != s.mover:
        return NOT_YOUR_TILE
    if x == from_x and y == from_y:
        return SAME_PLACE
    if not has_free_side(s, cell_at(from_x, from_y)):
        return NO_FREE_SIDE
    if not is_free(s, tile):
        return HOLDS_OTHERS
    return refuse_cell(s, x, y, tile, out)


@rule
def has_free_side(s: State, cell: int) -> bool:
    for side in range(SIDES):
        if s.ring[beside(cell, 2 * side)] == 0:
            return True
    return False
