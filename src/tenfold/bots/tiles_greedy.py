"""`greedy` in the tile game: wins, blocks, builds; never looks further."""

from __future__ import annotations

from typing import Final

from tenfold.fast.dice import below
from tenfold.kernel import rule
from tenfold.tiles.lines import leaves_line, run_from
from tenfold.tiles.moves import PLACE_TILE, RIGHT, SPOTS
from tenfold.tiles.plane import beside, cell_at
from tenfold.tiles.second_round import tile_of
from tenfold.tiles.state import MOVE, TILES_EACH, WINNING_SUM, State

from .tiles_notes import TileNotes
from .tiles_odds import OTHERS, fill_odds
from .tiles_threats import values_to_win

WIN: Final = 1_000_000
BLOCK: Final = 10_000


@rule
def greedy_in_tiles(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    fill_odds(s, 1 - s.mover, 0, 0, notes, OTHERS)
    best = -WIN
    chosen = 0
    ties = 0
    for place in range(count):
        worth = worth_moving(s, out[place], notes) if s.phase == MOVE else worth_placing(s, out[place], notes)
        if worth > best:
            best = worth
            ties = 0
        if worth == best:
            ties += 1
            chosen = place if below(dice, ties) == 0 else chosen
    return chosen


@rule
def worth_placing(s: State, move: int, notes: TileNotes) -> int:
    spot = (move - PLACE_TILE) % SPOTS
    anchor = spot >> 2
    cell = beside(cell_at(s.xs[anchor], s.ys[anchor]), 2 * (spot & 3))
    value = s.hand
    if s.is_open == 1:
        place = s.left[s.mover] if move < RIGHT else s.right[s.mover] - 1
        value = s.rows[TILES_EACH * s.mover + place]
    return worth_of_cell(s, cell, value, notes)


@rule
def worth_moving(s: State, move: int, notes: TileNotes) -> int:
    """The cell that the tile goes to, less the one that it leaves."""
    tile = tile_of(s, move)
    spot = (move - PLACE_TILE) % SPOTS
    anchor = spot >> 2
    source = cell_at(s.xs[tile], s.ys[tile])
    target = beside(cell_at(s.xs[anchor], s.ys[anchor]), 2 * (spot & 3))
    s.ring[source] = 0
    worth = worth_of_cell(s, target, s.values[tile], notes)
    if leaves_line(s, s.mover, source):
        worth = WIN
    else:
        worth -= worth_of_cell(s, source, s.values[tile], notes)
    s.ring[source] = tile + 1
    return worth


@rule
def worth_of_cell(s: State, cell: int, value: int, notes: TileNotes) -> int:
    worth = notes.odds[OTHERS + values_to_win(s, 1 - s.mover, cell)] * 10
    for direction in range(4):
        ahead = run_from(s, s.mover, cell, direction)
        behind = run_from(s, s.mover, cell, direction + 4)
        total = ahead + behind + value
        if total == WINNING_SUM:
            return WIN
        if total > WINNING_SUM:
            worth -= 20 * (ahead + behind)
        elif ahead + behind > 0:
            worth += total * total * (has_room(s, cell, direction) + has_room(s, cell, direction + 4))
    return worth


@rule
def has_room(s: State, cell: int, direction: int) -> int:
    """1 if the mover's line from a cell on ends at a free one."""
    cell = beside(cell, direction)
    while s.ring[cell] > 0 and (s.start + s.ring[cell] - 1) & 1 == s.mover:
        cell = beside(cell, direction)
    return 1 if s.ring[cell] == 0 else 0
