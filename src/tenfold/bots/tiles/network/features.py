"""What the network of the tile game sees of a position, counted from the seat whose turn it is.

Runs, which are a seat's unbroken tiles in a line, are seen by their sum and by how many of their ends are
free; free cells by how many lines meet there, and by the values that win there for either seat. The tiles to
come make out what that is worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.tiles.lines.odds import note_odds_of
from tenfold.bots.tiles.lines.threats import MASKS, WIDTH, after_block, any_value, hits_of_any
from tenfold.kernel import Byte, Mask, Struct, numbers, reals, rule
from tenfold.solver.tiles.board import (
    DIRECTIONS,
    HALF_WORD,
    MOST_SUM,
    TABLE,
    B,
    clear_board,
    lay,
    run,
    winning_values,
)
from tenfold.tiles.plane import STEP, cell_at, owner
from tenfold.tiles.state import State

SUMS: Final = 10  # of runs: 1 to 9, and more
COUNTED: Final = (0, *(1 << WIDTH * (min(total, SUMS) - 1) for total in range(1, TABLE)))

RUNS: Final = 8  # kinds of runs
RUNS_EACH: Final = RUNS // 2
PAIRS: Final = 64
VALUES: Final = 3
ODDS: Final = 4

# What meets on a free cell, for one seat: 5 × the lines that sum to 4 to 6, and the lines that sum to less.
MIDDLING: Final = 5
MEETINGS: Final = 21
MEETS: Final = tuple(1 if 0 < total < 4 else MIDDLING if 4 <= total < 7 else 0 for total in range(TABLE))


@dataclass(slots=True)
class Features(Struct):
    # Packed counts by sum, own runs before the other seat's: in rows and columns with one end free, with
    # both; in diagonals likewise.
    runs: list[Mask] = numbers(RUNS)
    meetings: list[Byte] = numbers(2 * MEETINGS)  # of own lines, and of the other seat's: on how many cells
    pairs: list[Byte] = numbers(PAIRS)  # cells by the values that win, 8 × own mask + other's
    found: list[Byte] = numbers(PAIRS)  # which of these there are
    kinds: int = 0  # how many
    left: list[Byte] = numbers(2 * VALUES)  # own tiles to come by value, then the other seat's
    odds: list[float] = reals(ODDS)  # own next tile wins, wins though a cell is taken, and the other seat's


@dataclass(slots=True)
class Tally(Struct):
    """What is counted of a board, by seat."""

    runs: list[Mask] = numbers(RUNS)  # as in the features
    threats: list[Mask] = numbers(2)
    odds: list[float] = reals(MASKS)  # paper: that a seat's next tile has one of the values of a mask


@rule
def load_tally(b: B, tally: Tally, s: State) -> None:
    """Makes the board that of a position, with its runs counted, by seat."""
    for total in range(len(b.tables)):
        b.tables[total] = 0
    clear_board(b)
    for kind in range(RUNS):
        tally.runs[kind] = 0
    for tile in range(s.laid):
        cell = cell_at(s.xs[tile], s.ys[tile])
        note_runs(b, tally.runs, cell, owner(s, tile), s.values[tile])
        lay(b, cell, owner(s, tile), s.values[tile])


@rule
def note_runs(b: B, runs: list[Mask], cell: int, seat: int, value: int) -> None:
    """Counts what a tile makes of the runs that it joins and of those that it ends; it is not laid yet."""
    mark = 4 * seat
    for direction in range(DIRECTIONS):
        first = RUNS_EACH * seat + 2 * (direction & 1)
        ahead, far = run(b, cell, STEP[direction], mark)
        behind, back = run(b, cell, -STEP[direction], mark)
        is_free = 1 if b.squares[ahead] == 0 else 0
        is_free_behind = 1 if b.squares[behind] == 0 else 0
        if far > 0:
            runs[first + is_free] -= COUNTED[far]
        if back > 0:
            runs[first + is_free_behind] -= COUNTED[back]
        if is_free + is_free_behind > 0:
            runs[first + is_free + is_free_behind - 1] += COUNTED[far + back + value]
        first = RUNS_EACH * (1 - seat) + 2 * (direction & 1)
        if far == 0:
            cut_short(b, runs, cell, STEP[direction], 4 - mark, first)
        if back == 0:
            cut_short(b, runs, cell, -STEP[direction], 4 - mark, first)


@rule
def cut_short(b: B, runs: list[Mask], cell: int, along: int, mark: int, first: int) -> None:
    """A run of the other seat's loses its free end on this side."""
    end, total = run(b, cell, along, mark)
    if total > 0:
        if b.squares[end] == 0:
            runs[first + 1] -= COUNTED[total]
            runs[first] += COUNTED[total]
        else:
            runs[first] -= COUNTED[total]


