"""Where a seat wins on its next turn, in a position of the tile game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.tiles.lines.odds import in_thousandths, odds_of, row_ends
from tenfold.bots.tiles.lines.survey import values_to_win
from tenfold.judging.findings import Reasons
from tenfold.judging.reasons.telling import note_list, note_listed, packed_cell
from tenfold.kernel import Byte, Struct, numbers, rule
from tenfold.tiles.lines import leaves_line
from tenfold.tiles.moves import SPOTS
from tenfold.tiles.notation import cell_of_spot
from tenfold.tiles.plane import cell_at
from tenfold.tiles.spots import tiles_beside, write_spots
from tenfold.tiles.state import MOVE, OVER, TILES_EACH, State
from tenfold.tiles.taking_out import is_free

VALUES: Final = 3


@dataclass(slots=True)
class Threat(Struct):
    """What a seat could do on its next turn."""

    count: int = 0
    cells: list[int] = numbers(VALUES * SPOTS)  # where it wins,
    values: list[Byte] = numbers(VALUES * SPOTS)  # and with which value
    odds: float = 0.0  # that it has the tile for one of them
    taken: int = 0  # tiles by which it wins when they are taken away, wherever they are put,
    sources: list[int] = numbers(TILES_EACH)  # and where they lie

    # Paper: the cells that a tile can be put on, and by their places which values win there.
    free: int = 0
    spots: list[int] = numbers(SPOTS)
    winning: list[Byte] = numbers(SPOTS)


@rule
def look_for_threat(t: Threat, s: State, seat: int) -> None:
    """Where a seat would win on its next turn, whatever happens in between left aside."""
    t.count = 0
    t.taken = 0
    t.odds = 0.0
    if s.phase == OVER:
        t.odds = 1.0 if s.winner == seat else 0.0
        return
    t.free = write_spots(s.spots[0], s.spots[1], t.spots, 0, 0)
    if s.phase == MOVE:
        look_for_moves(t, s, seat)
    else:
        look_for_placings(t, s, seat)


@rule
def look_for_placings(t: Threat, s: State, seat: int) -> None:
    have = values_to_come(s, seat)
    any_of = 0
    for place in range(t.free):
        x, y = cell_of_spot(s, t.spots[place])
        mask = values_to_win(s, seat, cell_at(x, y)) & have
        for value in range(1, VALUES + 1):
            if mask >> (value - 1) & 1:
                add_win(t, x, y, value)
        any_of |= mask
    t.odds = odds_of_having(s, seat, any_of)


@rule
def look_for_moves(t: Threat, s: State, seat: int) -> None:
    """In the second round a tile from anywhere may be brought to a cell, and taking it away may be enough."""
    for place in range(t.free):
        t.winning[place] = 0
    for tile in range((s.start + seat) & 1, s.laid, 2):
        if is_free(s, tile):
            source = cell_at(s.xs[tile], s.ys[tile])
            s.ring[source] = 0
            if leaves_line(s, seat, source, s.around[tile]):
                t.sources[t.taken] = packed_cell(s.xs[tile], s.ys[tile])
                t.taken += 1
            else:
                look_for_targets(t, s, seat, s.values[tile])
            s.ring[source] = tile + 1
    if t.count > 0 or t.taken > 0:
        t.odds = 1.0


@rule
def look_for_targets(t: Threat, s: State, seat: int, value: int) -> None:
    """Where a tile in the hand makes ten beside others."""
    bit = 1 << (value - 1)
    for place in range(t.free):
        x, y = cell_of_spot(s, t.spots[place])
        cell = cell_at(x, y)
        if t.winning[place] & bit == 0 and tiles_beside(s, cell) and values_to_win(s, seat, cell) & bit:
            t.winning[place] |= bit
            add_win(t, x, y, value)


@rule
def add_win(t: Threat, x: int, y: int, value: int) -> None:
    t.cells[t.count] = packed_cell(x, y)
    t.values[t.count] = value
    t.count += 1


@rule
def values_to_come(s: State, seat: int) -> int:
    """Mask of the values that a seat may have on its next turn."""
    if s.is_open == 1:
        return row_ends(s, seat, 0, 0)
    if s.hand > 0 and s.mover == seat:
        return 1 << (s.hand - 1)
    mask = 0
    for place in range(VALUES):
        if s.supply[VALUES * seat + place] > 0:
            mask |= 1 << place
    return mask


@rule
def odds_of_having(s: State, seat: int, mask: int) -> float:
    if mask == 0:
        return 0.0
    if s.is_open == 1 or (s.hand > 0 and s.mover == seat):
        return 1.0
    return float(in_thousandths(odds_of(s, seat, mask))) / 1000.0


@rule
def is_new_cell(t: Threat, place: int) -> bool:
    """Whether none of the wins before this one is on the same cell."""
    for earlier in range(place):
        if t.cells[earlier] == t.cells[place]:
            return False
    return True


@rule
def count_cells(t: Threat) -> int:
    count = 0
    for place in range(t.count):
        if is_new_cell(t, place):
            count += 1
    return count


@rule
def count_ways(t: Threat) -> int:
    """On how many cells it wins, or by taking how many tiles away."""
    return count_cells(t) + t.taken


@rule
def has_win(t: Threat, cell: int, value: int) -> bool:
    for place in range(t.count):
        if t.cells[place] == cell and t.values[place] == value:
            return True
    return False


@rule
def note_cells(r: Reasons, detail: int, t: Threat) -> None:
    """The cells where it wins, each once."""
    note_list(r, detail)
    for place in range(t.count):
        if is_new_cell(t, place):
            note_listed(r, detail, t.cells[place])
