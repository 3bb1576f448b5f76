"""What positions of the tile game are worth, and the choices of a decision compared.

That goes a step at a time: every choice at a glance, those that seem close more closely, and proved if they
can be. A step is one look or one proof, and the work may be cut after any of them.
"""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.shares import share_of_first
from tenfold.cards.state import MOST_SEATS
from tenfold.judging.findings import Comparison
from tenfold.judging.options import add_as_it_looks, keep_what_is_worth_it, look_of, option_of
from tenfold.kernel import rule, square_root
from tenfold.tiles.state import State

from .desk import TileDesk
from .levels import AHEAD, CLOSE, CLOSED_ERRORS, LUCK_AHEAD, OPEN_ERRORS, PROOF_NODES
from .looks import bounds_of, look_after, note_shares, work_of_look, work_of_proof

# What is done with the choice at hand.
GLANCE: Final = 0
LOOK_NEAR: Final = 1
LOOK_FAR: Final = 2
PROVE: Final = 3


@rule
def value_of(d: TileDesk, s: State, values: list[float]) -> int:
    """Any position: before a decision, before chance, or over."""
    note_shares(values, 0, share_of_first(s, d.notes, LUCK_AHEAD))
    return work_of_look(d)


@rule
def value_of_outcome(d: TileDesk, s: State, values: list[float]) -> int:
    """After what chance gave."""
    return value_of(d, s, values)


@rule
def begin_comparing(d: TileDesk, s: State, c: Comparison) -> int:  # noqa: ARG001  (as every judge has it)
    return 1  # all is done step by step


@rule
def go_on_comparing(d: TileDesk, s: State, c: Comparison, work: int) -> int:
    """Steps until about so much work is done, or all; returns how much it was."""
    done = 0
    while c.is_done == 0 and done < work:
        done += glance(d, s, c) if c.stage == GLANCE else look_closely(d, s, c)
    return done


@rule
def glance(d: TileDesk, s: State, c: Comparison) -> int:
    note_shares(c.looks, c.place * MOST_SEATS, look_after(d, s, c, c.place, 1))
    c.place += 1
    if c.place == c.choices.count:
        begin_looking(d, c)
    return work_of_look(d)


@rule
def begin_looking(d: TileDesk, c: Comparison) -> None:
    """From what the glances say on."""
    keep_what_is_worth_it(c)
    best = look_of(c, c.kept[0])
    for place in range(c.kept_count):
        choice = c.kept[place]
        is_near = choice == c.measure or look_of(c, choice) >= best - CLOSE
        d.is_close[place] = 1 if is_near else 0
        add_as_it_looks(c, choice, 0.0, 0)
    c.place = -1
    go_to_next(d, c)


@rule
def go_to_next(d: TileDesk, c: Comparison) -> None:
    """The next choice that is close."""
    c.stage = LOOK_NEAR
    c.place += 1
    while c.place < c.kept_count and d.is_close[c.place] == 0:
        c.place += 1


@rule
def look_closely(d: TileDesk, s: State, c: Comparison) -> int:
    """The mean of two looks, since whoever lays the last tile of one looks better; then a proof."""
    choice = c.kept[c.place]
    ahead = AHEAD[c.level]
    if c.stage == LOOK_NEAR:
        d.nearer = look_after(d, s, c, choice, ahead - 1)
        c.stage = LOOK_FAR
        return work_of_look(d)
    if c.stage == LOOK_FAR:
        farther = look_after(d, s, c, choice, ahead)
        note_shares(c.found.values, c.place * MOST_SEATS, (d.nearer + farther) / 2.0)
        c.stage = PROVE
        return work_of_look(d)
    prove(d, s, c, choice)
    go_to_next(d, c)
    if c.place == c.kept_count:
        note_errors(s, c)
        c.is_done = 1
    return work_of_proof(d)


@rule
def prove(d: TileDesk, s: State, c: Comparison, choice: int) -> None:
    least, most = bounds_of(d, s, c, choice, PROOF_NODES[c.level])
    if least >= most:
        note_shares(c.found.values, c.place * MOST_SEATS, least if c.seat == 0 else 1.0 - least)
        c.found.exact[c.place] = 1


@rule
def note_errors(s: State, c: Comparison) -> None:
    """How far the difference to the measure may be off: not at all where both are proved."""
    off = OPEN_ERRORS[c.level] if s.is_open == 1 else CLOSED_ERRORS[c.level]
    measured = option_of(c.found, c.measure)
    for place in range(c.found.count):
        guesses = 2 - c.found.exact[place] - c.found.exact[measured]
        if place == measured:
            guesses = 0
        c.found.standard_errors[place] = off * square_root(float(guesses) / 2.0)
