"""The moves that are chosen from: which are best, and which get a second look."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule

from .notes import Root

TAKEN: Final = -9.0  # below every worth


@rule
def best_of_root(r: Root, count: int) -> int:
    top = 0
    for place in range(1, count):
        if r.worth[place] > r.worth[top]:
            top = place
    return top


@rule
def take_best(r: Root, count: int) -> int:
    """The place of the best move that nobody has taken."""
    top = best_of_root(r, count)
    r.worth[top] = TAKEN
    return top


@rule
def keep_best(r: Root, count: int, kept: int) -> None:
    """Lists the best of the moves, the very best first."""
    for number in range(kept):
        top = best_of_root(r, count)
        r.sums[number] = r.worth[top]
        r.places[number] = take_best(r, count)


@rule
def best_kept(r: Root, count: int) -> int:
    top = 0
    for number in range(1, count):
        if r.sums[number] > r.sums[top]:
            top = number
    return top


@rule
def sort_kept(r: Root, count: int) -> None:
    for number in range(1, count):
        place = number
        while place > 0 and r.sums[place] > r.sums[place - 1]:
            r.sums[place], r.sums[place - 1] = r.sums[place - 1], r.sums[place]
            r.places[place], r.places[place - 1] = r.places[place - 1], r.places[place]
            place -= 1
