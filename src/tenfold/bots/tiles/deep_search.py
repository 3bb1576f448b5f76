"""`expert` in the open game: alpha-beta, a ply deeper each time, which remembers what it has seen, looks less
deep where moves promise little, and follows threats beyond its horizon."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule, single
from tenfold.solver.tiles.board import lay, load_board, unlay, winning_values
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.state import TILES_EACH, State

from .intent import target_of, value_of
from .notes import MEMORIES, PLIES, WIDEST, TileNotes
from .open_search import PER_PLY, SCALE, TEMPO, UNDECIDED, list_moves, next_move, promise, take
from .survey import lead_of, look_round, row_mask

THREATS: Final = 6  # so many of them in a row are followed beyond the horizon
TRIED: Final = 20  # moves inside the search
THREATS_TRIED: Final = 8
FULL: Final = 3  # so many moves are looked at as deep as can be before the others
NARROW: Final = 0.00001  # a window that only asks whether a move is better
REMEMBERED: Final = 1_000  # goes before every other move
FOLLOWED: Final = 300  # and so does a move that was good elsewhere

# What is remembered of a position: its worth, or that it is worth no less, or no more.
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

MASK: Final = (1 << 62) - 1


@rule
def choose_deep(s: State, out: list[int], count: int, n: TileNotes) -> int:
    load_board(n, s)
    forget_all(n)
    seat = s.mover
    n.nodes = 0
    chosen = 0
    for place in range(count):
        move = 2 * target_of(s, out[place]) + (1 if out[place] >= RIGHT else 0)
        if winning_values(n.words[move >> 1] & n.sight, seat) >> (value_of(s, out[place]) - 1) & 1:
            return place
        n.root_scores[place] = -try_deep(n, s, seat, move, 0, 0, -2.0, 2.0)
        if n.root_scores[place] > n.root_scores[chosen]:
            chosen = place
    depth = 1
    while depth <= n.plies and n.nodes < n.budget and abs(n.root_scores[chosen]) < 0.96:
        for place in range(count):
            n.scores[place] = 0
        best = -2.0
        leader = chosen
        for number in range(count):
            top = next_root(n, count)
            n.scores[top] = 1
            move = 2 * target_of(s, out[top]) + (1 if out[top] >= RIGHT else 0)
            worth = best
            if number > 0:
                worth = -try_deep(n, s, seat, move, depth, 0, -best - NARROW, -best)
            if number == 0 or worth > best:
                worth = -try_deep(n, s, seat, move, depth, 0, -2.0, -best)
            if n.nodes > n.budget:
                break
            n.root_scores[top] = worth if worth > best else min(n.root_scores[top], worth) - NARROW
            if worth > best:
                best = worth
                leader = top
        if best > -2.0:
            chosen = leader
        depth += 1
    n.depth_reached = depth
    return chosen


@rule
def next_root(n: TileNotes, count: int) -> int:
    top = -1
    for place in range(count):
        if n.scores[place] == 0 and (top < 0 or n.root_scores[place] > n.root_scores[top]):
            top = place
    return top


@rule
def search_deep(n: TileNotes, s: State, seat: int, depth: int, ply: int, low: float, high: float) -> float:
    """What the position is worth to the seat to move, from -1 to 1."""
    n.nodes += 1
    attacked = n.attacked
    n.attacked = 0
    empty = s.left[seat] == s.right[seat]
    look_round(n, seat, row_mask(s, seat), row_mask(s, 1 - seat))
    if n.win_cell >= 0:
        return (0.95 if empty else 1.0) - PER_PLY * ply
    dangers = n.dangers
    if dangers > 1:
        return PER_PLY * (ply + 1) - (0.95 if s.left[1 - seat] == s.right[1 - seat] else 1.0)
    if attacked == 1 and dangers == 0:
        return 1.0
    if empty or ply == PLIES - 1 or n.nodes > n.budget:
        return at_a_glance(n, seat)
    if depth <= 0:
        return follow_threats(n, s, seat, depth, ply, low, high)
    place = place_in_memory(n, s)
    good = -1
    if n.memory_keys[place] == n.place_key:
        good = n.memory_moves[place]
        worth = from_memory(float(n.memory_worth[place]), ply)
        bound = n.memory_bounds[place]
        if n.memory_depths[place] >= depth:
            if bound == EXACT or (bound == AT_LEAST and worth >= high) or (bound == AT_MOST and worth <= low):
                return worth
    count = list_moves(n, s, seat, ply)
    put_forward(n, ply, count, good)
    best = -2.0
    best_move = -1
    key = n.place_key
    rest = depth if dangers > 0 else depth - 1
    for number in range(min(count, TRIED)):
        move = next_move(n, ply, count - number)
        least = max(low, best)
        worth = least
        if number > 0:
            less = 1 if number > FULL and dangers == 0 and depth > 1 else 0
            worth = -try_deep(n, s, seat, move, rest - less, ply, -least - NARROW, -least)
            if less == 1 and worth > least:
                worth = -try_deep(n, s, seat, move, rest, ply, -least - NARROW, -least)
        if number == 0 or (worth > least and worth < high):
            worth = -try_deep(n, s, seat, move, rest, ply, -high, -least)
        if worth > best:
            best = worth
            best_move = move
        if best >= high:
            n.killers[ply] = move
            break
    if n.nodes <= n.budget:
        n.memory_keys[place] = key
        n.memory_moves[place] = best_move
        n.memory_worth[place] = single(to_memory(best, ply))
        n.memory_depths[place] = depth
        n.memory_bounds[place] = AT_LEAST if best >= high else (AT_MOST if best <= low else EXACT)
    return best


@rule
def at_a_glance(n: TileNotes, seat: int) -> float:
    lead = lead_of(n, seat) + (TEMPO if n.dangers == 0 else -TEMPO)
    return lead / (SCALE + abs(lead)) * UNDECIDED


@rule
def follow_threats(
    n: TileNotes, s: State, seat: int, depth: int, ply: int, low: float, high: float
) -> float:
    """Beyond the horizon: only threats, and what stands in their way."""
    dangers = n.dangers
    best = at_a_glance(n, seat) if dangers == 0 else -2.0
    if dangers == 0 and (best >= high or depth <= -THREATS):
        return best
    count = list_moves(n, s, seat, ply)
    rest = depth
    most = count
    if dangers == 0:
        count = keep_threats(n, s, seat, ply, count)
        rest = depth - 1
        most = min(count, THREATS_TRIED)
    for number in range(most):
        move = next_move(n, ply, count - number)
        n.attacked = 1 if dangers == 0 else 0
        worth = -try_deep(n, s, seat, move, rest, ply, -high, -max(low, best))
        best = max(best, worth)
        if best >= high:
            break
    return best


@rule
def keep_threats(n: TileNotes, s: State, seat: int, ply: int, count: int) -> int:
    """Of the listed moves, those that lengthen a line far enough."""
    base = ply * WIDEST
    kept = 0
    first = s.rows[TILES_EACH * seat + s.left[seat]]
    last = s.rows[TILES_EACH * seat + s.right[seat] - 1]
    for number in range(count):
        move = n.ply_moves[base + number]
        if lengthens(n.words[move >> 1] & n.sight, seat, last if move & 1 else first):
            n.ply_moves[base + kept] = move
            n.ply_scores[base + kept] = n.ply_scores[base + number]
            kept += 1
    return kept


@rule
def lengthens(word: int, seat: int, value: int) -> bool:
    own = word >> 32 if seat == 1 else word
    for _ in range(4):
        total = own & 63
        if total > 0 and 4 <= total + value < 10:
            return True
        own = own >> 8
    return False


@rule
def put_forward(n: TileNotes, ply: int, count: int, good: int) -> None:
    """The move that was best here before comes first, then the one that was good a moment ago."""
    base = ply * WIDEST
    for place in range(base, base + count):
        if n.ply_moves[place] == good:
            n.ply_scores[place] += REMEMBERED
        elif n.ply_moves[place] == n.killers[ply]:
            n.ply_scores[place] += FOLLOWED


@rule
def try_deep(
    n: TileNotes, s: State, seat: int, move: int, depth: int, ply: int, low: float, high: float
) -> float:
    """Makes a move, asks the other seat, and takes it back."""
    cell = move >> 1
    value = take(s, seat, move & 1)
    first = n.hopes_of[0]
    second = n.hopes_of[1]
    key = n.key
    n.key = key ^ key_of(8 * cell + 4 * seat + value)
    lay(n, cell, seat, value)
    worth = search_deep(n, s, 1 - seat, depth, ply + 1, low, high)
    unlay(n, cell, seat, value)
    n.key = key
    n.hopes_of[0] = first
    n.hopes_of[1] = second
    if move & 1:
        s.right[seat] += 1
    else:
        s.left[seat] -= 1
    return worth


@rule
def forget_all(n: TileNotes) -> None:
    for place in range(MEMORIES):
        n.memory_keys[place] = 0
    for ply in range(PLIES):
        n.killers[ply] = -1
    n.key = 1
    n.attacked = 0


@rule
def key_of(number: int) -> int:
    mixed = (number + 1) * 0x2127599BF4325C37 & MASK
    mixed ^= mixed >> 31
    mixed = mixed * 0x1F4A7C15F39CC06D & MASK
    return mixed ^ mixed >> 29


@rule
def place_in_memory(n: TileNotes, s: State) -> int:
    """Where a position is remembered: what lies, and how the rows go on."""
    n.place_key = n.key ^ key_of(8192 + 16 * s.left[0] + s.left[1])
    return n.place_key & (MEMORIES - 1)


@rule
def to_memory(worth: float, ply: int) -> float:
    """Wins are remembered by how far away they are from the position."""
    if worth > UNDECIDED:
        return worth + PER_PLY * ply
    return worth - PER_PLY * ply if worth < -UNDECIDED else worth


@rule
def from_memory(worth: float, ply: int) -> float:
    if worth > UNDECIDED:
        return worth - PER_PLY * ply
    return worth + PER_PLY * ply if worth < -UNDECIDED else worth
