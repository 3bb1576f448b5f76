"""`expert` in the first round of the closed game: the best moves by the network's judgement, looked at again
and again with more tiles ahead, fewer of them each time; in the end, with the answers of a careful player."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import winning_values
from tenfold.tiles.moves import GIVE
from tenfold.tiles.phases import legal, step
from tenfold.tiles.state import MOVE, OVER, TILES, State

from .bringing_back import bring_back, keep
from .careful import careful_in_tiles, think_of_wins
from .closed_game import best_listed_root, sort_places
from .intent import target_of
from .learnt_search import share_after, share_by_draws, share_of_next
from .moving import winning_cells
from .notes import TileNotes
from .sight import VALUES, load_sight

LOOKED_AT: Final = (16, 16, 6, 4, 3, 3, 3, 3)  # moves, by the tiles looked ahead
GROWTH: Final = 4  # a look further ahead takes several times as long
SCALE: Final = 10_000.0  # for shares as whole numbers

# So many moves are looked at with the answers of a careful player, and tiles ahead from there; the effort for
# one tile, of which each more takes ten times as much; and what part of the effort goes into finding the moves.
ANSWERED: Final = 8
FOR_ANSWERS: Final = 2_000
BEFORE_ANSWERS: Final = 10


@rule
def decide_learnt(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    load_sight(n, n.runs, s)
    n.nodes = 0
    for place in range(count):
        cell = target_of(s, out[place])
        if winning_values(n.words[cell], s.mover) >> (s.hand - 1) & 1:
            return place
        n.root_scores[place] = share_after(n, s, s.mover, cell, s.hand, 0, 0)
    if s.laid + 1 == TILES:
        return lay_last(s, out, count, dice, n)
    is_answered = n.budget >= FOR_ANSWERS
    look_ahead(s, out, count, n, n.budget // BEFORE_ANSWERS if is_answered else n.budget)
    if is_answered:
        look_at_answers(s, out, count, dice, n)
    return n.places[0]


@rule
def look_ahead(s: State, out: list[int], count: int, n: TileNotes, effort: int) -> None:
    """Sorts the best moves."""
    kept = min(count, LOOKED_AT[0])
    for number in range(kept):
        n.places[number] = best_listed_root(n, count)
        n.root_scores[n.places[number]] = -1.0
    depth = 1
    while depth <= n.tiles_ahead and kept > 1 and GROWTH * n.nodes < effort:
        kept = min(kept, LOOKED_AT[depth])
        for number in range(kept):
            cell = target_of(s, out[n.places[number]])
            n.sums[number] = share_after(n, s, s.mover, cell, s.hand, depth, 0)
        sort_places(n, kept)
        depth += 1


@rule
def look_at_answers(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> None:
    """Sorts the best moves again, by what they are worth if the other seat answers as `careful` does."""
    ahead = 1
    effort = FOR_ANSWERS
    while 10 * effort <= n.budget:
        effort *= 10
        ahead += 1
    keep(s, n)
    kept = min(count, ANSWERED)
    for number in range(kept):
        n.sums[number] = share_if_answered(s, out, dice, n, out[n.places[number]], ahead)
        legal(s, out)
    sort_places(n, kept)


@rule
def share_if_answered(
    s: State, out: list[int], dice: list[int], n: TileNotes, move: int, ahead: int
) -> float:
    """On average over the tiles that the other seat may draw."""
    total = 0
    share = 0.0
    for value in range(VALUES):
        step(s, move)
        left = s.supply[VALUES * s.mover + value]
        if left > 0:
            step(s, GIVE + value)
            count = legal(s, out)
            step(s, out[careful_in_tiles(s, out, count, dice, n)])
            total += left
            share += float(left) * share_of_mover(s, n, ahead)
        bring_back(s, n)
    return share / float(total)


@rule
def share_of_mover(s: State, n: TileNotes, ahead: int) -> float:
    """Of the seat that is next after an answer."""
    if s.phase == OVER:
        return 0.0
    if s.phase == MOVE and winning_cells(s, s.mover, n) > 0:
        return 1.0
    load_sight(n, n.runs, s)
    return share_of_next(n, s, s.mover) if s.phase == MOVE else share_by_draws(n, s, s.mover, ahead, 0)


@rule
def lay_last(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    """The last tile of all: the second round follows, and who can win in it at once is certain."""
    value = s.values[s.laid]
    for place in range(count):
        n.scores[place] = int(SCALE * n.root_scores[place])
    chosen = think_of_wins(s, out, count, dice, n)
    s.values[s.laid] = value
    return chosen
