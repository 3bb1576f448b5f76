"""How good it is to put a tile on a cell, seen up to the next turn of both seats."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.lines import run_from
from tenfold.tiles.plane import SIDES, beside, owner
from tenfold.tiles.spots import tiles_beside
from tenfold.tiles.state import WINNING_SUM, State

from .notes import TileNotes
from .odds import OTHERS
from .threats import (
    HOPE,
    WIDTH,
    after_a_block,
    any_value,
    end_of_line,
    survey,
    value_missing,
    values_to_win,
)

WIN: Final = 1_000_000  # above everything else

# What the parts of a judgement weigh, against odds of 1,000.
DANGER: Final = 10  # that the other seat wins on its next turn
PROMISE: Final = 4  # that the mover wins on its own, whichever cell the other seat takes
THREAT: Final = 1  # the same if the other seat does not see it
OWN_LINES: Final = 5
OTHERS_LINES: Final = 6


@rule
def judge(s: State, tile: int, cell: int, notes: TileNotes) -> int:
    """The worth of putting a tile that lies nowhere on a free cell. The notes hold the threats and hopes
    before, and hold them again afterwards."""
    seat = owner(s, tile)
    own_threats = notes.threats[seat]
    own_hopes = notes.hopes[seat]
    threats = notes.threats[1 - seat]
    hopes = notes.hopes[1 - seat]
    if survey(s, seat, cell, notes, -1) >> (s.values[tile] - 1) & 1:
        worth = WIN
    else:
        survey(s, 1 - seat, cell, notes, -1)
        s.ring[cell] = tile + 1
        look_along_lines(s, tile, cell, notes)
        look_beside(s, tile, cell, notes)
        s.ring[cell] = 0
        worth = weigh(seat, notes)
    notes.threats[seat] = own_threats
    notes.hopes[seat] = own_hopes
    notes.threats[1 - seat] = threats
    notes.hopes[1 - seat] = hopes
    return worth


@rule
def weigh(seat: int, notes: TileNotes) -> int:
    """The worth of a position to the seat that has just moved."""
    danger = notes.odds[OTHERS + any_value(notes.threats[1 - seat])]
    promise = after_a_block(notes.threats[seat], notes)
    threat = notes.odds[notes.own + any_value(notes.threats[seat])]
    ahead = (PROMISE * promise + THREAT * threat) * (1000 - danger) // 1000
    lines = OWN_LINES * notes.hopes[seat] - OTHERS_LINES * notes.hopes[1 - seat]
    return ahead + lines - DANGER * danger


@rule
def look_beside(s: State, tile: int, cell: int, notes: TileNotes) -> None:
    """Counts in the cells that the tile opens, for both seats."""
    for side in range(SIDES):
        opened = beside(cell, 2 * side)
        if s.ring[opened] == 0 and tiles_beside(s, opened) == 2 << tile:
            for seat in range(2):
                survey(s, seat, opened, notes, 1)


@rule
def look_along_lines(s: State, tile: int, cell: int, notes: TileNotes) -> None:
    """Counts what the tile changes at both ends of the four lines in which it stands."""
    seat = owner(s, tile)
    for direction in range(4):
        ahead = run_from(s, seat, cell, direction)
        behind = run_from(s, seat, cell, direction + 4)
        total = ahead + behind + s.values[tile]
        look_at_end(s, tile, cell, direction, ahead, total, notes)
        look_at_end(s, tile, cell, direction + 4, behind, total, notes)


@rule
def look_at_end(s: State, tile: int, cell: int, direction: int, old: int, new: int, notes: TileNotes) -> None:
    """Counts the free cell at one end, where a line now comes with another sum; opened cells are counted
    elsewhere."""
    seat = owner(s, tile)
    end = end_of_line(s, seat, cell, direction)
    others = tiles_beside(s, end)
    if s.ring[end] > 0 or others == 0 or others == 2 << tile:
        return
    beyond = run_from(s, seat, end, direction)
    before = min(old + beyond, WINNING_SUM)
    after = min(new + beyond, WINNING_SUM)
    notes.hopes[seat] += HOPE[after] - HOPE[before]
    if value_missing(before) != value_missing(after):
        notes.threats[seat] += 1 << WIDTH * values_to_win(s, seat, end)
        s.ring[cell] = 0
        notes.threats[seat] -= 1 << WIDTH * values_to_win(s, seat, end)
        s.ring[cell] = tile + 1
