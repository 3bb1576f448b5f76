from __future__ import annotations

from tenfold.fast.dice import below
from tenfold.kernel import rule
from tenfold.tiles.moves import PLACE_TILE, RIGHT, SPOTS
from tenfold.tiles.placing import put_at_spot, tiles_beside
from tenfold.tiles.lines import leaves_line
from tenfold.tiles.second_round import move_tile, tile_of
from tenfold.tiles.plane import SIDES, beside, cell_at, lift, put_down
from tenfold.tiles.state import MOVE, TILES, TILES_EACH, State

from .tiles_judging import WIN, judge
from .tiles_moving import winning_cells
from .tiles_notes import TileNotes
from .tiles_odds import AFTER_LEFT, AFTER_RIGHT, OTHERS, fill_odds, note_odds, own_odds
from .tiles_threats import list_cells, survey_all


@rule
def careful_in_tiles(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    if s.phase == MOVE:
        judge_moves(s, out, count, notes)
        return look_closely(s, out, count, dice, notes)
    list_cells(s, notes)
    survey_all(s, notes.cells, notes.listed, notes)
    note_odds(s, s.mover, notes)
    old = s.values[s.laid]
    for place in range(count):
        move = out[place]
        s.values[s.laid] = value_of(s, move)
        notes.scores[place] = judge(s, s.laid, cell_of(s, (move - PLACE_TILE) % SPOTS), notes, own_odds(move))
    chosen = look_again(s, out, count, dice, notes)
    s.values[s.laid] = old
    return chosen


@rule
def look_again(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    """Looks at the answers to the moves that look best, and chooses one of them."""
    chosen = best(notes, count, dice)
    if notes.scores[chosen] == WIN:
        return chosen
    if s.laid + 1 == TILES:
        return look_closely(s, out, count, dice, notes)
    highest = -2 * WIN
    ties = 0
    top = chosen
    for _ in range(min(count, notes.weights[16])):
        first = notes.scores[top]
        worth = first * notes.weights[17] // 100 - expected_answer(s, out[top], notes)
        notes.scores[top] = -2 * WIN
        if worth > highest:
            highest = worth
            ties = 0
        if worth == highest:
            ties += 1
            chosen = top if below(dice, ties) == 0 else chosen
        top = best(notes, count, dice)
    return chosen


@rule
def expected_answer(s: State, move: int, notes: TileNotes) -> int:
    """What the other seat's best answer is worth to it, on average over the tiles that it may get."""
    tile = s.laid
    seat = 1 - s.mover
    cell = cell_of(s, (move - PLACE_TILE) % SPOTS)
    s.values[tile] = value_of(s, move)
    s.ring[cell] = tile + 1
    listed = notes.listed
    for side in range(SIDES):
        opened = beside(cell, 2 * side)
        if s.ring[opened] == 0 and tiles_beside(s, opened) == 2 << tile:
            notes.cells[notes.listed] = opened
            notes.listed += 1
    survey_all(s, notes.cells, notes.listed, notes)
    if move >= RIGHT:
        fill_odds(s, s.mover, 0, 1, notes, OTHERS)
    else:
        fill_odds(s, s.mover, 1, 0, notes, OTHERS)
    fill_odds(s, seat, 1, 0, notes, AFTER_LEFT)
    fill_odds(s, seat, 0, 1, notes, AFTER_RIGHT)
    old = s.values[tile + 1]
    if s.is_open == 1:
        first = s.rows[TILES_EACH * seat + s.left[seat]]
        last = s.rows[TILES_EACH * seat + s.right[seat] - 1]
        worth = max(best_answer(s, first, notes, AFTER_LEFT), best_answer(s, last, notes, AFTER_RIGHT))
    else:
        worth = 0
        total = 0
        for place in range(3):
            left = s.supply[3 * seat + place]
            if left > 0:
                total += left
                worth += left * best_answer(s, place + 1, notes, AFTER_LEFT)
        worth = worth // total
    s.values[tile + 1] = old
    s.ring[cell] = 0
    notes.listed = listed
    return worth


@rule
def best_answer(s: State, value: int, notes: TileNotes, odds: int) -> int:
    s.values[s.laid + 1] = value
    highest = -WIN
    for place in range(notes.listed):
        cell = notes.cells[place]
        if s.ring[cell] == 0:
            highest = max(highest, judge(s, s.laid + 1, cell, notes, odds))
            if highest == WIN:
                return notes.weights[18] * 1000
    return highest


@rule
def best(notes: TileNotes, count: int, dice: list[int]) -> int:
    top = 0
    ties = 1
    for place in range(1, count):
        if notes.scores[place] > notes.scores[top]:
            top = place
            ties = 1
        elif notes.scores[place] == notes.scores[top]:
            ties += 1
            if below(dice, ties) == 0:
                top = place
    return top


@rule
def cell_of(s: State, spot: int) -> int:
    anchor = spot >> 2
    return beside(cell_at(s.xs[anchor], s.ys[anchor]), 2 * (spot & 3))


@rule
def value_of(s: State, move: int) -> int:
    if s.is_open == 0:
        return s.hand
    first = TILES_EACH * s.mover
    return s.rows[first + s.left[s.mover]] if move < RIGHT else s.rows[first + s.right[s.mover] - 1]


@rule
def judge_moves(s: State, out: list[int], count: int, notes: TileNotes) -> None:
    """Judges every move of the second round, tile by tile."""
    list_cells(s, notes)
    note_odds(s, s.mover, notes)
    tile = -1
    cut = False
    for place in range(count):
        move = out[place]
        target = cell_of(s, (move - PLACE_TILE) % SPOTS)
        if tile_of(s, move) != tile:
            tile = tile_of(s, move)
            cut = take_in_hand(s, tile, notes)
        source = cell_at(s.xs[tile], s.ys[tile])
        s.ring[source] = 0
        notes.scores[place] = judge(s, tile, target, notes, AFTER_LEFT)
        if cut and still_cut(s, tile, source, target):
            notes.scores[place] = WIN
        s.ring[source] = tile + 1


@rule
def take_in_hand(s: State, tile: int, notes: TileNotes) -> bool:
    """Counts what there is without a tile; whether its leaving makes a line of ten."""
    source = cell_at(s.xs[tile], s.ys[tile])
    s.ring[source] = 0
    notes.round_about[0] = source
    notes.nearby = 1
    for place in range(notes.listed):
        if tiles_beside(s, notes.cells[place]) > 0:
            notes.round_about[notes.nearby] = notes.cells[place]
            notes.nearby += 1
    survey_all(s, notes.round_about, notes.nearby, notes)
    cut = leaves_line(s, s.mover, source)
    s.ring[source] = tile + 1
    return cut


@rule
def still_cut(s: State, tile: int, source: int, target: int) -> bool:
    s.ring[target] = tile + 1
    cut = leaves_line(s, s.mover, source)
    s.ring[target] = 0
    return cut


@rule
def look_closely(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    """Looks for every winning answer to the moves that look best, and chooses one of them."""
    chosen = best(notes, count, dice)
    if notes.scores[chosen] == WIN:
        return chosen
    highest = -2 * WIN
    ties = 0
    top = chosen
    safe = 0
    for _ in range(min(count, 4 * notes.weights[19])):
        worth = notes.scores[top] + after_moving(s, out[top], out, notes)
        notes.scores[top] = -2 * WIN
        if worth > highest:
            highest = worth
            ties = 0
        if worth == highest:
            ties += 1
            chosen = top if below(dice, ties) == 0 else chosen
        safe += worth > -WIN // 2
        if safe == notes.weights[19]:
            break
        top = best(notes, count, dice)
    return chosen


@rule
def after_moving(s: State, move: int, out: list[int], notes: TileNotes) -> int:
    if s.phase != MOVE:
        return after_last_tile(s, move, out, notes)
    tile = tile_of(s, move)
    x = s.xs[tile]
    y = s.ys[tile]
    move_tile(s, move)
    worth = exact(s, out, notes)
    lift(s, tile)
    put_down(s, tile, x, y)
    return worth


@rule
def after_last_tile(s: State, move: int, out: list[int], notes: TileNotes) -> int:
    tile = s.laid
    x = s.xs[tile]
    y = s.ys[tile]
    s.values[tile] = value_of(s, move)
    s.laid += 1
    put_at_spot(s, tile, (move - PLACE_TILE) % SPOTS)
    worth = exact(s, out, notes)
    lift(s, tile)
    s.laid -= 1
    s.xs[tile] = x
    s.ys[tile] = y
    return worth


@rule
def exact(s: State, out: list[int], notes: TileNotes) -> int:
    if winning_cells(s, 1 - s.mover, out, notes) > 0:
        return -WIN
    return min(winning_cells(s, s.mover, out, notes), 3) * notes.weights[20] * 10
