"""Alpha-beta over the first round of the open game, with switches for what `expert` has beyond the others.

Whoever can win wins; whoever is threatened on one cell must take it, which costs no depth; on two, it is
lost. Positions are worth -1 to 1 to the seat to move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.tiles.lines.evaluation import PER_PLY, UNDECIDED
from tenfold.bots.tiles.lines.odds import values_next
from tenfold.bots.tiles.move_ordering import next_move
from tenfold.bots.tiles.notes import PLIES, TileNotes
from tenfold.kernel import Slots, rule
from tenfold.solver.tiles.board import lay, unlay
from tenfold.tiles.state import State

from .position import find_wins, keep_threats, list_moves, put_forward, static_worth, take
from .transposition import (
    best_known_move,
    is_hit,
    key_of_position,
    key_of_tile,
    store,
)

LOWEST: Final = -2.0
HIGHEST: Final = 2.0
IN_SECOND_ROUND: Final = 0.95  # what a win is worth that needs a move of the second round
TRIED: Final = 14  # moves of a position
AT_FULL_DEPTH: Final = 4  # so many of them, the others a ply less at first
ZERO_WINDOW: Final = 0.00001  # only asks whether a move is better
THREATS: Final = 6  # so many of them in a row are followed beyond the horizon
THREATS_TRIED: Final = 8


@dataclass(frozen=True)
class Technique(Slots):
    """What a search has, 1 for yes."""

    has_table: int  # transposition table and killers, and all moves tried before a position counts as lost
    has_quiescence: int  # threats are followed beyond the horizon
    has_zero_windows: int  # and late moves are reduced


PLAIN: Final = Technique(has_table=0, has_quiescence=0, has_zero_windows=0)
FULL: Final = Technique(has_table=1, has_quiescence=1, has_zero_windows=1)


@rule
def alpha_beta(
    t: Technique, n: TileNotes, s: State, seat: int, depth: int, ply: int, low: float, high: float
) -> float:
    """What the position is worth to the seat to move."""
    n.nodes += 1
    o = n.open_game
    must_threaten = o.must_threaten
    o.must_threaten = 0
    empty = s.left[seat] == s.right[seat]
    find_wins(n, seat, values_next(s, seat), values_next(s, 1 - seat))
    if o.win_cell >= 0:
        return (IN_SECOND_ROUND if empty else 1.0) - PER_PLY * ply
    if o.dangers > 1:
        return PER_PLY * (ply + 1) - (IN_SECOND_ROUND if s.left[1 - seat] == s.right[1 - seat] else 1.0)
    if must_threaten == 1 and o.dangers == 0:
        return 1.0
    if empty or ply == PLIES - 1 or n.nodes > n.budget:
        return static_worth(n, seat)
    if depth <= 0 and t.has_quiescence == 1:
        return quiescence(t, n, s, seat, depth, ply, low, high)
    if depth <= 0 and o.dangers == 0:
        return static_worth(n, seat)
    if t.has_table == 0:
        return search_moves(t, n, s, seat, depth, ply, low, high, 0)
    key = key_of_position(o.tiles_key, s)
    if is_hit(o.table, key, depth, ply, low, high):
        return o.table.found
    return search_moves(t, n, s, seat, depth, ply, low, high, key)


@rule
def search_moves(
    t: Technique, n: TileNotes, s: State, seat: int, depth: int, ply: int, low: float, high: float, key: int
) -> float:
    is_forced = n.open_game.dangers > 0
    count = list_moves(n, s, seat, ply)
    if t.has_table == 1:
        put_forward(n, ply, count, best_known_move(n.open_game.table, key))
    rest = depth if is_forced else depth - 1
    best = LOWEST
    best_move = -1
    for number in range(count):
        if number >= TRIED and (t.has_table == 0 or best > -UNDECIDED):
            break
        move = next_move(n, ply, count - number)
        less = 1 if number >= AT_FULL_DEPTH and not is_forced and depth > 1 else 0
        worth = probe_move(t, n, s, seat, move, rest, less, ply, max(low, best), high, number == 0)
        if worth > best:
            best = worth
            best_move = move
        if best >= high:
            n.open_game.killers[ply] = move
            break
    if t.has_table == 1 and n.nodes <= n.budget:
        store(n.open_game.table, key, depth, ply, best_move, best, low, high)
    return best


@rule
def probe_move(
    t: Technique,
    n: TileNotes,
    s: State,
    seat: int,
    move: int,
    depth: int,
    less: int,
    ply: int,
    low: float,
    high: float,
    is_first: bool,
) -> float:
    """What a move is worth; with zero windows, of all but the first it is asked whether they are any
    better."""
    if t.has_zero_windows == 0 or is_first:
        return -make_and_search(t, n, s, seat, move, depth, ply, -high, -low)
    worth = -make_and_search(t, n, s, seat, move, depth - less, ply, -low - ZERO_WINDOW, -low)
    if less > 0 and worth > low:
        worth = -make_and_search(t, n, s, seat, move, depth, ply, -low - ZERO_WINDOW, -low)
    if low < worth < high:
        worth = -make_and_search(t, n, s, seat, move, depth, ply, -high, -low)
    return worth


@rule
def make_and_search(
    t: Technique,
    n: TileNotes,
    s: State,
    seat: int,
    move: int,
    depth: int,
    ply: int,
    low: float,
    high: float,
) -> float:
    """Makes a move, asks the other seat, and takes it back."""
    cell = move >> 1
    value = take(s, seat, move & 1)
    hopes = n.hopes_of[0]
    others_hopes = n.hopes_of[1]
    key = n.open_game.tiles_key
    n.open_game.tiles_key = key ^ key_of_tile(cell, seat, value)
    lay(n, cell, seat, value)
    worth = alpha_beta(t, n, s, 1 - seat, depth, ply + 1, low, high)
    unlay(n, cell, seat, value)
    n.open_game.tiles_key = key
    n.hopes_of[0] = hopes
    n.hopes_of[1] = others_hopes
    if move & 1:
        s.right[seat] += 1
    else:
        s.left[seat] -= 1
    return worth


@rule
def quiescence(
    t: Technique, n: TileNotes, s: State, seat: int, depth: int, ply: int, low: float, high: float
) -> float:
    """Beyond the horizon: nothing but threats, and what stands in their way."""
    is_forced = n.open_game.dangers > 0
    best = LOWEST if is_forced else static_worth(n, seat)
    if not is_forced and (best >= high or depth <= -THREATS):
        return best
    count = list_moves(n, s, seat, ply)
    if not is_forced:
        count = keep_threats(n, s, seat, ply, count)
    for number in range(count if is_forced else min(count, THREATS_TRIED)):
        move = next_move(n, ply, count - number)
        n.open_game.must_threaten = 0 if is_forced else 1
        rest = depth if is_forced else depth - 1
        best = max(best, -make_and_search(t, n, s, seat, move, rest, ply, -high, -max(low, best)))
        if best >= high:
            break
    return best
