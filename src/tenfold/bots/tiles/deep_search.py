"""The open game, searched far: alpha-beta that remembers positions, looks less deep where moves promise
little, and follows threats beyond its horizon."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import lay, load_board, unlay
from tenfold.tiles.moves import RIGHT
from tenfold.tiles.plane import cell_at, owner
from tenfold.tiles.state import TILES_EACH, State

from .intent import target_of
from .memory import NOTHING_LIES, is_answered, key_of_position, key_of_tile, remember, remembered_move
from .notes import PLIES, WIDEST, TileNotes
from .open_search import PER_PLY, SCALE, TEMPO, UNDECIDED, list_moves, next_move, take
from .survey import lead_of, look_round, row_mask

TRIED: Final = 14  # moves of a position; all, while each of them loses
AS_DEEP: Final = 4  # so many of them are looked at as deep as can be, the others a ply less at first
NARROW: Final = 0.00001  # a window that only asks whether a move is better
THREATS: Final = 6  # so many of them in a row are followed beyond the horizon
THREATS_TRIED: Final = 8
REMEMBERED: Final = 1_000  # goes before every other move
CUT_OFF: Final = 300  # and so does a move that was good in another position


@rule
def load_deep(n: TileNotes, s: State) -> None:
    load_board(n, s)
    n.tiles_key = NOTHING_LIES
    for tile in range(s.laid):
        n.tiles_key ^= key_of_tile(cell_at(s.xs[tile], s.ys[tile]), owner(s, tile), s.values[tile])


@rule
def move_of(s: State, move: int) -> int:
    """As the search writes it."""
    return 2 * target_of(s, move) + (1 if move >= RIGHT else 0)


@rule
def search_deep(n: TileNotes, s: State, seat: int, depth: int, ply: int, low: float, high: float) -> float:
    """What the position is worth to the seat to move, from -1 to 1."""
    n.nodes += 1
    must_threaten = n.must_threaten
    n.must_threaten = 0
    empty = s.left[seat] == s.right[seat]
    look_round(n, seat, row_mask(s, seat), row_mask(s, 1 - seat))
    if n.win_cell >= 0:
        return (0.95 if empty else 1.0) - PER_PLY * ply
    if n.dangers > 1:
        return PER_PLY * (ply + 1) - (0.95 if s.left[1 - seat] == s.right[1 - seat] else 1.0)
    if must_threaten == 1 and n.dangers == 0:
        return 1.0
    if empty or ply == PLIES - 1 or n.nodes > n.budget:
        return at_a_glance(n, seat)
    if depth <= 0:
        return follow_threats(n, s, seat, depth, ply, low, high)
    key = key_of_position(n, s)
    if is_answered(n, key, depth, ply, low, high):
        return n.recalled
    return search_moves(n, s, seat, depth, ply, low, high, key)


@rule
def search_moves(
    n: TileNotes, s: State, seat: int, depth: int, ply: int, low: float, high: float, key: int
) -> float:
    is_forced = n.dangers > 0
    count = list_moves(n, s, seat, ply)
    put_forward(n, ply, count, remembered_move(n, key))
    rest = depth if is_forced else depth - 1
    best = -2.0
    best_move = -1
    for number in range(count):
        if number >= TRIED and best > -UNDECIDED:
            break
        move = next_move(n, ply, count - number)
        less = 1 if number >= AS_DEEP and not is_forced and depth > 1 else 0
        worth = ask(n, s, seat, move, rest, less, ply, max(low, best), high, number == 0)
        if worth > best:
            best = worth
            best_move = move
        if best >= high:
            n.killers[ply] = move
            break
    if n.nodes <= n.budget:
        remember(n, key, depth, ply, best_move, best, low, high)
    return best


@rule
def ask(
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
    """What a move is worth; of all but the first it is asked at once whether they are any better."""
    if is_first:
        return -try_deep(n, s, seat, move, depth, ply, -high, -low)
    worth = -try_deep(n, s, seat, move, depth - less, ply, -low - NARROW, -low)
    if less > 0 and worth > low:
        worth = -try_deep(n, s, seat, move, depth, ply, -low - NARROW, -low)
    if low < worth < high:
        worth = -try_deep(n, s, seat, move, depth, ply, -high, -low)
    return worth


@rule
def try_deep(
    n: TileNotes, s: State, seat: int, move: int, depth: int, ply: int, low: float, high: float
) -> float:
    make(n, s, seat, move, ply)
    worth = search_deep(n, s, 1 - seat, depth, ply + 1, low, high)
    unmake(n, s, seat, move, ply)
    return worth


@rule
def make(n: TileNotes, s: State, seat: int, move: int, ply: int) -> None:
    cell = move >> 1
    value = take(s, seat, move & 1)
    n.kept_hopes[2 * ply] = n.hopes_of[0]
    n.kept_hopes[2 * ply + 1] = n.hopes_of[1]
    n.tiles_key ^= key_of_tile(cell, seat, value)
    lay(n, cell, seat, value)


@rule
def unmake(n: TileNotes, s: State, seat: int, move: int, ply: int) -> None:
    cell = move >> 1
    if move & 1:
        value = s.rows[TILES_EACH * seat + s.right[seat]]
        s.right[seat] += 1
    else:
        s.left[seat] -= 1
        value = s.rows[TILES_EACH * seat + s.left[seat]]
    unlay(n, cell, seat, value)
    n.tiles_key ^= key_of_tile(cell, seat, value)
    n.hopes_of[0] = n.kept_hopes[2 * ply]
    n.hopes_of[1] = n.kept_hopes[2 * ply + 1]


@rule
def put_forward(n: TileNotes, ply: int, count: int, good: int) -> None:
    """The move that was best here before comes first, then the one that was best beside it."""
    base = ply * WIDEST
    for place in range(base, base + count):
        if n.ply_moves[place] == good:
            n.ply_scores[place] += REMEMBERED
        elif n.ply_moves[place] == n.killers[ply]:
            n.ply_scores[place] += CUT_OFF


@rule
def at_a_glance(n: TileNotes, seat: int) -> float:
    lead = lead_of(n, seat) + (TEMPO if n.dangers == 0 else -TEMPO)
    return lead / (SCALE + abs(lead)) * UNDECIDED


@rule
def follow_threats(n: TileNotes, s: State, seat: int, depth: int, ply: int, low: float, high: float) -> float:
    """Beyond the horizon: nothing but threats, and what stands in their way."""
    is_forced = n.dangers > 0
    best = -2.0 if is_forced else at_a_glance(n, seat)
    if not is_forced and (best >= high or depth <= -THREATS):
        return best
    count = list_moves(n, s, seat, ply)
    if not is_forced:
        count = keep_threats(n, s, seat, ply, count)
    for number in range(count if is_forced else min(count, THREATS_TRIED)):
        move = next_move(n, ply, count - number)
        n.must_threaten = 0 if is_forced else 1
        rest = depth if is_forced else depth - 1
        best = max(best, -try_deep(n, s, seat, move, rest, ply, -high, -max(low, best)))
        if best >= high:
            break
    return best


@rule
def keep_threats(n: TileNotes, s: State, seat: int, ply: int, count: int) -> int:
    """Of the listed moves, those that lengthen a line far enough; returns how many."""
    base = ply * WIDEST
    first = s.rows[TILES_EACH * seat + s.left[seat]]
    last = s.rows[TILES_EACH * seat + s.right[seat] - 1]
    kept = base
    for place in range(base, base + count):
        move = n.ply_moves[place]
        if lengthens(n.words[move >> 1] & n.sight, seat, last if move & 1 else first):
            n.ply_moves[kept] = move
            n.ply_scores[kept] = n.ply_scores[place]
            kept += 1
    return kept - base


@rule
def lengthens(word: int, seat: int, value: int) -> bool:
    own = word >> 32 if seat == 1 else word
    for _ in range(4):
        if own & 63 and 4 <= (own & 63) + value < 10:
            return True
        own = own >> 8
    return False
