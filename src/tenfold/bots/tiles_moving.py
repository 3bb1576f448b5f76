"""The second round: on which cells a seat wins with one of the tiles that it can take out."""

from __future__ import annotations

from tenfold.kernel import count_bits, rule
from tenfold.tiles.lines import leaves_line
from tenfold.tiles.placing import tiles_beside
from tenfold.tiles.plane import SIDES, beside, cell_at, owner
from tenfold.tiles.second_round import cut_tiles
from tenfold.tiles.state import CELLS, State

from .tiles_notes import TileNotes
from .tiles_threats import list_cells, values_to_win


@rule
def winning_cells(s: State, seat: int, out: list[int], notes: TileNotes) -> int:
    """How many cells a seat could win on if it were to move now; a win by taking away counts as two of them,
    since nobody can stand in its way."""
    list_cells(s, notes)
    for place in range(notes.listed):
        notes.masks[place] = values_to_win(s, seat, notes.cells[place])
    stuck = cut_tiles(s, out)
    hits = 0
    for tile in range((s.start + seat) & 1, s.laid, 2):
        if not stuck >> tile & 1 and count_bits(s.touching[tile]) < SIDES:
            hits = wins_with(s, tile, hits, notes)
    return hits


@rule
def wins_with(s: State, tile: int, hits: int, notes: TileNotes) -> int:
    """Adds the cells on which one tile wins, and those that its leaving changes: where its lines end."""
    seat = owner(s, tile)
    source = cell_at(s.xs[tile], s.ys[tile])
    s.ring[source] = 0
    if leaves_line(s, seat, source):
        hits = add_hit(add_hit(hits, CELLS, notes), CELLS + 1, notes)
    for place in range(notes.listed):
        if notes.masks[place] >> s.values[tile] - 1 & 1:
            hits = add_if_winning(s, tile, notes.cells[place], hits, notes)
    for direction in range(8):
        end = beside(source, direction)
        if s.ring[end] > 0 and owner(s, s.ring[end] - 1) == seat:
            end = end_of_line(s, seat, end, direction)
            hits = add_if_winning(s, tile, end, hits, notes)
    s.ring[source] = tile + 1
    return hits


@rule
def end_of_line(s: State, seat: int, cell: int, direction: int) -> int:
    """The first cell from here on that does not belong to the seat."""
    while s.ring[cell] > 0 and owner(s, s.ring[cell] - 1) == seat:
        cell = beside(cell, direction)
    return cell


@rule
def add_if_winning(s: State, tile: int, cell: int, hits: int, notes: TileNotes) -> int:
    if s.ring[cell] > 0 or tiles_beside(s, cell) == 0 or cell == cell_at(s.xs[tile], s.ys[tile]):
        return hits
    if values_to_win(s, owner(s, tile), cell) >> s.values[tile] - 1 & 1:
        return add_hit(hits, cell, notes)
    return hits


@rule
def add_hit(hits: int, cell: int, notes: TileNotes) -> int:
    for place in range(hits):
        if notes.hits[place] == cell:
            return hits
    notes.hits[hits] = cell
    return hits + 1
