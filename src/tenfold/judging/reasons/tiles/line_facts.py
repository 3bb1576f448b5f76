"""What becomes of lines in the tile game: how far a choice brings one's own, which of the other's it ends,
and what the other can make of the next tile."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.lines.survey import end_of_line
from tenfold.judging.findings import Reasons
from tenfold.judging.reasons.table import CROSSING, ENDS_LINE, JOINS_LINES, LENGTHENS_LINE, NEXT_FORK
from tenfold.judging.reasons.telling import note_detail, packed_cell, say
from tenfold.kernel import overwrite, rule
from tenfold.tiles.lines import DIRECTIONS, run_from
from tenfold.tiles.phases import legal, step
from tenfold.tiles.plane import cell_at
from tenfold.tiles.state import CHANCE_TILE, MOVE, OVER, WINNING_SUM, State

from .next_wins import count_cells, look_for_threat, note_cells
from .paper import Fork, TilePaper

LONG: Final = 4  # from which sum on a line is worth speaking of
LINES_MEET: Final = 2  # lines that meet on a cell
TOO_MANY: Final = 2  # cells to win on at once: one tile does not answer both


@rule
def tell_lines(p: TilePaper, s: State, r: Reasons) -> None:
    """Of the first round; the paper has the positions that the choices lead to."""
    if MOVE in (s.phase, p.worse.phase, p.better.phase) or OVER in (p.worse.phase, p.better.phase):
        return
    other = 1 - s.mover
    tell_fork(p, other, r)
    cell = last_cell(p.better)
    ended = ended_line(s, other, p.better)
    left = ended_line(s, other, p.worse)
    if ended > left:
        say(r, ENDS_LINE)
        note_detail(r, 0, other)
        note_detail(r, 1, cell)
        note_detail(r, 2, ended)
    longer = own_line(p.better, s.mover)
    shorter = own_line(p.worse, s.mover)
    if longer >= LONG and longer > shorter:
        say(r, LENGTHENS_LINE)
        note_detail(r, 0, cell)
        note_detail(r, 1, longer)
    if ended <= left and longer <= max(shorter, LONG - 1):
        tell_crossing(p, s, CROSSING, other, r)
        tell_crossing(p, s, JOINS_LINES, s.mover, r)


@rule
def tell_crossing(p: TilePaper, s: State, key: int, seat: int, r: Reasons) -> None:
    """Where nothing is long yet: how many lines of a seat's meet on a cell."""
    meet = lines_at(s, seat, p.better)
    if meet >= LINES_MEET and meet > lines_at(s, seat, p.worse):
        say(r, key)
        note_detail(r, 0, seat)
        note_detail(r, 1, last_cell(p.better))
        note_detail(r, 2, meet)


@rule
def tell_fork(p: TilePaper, seat: int, r: Reasons) -> None:
    look_for_fork(p, p.fork, p.worse, seat)
    if p.fork.ways < TOO_MANY:
        return
    look_for_fork(p, p.calm, p.better, seat)
    if p.calm.ways < p.fork.ways:
        say(r, NEXT_FORK)
        note_detail(r, 0, seat)
        note_detail(r, 1, p.fork.cell)
        note_detail(r, 2, p.fork.value)
        note_detail(r, 3, p.fork.ways)
        note_cells(r, 4, p.fork.threat)


@rule
def look_for_fork(p: TilePaper, f: Fork, later: State, seat: int) -> None:
    f.ways = 0
    f.cell = 0
    f.value = 0
    if later.phase != CHANCE_TILE:
        look_at_placings(p, f, later, seat)
        return
    for place in range(legal(later, p.tiles)):
        overwrite(p.given, later)
        step(p.given, p.tiles[place])
        look_at_placings(p, f, p.given, seat)


@rule
def look_at_placings(p: TilePaper, f: Fork, given: State, seat: int) -> None:
    for place in range(legal(given, p.out)):
        overwrite(p.laid, given)
        step(p.laid, p.out[place])
        if p.laid.phase not in (MOVE, OVER):
            look_for_threat(p.seen, p.laid, seat)
            note_fork(p, f)


@rule
def note_fork(p: TilePaper, f: Fork) -> None:
    """Keeps the larger one; of those as large the one furthest to the right, then up, then of more value."""
    ways = count_cells(p.seen)
    cell = last_cell(p.laid)
    value = p.laid.values[p.laid.laid - 1]
    is_further = cell > f.cell or (cell == f.cell and value > f.value)
    if ways > f.ways or (ways == f.ways and is_further):
        f.ways = ways
        f.cell = cell
        f.value = value
        overwrite(f.threat, p.seen)


@rule
def last_cell(later: State) -> int:
    """Where the tile lies that was laid last."""
    return packed_cell(later.xs[later.laid - 1], later.ys[later.laid - 1])


@rule
def last_place(later: State) -> int:
    """The same on the ring."""
    return cell_at(later.xs[later.laid - 1], later.ys[later.laid - 1])


@rule
def sum_beside(s: State, seat: int, cell: int, direction: int) -> int:
    """The sum of a seat's tiles in a line that meets on a cell, which itself does not count."""
    return run_from(s, seat, cell, direction) + run_from(s, seat, cell, direction + DIRECTIONS)


@rule
def lines_at(s: State, seat: int, later: State) -> int:
    """How many lines of a seat's meet where a tile lies now."""
    meet = 0
    for direction in range(DIRECTIONS):
        if 0 < sum_beside(s, seat, last_place(later), direction) < WINNING_SUM:
            meet += 1
    return meet


@rule
def ended_line(s: State, other: int, later: State) -> int:
    """The largest sum of the other's tiles that meet where the mover's tile lies now: they go on no more."""
    most = 0
    for direction in range(DIRECTIONS):
        total = sum_beside(s, other, last_place(later), direction)
        if LONG <= total < WINNING_SUM:
            most = max(most, total)
    return most


@rule
def own_line(later: State, seat: int) -> int:
    """The largest sum below ten of a line with the tile that was laid last, among those with a free end."""
    cell = last_place(later)
    value = later.values[later.laid - 1]
    most = 0
    for direction in range(DIRECTIONS):
        total = sum_beside(later, seat, cell, direction)
        if 0 < total < WINNING_SUM - value and has_free_end(later, seat, cell, direction):
            most = max(most, value + total)
    return most


@rule
def has_free_end(s: State, seat: int, cell: int, direction: int) -> bool:
    if s.ring[end_of_line(s, seat, cell, direction)] == 0:
        return True
    return s.ring[end_of_line(s, seat, cell, direction + DIRECTIONS)] == 0
