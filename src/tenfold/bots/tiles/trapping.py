"""When all is lost in the open game: the move after which the other seat is most likely to miss the win."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.phases import legal, step
from tenfold.tiles.state import MOVE, OVER, TILES, State

from .bringing_back import bring_back, keep, unplace
from .careful import careful_in_tiles
from .closed_game import best_listed_root
from .deep_search import load_deep, move_of, search_deep, try_deep
from .notes import TileNotes
from .open_search import UNDECIDED

# So many moves are tried, with so many answers each; and what part of the effort goes into what comes of an
# answer at first, and of one that promises something.
MOVES_TRIED: Final = 16
ANSWERS: Final = 4
AT_FIRST: Final = 320
THOUGHT_OVER: Final = 20

# If no answer misses the win: so many moves are tried further, and so many replies to their answers.
TRIED_FURTHER: Final = 8
REPLIES: Final = 6


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
    if n.sums[top] < -UNDECIDED * ANSWERS and s.laid + 4 < TILES:
        return look_for_second_answer(s, out, dice, n, kept, effort // AT_FIRST)
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
def look_for_second_answer(
    s: State, out: list[int], dice: list[int], n: TileNotes, kept: int, effort: int
) -> int:
    """The same with one more answer, and the own move before it."""
    chosen = n.places[best_sum(n, kept)]
    best = -2.0
    for _ in range(min(kept, TRIED_FURTHER)):
        top = best_sum(n, kept)
        n.sums[top] = -1.0 * ANSWERS - 1.0
        worth = worth_if_answered_twice(s, out, dice, n, out[n.places[top]], effort)
        legal(s, out)
        if worth > best:
            best = worth
            chosen = n.places[top]
    return chosen


@rule
def worth_if_answered_twice(
    s: State, out: list[int], dice: list[int], n: TileNotes, move: int, effort: int
) -> float:
    step(s, move)
    answer = out[careful_in_tiles(s, out, legal(s, out), dice, n)]
    step(s, answer)
    best = -1.0
    if s.phase != OVER:
        for number in range(list_replies(s, out, n, effort)):
            best = max(best, worth_of_reply(s, out, dice, n, n.moves[number], effort))
    unplace(s, answer)
    unplace(s, move)
    return best


@rule
def list_replies(s: State, out: list[int], n: TileNotes, effort: int) -> int:
    """Notes the moves that look best at a glance; returns how many."""
    count = legal(s, out)
    load_deep(n, s)
    n.budget = n.nodes + effort
    for place in range(count):
        n.root_scores[place] = -try_deep(n, s, s.mover, move_of(s, out[place]), 0, 0, -2.0, 2.0)
    kept = min(count, REPLIES)
    for number in range(kept):
        top = best_listed_root(n, count)
        n.moves[number] = out[top]
        n.root_scores[top] = -3.0
    return kept


@rule
def worth_of_reply(s: State, out: list[int], dice: list[int], n: TileNotes, move: int, effort: int) -> float:
    step(s, move)
    worth = 1.0
    if s.phase != OVER:
        answer = out[careful_in_tiles(s, out, legal(s, out), dice, n)]
        step(s, answer)
        worth = worth_of_escape(s, n, effort)
        unplace(s, answer)
    unplace(s, move)
    return worth
