"""Threats: on how many free cells a seat wins with which values, and what a block leaves of them.

A set of values is a mask, value v being bit v - 1. All threats of a seat are one number: six bits for each
mask say how many free cells win with just those values.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import Mask, rule
from tenfold.solver.tiles.board import EACH_BYTE, FLAGS, FLAGS_OF_ONE, HALF_WORD, B, winning_values

MASKS: Final = 8
WIDTH: Final = 6  # bits for a count of cells
ONE_COUNT: Final = (1 << WIDTH) - 1


def _with_value(value: int) -> int:
    return sum(ONE_COUNT << WIDTH * mask for mask in range(MASKS) if mask >> (value - 1) & 1)


WITH_ONE: Final = _with_value(1)
WITH_TWO: Final = _with_value(2)
WITH_THREE: Final = _with_value(3)


@rule
def any_value(threats: int) -> int:
    """Mask of the values that win on one cell or another."""
    mask = 1 if threats & WITH_ONE else 0
    mask |= 2 if threats & WITH_TWO else 0
    return mask | (4 if threats & WITH_THREE else 0)


@rule
def after_block(threats: int, odds: list[float], first: int) -> float:
    """What is left of a seat's odds, which stand by mask from the first on, when the other seat takes the
    cell that hurts most."""
    least = odds[first + any_value(threats)]
    for mask in range(1, MASKS):
        if threats >> WIDTH * mask & ONE_COUNT:
            least = min(least, odds[first + any_value(threats - (1 << WIDTH * mask))])
    return least


@rule
def hits_of_any(word: int) -> int:
    """Which lines of a free cell some value brings to ten: a flag in each byte."""
    return (
        (FLAGS - (word ^ 9 * EACH_BYTE)) | (FLAGS - (word ^ 8 * EACH_BYTE)) | (FLAGS - (word ^ 7 * EACH_BYTE))
    ) & FLAGS


@rule
def count_threats(b: B, lines: int, threats: list[Mask]) -> None:
    """Counts both seats' threats on a board, by the lines that are seen."""
    own = 0
    others = 0
    for place in range(b.edge_count):
        cell = b.edges[place]
        word = b.words[cell] & lines
        if b.squares[cell] == 0 and word != 0:
            hit = hits_of_any(word)
            if hit & FLAGS_OF_ONE:
                own += 1 << WIDTH * winning_values(word, 0)
            if hit >> HALF_WORD:
                others += 1 << WIDTH * winning_values(word, 1)
    threats[0] = own
    threats[1] = others
