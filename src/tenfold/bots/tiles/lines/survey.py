"""A look along the lines of a state: which values win on a free cell, and what a seat's lines are worth."""

from __future__ import annotations

from tenfold.bots.tiles.notes import Survey
from tenfold.kernel import rule
from tenfold.tiles.lines import run_from
from tenfold.tiles.plane import SIDES, beside, cell_at, owner
from tenfold.tiles.spots import tiles_beside
from tenfold.tiles.state import WINNING_SUM, State

from .evaluation import HOPE
from .threats import WIDTH


@rule
def values_to_win(s: State, seat: int, cell: int) -> int:
    """Mask of the values that make a line of ten on a free cell."""
    mask = 0
    for direction in range(4):
        mask |= value_missing(run_from(s, seat, cell, direction) + run_from(s, seat, cell, direction + 4))
    return mask


@rule
def value_missing(total: int) -> int:
    """Mask of the one value that brings a sum to ten, or 0."""
    return 1 << (WINNING_SUM - 1 - total) if WINNING_SUM - 3 <= total < WINNING_SUM else 0


@rule
def end_of_line(s: State, seat: int, cell: int, direction: int) -> int:
    """The first cell beyond a seat's unbroken tiles in a direction."""
    cell = beside(cell, direction)
    while s.ring[cell] > 0 and owner(s, s.ring[cell] - 1) == seat:
        cell = beside(cell, direction)
    return cell


@rule
def list_cells(s: State, v: Survey) -> None:
    """Notes every free cell that a tile can be put on."""
    count = 0
    for tile in range(s.laid):
        middle = cell_at(s.xs[tile], s.ys[tile])
        for side in range(SIDES):
            cell = beside(middle, 2 * side)
            others = tiles_beside(s, cell)
            if s.ring[cell] == 0 and others & -others == 2 << tile:
                v.cells[count] = cell
                count += 1
    v.listed = count


@rule
def survey_all(s: State, cells: list[int], count: int, v: Survey) -> None:
    """Notes both seats' threats and hopes on those of these cells that are free."""
    for seat in range(2):
        v.threats[seat] = 0
        v.hopes[seat] = 0
    for place in range(count):
        if s.ring[cells[place]] == 0:
            for seat in range(2):
                survey(s, seat, cells[place], v, 1)


@rule
def survey(s: State, seat: int, cell: int, v: Survey, sign: int) -> int:
    """Counts a free cell in, or with sign -1 out; returns the values that win there."""
    mask = 0
    hope = 0
    for direction in range(4):
        total = run_from(s, seat, cell, direction) + run_from(s, seat, cell, direction + 4)
        mask |= value_missing(total)
        hope += HOPE[min(total, WINNING_SUM)]
    v.threats[seat] += sign << WIDTH * mask
    v.hopes[seat] += sign * hope
    return mask
