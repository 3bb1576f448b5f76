"""What a move made happen, told by comparing the position before with the one after."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.protocol.events import HEAD, NO_SEAT, Form, Part, tell, written
from tenfold.protocol.game import Json

from .lines import MOST_CELLS, MOST_LINES, next_winning_line, write_line
from .moves import GIVE, MOVE_TILE, PASS
from .refusals import PHASES
from .second_round import tile_of
from .state import MOVE, OVER, State

# What can happen: its number, its seat, and what is told of it.
GIVEN: Final = 0  # chance gave a tile; its value
PASSED: Final = 1  # in which phase
PLACED: Final = 2  # the tile's value; then its x and y
MOVED: Final = 3  # the tile's value; then its x and y, and those of the cell that it left
LINE_MADE: Final = 4  # then x and y of each cell
SECOND_ROUND: Final = 5  # has begun; the seat is the next to move
ENDED: Final = 6  # of no seat

# What a move makes happen at most: it moves a tile, makes all the lines there can be, and ends the game.
MOST_NUMBERS: Final = (HEAD + 4) + (MOST_LINES * HEAD + 2 * MOST_CELLS) + HEAD


CELL: Final = (Part("x", "number"), Part("y", "number", 1), Part("value"))
FORMS: Final = {
    GIVEN: Form("tile", (Part("value"),)),
    PASSED: Form("passes", (Part("phase", words=PHASES),)),
    PLACED: Form("places", CELL),
    MOVED: Form("moves", (*CELL, Part("from", "numbers", 2))),
    LINE_MADE: Form("line", (Part("cells", "cells"),)),
    SECOND_ROUND: Form("second_round"),
    ENDED: Form("over"),
}


def events(before: State, move: int, after: State) -> list[Json]:
    out = [0] * MOST_NUMBERS
    return written(out, note_events(before, move, after, out), FORMS)


@rule
def note_events(before: State, move: int, after: State, out: list[int]) -> int:
    """Writes what happened into `out`, which has room for `MOST_NUMBERS`; returns where it ends."""
    end = note_deed(before, move, after, out)
    if after.phase == OVER:
        end = note_lines(after, out, end)
        return tell(out, end, ENDED, NO_SEAT, 0)
    if after.phase == MOVE and before.phase != MOVE:
        return tell(out, end, SECOND_ROUND, after.mover, 0)
    return end


@rule
def note_deed(before: State, move: int, after: State, out: list[int]) -> int:
    """What was done, and which tile it brought where."""
    if move < PASS:
        return tell(out, 0, GIVEN, before.mover, move - GIVE + 1)
    if move == PASS:
        return tell(out, 0, PASSED, before.mover, before.phase)
    if move < MOVE_TILE:
        tile = before.laid
        end = tell(out, 0, PLACED, before.mover, after.values[tile])
        return tell_cell(out, 0, end, after.xs[tile], after.ys[tile])
    tile = tile_of(before, move)
    end = tell(out, 0, MOVED, before.mover, after.values[tile])
    end = tell_cell(out, 0, end, after.xs[tile], after.ys[tile])
    return tell_cell(out, 0, end, before.xs[tile], before.ys[tile])


@rule
def tell_cell(out: list[int], begin: int, end: int, x: int, y: int) -> int:
    """Appends a cell to the event that begins at `begin`, the last one so far."""
    out[end] = x
    out[end + 1] = y
    out[begin + HEAD - 1] += 2
    return end + 2


@rule
def note_lines(s: State, out: list[int], end: int) -> int:
    line = next_winning_line(s, 0)
    while line >= 0:
        cells = tell(out, end, LINE_MADE, s.winner, 0)
        end = write_line(s, line, out, cells)
        out[cells - 1] = end - cells
        line = next_winning_line(s, line + 1)
    return end
