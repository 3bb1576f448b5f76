"""How likely it is that a seat has a tile of the right value on its next turn."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.state import TILES_EACH, State

from .threats import MASKS

ALL_VALUES: Final = MASKS - 1
IN_SECOND_ROUND: Final = 0.9  # every value lies somewhere, though not every tile can be taken out

# Whose odds stand where in a list by mask: the other seat's, and the mover's after taking the left or the
# right end of its row.
OTHERS: Final = 0
AFTER_LEFT: Final = MASKS
AFTER_RIGHT: Final = 2 * MASKS


@rule
def odds_of(s: State, seat: int, mask: int) -> float:
    """That the next tile of a seat, face down, has one of these values."""
    ones = s.supply[3 * seat]
    twos = s.supply[3 * seat + 1]
    threes = s.supply[3 * seat + 2]
    if ones + twos + threes == 0:
        return IN_SECOND_ROUND if mask != 0 else 0.0
    fitting = ones * (mask & 1) + twos * (mask >> 1 & 1) + threes * (mask >> 2 & 1)
    return float(fitting) / float(ones + twos + threes)


@rule
def note_odds_of(s: State, seat: int, odds: list[float], first: int) -> None:
    """The same by mask."""
    for mask in range(MASKS):
        odds[first + mask] = odds_of(s, seat, mask)


@rule
def note_odds(s: State, mover: int, others_left: int, others_right: int, odds: list[float]) -> None:
    """The odds that count for a move, when the other seat has just taken so many tiles from its row."""
    if s.is_open == 0:
        note_odds_of(s, 1 - mover, odds, OTHERS)
        note_odds_of(s, mover, odds, AFTER_LEFT)
        return
    note_odds_in_row(row_ends(s, 1 - mover, others_left, others_right), odds, OTHERS)
    note_odds_in_row(row_ends(s, mover, 1, 0), odds, AFTER_LEFT)
    note_odds_in_row(row_ends(s, mover, 0, 1), odds, AFTER_RIGHT)


@rule
def note_odds_in_row(ends: int, odds: list[float], first: int) -> None:
    for mask in range(1, MASKS):
        odds[first + mask] = 1.0 if ends & mask else 0.0
        if ends == 0:
            odds[first + mask] = IN_SECOND_ROUND


@rule
def own_odds(move: int) -> int:
    """Which of the mover's odds hold after a placing."""
    return AFTER_RIGHT if move >= RIGHT else AFTER_LEFT


@rule
def row_ends(s: State, seat: int, from_left: int, from_right: int) -> int:
    """Mask of the values at the ends of a row, with so many tiles taken from it; 0 for an empty row."""
    first = s.left[seat] + from_left
    last = s.right[seat] - 1 - from_right
    if first > last:
        return 0
    return (1 << s.rows[TILES_EACH * seat + first] | 1 << s.rows[TILES_EACH * seat + last]) >> 1


@rule
def values_next(s: State, seat: int) -> int:
    """Mask of the values that a row offers; all when it is empty, as the second round follows."""
    ends = row_ends(s, seat, 0, 0)
    return ends if ends != 0 else ALL_VALUES


@rule
def in_thousandths(odds: float) -> int:
    return int(1000.0 * odds)