@rule
def extract_features(b: B, tally: Tally, s: State, seat: int, seen: Features) -> None:
    """Sees the position as the seat does whose turn it is, or whose tile comes next."""
    clear_features(seen)
    look_along_edge(b, tally, seat, seen)
    for kind in range(RUNS_EACH):
        seen.runs[kind] = tally.runs[RUNS_EACH * seat + kind]
        seen.runs[RUNS_EACH + kind] = tally.runs[RUNS_EACH * (1 - seat) + kind]
    for value in range(VALUES):
        seen.left[value] = s.supply[VALUES * seat + value]
        seen.left[VALUES + value] = s.supply[VALUES * (1 - seat) + value]
    see_odds(tally, s, seat, seen, 0)
    see_odds(tally, s, 1 - seat, seen, 2)


@rule
def clear_features(seen: Features) -> None:
    for place in range(seen.kinds):
        seen.pairs[seen.found[place]] = 0
    seen.kinds = 0
    for place in range(2 * MEETINGS):
        seen.meetings[place] = 0


@rule
def look_along_edge(b: B, tally: Tally, seat: int, seen: Features) -> None:
    """Counts the free cells beside tiles: what meets there, and who wins there."""
    own_shift = HALF_WORD * seat
    own_threats = 0
    others_threats = 0
    for place in range(b.edge_count):
        cell = b.edges[place]
        word = b.words[cell]
        if b.squares[cell] == 0 and word != 0:
            seen.meetings[meeting(word >> own_shift)] += 1
            seen.meetings[MEETINGS + meeting(word >> (HALF_WORD - own_shift))] += 1
            if hits_of_any(word) != 0:
                own = winning_values(word, seat)
                others = winning_values(word, 1 - seat)
                own_threats += 1 << WIDTH * own
                others_threats += 1 << WIDTH * others
                note_pair(seen, 8 * own + others)
    tally.threats[seat] = own_threats
    tally.threats[1 - seat] = others_threats


@rule
def meeting(word: int) -> int:
    """What meets on a cell for the seat whose four bytes come first."""
    return (
        MEETS[word & MOST_SUM]
        + MEETS[word >> 8 & MOST_SUM]
        + MEETS[word >> 16 & MOST_SUM]
        + MEETS[word >> 24 & MOST_SUM]
    )


@rule
def note_pair(seen: Features, pair: int) -> None:
    if seen.pairs[pair] == 0:
        seen.found[seen.kinds] = pair
        seen.kinds += 1
    seen.pairs[pair] += 1


@rule
def see_odds(tally: Tally, s: State, seat: int, seen: Features, at: int) -> None:
    """How likely the next tile of a seat wins, and how likely it still does when the cell is taken that hurts
    most."""
    threats = tally.threats[seat]
    seen.odds[at] = 0.0
    seen.odds[at + 1] = 0.0
    if any_value(threats) != 0:
        note_odds_of(s, seat, tally.odds, 0)
        seen.odds[at] = tally.odds[any_value(threats)]
        seen.odds[at + 1] = after_block(threats, tally.odds, 0)


@rule
def wins_at_once(seen: Features) -> float:
    """How likely the next tile wins; in the second round nobody gets any."""
    return seen.odds[0] if seen.left[0] + seen.left[1] + seen.left[2] > 0 else 0.0
