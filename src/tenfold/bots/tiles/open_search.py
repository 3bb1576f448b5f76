"""The open game: everything is known, so the search is for what both seats would choose."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import lay, load_board, unlay, winning_values
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.state import TILES_EACH, State

from .intent import target_of, value_of
from .notes import PLIES, WIDEST, TileNotes
from .survey import lead_of, look_round, row_mask

PER_PLY: Final = 0.001
GAIN: Final = (0, 0, 0, 2, 6, 10, 16, 30, 30, 30, 0) + (0,) * 60
BLOCKS: Final = (0, 0, 0, 1, 5, 10, 16, 30, 30, 30, 0) + (0,) * 60
SCALE: Final = 1000.0
TEMPO: Final = 200.0
UNDECIDED: Final = 0.9  # beyond this the search has found a win


@rule
def search_open(n: TileNotes, s: State, seat: int, depth: int, ply: int, low: float, high: float) -> float:
    """What the position is worth to the seat to move, from -1 to 1."""
    n.nodes += 1
    others = row_mask(s, 1 - seat)
    empty = s.left[seat] == s.right[seat]
    look_round(n, seat, row_mask(s, seat), others)
    if n.win_cell >= 0:
        return (0.95 if empty else 1.0) - PER_PLY * ply
    dangers = n.dangers
    if dangers > 1:
        return PER_PLY * (ply + 1) - (0.95 if s.left[1 - seat] == s.right[1 - seat] else 1.0)
    if (depth <= 0 and dangers == 0) or empty or ply == PLIES - 1 or n.nodes > n.budget:
        lead = lead_of(n, seat) + (TEMPO if dangers == 0 else -TEMPO)
        return lead / (SCALE + abs(lead)) * UNDECIDED
    count = list_moves(n, s, seat, ply)
    best = -2.0
    for number in range(min(count, 14)):
        move = next_move(n, ply, count - number)
        worth = -try_move(n, s, seat, move, depth if dangers > 0 else depth - 1, ply, -high, -max(low, best))
        best = max(best, worth)
        if best >= high:
            break
    return best


@rule
def try_move(
    n: TileNotes, s: State, seat: int, move: int, depth: int, ply: int, low: float, high: float
) -> float:
    """Makes a move, asks the other seat, and takes it back."""
    cell = move >> 1
    value = take(s, seat, move & 1)
    first = n.hopes_of[0]
    second = n.hopes_of[1]
    lay(n, cell, seat, value)
    worth = search_open(n, s, 1 - seat, depth, ply + 1, low, high)
    unlay(n, cell, seat, value)
    n.hopes_of[0] = first
    n.hopes_of[1] = second
    if move & 1:
        s.right[seat] += 1
    else:
        s.left[seat] -= 1
    return worth


@rule
def take(s: State, seat: int, side: int) -> int:
    """Takes a tile from the left or the right end of a row."""
    if side == 1:
        s.right[seat] -= 1
        return s.rows[TILES_EACH * seat + s.right[seat]]
    s.left[seat] += 1
    return s.rows[TILES_EACH * seat + s.left[seat] - 1]


@rule
def list_moves(n: TileNotes, s: State, seat: int, ply: int) -> int:
    """Lists the moves that are worth a look; if the other seat is about to win, only those that are in its
    way."""
    first = s.rows[TILES_EACH * seat + s.left[seat]]
    last = s.rows[TILES_EACH * seat + s.right[seat] - 1]
    sides = 1 if s.right[seat] - s.left[seat] == 1 else 2
    count = 0
    base = ply * WIDEST
    danger = n.danger_cell if n.dangers > 0 else -1
    for place in range(n.edge_count):
        cell = n.edges[place]
        if n.squares[cell] == 0 and (danger < 0 or cell == danger):
            for side in range(sides):
                n.ply_moves[base + count] = 2 * cell + side
                n.ply_scores[base + count] = promise(
                    n.words[cell] & n.sight, seat, first if side == 0 else last
                )
                count += 1
    return count


@rule
def promise(word: int, seat: int, value: int) -> int:
    """How a move looks before it is tried."""
    own = word >> 32 if seat == 1 else word
    other = word if seat == 1 else word >> 32
    worth = 0
    for _ in range(4):
        if own & 63:
            worth += GAIN[(own & 63) + value]
        worth += BLOCKS[other & 63]
        own = own >> 8
        other = other >> 8
    return worth


@rule
def next_move(n: TileNotes, ply: int, count: int) -> int:
    """Takes the most promising of the listed moves; the last one fills its place."""
    base = ply * WIDEST
    top = base
    for place in range(base + 1, base + count):
        if n.ply_scores[place] > n.ply_scores[top]:
            top = place
    move = n.ply_moves[top]
    n.ply_moves[top] = n.ply_moves[base + count - 1]
    n.ply_scores[top] = n.ply_scores[base + count - 1]
    return move


@rule
def choose_open(s: State, out: list[int], count: int, n: TileNotes) -> int:
    load_board(n, s)
    seat = s.mover
    n.nodes = 0
    chosen = 0
    for place in range(count):
        move = 2 * target_of(s, out[place]) + (1 if out[place] >= RIGHT else 0)
        if winning_values(n.words[move >> 1] & n.sight, seat) >> (value_of(s, out[place]) - 1) & 1:
            return place
        n.root_scores[place] = -try_move(n, s, seat, move, 0, 0, -2.0, 2.0)
        if n.root_scores[place] > n.root_scores[chosen]:
            chosen = place
    depth = 1
    while depth <= n.plies and n.nodes < n.budget and abs(n.root_scores[chosen]) < 0.96:
        for place in range(count):
            n.scores[place] = 0
        best = -2.0
        leader = chosen
        for _ in range(count):
            top = -1
            for place in range(count):
                if n.scores[place] == 0 and (top < 0 or n.root_scores[place] > n.root_scores[top]):
                    top = place
            n.scores[top] = 1
            move = 2 * target_of(s, out[top]) + (1 if out[top] >= RIGHT else 0)
            worth = -try_move(n, s, seat, move, depth, 0, -2.0, -best)
            if n.nodes > n.budget:
                break
            n.root_scores[top] = worth if worth > best else min(n.root_scores[top], worth) - 0.00001
            if worth > best:
                best = worth
                leader = top
        if best > -2.0:
            chosen = leader
        depth += 1
    return chosen
