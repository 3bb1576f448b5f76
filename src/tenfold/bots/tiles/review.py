"""What a position of the tile game is worth, in `expert`'s judgement and as a probability, for reviews."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.solver.tiles_board import load_board
from tenfold.tiles.state import CHANCE_TILE, MOVE, OVER, State

from .characters import ALL_LINES
from .closed_search import best_placing, expect, look_at_lines, union_of
from .moving import winning_cells
from .notes import TileNotes
from .open_search import search_open
from .survey import lead_of, load_tables

POSITIONS: Final = 3_000  # looked at for one judgement
OPEN_PLIES: Final = 2

# Second round: what a cell to win on is worth to whoever is to move, and to the other seat, of 1.
CERTAIN: Final = 1.0
THREATENED_TWICE: Final = -0.8
THREATENED: Final = -0.2


def tile_values(s: State, notes: TileNotes | None = None) -> float:
    """Seat 0's share of the victory, from 0 to 1, at any state of a game: whether chance or a seat is to
    move, in either round, or when it is over. It is an estimate; what can be proved is told by
    `tenfold.solver.tiles`."""
    return share_of_first(s.copy(), notes or TileNotes())


@rule
def share_of_first(s: State, n: TileNotes) -> float:
    """The same as a rule; the state is as before afterwards."""
    if s.phase == OVER:
        return 0.5 if s.winner < 0 else 1.0 - float(s.winner)
    if s.laid == 0:
        return 0.5
    n.budget = POSITIONS
    n.nodes = 0
    n.own_share = 100
    n.others_share = 100
    n.caution = 100
    n.sight = ALL_LINES
    n.seat = s.mover
    load_tables(n)
    load_board(n, s)
    worth = max(-1.0, min(1.0, worth_now(s, n)))
    return (1.0 + worth) / 2.0 if s.mover == 0 else (1.0 - worth) / 2.0


@rule
def worth_now(s: State, n: TileNotes) -> float:
    """What the position is worth to the seat whose turn it is, from -1 to 1."""
    if s.phase == CHANCE_TILE:
        return expect(n, s, s.mover, 1, 0)
    if s.phase == MOVE:
        return worth_in_second_round(s, n)
    if s.is_open == 1:
        return search_open(n, s, s.mover, OPEN_PLIES, 0, -2.0, 2.0)
    look_at_lines(n)
    if union_of(n.counts[s.mover]) >> (s.hand - 1) & 1:
        return 1.0
    return best_placing(n, s, s.mover, s.hand, 1, 0)


@rule
def worth_in_second_round(s: State, n: TileNotes) -> float:
    if winning_cells(s, s.mover, n) > 0:
        return CERTAIN
    lead = lead_of(n, s.mover)
    threats = winning_cells(s, 1 - s.mover, n)
    if threats > 0:
        return THREATENED_TWICE if threats > 1 else THREATENED
    return lead / (1000.0 + abs(lead)) / 2.0
