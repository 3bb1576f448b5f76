"""What positions and moves of the tile game are worth: an estimate with some tiles looked ahead, or a proof.

Every look says how much work it was, in units of about a microsecond.
"""

from __future__ import annotations

from tenfold.bots.tiles.shares import share_of_first
from tenfold.judging.findings import Comparison
from tenfold.kernel import overwrite, rule
from tenfold.solver.tiles.bounds import solve_move
from tenfold.tiles.phases import step
from tenfold.tiles.state import State

from .desk import TileDesk


@rule
def note_shares(values: list[float], at: int, first: float) -> None:
    values[at] = first
    values[at + 1] = 1.0 - first


@rule
def look_after(d: TileDesk, s: State, c: Comparison, choice: int, ahead: int) -> float:
    """Seat 0's share after a choice, with so many tiles looked ahead."""
    overwrite(d.after, s)
    step(d.after, c.choices.moves[c.choices.firsts[choice]])
    return share_of_first(d.after, d.notes, ahead)


@rule
def bounds_of(d: TileDesk, s: State, c: Comparison, choice: int, nodes: int) -> tuple[float, float]:
    """The least and the most that a choice is worth to the mover; alike if that is proved."""
    return solve_move(s, d.proof, c.choices.moves[c.choices.firsts[choice]], nodes)


@rule
def work_of_look(d: TileDesk) -> int:
    """Of the last look."""
    return 1 + d.notes.nodes


@rule
def work_of_proof(d: TileDesk) -> int:
    """Of the last proof."""
    return 1 + d.proof.count // 2
