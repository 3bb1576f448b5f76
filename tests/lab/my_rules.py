"""Bots of somebody's own that are rules, good and bad."""

from __future__ import annotations

from tenfold.bots.cards.notes import CardNotes
from tenfold.cards.moves import DRAW_CARD
from tenfold.cards.state import DRAW, State
from tenfold.kernel import rule
from tenfold.loops.dice import below

STOPS_AT = 6


@rule
def steady(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    """Stops at six; else anything."""
    if s.phase == DRAW and out[0] == DRAW_CARD:
        return 0 if s.total < STOPS_AT else 1
    return below(dice, count)


@rule
def divides(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return count // s.item if s.item == 0 else count // (s.busts[s.mover] * 0)


@rule
def cheats(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return count + s.seats


@rule
def loops(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    place = 0
    while s.seats > 0:
        place += 1
        if place >= count:
            place = 0
    return place


@rule
def uses_a_list(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return len([move for move in out if move])


@rule
def scribbles(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    """What it sees are copies."""
    for seat in range(s.seats):
        s.tokens[seat] = 0
    out[count - 1] = 0
    return count - 1


@rule
def remembers(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    """Notes are blank when a game begins."""
    notes.estimates.gains[0] += 1
    return notes.estimates.gains[0] % count


@rule
def takes_too_little(s: State, out: list[int], count: int) -> int:  # noqa: ARG001
    return count - 1
