"""`careful` in the tile game: scores every move, then thinks again about the best of them.

In the first round it asks for the best answer to each, in the second for every way in which the other seat
wins afterwards, and it itself.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.loops.dice import below
from tenfold.tiles.moves import PLACE_TILE, SPOTS
from tenfold.tiles.placing import lift, put_at_spot, put_down
from tenfold.tiles.second_round import first_move_of, move_tile, tile_of
from tenfold.tiles.state import MOVE, TILES, State

from .answers import worth_of_answer
from .intent import target_of, value_of
from .judging import WIN, judge
from .moving import judge_moves, winning_cells
from .notes import TileNotes
from .odds import note_odds, own_odds
from .threats import list_cells, survey_all

THOUGHT_OVER: Final = 6  # so many placings get a second thought
SAFE_MOVES: Final = 4  # second round: the search ends with so many after which the other seat cannot win
SEARCHED: Final = 16  # or after so many moves
WINNING_CELL: Final = 3_000  # what a cell to win on is worth in the second round
NEVER: Final = -4 * WIN


@rule
def careful_in_tiles(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    if s.phase == MOVE:
        judge_moves(s, out, count, notes)
        return think_of_wins(s, out, count, dice, notes)
    value = s.values[s.laid]
    judge_placings(s, out, count, notes)
    if s.laid + 1 < TILES:
        chosen = think_of_answers(s, out, count, dice, notes)
    else:
        chosen = think_of_wins(s, out, count, dice, notes)
    s.values[s.laid] = value
    return chosen


@rule
def judge_placings(s: State, out: list[int], count: int, notes: TileNotes) -> None:
    list_cells(s, notes)
    survey_all(s, notes.cells, notes.listed, notes)
    note_odds(s, s.mover, 0, 0, notes)
    for place in range(count):
        notes.own = own_odds(out[place])
        s.values[s.laid] = value_of(s, out[place])
        notes.scores[place] = judge(s, s.laid, target_of(s, out[place]), notes)


@rule
def best_score(notes: TileNotes, count: int, dice: list[int]) -> int:
    """The place of the highest score; the dice decide among equals."""
    top = 0
    ties = 1
    for place in range(1, count):
        if notes.scores[place] > notes.scores[top]:
            top = place
            ties = 1
        elif notes.scores[place] == notes.scores[top]:
            ties += 1
            top = place if below(dice, ties) == 0 else top
    return top


@rule
def think_of_answers(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    """Of the moves that look best, the one with the poorest answer."""
    chosen = best_score(notes, count, dice)
    if notes.scores[chosen] == WIN:
        return chosen
    top = chosen
    least = WIN
    for _ in range(min(count, THOUGHT_OVER)):
        notes.enough = least
        worth = worth_of_answer(s, out[top], notes)
        if worth < least:
            least = worth
            chosen = top
        notes.scores[top] = NEVER
        top = best_score(notes, count, dice)
    return chosen


@rule
def think_of_wins(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    """Of the moves that look best, the best of those after which the other seat cannot win."""
    chosen = best_score(notes, count, dice)
    if notes.scores[chosen] == WIN:
        return chosen
    top = chosen
    highest = NEVER
    safe = 0
    for _ in range(min(count, SEARCHED)):
        worth = notes.scores[top] + worth_of_wins(s, out[top], notes)
        if worth > highest:
            highest = worth
            chosen = top
        safe += 1 if worth > -WIN else 0
        if safe == SAFE_MOVES:
            break
        notes.scores[top] = NEVER
        top = best_score(notes, count, dice)
    return chosen


@rule
def worth_of_wins(s: State, move: int, notes: TileNotes) -> int:
    """Makes the move, counts, and takes it back."""
    tile = tile_of(s, move) if s.phase == MOVE else s.laid
    x = s.xs[tile]
    y = s.ys[tile]
    if s.phase == MOVE:
        move_tile(s, tile, move - first_move_of(tile))
        worth = count_wins(s, notes)
        lift(s, tile)
        put_down(s, tile, x, y)
        return worth
    s.values[tile] = value_of(s, move)
    s.laid += 1
    put_at_spot(s, tile, (move - PLACE_TILE) % SPOTS)
    worth = count_wins(s, notes)
    lift(s, tile)
    s.laid -= 1
    s.xs[tile] = x
    s.ys[tile] = y
    return worth


@rule
def count_wins(s: State, notes: TileNotes) -> int:
    """One cell of the mover's can still be taken by the other seat, a second one cannot."""
    if winning_cells(s, 1 - s.mover, notes) > 0:
        return -2 * WIN
    return min(winning_cells(s, s.mover, notes), 3) * WINNING_CELL
