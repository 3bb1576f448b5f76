"""How good it is to put a tile on a cell, seen one turn ahead."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.lines import run_from
from tenfold.tiles.placing import tiles_beside
from tenfold.tiles.plane import SIDES, beside, owner
from tenfold.tiles.state import WINNING_SUM, State

from .tiles_notes import TileNotes
from .tiles_odds import OTHERS
from .tiles_threats import WIDTH, after_a_block, any_value, survey, value_missing, values_to_win

WIN: Final = 1_000_000


@rule
def judge(s: State, tile: int, cell: int, notes: TileNotes, odds: int) -> int:
    """The worth of putting a tile that is in the hand on a free cell; the notes hold what is there before."""
    seat = owner(s, tile)
    threats_0 = notes.threats[0]
    threats_1 = notes.threats[1]
    hopes_0 = notes.hopes[0]
    hopes_1 = notes.hopes[1]
    if survey(s, seat, cell, notes, -1) >> s.values[tile] - 1 & 1:
        worth = WIN
    else:
        survey(s, 1 - seat, cell, notes, -1)
        s.ring[cell] = tile + 1
        look_along_lines(s, tile, cell, notes)
        look_beside(s, tile, cell, notes)
        s.ring[cell] = 0
        worth = weigh(seat, notes, odds)
    notes.threats[0] = threats_0
    notes.threats[1] = threats_1
    notes.hopes[0] = hopes_0
    notes.hopes[1] = hopes_1
    return worth


@rule
def look_beside(s: State, tile: int, cell: int, notes: TileNotes) -> None:
    """Counts in the cells that the tile opens."""
    for side in range(SIDES):
        opened = beside(cell, 2 * side)
        if s.ring[opened] == 0 and tiles_beside(s, opened) == 2 << tile:
            survey(s, 0, opened, notes, 1)
            survey(s, 1, opened, notes, 1)


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
def look_at_end(
    s: State, tile: int, cell: int, direction: int, before: int, after: int, notes: TileNotes
) -> None:
    seat = owner(s, tile)
    end = beside(cell, direction)
    while s.ring[end] > 0 and owner(s, s.ring[end] - 1) == seat:
        end = beside(end, direction)
    others = tiles_beside(s, end)
    if s.ring[end] > 0 or others == 0 or others == 2 << tile:
        return
    beyond = run_from(s, seat, end, direction)
    before = min(before + beyond, WINNING_SUM)
    after = min(after + beyond, WINNING_SUM)
    notes.hopes[seat] += notes.weights[after] - notes.weights[before]
    if value_missing(before) != value_missing(after):
        notes.threats[seat] += 1 << WIDTH * values_to_win(s, seat, end)
        s.ring[cell] = 0
        notes.threats[seat] -= 1 << WIDTH * values_to_win(s, seat, end)
        s.ring[cell] = tile + 1


@rule
def weigh(seat: int, notes: TileNotes, odds: int) -> int:
    """The worth of a position to the seat that has just moved."""
    danger = notes.odds[OTHERS + any_value(notes.threats[1 - seat])]
    chance = after_a_block(notes.threats[seat], notes.odds, odds)
    hope = notes.odds[odds + any_value(notes.threats[seat])]
    ahead = chance * notes.weights[12] + hope * notes.weights[13]
    return (
        notes.weights[14] * notes.hopes[seat]
        - notes.weights[15] * notes.hopes[1 - seat]
        - notes.weights[11] * danger
        + ahead * (1000 - danger) // 1000
    ) // 100
