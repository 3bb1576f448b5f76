"""`expert` in the first round of the closed game."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.loops.dice import below, seed_dice
from tenfold.solver.tiles_board import lay, unlay
from tenfold.tiles.state import State

from .closed_search import choose_closed, worth_of_placing
from .intent import target_of
from .notes import TileNotes
from .playing_on import play_on

PRIOR: Final = 8.0
CANDIDATES: Final = 8


@rule
def decide_closed(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    won = choose_closed(s, out, count, n)
    if won >= 0:
        return won
    seat = s.mover
    kept = min(count, CANDIDATES)
    for number in range(min(count, 12)):
        top = best_listed_root(n, count)
        n.places[number] = top
        n.sums[number] = worth_of_placing(n, s, seat, target_of(s, out[top]), s.hand, n.tiles_ahead, 0)
        n.root_scores[top] = -9.0
    sort_places(n, min(count, 12))
    if n.plays_on == 0:
        return n.places[0]
    for number in range(kept):
        n.sums[number] = PRIOR * n.sums[number]
    games = 0
    seed = below(dice, 1 << 30)
    share = n.budget // 3
    limit = n.nodes + share
    while n.nodes < n.budget and kept > 1:
        for number in range(kept):
            seed_dice(n.die, seed, games)
            n.sums[number] += -worth_of_game(n, s, target_of(s, out[n.places[number]]), n.die)
        games += 1
        if n.nodes > limit:
            sort_places(n, kept)
            kept = (kept + 1) // 2
            limit += share
    sort_places(n, kept)
    return n.places[0]


@rule
def worth_of_game(n: TileNotes, s: State, cell: int, dice: list[int]) -> float:
    first = n.hopes_of[0]
    second = n.hopes_of[1]
    lay(n, cell, s.mover, s.hand)
    worth = play_on(n, s, 1 - s.mover, dice)
    unlay(n, cell, s.mover, s.hand)
    n.hopes_of[0] = first
    n.hopes_of[1] = second
    return worth


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
