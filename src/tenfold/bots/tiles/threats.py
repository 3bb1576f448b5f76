"""What free cells mean to a seat: which values win there, and what its lines through them are worth.

A set of values is a mask, value v being bit v - 1. All threats of a seat are one number: six bits for each
mask say how many free cells win with just those values.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.lines import run_from
from tenfold.tiles.plane import SIDES, beside, cell_at, owner
from tenfold.tiles.spots import tiles_beside
from tenfold.tiles.state import WINNING_SUM, State

from .notes import MASKS, TileNotes

WIDTH: Final = 6  # bits for a count of cells
ONE_COUNT: Final = (1 << WIDTH) - 1

# What a free cell is worth by the sum of the tiles that meet there in one line, found by playing thousands of
# games of one set of numbers against another; what comes to ten without the cell is spoilt by it.
HOPE: Final = (0, 0, 0, 1, 5, 10, 16, 30, 30, 30, 0)


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
def list_cells(s: State, notes: TileNotes) -> None:
    """Notes every free cell that a tile can be put on."""
    count = 0
    for tile in range(s.laid):
        middle = cell_at(s.xs[tile], s.ys[tile])
        for side in range(SIDES):
            cell = beside(middle, 2 * side)
            others = tiles_beside(s, cell)
            if s.ring[cell] == 0 and others & -others == 2 << tile:
                notes.cells[count] = cell
                count += 1
    notes.listed = count


@rule
def survey_all(s: State, cells: list[int], count: int, notes: TileNotes) -> None:
    """Notes both seats' threats and hopes on those of these cells that are free."""
    for seat in range(2):
        notes.threats[seat] = 0
        notes.hopes[seat] = 0
    for place in range(count):
        if s.ring[cells[place]] == 0:
            for seat in range(2):
                survey(s, seat, cells[place], notes, 1)


@rule
def survey(s: State, seat: int, cell: int, notes: TileNotes, sign: int) -> int:
    """Counts a free cell in, or with sign -1 out; returns the values that win there."""
    mask = 0
    hope = 0
    for direction in range(4):
        total = run_from(s, seat, cell, direction) + run_from(s, seat, cell, direction + 4)
        mask |= value_missing(total)
        hope += HOPE[min(total, WINNING_SUM)]
    notes.threats[seat] += sign << WIDTH * mask
    notes.hopes[seat] += sign * hope
    return mask


@rule
def any_value(threats: int) -> int:
    """Mask of the values that win on one cell or another."""
    mask = 0
    for part in range(1, MASKS):
        if threats >> WIDTH * part & ONE_COUNT:
            mask |= part
    return mask


@rule
def after_a_block(threats: int, notes: TileNotes) -> int:
    """The mover's odds that are left when the other seat takes the cell that hurts most."""
    least = notes.odds[notes.own + any_value(threats)]
    for part in range(1, MASKS):
        if threats >> WIDTH * part & ONE_COUNT:
            least = min(least, notes.odds[notes.own + any_value(threats - (1 << WIDTH * part))])
    return least
