"""The closed game by what the network makes of it: exact expectation over the tiles to come, as far as the
effort goes."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import lay, unlay, winning_values
from tenfold.tiles.state import State

from .network import judge
from .notes import WIDEST, TileNotes
from .open_search import next_move, promise
from .sight import RUNS, look, note_runs, wins_at_once

KEPT: Final = (0, 0, 4, 3, 3, 3, 3, 3)  # answers that are looked at again, by the tiles still to look ahead


@rule
def share_of_next(n: TileNotes, s: State, seat: int) -> float:
    """The share of a seat whose tile comes next, at a glance."""
    n.nodes += 1
    look(n, n.runs, s, seat, n.net.sight)
    wins = wins_at_once(n.net.sight)
    return 1.0 if wins >= 1.0 else wins + (1.0 - wins) * judge(n.net)


@rule
def share_by_draws(n: TileNotes, s: State, seat: int, depth: int, ply: int) -> float:
    """The same with so many tiles looked ahead."""
    first = 3 * seat
    total = s.supply[first] + s.supply[first + 1] + s.supply[first + 2]
    if depth == 0 or total == 0:
        return share_of_next(n, s, seat)
    wins = winning_anywhere(n, seat)
    share = 0.0
    for place in range(3):
        left = s.supply[first + place]
        if left > 0 and wins >> place & 1:
            share += float(left)
        elif left > 0:
            s.supply[first + place] -= 1
            share += float(left) * best_share(n, s, seat, place + 1, depth, ply)
            s.supply[first + place] += 1
    return share / float(total)


@rule
def winning_anywhere(n: TileNotes, seat: int) -> int:
    """Mask of the values with which a seat wins on one cell or another."""
    mask = 0
    for place in range(n.edge_count):
        cell = n.edges[place]
        if n.squares[cell] == 0 and n.words[cell] != 0:
            mask |= winning_values(n.words[cell], seat)
    return mask


@rule
def share_after(n: TileNotes, s: State, seat: int, cell: int, value: int, depth: int, ply: int) -> float:
    """A seat's share once it has put a tile on a cell."""
    lay_in_sight(n, cell, seat, value, ply)
    share = 1.0 - share_by_draws(n, s, 1 - seat, depth, ply + 1)
    unlay_in_sight(n, cell, seat, value, ply)
    return share


@rule
def lay_in_sight(n: TileNotes, cell: int, seat: int, value: int, ply: int) -> None:
    """Lays a tile on the board that the network sees."""
    for kind in range(RUNS):
        n.kept_runs[RUNS * ply + kind] = n.runs[kind]
    n.kept_hopes[2 * ply] = n.hopes_of[0]
    n.kept_hopes[2 * ply + 1] = n.hopes_of[1]
    note_runs(n, n.runs, cell, seat, value)
    lay(n, cell, seat, value)


@rule
def unlay_in_sight(n: TileNotes, cell: int, seat: int, value: int, ply: int) -> None:
    unlay(n, cell, seat, value)
    for kind in range(RUNS):
        n.runs[kind] = n.kept_runs[RUNS * ply + kind]
    n.hopes_of[0] = n.kept_hopes[2 * ply]
    n.hopes_of[1] = n.kept_hopes[2 * ply + 1]


@rule
def best_share(n: TileNotes, s: State, seat: int, value: int, depth: int, ply: int) -> float:
    """The best that a seat can make of a tile that does not win; notes the cell, and how many were tried."""
    base = ply * WIDEST
    count = list_cells(n, s, seat, value, ply)
    top = best_of_ply(n, base, count)
    best = n.ply_worth[top]
    cell = n.ply_moves[top]
    if depth > 1:
        best = -1.0
        for _ in range(min(count, KEPT[depth])):
            top = best_of_ply(n, base, count)
            n.ply_scores[top] = 1
            n.ply_worth[top] = share_after(n, s, seat, n.ply_moves[top], value, depth - 1, ply)
            if n.ply_worth[top] > best:
                best = n.ply_worth[top]
                cell = n.ply_moves[top]
    n.best_move = cell
    n.listed = count
    return best


@rule
def list_cells(n: TileNotes, s: State, seat: int, value: int, ply: int) -> int:
    """Lists the free cells that promise most, with what putting a tile there is worth at a glance."""
    base = ply * WIDEST
    count = 0
    for place in range(n.edge_count):
        cell = n.edges[place]
        if n.squares[cell] == 0:
            n.ply_moves[base + count] = cell
            n.ply_scores[base + count] = promise(n.words[cell], seat, value)
            count += 1
    listed = min(count, n.narrow)
    for number in range(listed):
        cell = next_move(n, ply, count - number)
        at = base + WIDEST // 2 + number
        n.ply_moves[at] = cell
        n.ply_worth[at] = share_after(n, s, seat, cell, value, 0, ply)
    for number in range(listed):
        at = base + number
        n.ply_moves[at] = n.ply_moves[at + WIDEST // 2]
        n.ply_worth[at] = n.ply_worth[at + WIDEST // 2]
        n.ply_scores[at] = 0
    return listed


@rule
def best_of_ply(n: TileNotes, base: int, count: int) -> int:
    """The best of the listed cells that have not been looked at again."""
    top = -1
    for place in range(base, base + count):
        if n.ply_scores[place] == 0 and (top < 0 or n.ply_worth[place] > n.ply_worth[top]):
            top = place
    return top
