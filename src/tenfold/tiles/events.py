"""What a move made happen, told by comparing the position before with the one after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from tenfold.kernel import rule
from tenfold.protocol.events import HEAD, NO_SEAT, Event, read_events, tell
from tenfold.protocol.game import Json

from .lines import MOST_CELLS, MOST_LINES, next_winning_line, write_line
from .moves import GIVE, MOVE_TILE, PASS
from .refusals import PHASES
from .second_round import tile_of
from .state import MOVE, OVER, State
from .view import cells_in

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


class Form(NamedTuple):
    """How an event is written: its name, what its detail is called, the words for it, and its cells."""

    name: str
    detail: str = ""
    words: Sequence[str] = ()  # without them the detail is told as a number
    cells: Literal["", "at", "at and from", "all"] = ""  # at: the tile's own x and y


FORMS: Final = {
    GIVEN: Form("tile", "value"),
    PASSED: Form("passes", "phase", PHASES),
    PLACED: Form("places", "value", cells="at"),
    MOVED: Form("moves", "value", cells="at and from"),
    LINE_MADE: Form("line", cells="all"),
    SECOND_ROUND: Form("second_round"),
    ENDED: Form("over"),
}


def events(before: State, move: int, after: State) -> list[Json]:
    out = [0] * MOST_NUMBERS
    return [written_event(event) for event in read_events(out, note_events(before, move, after, out))]


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


def written_event(event: Event) -> Json:
    form, cells = FORMS[event.kind], cells_in(event.more)
    written: Json = {"event": form.name}
    if event.seat != NO_SEAT:
        written["seat"] = event.seat
    if form.cells in ("at", "at and from"):
        written["x"], written["y"] = cells[0]
    if form.detail:
        written[form.detail] = form.words[event.detail] if form.words else event.detail
    if form.cells == "at and from":
        written["from"] = cells[1]
    elif form.cells == "all":
        written["cells"] = cells
    return written
