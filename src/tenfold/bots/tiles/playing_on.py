"""The closed game played on in the mind: each of the best moves meets the same tiles to come, and both seats
place theirs at one glance."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.loops.dice import below
from tenfold.solver.tiles_board import lay, unlay
from tenfold.tiles.state import State

from .closed_search import look_at_lines, outlook, union_of, worth_of_placing
from .notes import TileNotes
from .open_search import next_move, promise

NARROW: Final = 5  # cells that get a second look
HORIZON: Final = 12  # tiles that are laid before the rest is judged at a glance


@rule
def play_on(n: TileNotes, s: State, seat: int, dice: list[int]) -> float:
    """What one game comes to for the seat whose tile comes next."""
    height = 0
    mover = seat
    worth = -2.0
    while worth < -1.5:
        n.nodes += 1
        value = draw(s, mover, dice)
        if value == 0 or height == HORIZON:
            if value > 0:
                s.supply[3 * mover + value - 1] += 1
            worth = outlook(n, s, mover)
        else:
            look_at_lines(n)
            if union_of(n.counts[mover]) >> (value - 1) & 1:
                worth = 1.0
                s.supply[3 * mover + value - 1] += 1
            else:
                cell = best_cell(n, s, mover, value)
                n.path_cells[height] = cell
                n.path_values[height] = value
                n.path_hopes[2 * height] = n.hopes_of[0]
                n.path_hopes[2 * height + 1] = n.hopes_of[1]
                lay(n, cell, mover, value)
                height += 1
                mover = 1 - mover
    if mover != seat:
        worth = -worth
    while height > 0:
        height -= 1
        mover = 1 - mover
        value = n.path_values[height]
        unlay(n, n.path_cells[height], mover, value)
        n.hopes_of[0] = n.path_hopes[2 * height]
        n.hopes_of[1] = n.path_hopes[2 * height + 1]
        s.supply[3 * mover + value - 1] += 1
    return worth


@rule
def draw(s: State, seat: int, dice: list[int]) -> int:
    """A tile of a seat's that lies face down, or 0 if there is none."""
    total = s.supply[3 * seat] + s.supply[3 * seat + 1] + s.supply[3 * seat + 2]
    if total == 0:
        return 0
    place = below(dice, total)
    value = 1
    while place >= s.supply[3 * seat + value - 1]:
        place -= s.supply[3 * seat + value - 1]
        value += 1
    s.supply[3 * seat + value - 1] -= 1
    return value


@rule
def best_cell(n: TileNotes, s: State, seat: int, value: int) -> int:
    """The best of the few cells that promise most, at a glance."""
    count = 0
    for place in range(n.edge_count):
        cell = n.edges[place]
        if n.squares[cell] == 0:
            n.ply_moves[count] = cell
            n.ply_scores[count] = promise(n.words[cell] & n.sight, seat, value)
            count += 1
    best = -2.0
    chosen = 0
    for number in range(min(count, NARROW)):
        cell = next_move(n, 0, count - number)
        worth = worth_of_placing(n, s, seat, cell, value, 0, 0)
        if worth > best:
            best = worth
            chosen = cell
    return chosen
