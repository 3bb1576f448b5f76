"""`careful` in the tile game: scores every move, then thinks again about the best of them.

In the first round it asks for the best answer to each, in the second for every way in which the other seat
wins afterwards, and it itself.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.loops.dice import below
from tenfold.tiles.moves import PLACE_TILE, RIGHT, SPOTS
from tenfold.tiles.placing import lift, put_at_spot, put_down
from tenfold.tiles.plane import SIDES, beside
from tenfold.tiles.second_round import first_move_of, move_tile, tile_of
from tenfold.tiles.spots import tiles_beside
from tenfold.tiles.state import MOVE, TILES, TILES_EACH, State

from .lines.afterstate import WIN, weigh_afterstate
from .lines.intent import target_of, value_of
from .lines.odds import AFTER_LEFT, note_odds, own_odds
from .lines.survey import list_cells, survey_all
from .lines.threats import MASKS
from .notes import Survey, TileNotes
from .second_round.winning import score_moves, winning_cells

THOUGHT_OVER: Final = 6  # so many placings get a second thought
SAFE_MOVES: Final = 4  # second round: the search ends with so many after which the other seat cannot win
SEARCHED: Final = 16  # or after so many moves
WINNING_CELL: Final = 3_000  # what a cell to win on is worth in the second round
NEVER: Final = -4 * WIN
LOSS: Final = 10_000  # what a winning answer is worth, so that a rare one can be risked


@rule
def careful_in_tiles(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    if s.phase == MOVE:
        score_moves(s, out, count, notes)
        return think_of_wins(s, out, count, dice, notes)
    value = s.values[s.laid]
    score_placings(s, out, count, notes.survey)
    if s.laid + 1 < TILES:
        chosen = think_of_answers(s, out, count, dice, notes.survey)
    else:
        chosen = think_of_wins(s, out, count, dice, notes)
    s.values[s.laid] = value
    return chosen


@rule
def score_placings(s: State, out: list[int], count: int, v: Survey) -> None:
    list_cells(s, v)
    survey_all(s, v.cells, v.listed, v)
    note_odds(s, s.mover, 0, 0, v.odds)
    for place in range(count):
        v.own = own_odds(out[place])
        s.values[s.laid] = value_of(s, out[place])
        v.scores[place] = weigh_afterstate(s, s.laid, target_of(s, out[place]), v)


@rule
def place_of_best(v: Survey, count: int, dice: list[int]) -> int:
    """The place of the highest score; the dice decide among equals."""
    top = 0
    ties = 1
    for place in range(1, count):
        if v.scores[place] > v.scores[top]:
            top = place
            ties = 1
        elif v.scores[place] == v.scores[top]:
            ties += 1
            top = place if below(dice, ties) == 0 else top
    return top


@rule
def think_of_answers(s: State, out: list[int], count: int, dice: list[int], v: Survey) -> int:
    """Of the moves that look best, the one with the poorest answer."""
    chosen = place_of_best(v, count, dice)
    if v.scores[chosen] == WIN:
        return chosen
    top = chosen
    least = WIN
    for _ in range(min(count, THOUGHT_OVER)):
        v.enough = least
        worth = worth_of_answer(s, out[top], v)
        if worth < least:
            least = worth
            chosen = top
        v.scores[top] = NEVER
        top = place_of_best(v, count, dice)
    return chosen


@rule
def worth_of_answer(s: State, move: int, v: Survey) -> int:
    """What the best answer is worth to the other seat, on average over the tiles that it may draw."""
    tile = s.laid
    cell = target_of(s, move)
    listed = v.listed
    next_value = s.values[tile + 1]
    s.values[tile] = value_of(s, move)
    s.ring[cell] = tile + 1
    list_opened(s, tile, cell, v)
    survey_all(s, v.cells, v.listed, v)
    from_right = 1 if move >= RIGHT else 0
    note_odds(s, 1 - s.mover, 1 - from_right, from_right, v.odds)
    worth = answer_from_row(s, v) if s.is_open == 1 else answer_drawn(s, v)
    s.ring[cell] = 0
    s.values[tile + 1] = next_value
    v.listed = listed
    return worth


@rule
def list_opened(s: State, tile: int, cell: int, v: Survey) -> None:
    """Adds the cells that a tile opens to the free ones."""
    for side in range(SIDES):
        opened = beside(cell, 2 * side)
        if s.ring[opened] == 0 and tiles_beside(s, opened) == 2 << tile:
            v.cells[v.listed] = opened
            v.listed += 1


@rule
def answer_from_row(s: State, v: Survey) -> int:
    seat = 1 - s.mover
    worth = -WIN
    for side in range(2):
        place = s.left[seat] if side == 0 else s.right[seat] - 1
        v.own = AFTER_LEFT + MASKS * side
        s.values[s.laid + 1] = s.rows[TILES_EACH * seat + place]
        worth = max(worth, best_answer(s, v))
        if worth > v.enough:
            break
    return worth


@rule
def answer_drawn(s: State, v: Survey) -> int:
    """On average, no single answer is enough."""
    v.enough = WIN
    v.own = AFTER_LEFT
    total = 0
    worth = 0
    for place in range(3):
        left = s.supply[3 * (1 - s.mover) + place]
        if left > 0:
            total += left
            s.values[s.laid + 1] = place + 1
            worth += left * best_answer(s, v)
    return worth // total


@rule
def best_answer(s: State, v: Survey) -> int:
    highest = -WIN
    for place in range(v.listed):
        cell = v.cells[place]
        if s.ring[cell] == 0:
            highest = max(highest, weigh_afterstate(s, s.laid + 1, cell, v))
            if highest > v.enough or highest == WIN:
                break
    return min(highest, LOSS)


@rule
def think_of_wins(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    """Of the moves that look best, the best of those after which the other seat cannot win."""
    chosen = place_of_best(notes.survey, count, dice)
    if notes.survey.scores[chosen] == WIN:
        return chosen
    top = chosen
    highest = NEVER
    safe = 0
    for _ in range(min(count, SEARCHED)):
        worth = notes.survey.scores[top] + worth_of_wins(s, out[top], notes)
        if worth > highest:
            highest = worth
            chosen = top
        safe += 1 if worth > -WIN else 0
        if safe == SAFE_MOVES:
            break
        notes.survey.scores[top] = NEVER
        top = place_of_best(notes.survey, count, dice)
    return chosen


@rule
def worth_of_wins(s: State, move: int, notes: TileNotes) -> int:
    """Makes the move, counts, and takes it back."""
    tile = tile_of(s, move) if s.phase == MOVE else s.laid
    x = s.xs[tile]
    y = s.ys[tile]
    if s.phase == MOVE:
        move_tile(s, tile, move - first_move_of(tile))
        worth = weigh_wins(s, notes)
        lift(s, tile)
        put_down(s, tile, x, y)
        return worth
    s.values[tile] = value_of(s, move)
    s.laid += 1
    put_at_spot(s, tile, (move - PLACE_TILE) % SPOTS)
    worth = weigh_wins(s, notes)
    lift(s, tile)
    s.laid -= 1
    s.xs[tile] = x
    s.ys[tile] = y
    return worth


@rule
def weigh_wins(s: State, notes: TileNotes) -> int:
    """One cell of the mover's can still be taken by the other seat, a second one cannot."""
    if winning_cells(s, 1 - s.mover, notes) > 0:
        return -2 * WIN
    return min(winning_cells(s, s.mover, notes), 3) * WINNING_CELL
