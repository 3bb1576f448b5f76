"""Expectation over the draws of the closed game, exact as far as it looks, with an evaluator in its slot.

A position belongs to the seat whose tile comes next: each tile that it may draw is put where it is worth
most, and the worths are averaged by how likely they come.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tenfold.bots.tiles.lines.threats import any_value, count_threats
from tenfold.bots.tiles.move_ordering import next_move, ordering_score
from tenfold.bots.tiles.notes import WIDEST, TileNotes
from tenfold.kernel import Slots, rule
from tenfold.tiles.state import State

KEPT: Final = (0, 0, 4, 3, 3, 3, 3, 3)  # answers that are looked at again, by the tiles still to look ahead


@dataclass(frozen=True)
class StaticEvaluator(Slots):
    """What judges positions at a glance, and keeps what it needs for that while tiles are tried."""

    at_a_glance: Callable[[TileNotes, State, int], float]  # to the seat whose tile comes next; counts a node
    lay: Callable[[TileNotes, int, int, int, int], None]  # cell, seat, value, ply
    unlay: Callable[[TileNotes, int, int, int, int], None]
    whole: float  # what both seats' worths add up to: 1 for shares, 0 for a lead
    is_narrow: int  # 1: only the cells that promise most are tried
    is_bounded: int  # 1: looks no further ahead when the budget is spent


@rule
def expect(e: StaticEvaluator, n: TileNotes, s: State, seat: int, depth: int, ply: int) -> float:
    """What a position is worth to a seat whose tile comes next, with so many tiles looked ahead."""
    first = 3 * seat
    total = s.supply[first] + s.supply[first + 1] + s.supply[first + 2]
    if depth == 0 or total == 0 or (e.is_bounded == 1 and n.nodes > n.budget):
        return e.at_a_glance(n, s, seat)
    wins = winning_anywhere(n, seat)
    worth = 0.0
    for place in range(3):
        left = s.supply[first + place]
        if left > 0 and wins >> place & 1:
            worth += float(left)
        elif left > 0:
            s.supply[first + place] -= 1
            worth += float(left) * best_placing(e, n, s, seat, place + 1, depth, ply)
            s.supply[first + place] += 1
    return worth / float(total)


@rule
def winning_anywhere(n: TileNotes, seat: int) -> int:
    """Mask of the values with which a seat wins on one cell or another."""
    count_threats(n, n.persona.lines, n.closed_game.tally.threats)
    return any_value(n.closed_game.tally.threats[seat])


@rule
def worth_after(
    e: StaticEvaluator, n: TileNotes, s: State, seat: int, cell: int, value: int, depth: int, ply: int
) -> float:
    """The afterstate's worth to a seat that has put a tile on a cell."""
    e.lay(n, cell, seat, value, ply)
    worth = e.whole - expect(e, n, s, 1 - seat, depth, ply + 1)
    e.unlay(n, cell, seat, value, ply)
    return worth


@rule
def best_placing(
    e: StaticEvaluator, n: TileNotes, s: State, seat: int, value: int, depth: int, ply: int
) -> float:
    """The best that a seat can make of a tile that does not win; notes the cell, and how many were tried."""
    base = ply * WIDEST
    count = list_placings(e, n, s, seat, value, ply)
    top = best_of_ply(n, base, count)
    best = n.plies.worth[top]
    cell = n.plies.moves[top]
    if depth > 1:
        best = -2.0
        for _ in range(min(count, KEPT[depth])):
            top = best_of_ply(n, base, count)
            n.plies.scores[top] = 1
            n.plies.worth[top] = worth_after(e, n, s, seat, n.plies.moves[top], value, depth - 1, ply)
            if n.plies.worth[top] > best:
                best = n.plies.worth[top]
                cell = n.plies.moves[top]
    n.closed_game.best_cell = cell
    n.closed_game.listed = count
    return best


@rule
def list_placings(e: StaticEvaluator, n: TileNotes, s: State, seat: int, value: int, ply: int) -> int:
    """Lists free cells with what putting a tile there is worth at a glance; returns how many."""
    base = ply * WIDEST
    count = 0
    for place in range(n.edge_count):
        cell = n.edges[place]
        if n.squares[cell] == 0:
            n.plies.moves[base + count] = cell
            count += 1
    if e.is_narrow == 1:
        count = narrow(n, seat, value, ply, count)
    for at in range(base, base + count):
        n.plies.worth[at] = worth_after(e, n, s, seat, n.plies.moves[at], value, 0, ply)
        n.plies.scores[at] = 0
    return count


@rule
def narrow(n: TileNotes, seat: int, value: int, ply: int, count: int) -> int:
    """Leaves the cells that promise most, the best first; returns how many."""
    base = ply * WIDEST
    for at in range(base, base + count):
        n.plies.scores[at] = ordering_score(n.words[n.plies.moves[at]], seat, value)
    kept = min(count, n.persona.width)
    for number in range(kept):
        n.plies.moves[base + WIDEST // 2 + number] = next_move(n, ply, count - number)
    for at in range(base, base + kept):
        n.plies.moves[at] = n.plies.moves[at + WIDEST // 2]
    return kept


@rule
def best_of_ply(n: TileNotes, base: int, count: int) -> int:
    """The best of the listed cells that have not been looked at again."""
    top = -1
    for place in range(base, base + count):
        if n.plies.scores[place] == 0 and (top < 0 or n.plies.worth[place] > n.plies.worth[top]):
            top = place
    return top
