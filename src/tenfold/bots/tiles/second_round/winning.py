"""The second round: what each move is worth, and on which cells a seat then wins."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.lines.afterstate import WIN, weigh_afterstate
from tenfold.bots.tiles.lines.intent import target_of
from tenfold.bots.tiles.lines.odds import AFTER_LEFT, note_odds
from tenfold.bots.tiles.lines.survey import end_of_line, list_cells, survey_all, values_to_win
from tenfold.bots.tiles.notes import SecondRoundSearch, TileNotes
from tenfold.kernel import rule
from tenfold.tiles.lines import leaves_line
from tenfold.tiles.plane import cell_at, owner
from tenfold.tiles.second_round import tile_of
from tenfold.tiles.spots import tiles_beside
from tenfold.tiles.state import CELLS, State
from tenfold.tiles.taking_out import is_free

BY_TAKING: Final = CELLS  # stands for a cell in the list of hits, and so does the number after it


@rule
def score_moves(s: State, out: list[int], count: int, notes: TileNotes) -> None:
    """Scores every move of the second round; the moves of one tile follow each other."""
    list_cells(s, notes.survey)
    note_odds(s, s.mover, 0, 0, notes.survey.odds)
    notes.survey.own = AFTER_LEFT
    tile = -1
    for place in range(count):
        if tile_of(s, out[place]) != tile:
            tile = tile_of(s, out[place])
            survey_without(s, tile, notes)
        target = target_of(s, out[place])
        source = cell_at(s.xs[tile], s.ys[tile])
        s.ring[source] = 0
        notes.survey.scores[place] = weigh_afterstate(s, tile, target, notes.survey)
        s.ring[target] = tile + 1
        if leaves_line(s, s.mover, source, s.around[tile]):
            notes.survey.scores[place] = WIN
        s.ring[target] = 0
        s.ring[source] = tile + 1


@rule
def survey_without(s: State, tile: int, notes: TileNotes) -> None:
    """Notes the threats and hopes while a tile is in the hand: its own cell is free, others may touch nothing
    any more."""
    source = cell_at(s.xs[tile], s.ys[tile])
    s.ring[source] = 0
    r = notes.second_round
    r.without[0] = source
    r.nearby = 1
    for place in range(notes.survey.listed):
        if tiles_beside(s, notes.survey.cells[place]):
            r.without[r.nearby] = notes.survey.cells[place]
            r.nearby += 1
    survey_all(s, r.without, r.nearby, notes.survey)
    s.ring[source] = tile + 1


@rule
def winning_cells(s: State, seat: int, notes: TileNotes) -> int:
    """How many cells a seat wins on if it moves now. A win by taking a tile away counts as two cells, since
    nobody can stand in its way."""
    list_cells(s, notes.survey)
    for place in range(notes.survey.listed):
        notes.second_round.masks[place] = values_to_win(s, seat, notes.survey.cells[place])
    notes.second_round.found = 0
    for tile in range((s.start + seat) & 1, s.laid, 2):
        if is_free(s, tile):
            add_wins(s, tile, notes)
    return notes.second_round.found


@rule
def add_wins(s: State, tile: int, notes: TileNotes) -> None:
    """Adds the cells on which one tile wins. Its leaving changes nothing but the ends of its own lines."""
    seat = owner(s, tile)
    source = cell_at(s.xs[tile], s.ys[tile])
    s.ring[source] = 0
    if leaves_line(s, seat, source, s.around[tile]):
        for number in range(2):
            add_hit(BY_TAKING + number, notes.second_round)
    for place in range(notes.survey.listed):
        if notes.second_round.masks[place] >> (s.values[tile] - 1) & 1:
            add_if_winning(s, tile, notes.survey.cells[place], notes.second_round)
    for direction in range(8):
        add_if_winning(s, tile, end_of_line(s, seat, source, direction), notes.second_round)
    s.ring[source] = tile + 1


@rule
def add_if_winning(s: State, tile: int, cell: int, r: SecondRoundSearch) -> None:
    if s.ring[cell] > 0 or tiles_beside(s, cell) == 0 or cell == cell_at(s.xs[tile], s.ys[tile]):
        return
    if values_to_win(s, owner(s, tile), cell) >> (s.values[tile] - 1) & 1:
        add_hit(cell, r)


@rule
def add_hit(cell: int, r: SecondRoundSearch) -> None:
    for place in range(r.found):
        if r.hits[place] == cell:
            return
    r.hits[r.found] = cell
    r.found += 1
