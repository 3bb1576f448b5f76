"""What one look at the tile game says: an estimate with some tiles looked ahead, or a proof.

Choices get up to three, the cheapest first, and no more once one of them is a proof. Every look says how much
work it was, in units of about a microsecond.
"""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.shares import share_in_depth, share_of_first
from tenfold.cards.state import MOST_SEATS
from tenfold.judging.findings import Comparison
from tenfold.kernel import overwrite, rule
from tenfold.solver.tiles.bounds import solve_move
from tenfold.tiles.phases import step
from tenfold.tiles.state import PLACE, State

from .desk import TileDesk
from .levels import AHEAD, OPEN_NODES, PROOF_NODES

# Which look is next.
PROOF: Final = 0
FIRST_LOOK: Final = 1
SECOND_LOOK: Final = 2
NO_MORE: Final = 3


@rule
def glance_after(d: TileDesk, s: State, c: Comparison, choice: int) -> int:
    """At first sight."""
    try_choice(d, s, c, choice)
    note_shares(c.looks, choice * MOST_SEATS, share_of_first(d.after, d.notes, 1))
    return work_of_look(d)


@rule
def note_shares(values: list[float], at: int, first: float) -> None:
    values[at] = first
    values[at + 1] = 1.0 - first


@rule
def try_choice(d: TileDesk, s: State, c: Comparison, choice: int) -> None:
    overwrite(d.after, s)
    step(d.after, c.choices.moves[c.choices.firsts[choice]])


@rule
def look_closely(d: TileDesk, s: State, c: Comparison, place: int, look: int) -> tuple[int, int]:
    """One more look at an option; returns which is next, and the work."""
    if look == PROOF:
        is_proved = prove(d, s, c, place)
        return (NO_MORE if is_proved else FIRST_LOOK), 1 + d.proof.count // 2
    try_choice(d, s, c, c.kept[place])
    if look == FIRST_LOOK:
        is_proved = look_far(d, c, place)
        return (NO_MORE if is_proved else SECOND_LOOK), work_of_look(d)
    look_less_far(d, c, place)
    return NO_MORE, work_of_look(d)


@rule
def prove(d: TileDesk, s: State, c: Comparison, place: int) -> bool:
    """By the solver."""
    choice = c.kept[place]
    move = c.choices.moves[c.choices.firsts[choice]]
    least, most = solve_move(s, d.proof, move, PROOF_NODES[d.level])
    if least < most:
        return False
    note_proof(d, c, place, least if c.seat == 0 else 1.0 - least)
    return True


@rule
def note_proof(d: TileDesk, c: Comparison, place: int, first: float) -> None:
    c.found.exact[place] = 1
    d.one[place] = first
    d.other[place] = first
    note_shares(c.found.values, place * MOST_SEATS, first)


@rule
def look_far(d: TileDesk, c: Comparison, place: int) -> bool:
    """As far as the level goes. In the open game by a search, which may prove how the first round ends."""
    if d.after.is_open == 0 or d.after.phase != PLACE:
        d.one[place] = share_of_first(d.after, d.notes, AHEAD[d.level])
        return False
    share, is_proved = share_in_depth(d.after, d.notes, OPEN_NODES[d.level])
    d.one[place] = share if d.after.mover == 0 else 1.0 - share
    if is_proved:
        note_proof(d, c, place, d.one[place])
    return is_proved


@rule
def look_less_far(d: TileDesk, c: Comparison, place: int) -> None:
    """A tile less far, and the mean of both: whoever lays the last tile of a look seems to stand better."""
    d.other[place] = share_of_first(d.after, d.notes, AHEAD[d.level] - 1)
    note_shares(c.found.values, place * MOST_SEATS, (d.one[place] + d.other[place]) / 2.0)


@rule
def work_of_look(d: TileDesk) -> int:
    return 1 + d.notes.nodes
