"""What a position of the tile game is worth, in `expert`'s eyes and as a probability, for reviews."""

from __future__ import annotations

from typing import Final

from tenfold.bots.layers import exponential
from tenfold.kernel import overwrite, rule
from tenfold.solver.tiles.board import load_board
from tenfold.tiles.phases import step
from tenfold.tiles.state import CHANCE_TILE, MOVE, OVER, State

from .closed_game.evaluators import BY_NETWORK, share_at_a_glance
from .closed_game.expectation import best_placing, expect, winning_anywhere
from .lines.evaluation import ALL_LINES, UNDECIDED, load_tables
from .network.features import load_tally
from .notes import TileNotes
from .open_game.alpha_beta import FULL, HIGHEST, LOWEST, PLAIN, Technique, alpha_beta
from .open_game.deepening import CERTAIN, forget_positions
from .open_game.position import load_position
from .second_round.winning import winning_cells

NODES: Final = 3_000  # searched for one share of the open game; four times as many a tile more
MOST_PLIES: Final = 30  # tiles that an open game is looked ahead for a review
CELLS_LOOKED_AT: Final = 12

# Open game: what a lead of lines comes to, fitted to 80 games of `expert` against itself.
TO_MOVE: Final = 0.30
LEAD: Final = 1.48


@rule
def share_of_first(s: State, n: TileNotes, ahead: int) -> float:
    """Seat 0's share of the victory, from 0 to 1, at any state of a game: whether chance or a seat is to
    move, in either round, or when it is over. It is an estimate with so many tiles looked ahead; what can be
    proved is told by `tenfold.solver.tiles`. The notes hold the network's weights, and the state is as before
    afterwards."""
    if s.phase == OVER:
        return 0.5 if s.winner < 0 else 1.0 - float(s.winner)
    if s.laid == 0:
        return 0.5
    n.nodes = 0
    n.persona.seat = s.mover
    n.persona.lines = ALL_LINES
    n.persona.width = CELLS_LOOKED_AT
    is_searched = s.is_open == 1 and s.phase != MOVE
    share = share_in_open(s, n, ahead) if is_searched else share_of_mover(s, n, ahead)
    return share if s.mover == 0 else 1.0 - share


@rule
def share_after_each(
    s: State, after: State, out: list[int], count: int, n: TileNotes, ahead: int, shares: list[float]
) -> None:
    """Writes seat 0's share after each of the listed moves."""
    for place in range(count):
        overwrite(after, s)
        step(after, out[place])
        shares[place] = share_of_first(after, n, ahead)


@rule
def share_of_mover(s: State, n: TileNotes, ahead: int) -> float:
    """By the network: of the seat whose turn it is, or whose tile comes next."""
    if s.phase == MOVE and winning_cells(s, s.mover, n) > 0:
        return 1.0
    load_tally(n, n.closed_game.tally, s)
    if s.phase == MOVE:
        return share_at_a_glance(n, s, s.mover)
    if s.phase == CHANCE_TILE:
        return expect(BY_NETWORK, n, s, s.mover, ahead, 0)
    if winning_anywhere(n, s.mover) >> (s.hand - 1) & 1:
        return 1.0
    return best_placing(BY_NETWORK, n, s, s.mover, s.hand, ahead, 0)


@rule
def share_in_open(s: State, n: TileNotes, ahead: int) -> float:
    """By search: what it proves counts as it is, a lead of lines as what becomes of it."""
    load_for_search(s, n, NODES << 2 * (ahead - 1))
    return share_of_worth(search_deeper(PLAIN, s, n))


@rule
def share_in_depth(s: State, n: TileNotes, nodes: int) -> tuple[float, bool]:
    """Of the seat to lay a tile in the open game, by the search that `expert` decides with, which sees
    further than the plain one; and whether the first round's end is proved."""
    n.nodes = 0
    n.persona.seat = s.mover
    n.persona.lines = ALL_LINES
    load_for_search(s, n, nodes)
    load_position(n, s)
    forget_positions(n)
    worth = search_deeper(FULL, s, n)
    if abs(worth) > CERTAIN:
        return (1.0 if worth > 0.0 else 0.0), True
    return share_of_worth(worth), False


@rule
def load_for_search(s: State, n: TileNotes, nodes: int) -> None:
    n.budget = nodes
    n.persona.own_share = 100
    n.persona.others_share = 100
    n.persona.caution = 100
    load_tables(n)
    load_board(n, s)


@rule
def share_of_worth(worth: float) -> float:
    if abs(worth) >= UNDECIDED:
        return max(0.0, min(1.0, (1.0 + worth) / 2.0))
    lead = worth / (UNDECIDED - abs(worth))
    return 1.0 / (1.0 + exponential(max(-30.0, min(30.0, -TO_MOVE - LEAD * lead))))


@rule
def search_deeper(t: Technique, s: State, n: TileNotes) -> float:
    """A ply deeper each time, as far as the budget goes. What is not decided is worth what the last two
    depths say on average: whoever has moved last looks better."""
    worth = alpha_beta(t, n, s, s.mover, 1, 0, LOWEST, HIGHEST)
    before = worth
    plies = 2
    while abs(worth) < UNDECIDED and plies <= MOST_PLIES:
        found = alpha_beta(t, n, s, s.mover, plies, 0, LOWEST, HIGHEST)
        if n.nodes > n.budget:
            break
        before = worth
        worth = found
        plies += 1
    return worth if abs(worth) >= UNDECIDED else (before + worth) / 2.0
