"""The first round of the closed game without a network: the best moves at a glance are judged over everything
that the other seat may draw and answer."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.state import State

from .closed_search import choose_closed, worth_of_placing
from .intent import target_of
from .notes import TileNotes

THOUGHT_OVER: Final = 12


@rule
def decide_closed(s: State, out: list[int], count: int, n: TileNotes) -> int:
    won = choose_closed(s, out, count, n)
    if won >= 0:
        return won
    kept = min(count, THOUGHT_OVER)
    for number in range(kept):
        top = best_listed_root(n, count)
        n.places[number] = top
        n.sums[number] = worth_of_placing(n, s, s.mover, target_of(s, out[top]), s.hand, n.tiles_ahead, 0)
        n.root_scores[top] = -9.0
    sort_places(n, kept)
    return n.places[0]


@rule
def best_listed_root(n: TileNotes, count: int) -> int:
    top = 0
    for place in range(1, count):
        if n.root_scores[place] > n.root_scores[top]:
            top = place
    return top


@rule
def sort_places(n: TileNotes, count: int) -> None:
    for number in range(1, count):
        place = number
        while place > 0 and n.sums[place] > n.sums[place - 1]:
            n.sums[place], n.sums[place - 1] = n.sums[place - 1], n.sums[place]
            n.places[place], n.places[place - 1] = n.places[place - 1], n.places[place]
            place -= 1
