"""Who judges positions of the closed game at a glance: the network, as shares of the victory, or what lines
are worth, as a lead from -1 to 1."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.lines.evaluation import TEMPO, lead_of, share_of_lead
from tenfold.bots.tiles.lines.odds import note_odds_of, odds_of
from tenfold.bots.tiles.lines.threats import after_block, any_value, count_threats
from tenfold.bots.tiles.network.evaluating import evaluate
from tenfold.bots.tiles.network.features import RUNS, extract_features, note_runs, wins_at_once
from tenfold.bots.tiles.notes import TileNotes
from tenfold.kernel import rule
from tenfold.solver.tiles.board import lay, unlay
from tenfold.tiles.state import State

from .expectation import StaticEvaluator


@rule
def share_at_a_glance(n: TileNotes, s: State, seat: int) -> float:
    n.nodes += 1
    extract_features(n, n.closed_game.tally, s, seat, n.net.seen)
    wins = wins_at_once(n.net.seen)
    return 1.0 if wins >= 1.0 else wins + (1.0 - wins) * evaluate(n.net)


@rule
def lay_counting_runs(n: TileNotes, cell: int, seat: int, value: int, ply: int) -> None:
    """The worth of lines is all 0 here, so there is nothing to bring back of it."""
    for kind in range(RUNS):
        n.closed_game.runs[RUNS * ply + kind] = n.closed_game.tally.runs[kind]
    note_runs(n, n.closed_game.tally.runs, cell, seat, value)
    lay(n, cell, seat, value)


@rule
def unlay_counting_runs(n: TileNotes, cell: int, seat: int, value: int, ply: int) -> None:
    unlay(n, cell, seat, value)
    for kind in range(RUNS):
        n.closed_game.tally.runs[kind] = n.closed_game.runs[RUNS * ply + kind]


@rule
def lead_at_a_glance(n: TileNotes, s: State, seat: int) -> float:
    n.nodes += 1
    tally = n.closed_game.tally
    count_threats(n, n.persona.lines, tally.threats)
    wins = odds_of(s, seat, any_value(tally.threats[seat]))
    loses = 0.0
    if tally.threats[1 - seat] != 0:
        note_odds_of(s, 1 - seat, tally.odds, 0)
        loses = after_block(tally.threats[1 - seat], tally.odds, 0)
    if seat == n.persona.seat:
        loses *= float(n.persona.caution) / 100.0
    else:
        wins *= float(n.persona.caution) / 100.0
    rest = share_of_lead(lead_of(n, seat) + TEMPO)
    return wins + (1.0 - wins) * ((1.0 - loses) * rest - loses)


@rule
def lay_keeping_hopes(n: TileNotes, cell: int, seat: int, value: int, ply: int) -> None:
    n.closed_game.hopes[2 * ply] = n.hopes_of[0]
    n.closed_game.hopes[2 * ply + 1] = n.hopes_of[1]
    lay(n, cell, seat, value)


@rule
def unlay_keeping_hopes(n: TileNotes, cell: int, seat: int, value: int, ply: int) -> None:
    unlay(n, cell, seat, value)
    n.hopes_of[0] = n.closed_game.hopes[2 * ply]
    n.hopes_of[1] = n.closed_game.hopes[2 * ply + 1]


BY_NETWORK: Final = StaticEvaluator(
    at_a_glance=share_at_a_glance,
    lay=lay_counting_runs,
    unlay=unlay_counting_runs,
    whole=1.0,
    is_narrow=1,
    is_bounded=0,
)
BY_LINES: Final = StaticEvaluator(
    at_a_glance=lead_at_a_glance,
    lay=lay_keeping_hopes,
    unlay=unlay_keeping_hopes,
    whole=0.0,
    is_narrow=0,
    is_bounded=1,
)
