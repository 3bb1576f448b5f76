"""`expert` in the first round of the closed game: the best moves by the network's judgement, looked at again
and again with more tiles ahead, fewer of them each time."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import winning_values
from tenfold.tiles.state import TILES, State

from .careful import think_of_wins
from .closed_game import best_listed_root, sort_places
from .foresight import foresee
from .habits import likeness_to_careful
from .intent import target_of
from .learnt_search import share_after
from .notes import TileNotes
from .sight import load_sight

LOOKED_AT: Final = (16, 16, 6, 4, 3, 3, 3, 3)  # moves, by the tiles looked ahead
GROWTH: Final = 4  # a look further ahead takes several times as long
# Somebody who decides as `careful` does is foreseen, unless it is unlikely that it does; if it is likely, the
# rest of the effort is enough for everybody else.
UNLIKELY: Final = 0.1
EVEN: Final = 0.5
LESS: Final = 8
SCALE: Final = 10_000.0  # for shares as whole numbers


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
    kept = min(count, LOOKED_AT[0])
    for number in range(kept):
        n.places[number] = best_listed_root(n, count)
        n.sums[number] = n.root_scores[n.places[number]]
        n.root_scores[n.places[number]] = -1.0
    likeness = likeness_to_careful(s, out, dice, n)
    look_further(s, out, kept, n, n.budget if likeness < EVEN else n.budget // LESS)
    if likeness > UNLIKELY:
        foresee(s, out, kept, dice, n, likeness)
    return n.places[0]


@rule
def look_further(s: State, out: list[int], kept: int, n: TileNotes, effort: int) -> None:
    """Looks at the listed moves again and again, and puts the best of them first."""
    depth = 1
    while depth <= n.tiles_ahead and kept > 1 and GROWTH * n.nodes < effort:
        kept = min(kept, LOOKED_AT[depth])
        for number in range(kept):
            cell = target_of(s, out[n.places[number]])
            n.sums[number] = share_after(n, s, s.mover, cell, s.hand, depth, 0)
        sort_places(n, kept)
        depth += 1


@rule
def lay_last(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    """The last tile of all: the second round follows, and who can win in it at once is certain."""
    value = s.values[s.laid]
    for place in range(count):
        n.scores[place] = int(SCALE * n.root_scores[place])
    chosen = think_of_wins(s, out, count, dice, n)
    s.values[s.laid] = value
    return chosen
