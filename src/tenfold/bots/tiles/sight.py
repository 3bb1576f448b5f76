"""What the network of the tile game sees of a position, counted from the seat whose turn it is.

Runs, which are a seat's unbroken tiles in a line, are seen by their sum and by how many of their ends are
free; free cells by how many lines meet there, and by the values that win there for either seat. The tiles to
come make out what that is worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Byte, Mask, Struct, numbers, reals, rule
from tenfold.solver.tiles.board import (
    DIRECTIONS,
    EACH_BYTE,
    FLAGS,
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
WIDTH: Final = 6  # bits for a count of runs; a seat's tiles have no more than sixty
ONE_COUNT: Final = (1 << WIDTH) - 1
COUNTED: Final = (0, *(1 << WIDTH * (min(total, SUMS) - 1) for total in range(1, TABLE)))

RUNS: Final = 8  # kinds of runs
RUNS_EACH: Final = RUNS // 2
PAIRS: Final = 64
VALUES: Final = 3
ODDS: Final = 4
IN_SECOND_ROUND: Final = 0.9  # the odds that a seat can take out a tile of a value that it needs

# What meets on a free cell, for one seat: 5 × the lines that sum to 4 to 6, and the lines that sum to less.
MIDDLING: Final = 5
MEETINGS: Final = 21
MEETS: Final = tuple(1 if 0 < total < 4 else MIDDLING if 4 <= total < 7 else 0 for total in range(TABLE))


@dataclass(slots=True)
class Sight(Struct):
    # Packed counts by sum, own runs before the other seat's: in rows and columns with one end free, with
    # both; in diagonals likewise.
    runs: list[Mask] = numbers(RUNS)
    meetings: list[Byte] = numbers(2 * MEETINGS)  # of own lines, and of the other seat's: on how many cells
    pairs: list[Byte] = numbers(PAIRS)  # cells by the values that win, 8 × own mask + other's
    found: list[Byte] = numbers(PAIRS)  # which of these there are
    kinds: int = 0  # how many
    left: list[Byte] = numbers(2 * VALUES)  # own tiles to come by value, then the other seat's
    odds: list[float] = reals(ODDS)  # own next tile wins, wins though a cell is taken, and the other seat's


@rule
def load_sight(b: B, runs: list[Mask], s: State) -> None:
    """Makes the board that of a position, with its runs counted, by seat."""
    for total in range(len(b.tables)):
        b.tables[total] = 0
    clear_board(b)
    for kind in range(RUNS):
        runs[kind] = 0
    for tile in range(s.laid):
        cell = cell_at(s.xs[tile], s.ys[tile])
        note_runs(b, runs, cell, owner(s, tile), s.values[tile])
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
def look(b: B, runs: list[Mask], s: State, seat: int, sight: Sight) -> None:
    """Sees the position as the seat does whose turn it is, or whose tile comes next."""
    forget(sight)
    look_along_edge(b, seat, sight)
    for kind in range(RUNS_EACH):
        sight.runs[kind] = runs[RUNS_EACH * seat + kind]
        sight.runs[RUNS_EACH + kind] = runs[RUNS_EACH * (1 - seat) + kind]
    for value in range(VALUES):
        sight.left[value] = s.supply[VALUES * seat + value]
        sight.left[VALUES + value] = s.supply[VALUES * (1 - seat) + value]
    weigh_odds(sight, 0)
    weigh_odds(sight, 1)


@rule
def forget(sight: Sight) -> None:
    for place in range(sight.kinds):
        sight.pairs[sight.found[place]] = 0
    sight.kinds = 0
    for place in range(2 * MEETINGS):
        sight.meetings[place] = 0


@rule
def look_along_edge(b: B, seat: int, sight: Sight) -> None:
    """Counts the free cells beside tiles: what meets there, and who wins there."""
    own_shift = HALF_WORD * seat
    for place in range(b.edge_count):
        cell = b.edges[place]
        word = b.words[cell]
        if b.squares[cell] == 0 and word != 0:
            sight.meetings[meeting(word >> own_shift)] += 1
            sight.meetings[MEETINGS + meeting(word >> (HALF_WORD - own_shift))] += 1
            hit = (
                (FLAGS - (word ^ 9 * EACH_BYTE))
                | (FLAGS - (word ^ 8 * EACH_BYTE))
                | (FLAGS - (word ^ 7 * EACH_BYTE))
            ) & FLAGS
            if hit != 0:
                note_pair(sight, 8 * winning_values(word, seat) + winning_values(word, 1 - seat))


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
def note_pair(sight: Sight, pair: int) -> None:
    if sight.pairs[pair] == 0:
        sight.found[sight.kinds] = pair
        sight.kinds += 1
    sight.pairs[pair] += 1


@rule
def weigh_odds(sight: Sight, seat: int) -> None:
    """How likely the next tile of a seat wins, 0 being the own one, and how likely it still does when the
    cell is taken that hurts most."""
    shift = 3 - 3 * seat
    ones = 0
    twos = 0
    threes = 0
    for place in range(sight.kinds):
        mask = sight.found[place] >> shift
        count = sight.pairs[sight.found[place]]
        ones += count * (mask & 1)
        twos += count * (mask >> 1 & 1)
        threes += count * (mask >> 2 & 1)
    least = odds_of(sight, seat, ones, twos, threes)
    sight.odds[2 * seat] = least
    for place in range(sight.kinds):
        mask = sight.found[place] >> shift & 7
        if mask != 0:
            rest = odds_of(sight, seat, ones - (mask & 1), twos - (mask >> 1 & 1), threes - (mask >> 2))
            least = min(least, rest)
    sight.odds[2 * seat + 1] = least


@rule
def odds_of(sight: Sight, seat: int, ones: int, twos: int, threes: int) -> float:
    """The same if so many cells are won with a value."""
    first = VALUES * seat
    total = sight.left[first] + sight.left[first + 1] + sight.left[first + 2]
    if total == 0:
        return IN_SECOND_ROUND if ones + twos + threes > 0 else 0.0
    fitting = 0
    if ones > 0:
        fitting += sight.left[first]
    if twos > 0:
        fitting += sight.left[first + 1]
    if threes > 0:
        fitting += sight.left[first + 2]
    return float(fitting) / float(total)


@rule
def wins_at_once(sight: Sight) -> float:
    """How likely the next tile wins; in the second round nobody gets any."""
    return sight.odds[0] if sight.left[0] + sight.left[1] + sight.left[2] > 0 else 0.0
