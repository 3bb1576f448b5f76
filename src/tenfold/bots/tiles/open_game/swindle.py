"""Swindles: when all is lost in the open game, the move after which the other seat most likely misses the
win."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.careful import careful_in_tiles
from tenfold.bots.tiles.lines.evaluation import UNDECIDED
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.root import best_kept, keep_best, take_best
from tenfold.bots.tiles.taking_back import unplace
from tenfold.kernel import overwrite, rule
from tenfold.tiles.phases import legal, step
from tenfold.tiles.state import MOVE, OVER, TILES, State

from .alpha_beta import FULL, HIGHEST, LOWEST, alpha_beta, make_and_search
from .deepening import search_move
from .position import load_position

# So many moves are tried, with so many answers each; and what part of the budget goes into what comes of an
# answer at first, and of one that promises something.
MOVES_TRIED: Final = 16
ANSWERS: Final = 4
AT_FIRST: Final = 320
THOUGHT_OVER: Final = 20

# If no answer misses the win: so many moves are tried further, and so many replies to their answers.
TRIED_FURTHER: Final = 8
REPLIES: Final = 6


@rule
def swindle(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    """Of the moves that lose, the one that is best if the other seat answers as `careful` would."""
    budget = n.budget
    kept = min(count, MOVES_TRIED)
    keep_best(n.root, count, kept)
    overwrite(n.kept, s)
    for number in range(kept):
        n.root.sums[number] = worth_if_answered(
            s, out, dice, n, out[n.root.places[number]], budget // AT_FIRST
        )
        n.root.is_checked[number] = 0
        legal(s, out)
    top = best_kept(n.root, kept)
    while n.root.is_checked[top] == 0 and n.nodes < budget:
        n.root.sums[top] = worth_if_answered(s, out, dice, n, out[n.root.places[top]], budget // THOUGHT_OVER)
        n.root.is_checked[top] = 1
        legal(s, out)
        top = best_kept(n.root, kept)
    if n.root.sums[top] < -UNDECIDED * ANSWERS and s.laid + 4 < TILES:
        return look_for_second_answer(s, out, dice, n, kept, budget // AT_FIRST)
    return n.root.places[top]


@rule
def worth_if_answered(
    s: State, out: list[int], dice: list[int], n: TileNotes, move: int, nodes: int
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
            worth = worth_of_escape(s, n, nodes)
        total += worth
        overwrite(s, n.kept)
    return total


@rule
def worth_of_escape(s: State, n: TileNotes, nodes: int) -> float:
    if s.phase == OVER:
        return -1.0
    if s.phase == MOVE:
        return -UNDECIDED
    load_position(n, s)
    n.budget = n.nodes + nodes
    worth = alpha_beta(FULL, n, s, s.mover, 1, 2, LOWEST, HIGHEST)
    depth = 2
    while depth <= n.persona.plies and abs(worth) < UNDECIDED:
        found = alpha_beta(FULL, n, s, s.mover, depth, 2, LOWEST, HIGHEST)
        if n.nodes > n.budget:
            break
        worth = found
        depth += 1
    return worth


@rule
def look_for_second_answer(
    s: State, out: list[int], dice: list[int], n: TileNotes, kept: int, nodes: int
) -> int:
    """The same with one more answer, and the own move before it."""
    chosen = n.root.places[best_kept(n.root, kept)]
    best = LOWEST
    for _ in range(min(kept, TRIED_FURTHER)):
        top = best_kept(n.root, kept)
        n.root.sums[top] = -1.0 * ANSWERS - 1.0
        worth = worth_if_answered_twice(s, out, dice, n, out[n.root.places[top]], nodes)
        legal(s, out)
        if worth > best:
            best = worth
            chosen = n.root.places[top]
    return chosen


@rule
def worth_if_answered_twice(
    s: State, out: list[int], dice: list[int], n: TileNotes, move: int, nodes: int
) -> float:
    step(s, move)
    answer = out[careful_in_tiles(s, out, legal(s, out), dice, n)]
    step(s, answer)
    best = -1.0
    if s.phase != OVER:
        for number in range(list_replies(s, out, n, nodes)):
            best = max(best, worth_of_reply(s, out, dice, n, n.root.moves[number], nodes))
    unplace(s, answer)
    unplace(s, move)
    return best


@rule
def list_replies(s: State, out: list[int], n: TileNotes, nodes: int) -> int:
    """Notes the moves that look best at a glance; returns how many."""
    count = legal(s, out)
    load_position(n, s)
    n.budget = n.nodes + nodes
    for place in range(count):
        move = search_move(s, out[place])
        n.root.worth[place] = -make_and_search(FULL, n, s, s.mover, move, 0, 0, LOWEST, HIGHEST)
    kept = min(count, REPLIES)
    for number in range(kept):
        n.root.moves[number] = out[take_best(n.root, count)]
    return kept


@rule
def worth_of_reply(s: State, out: list[int], dice: list[int], n: TileNotes, move: int, nodes: int) -> float:
    step(s, move)
    worth = 1.0
    if s.phase != OVER:
        answer = out[careful_in_tiles(s, out, legal(s, out), dice, n)]
        step(s, answer)
        worth = worth_of_escape(s, n, nodes)
        unplace(s, answer)
    unplace(s, move)
    return worth
