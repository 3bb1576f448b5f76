"""What the other seat makes of a placing: its best answer with each tile that it may get."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.plane import SIDES, beside
from tenfold.tiles.spots import tiles_beside
from tenfold.tiles.state import TILES_EACH, State

from .intent import target_of, value_of
from .judging import WIN, judge
from .notes import MASKS, TileNotes
from .odds import AFTER_LEFT, note_odds
from .threats import survey_all

LOSS: Final = 10_000  # what a winning answer is worth, so that a rare one can be risked


@rule
def worth_of_answer(s: State, move: int, notes: TileNotes) -> int:
    """What the best answer is worth to the other seat, on average over the tiles that it may draw."""
    tile = s.laid
    cell = target_of(s, move)
    listed = notes.listed
    next_value = s.values[tile + 1]
    s.values[tile] = value_of(s, move)
    s.ring[cell] = tile + 1
    list_opened(s, tile, cell, notes)
    survey_all(s, notes.cells, notes.listed, notes)
    from_right = 1 if move >= RIGHT else 0
    note_odds(s, 1 - s.mover, 1 - from_right, from_right, notes)
    worth = answer_from_row(s, notes) if s.is_open == 1 else answer_drawn(s, notes)
    s.ring[cell] = 0
    s.values[tile + 1] = next_value
    notes.listed = listed
    return worth


@rule
def list_opened(s: State, tile: int, cell: int, notes: TileNotes) -> None:
    """Adds the cells that a tile opens to the free ones."""
    for side in range(SIDES):
        opened = beside(cell, 2 * side)
        if s.ring[opened] == 0 and tiles_beside(s, opened) == 2 << tile:
            notes.cells[notes.listed] = opened
            notes.listed += 1


@rule
def answer_from_row(s: State, notes: TileNotes) -> int:
    seat = 1 - s.mover
    worth = -WIN
    for side in range(2):
        place = s.left[seat] if side == 0 else s.right[seat] - 1
        notes.own = AFTER_LEFT + MASKS * side
        s.values[s.laid + 1] = s.rows[TILES_EACH * seat + place]
        worth = max(worth, best_answer(s, notes))
        if worth > notes.enough:
            break
    return worth


@rule
def answer_drawn(s: State, notes: TileNotes) -> int:
    """On average, no single answer is enough."""
    notes.enough = WIN
    notes.own = AFTER_LEFT
    total = 0
    worth = 0
    for place in range(3):
        left = s.supply[3 * (1 - s.mover) + place]
        if left > 0:
            total += left
            s.values[s.laid + 1] = place + 1
            worth += left * best_answer(s, notes)
    return worth // total


@rule
def best_answer(s: State, notes: TileNotes) -> int:
    highest = -WIN
    for place in range(notes.listed):
        cell = notes.cells[place]
        if s.ring[cell] == 0:
            highest = max(highest, judge(s, s.laid + 1, cell, notes))
            if highest > notes.enough or highest == WIN:
                break
    return min(highest, LOSS)
