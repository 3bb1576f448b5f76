"""The piles that chance takes from, as a game's rules lay them out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .game import Move


def each_pile(lay: Callable[[int, list[int]], int], most: int) -> Iterator[list[Move]]:
    """Chance's moves, pile by pile, before they are shuffled; `lay` writes down those of one, at most so
    many, and there is no pile behind an empty one."""
    out, pile = [0] * most, 0
    while count := lay(pile, out):
        yield out[:count]
        pile += 1
