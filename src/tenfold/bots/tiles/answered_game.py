"""The closed game against a careful player: what moves are worth if the other seat answers as `careful` does.

What it answers is found by asking `careful`; the network judges what comes of it.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.moves import GIVE
from tenfold.tiles.phases import legal, step
from tenfold.tiles.state import MOVE, OVER, State

from .bringing_back import bring_back, keep
from .careful import careful_in_tiles
from .closed_game import sort_places
from .learnt_search import share_by_draws, share_of_next
from .moving import winning_cells
from .notes import TileNotes
from .sight import VALUES, load_sight

ANSWERED: Final = (0, 8, 8, 3)  # moves that are looked at, by the tiles looked ahead after the answer
GROWTH: Final = 4  # a look further ahead takes several times as long


@rule
def look_at_answers(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> None:
    """Sorts the best moves again, with more tiles ahead each time as far as the effort goes."""
    keep(s, n)
    ahead = 1
    while ahead < len(ANSWERED) and GROWTH * n.nodes < n.budget:
        kept = min(count, ANSWERED[ahead])
        for number in range(kept):
            n.sums[number] = share_if_answered(s, out, dice, n, out[n.places[number]], ahead)
            legal(s, out)
        sort_places(n, kept)
        ahead += 1


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
    """Of the seat that is next, by the network."""
    if s.phase == OVER:
        return 0.0
    if s.phase == MOVE and winning_cells(s, s.mover, n) > 0:
        return 1.0
    load_sight(n, n.runs, s)
    return share_of_next(n, s, s.mover) if s.phase == MOVE else share_by_draws(n, s, s.mover, ahead, 0)
