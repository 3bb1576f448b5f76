"""Afterstates: how good it is to put a tile on a cell, seen up to the next turn of both seats."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.notes import Survey
from tenfold.kernel import rule
from tenfold.tiles.lines import run_from
from tenfold.tiles.plane import SIDES, beside, owner
from tenfold.tiles.spots import tiles_beside
from tenfold.tiles.state import WINNING_SUM, State

from .evaluation import HOPE
from .odds import OTHERS, in_thousandths
from .survey import end_of_line, survey, value_missing, values_to_win
from .threats import WIDTH, after_block, any_value

WIN: Final = 1_000_000  # above everything else

# What the parts weigh, against odds in thousandths.
DANGER: Final = 10  # that the other seat wins on its next turn
PROMISE: Final = 4  # that the mover wins on its own, whichever cell the other seat takes
THREAT: Final = 1  # the same if the other seat does not see it
OWN_LINES: Final = 5
OTHERS_LINES: Final = 6


@rule
def weigh_afterstate(s: State, tile: int, cell: int, v: Survey) -> int:
    """The worth of putting a tile that lies nowhere on a free cell. The survey holds the threats and hopes
    before, and holds them again afterwards."""
    seat = owner(s, tile)
    own_threats = v.threats[seat]
    own_hopes = v.hopes[seat]
    threats = v.threats[1 - seat]
    hopes = v.hopes[1 - seat]
    if survey(s, seat, cell, v, -1) >> (s.values[tile] - 1) & 1:
        worth = WIN
    else:
        survey(s, 1 - seat, cell, v, -1)
        s.ring[cell] = tile + 1
        look_along_lines(s, tile, cell, v)
        look_beside(s, tile, cell, v)
        s.ring[cell] = 0
        worth = weigh_position(seat, v)
    v.threats[seat] = own_threats
    v.hopes[seat] = own_hopes
    v.threats[1 - seat] = threats
    v.hopes[1 - seat] = hopes
    return worth


@rule
def weigh_position(seat: int, v: Survey) -> int:
    """The worth of a position to the seat that has just moved."""
    danger = in_thousandths(v.odds[OTHERS + any_value(v.threats[1 - seat])])
    promise = in_thousandths(after_block(v.threats[seat], v.odds, v.own))
    threat = in_thousandths(v.odds[v.own + any_value(v.threats[seat])])
    ahead = (PROMISE * promise + THREAT * threat) * (1000 - danger) // 1000
    lines = OWN_LINES * v.hopes[seat] - OTHERS_LINES * v.hopes[1 - seat]
    return ahead + lines - DANGER * danger


@rule
def look_beside(s: State, tile: int, cell: int, v: Survey) -> None:
    """Counts in the cells that the tile opens, for both seats."""
    for side in range(SIDES):
        opened = beside(cell, 2 * side)
        if s.ring[opened] == 0 and tiles_beside(s, opened) == 2 << tile:
            for seat in range(2):
                survey(s, seat, opened, v, 1)


@rule
def look_along_lines(s: State, tile: int, cell: int, v: Survey) -> None:
    """Counts what the tile changes at both ends of the four lines in which it stands."""
    seat = owner(s, tile)
    for direction in range(4):
        ahead = run_from(s, seat, cell, direction)
        behind = run_from(s, seat, cell, direction + 4)
        total = ahead + behind + s.values[tile]
        look_at_end(s, tile, cell, direction, ahead, total, v)
        look_at_end(s, tile, cell, direction + 4, behind, total, v)


@rule
def look_at_end(s: State, tile: int, cell: int, direction: int, old: int, new: int, v: Survey) -> None:
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
    v.hopes[seat] += HOPE[after] - HOPE[before]
    if value_missing(before) != value_missing(after):
        v.threats[seat] += 1 << WIDTH * values_to_win(s, seat, end)
        s.ring[cell] = 0
        v.threats[seat] -= 1 << WIDTH * values_to_win(s, seat, end)
        s.ring[cell] = tile + 1
