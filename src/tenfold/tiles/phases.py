"""The chapters put together: what is legal in each phase, and what a move does."""

from __future__ import annotations

from tenfold.kernel import rule
from tenfold.protocol.game import CHANCE, NOBODY

from .lines import leaves_line, makes_line
from .moves import GIVE, LEFT, MOVE_TILE, PASS, PLACE_TILE, RIGHT, SPOTS
from .placing import draw_tile, legal_placings, legal_tiles, place
from .plane import cell_at
from .second_round import (
    first_move_of,
    has_stood_often,
    is_legal_move,
    is_stuck,
    legal_moves,
    move_tile,
    tile_of,
)
from .spots import has_spot
from .state import CHANCE_TILE, LIMIT, LINE, MOVE, OVER, PLACE, REPETITION, TILES, State


@rule
def to_move(s: State) -> int:
    """A seat, chance, or nobody when the game is over."""
    if s.phase == OVER:
        return NOBODY
    return CHANCE if s.phase == CHANCE_TILE else s.mover


@rule
def legal(s: State, out: list[int]) -> int:
    """Writes the legal moves into `out`, ascending, and returns how many there are."""
    if s.phase == CHANCE_TILE:
        return legal_tiles(s, out)
    if s.phase == PLACE:
        return legal_placings(s, out)
    if s.phase == MOVE:
        return legal_moves(s, out)
    return 0


@rule
def is_legal(s: State, move: int) -> bool:
    """The same for one move, without listing the others."""
    if s.phase == CHANCE_TILE:
        return move < PASS and s.supply[3 * s.mover + move - GIVE] > 0
    if s.phase == PLACE:
        return PLACE_TILE <= move < MOVE_TILE and is_legal_placing(s, move)
    if s.phase == MOVE:
        return is_legal_move(s, move) if move >= MOVE_TILE else move == PASS and is_stuck(s)
    return False


@rule
def is_legal_placing(s: State, move: int) -> bool:
    if (move < LEFT) == (s.is_open == 1):
        return False
    if move >= RIGHT and s.right[s.mover] - s.left[s.mover] == 1:
        return False
    spot = (move - PLACE_TILE) % SPOTS
    return spot == 0 if s.laid == 0 else has_spot(s.spots[0], s.spots[1], spot)


@rule
def step(s: State, move: int) -> None:
    """Makes a legal move."""
    if s.phase == CHANCE_TILE:
        draw_tile(s, move - GIVE + 1)
        s.phase = PLACE
    elif s.phase == PLACE:
        place(s, move)
        if makes_line(s, s.laid - 1):
            win(s)
        elif s.laid < TILES:
            s.mover = 1 - s.mover
            s.phase = PLACE if s.is_open == 1 else CHANCE_TILE
        else:
            begin_second_round(s)
    else:
        move_in_second_round(s, move)


@rule
def begin_second_round(s: State) -> None:
    s.phase = MOVE
    s.mover = 1 - s.mover
    if has_stood_often(s):
        draw(s, REPETITION)


@rule
def move_in_second_round(s: State, move: int) -> None:
    """Judged in this order: line, repetition, limit (T8)."""
    if move != PASS:
        tile = tile_of(s, move)
        left = cell_at(s.xs[tile], s.ys[tile])
        around = s.around[tile]
        move_tile(s, tile, move - first_move_of(tile))
        if makes_line(s, tile) or leaves_line(s, s.mover, left, around):
            win(s)
            return
    s.moved += 1
    s.mover = 1 - s.mover
    if has_stood_often(s):
        draw(s, REPETITION)
    elif s.moved >= s.limit:
        draw(s, LIMIT)


@rule
def win(s: State) -> None:
    s.phase = OVER
    s.ending = LINE
    s.winner = s.mover


@rule
def draw(s: State, ending: int) -> None:
    s.phase = OVER
    s.ending = ending
