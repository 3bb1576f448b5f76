"""`greedy` in the tile game: wins, or blocks, or builds its lines; it never looks further."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.loops.dice import below
from tenfold.tiles.lines import leaves_line, run_from
from tenfold.tiles.plane import cell_at
from tenfold.tiles.second_round import tile_of
from tenfold.tiles.state import MOVE, WINNING_SUM, State

from .lines.intent import target_of, value_of
from .lines.odds import OTHERS, in_thousandths, note_odds
from .lines.survey import end_of_line, values_to_win
from .notes import Survey, TileNotes

WIN: Final = 10_000_000
BLOCK: Final = 100  # for each of 1,000 that the other seat would win: more than any line
SPOILT: Final = 20  # for each point of a line that goes beyond ten


@rule
def greedy_in_tiles(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    v = notes.survey
    note_odds(s, s.mover, 0, 0, v.odds)
    highest = -WIN
    chosen = 0
    ties = 0
    for place in range(count):
        worth = worth_of_move(s, out[place], v)
        if worth > highest:
            highest = worth
            ties = 0
        if worth == highest:
            ties += 1
            chosen = place if below(dice, ties) == 0 else chosen
    return chosen


@rule
def worth_of_move(s: State, move: int, v: Survey) -> int:
    """The worth of the cell that the tile goes to, in the second round less that of the cell it leaves."""
    target = target_of(s, move)
    value = value_of(s, move)
    if s.phase != MOVE:
        return worth_of_cell(s, target, value, v)
    tile = tile_of(s, move)
    source = cell_at(s.xs[tile], s.ys[tile])
    s.ring[source] = 0
    worth = worth_of_cell(s, target, value, v)
    if worth < WIN:
        worth -= worth_of_cell(s, source, value, v)
        s.ring[target] = tile + 1
        worth = WIN if leaves_line(s, s.mover, source, s.around[tile]) else worth
        s.ring[target] = 0
    s.ring[source] = tile + 1
    return worth


@rule
def worth_of_cell(s: State, cell: int, value: int, v: Survey) -> int:
    worth = BLOCK * in_thousandths(v.odds[OTHERS + values_to_win(s, 1 - s.mover, cell)])
    for direction in range(4):
        around = run_from(s, s.mover, cell, direction) + run_from(s, s.mover, cell, direction + 4)
        total = around + value
        if total == WINNING_SUM:
            return WIN
        if total > WINNING_SUM:
            worth -= SPOILT * around
        elif around > 0:
            worth += total * total * free_ends(s, cell, direction)
    return worth


@rule
def free_ends(s: State, cell: int, direction: int) -> int:
    """How many ends of the mover's line through a cell are free."""
    ahead = s.ring[end_of_line(s, s.mover, cell, direction)]
    behind = s.ring[end_of_line(s, s.mover, cell, direction + 4)]
    return (1 if ahead == 0 else 0) + (1 if behind == 0 else 0)
