"""`expert` in the first round of the open game: a ply deeper each time; and where everything loses, the move
after which the other seat is most likely to miss the win."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import load_board, winning_values
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.phases import legal, step
from tenfold.tiles.plane import cell_at, owner
from tenfold.tiles.state import MOVE, OVER, State

from .bringing_back import bring_back, keep
from .careful import careful_in_tiles
from .closed_game import best_listed_root
from .deep_search import ask, search_deep, try_deep
from .intent import target_of, value_of
from .memory import NOTHING_LIES, forget_all, key_of_tile
from .notes import TileNotes
from .open_search import UNDECIDED

CERTAIN: Final = 0.96  # beyond this nothing that is deeper can be better

# When all is lost: so many moves are tried, with so many answers each; and what part of the effort goes into
# what comes of an answer at first, and of one that promises something.
MOVES_TRIED: Final = 16
ANSWERS: Final = 4
AT_FIRST: Final = 320
THOUGHT_OVER: Final = 20


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
def move_of(s: State, move: int) -> int:
    """As the search writes it."""
    return 2 * target_of(s, move) + (1 if move >= RIGHT else 0)


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


@rule
def set_trap(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    """Of the moves that lose, the one that is best if the other seat answers as `careful` would."""
    effort = n.budget
    kept = min(count, MOVES_TRIED)
    for number in range(kept):
        n.places[number] = best_listed_root(n, count)
        n.root_scores[n.places[number]] = -3.0
    keep(s, n)
    for number in range(kept):
        n.sums[number] = worth_if_answered(s, out, dice, n, out[n.places[number]], effort // AT_FIRST)
        n.is_checked[number] = 0
        legal(s, out)
    top = best_sum(n, kept)
    while n.is_checked[top] == 0 and n.nodes < effort:
        n.sums[top] = worth_if_answered(s, out, dice, n, out[n.places[top]], effort // THOUGHT_OVER)
        n.is_checked[top] = 1
        legal(s, out)
        top = best_sum(n, kept)
    return n.places[top]


@rule
def best_sum(n: TileNotes, count: int) -> int:
    top = 0
    for number in range(1, count):
        if n.sums[number] > n.sums[top]:
            top = number
    return top


@rule
def worth_if_answered(
    s: State, out: list[int], dice: list[int], n: TileNotes, move: int, effort: int
) -> float:
    """On average over the answers that `careful` finds equally good."""
    total = 0.0
    worth = 0.0
    before = -1
    for _ in range(ANSWERS):
        step(s, move)
        count = legal(s, out)
        answer = out[careful_in_tiles(s, out, count, dice, n)]
        if answer != before:
            before = answer
            step(s, answer)
            worth = worth_of_escape(s, n, effort)
        total += worth
        bring_back(s, n)
    return total


@rule
def worth_of_escape(s: State, n: TileNotes, effort: int) -> float:
    if s.phase == OVER:
        return -1.0
    if s.phase == MOVE:
        return -UNDECIDED
    load_deep(n, s)
    n.budget = n.nodes + effort
    worth = search_deep(n, s, s.mover, 1, 2, -2.0, 2.0)
    depth = 2
    while depth <= n.plies and abs(worth) < UNDECIDED:
        found = search_deep(n, s, s.mover, depth, 2, -2.0, 2.0)
        if n.nodes > n.budget:
            break
        worth = found
        depth += 1
    return worth


@rule
def load_deep(n: TileNotes, s: State) -> None:
    load_board(n, s)
    n.tiles_key = NOTHING_LIES
    for tile in range(s.laid):
        n.tiles_key ^= key_of_tile(cell_at(s.xs[tile], s.ys[tile]), owner(s, tile), s.values[tile])
