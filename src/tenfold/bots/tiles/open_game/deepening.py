"""The decision in the first round of the open game: iterative deepening over the moves of the root."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.lines.evaluation import UNDECIDED
from tenfold.bots.tiles.lines.intent import target_of, value_of
from tenfold.bots.tiles.notes import PLIES, TileNotes
from tenfold.bots.tiles.root import best_of_root
from tenfold.kernel import rule
from tenfold.solver.tiles.board import winning_values
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.state import State

from .alpha_beta import HIGHEST, LOWEST, ZERO_WINDOW, Technique, make_and_search, probe_move
from .position import load_position
from .transposition import clear_table

CERTAIN: Final = 0.96  # beyond this nothing that is deeper can be better


@rule
def decide_open(t: Technique, s: State, out: list[int], count: int, n: TileNotes) -> int:
    load_position(n, s)
    if t.has_table == 1:
        forget_positions(n)
    n.nodes = 0
    chosen = 0
    for place in range(count):
        move = search_move(s, out[place])
        word = n.words[move >> 1] & n.persona.lines
        if winning_values(word, s.mover) >> (value_of(s, out[place]) - 1) & 1:
            n.root.worth[place] = 1.0
            return place
        n.root.worth[place] = -make_and_search(t, n, s, s.mover, move, 0, 0, LOWEST, HIGHEST)
        if n.root.worth[place] > n.root.worth[chosen]:
            chosen = place
    depth = 1
    while depth <= n.persona.plies and n.nodes < n.budget and abs(n.root.worth[chosen]) < CERTAIN:
        chosen = look_deeper(t, s, out, count, n, depth, chosen)
        depth += 1
    return chosen


@rule
def forget_positions(n: TileNotes) -> None:
    clear_table(n.open_game.table)
    for ply in range(PLIES):
        n.open_game.killers[ply] = -1


@rule
def search_move(s: State, move: int) -> int:
    """A placing as the search writes it."""
    return 2 * target_of(s, move) + (1 if move >= RIGHT else 0)


@rule
def look_deeper(
    t: Technique, s: State, out: list[int], count: int, n: TileNotes, depth: int, chosen: int
) -> int:
    for place in range(count):
        n.root.is_tried[place] = 0
    best = LOWEST
    for number in range(count):
        top = best_left(n, count)
        n.root.is_tried[top] = 1
        move = search_move(s, out[top])
        worth = probe_move(t, n, s, s.mover, move, depth, 0, 0, best, HIGHEST, number == 0)
        if n.nodes > n.budget:
            is_lost = t.has_table == 1 and best < -UNDECIDED
            return best_of_root(n.root, count) if is_lost else chosen
        n.root.worth[top] = worth if worth > best else no_better(t, n.root.worth[top], worth)
        if worth > best:
            best = worth
            chosen = top
    return chosen


@rule
def no_better(t: Technique, before: float, worth: float) -> float:
    """A bound, not a worth: without zero windows it must not look as good as the best."""
    least = min(before, worth)
    return least if t.has_zero_windows == 1 else least - ZERO_WINDOW


@rule
def best_left(n: TileNotes, count: int) -> int:
    top = -1
    for place in range(count):
        if n.root.is_tried[place] == 0 and (top < 0 or n.root.worth[place] > n.root.worth[top]):
            top = place
    return top
