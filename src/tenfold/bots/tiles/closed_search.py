"""The closed game: nobody knows which tile comes next, so the search is for what comes of it on average."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles.board import (
    EACH_BYTE,
    FLAGS,
    FLAGS_OF_ONE,
    HALF_WORD,
    lay,
    load_board,
    unlay,
    winning_values,
)
from tenfold.tiles.state import State

from .intent import target_of
from .notes import MASKS, WIDEST, TileNotes
from .survey import lead_of

NEARLY: Final = 0.9
WIDTH: Final = 6
ONE_COUNT: Final = 63
CLOSED_SCALE: Final = 1000.0
CLOSED_TEMPO: Final = 200.0


@rule
def odds_of(s: State, seat: int, mask: int) -> float:
    """How likely it is that the next tile of a seat has one of these values."""
    total = 0
    fitting = 0
    for place in range(3):
        left = s.supply[3 * seat + place]
        total += left
        fitting += left * (mask >> place & 1)
    if total == 0:
        return NEARLY if mask != 0 else 0.0
    return float(fitting) / float(total)


@rule
def union_of(counts: int) -> int:
    mask = 0
    for part in range(1, MASKS):
        if counts >> WIDTH * part & ONE_COUNT:
            mask |= part
    return mask


@rule
def odds_after_block(s: State, seat: int, counts: int) -> float:
    """The same when the other seat has taken the cell that hurts most."""
    if counts == 0:
        return 0.0
    least = 1.0
    for part in range(1, MASKS):
        if counts >> WIDTH * part & ONE_COUNT:
            least = min(least, odds_of(s, seat, union_of(counts - (1 << WIDTH * part))))
    return least


@rule
def look_at_lines(n: TileNotes) -> None:
    own = 0
    others = 0
    for place in range(n.edge_count):
        cell = n.edges[place]
        word = n.words[cell] & n.sight
        if n.squares[cell] == 0 and word != 0:
            hit = (
                (FLAGS - (word ^ 9 * EACH_BYTE))
                | (FLAGS - (word ^ 8 * EACH_BYTE))
                | (FLAGS - (word ^ 7 * EACH_BYTE))
            ) & FLAGS
            if hit & FLAGS_OF_ONE:
                own += 1 << WIDTH * winning_values(word, 0)
            if hit >> HALF_WORD:
                others += 1 << WIDTH * winning_values(word, 1)
    n.counts[0] = own
    n.counts[1] = others


@rule
def outlook(n: TileNotes, s: State, seat: int) -> float:
    """What the position is worth to the seat whose tile comes next, at one glance."""
    n.nodes += 1
    look_at_lines(n)
    wins = odds_of(s, seat, union_of(n.counts[seat]))
    loses = odds_after_block(s, 1 - seat, n.counts[1 - seat])
    if seat == n.seat:
        loses *= float(n.caution) / 100.0
    else:
        wins *= float(n.caution) / 100.0
    lead = lead_of(n, seat) + CLOSED_TEMPO
    rest = lead / (CLOSED_SCALE + abs(lead))
    return wins + (1.0 - wins) * ((1.0 - loses) * rest - loses)


@rule
def expect(n: TileNotes, s: State, seat: int, depth: int, ply: int) -> float:
    """The same, with so many tiles looked ahead."""
    look_at_lines(n)
    mask = union_of(n.counts[seat])
    total = s.supply[3 * seat] + s.supply[3 * seat + 1] + s.supply[3 * seat + 2]
    if depth == 0 or total == 0 or n.nodes > n.budget:
        return outlook(n, s, seat)
    worth = 0.0
    for place in range(3):
        left = s.supply[3 * seat + place]
        if left > 0:
            if mask >> place & 1:
                worth += float(left)
            else:
                s.supply[3 * seat + place] -= 1
                worth += float(left) * best_placing(n, s, seat, place + 1, depth, ply)
                s.supply[3 * seat + place] += 1
    return worth / float(total)


@rule
def worth_of_placing(n: TileNotes, s: State, seat: int, cell: int, value: int, depth: int, ply: int) -> float:
    first = n.hopes_of[0]
    second = n.hopes_of[1]
    lay(n, cell, seat, value)
    worth = outlook(n, s, 1 - seat) if depth == 0 else expect(n, s, 1 - seat, depth, ply + 1)
    unlay(n, cell, seat, value)
    n.hopes_of[0] = first
    n.hopes_of[1] = second
    return -worth


@rule
def best_placing(n: TileNotes, s: State, seat: int, value: int, depth: int, ply: int) -> float:
    """The best that a seat can make of a tile that does not win."""
    best = -2.0
    count = 0
    base = ply * WIDEST
    for place in range(n.edge_count):
        cell = n.edges[place]
        if n.squares[cell] == 0:
            worth = worth_of_placing(n, s, seat, cell, value, 0, ply)
            best = max(best, worth)
            n.ply_moves[base + count] = cell
            n.ply_worth[base + count] = worth
            count += 1
    if depth == 1:
        return best
    best = -2.0
    for _ in range(min(count, KEPT[depth])):
        top = best_listed(n, base, count)
        cell = n.ply_moves[base + top]
        n.ply_worth[base + top] = -3.0
        best = max(best, worth_of_placing(n, s, seat, cell, value, depth - 1, ply))
    return best


KEPT: Final = (0, 0, 4, 4, 4, 4, 4, 4, 4)


@rule
def best_listed(n: TileNotes, base: int, count: int) -> int:
    top = 0
    for place in range(1, count):
        if n.ply_worth[base + place] > n.ply_worth[base + top]:
            top = place
    return top


@rule
def choose_closed(s: State, out: list[int], count: int, n: TileNotes) -> int:
    load_board(n, s)
    seat = s.mover
    n.nodes = 0
    for place in range(count):
        cell = target_of(s, out[place])
        if winning_values(n.words[cell] & n.sight, seat) >> (s.hand - 1) & 1:
            return place
        n.root_scores[place] = worth_of_placing(n, s, seat, cell, s.hand, 0, 0)
    return -1
