"""`expert` in the first round of the open game: a ply deeper each time."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import winning_values
from tenfold.tiles.state import State

from .closed_game import best_listed_root
from .deep_search import ask, load_deep, move_of, try_deep
from .intent import value_of
from .memory import forget_all
from .notes import TileNotes
from .open_search import UNDECIDED
from .trapping import set_trap

CERTAIN: Final = 0.96  # beyond this nothing that is deeper can be better


@rule
def decide_deep(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    load_deep(n, s)
    forget_all(n)
    n.nodes = 0
    chosen = 0
    for place in range(count):
        move = move_of(s, out[place])
        if winning_values(n.words[move >> 1] & n.sight, s.mover) >> (value_of(s, out[place]) - 1) & 1:
            return place
        n.root_scores[place] = -try_deep(n, s, s.mover, move, 0, 0, -2.0, 2.0)
        if n.root_scores[place] > n.root_scores[chosen]:
            chosen = place
    depth = 1
    while depth <= n.plies and n.nodes < n.budget and abs(n.root_scores[chosen]) < CERTAIN:
        chosen = look_deeper(s, out, count, n, depth, chosen)
        depth += 1
    if n.root_scores[chosen] < -UNDECIDED:
        return set_trap(s, out, count, dice, n)
    return chosen


@rule
def look_deeper(s: State, out: list[int], count: int, n: TileNotes, depth: int, chosen: int) -> int:
    for place in range(count):
        n.scores[place] = 0
    best = -2.0
    for number in range(count):
        top = best_left(n, count)
        n.scores[top] = 1
        worth = ask(n, s, s.mover, move_of(s, out[top]), depth, 0, 0, best, 2.0, number == 0)
        if n.nodes > n.budget:
            return best_listed_root(n, count) if best < -UNDECIDED else chosen
        n.root_scores[top] = worth if worth > best else min(n.root_scores[top], worth)
        if worth > best:
            best = worth
            chosen = top
    return chosen


@rule
def best_left(n: TileNotes, count: int) -> int:
    top = -1
    for place in range(count):
        if n.scores[place] == 0 and (top < 0 or n.root_scores[place] > n.root_scores[top]):
            top = place
    return top
