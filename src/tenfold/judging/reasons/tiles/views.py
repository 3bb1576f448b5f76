"""What moves of the tile game looked worth to somebody who searched for one."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.characters import BRUNO, HUGO, IRIS, NELL, OTIS, WANDA, Character, play_as
from tenfold.bots.tiles.closed_game.decision import KEPT_BY_LINES
from tenfold.bots.tiles.notes import TileNotes
from tenfold.judging.reasons.telling import NO_MOVE, NO_VALUE
from tenfold.kernel import overwrite, rule
from tenfold.tiles.phases import step
from tenfold.tiles.state import MOVE, OVER, State

CHARACTERS: Final = {"bruno": BRUNO, "otis": OTIS, "wanda": WANDA, "nell": NELL, "iris": IRIS, "hugo": HUGO}


@rule
def look_as(
    c: Character,
    s: State,
    out: list[int],
    count: int,
    made: int,
    n: TileNotes,
    later: State,
    dice: list[int],
) -> tuple[float, int, float]:
    """What the move made looked worth, from 0 to 1; which other one looked best, and what that looked worth.
    Nothing in the second round, nor where somebody saw a win and looked no further."""
    if count < 2 or s.phase == MOVE or s.laid == 0:
        return NO_VALUE, NO_MOVE, NO_VALUE
    overwrite(later, s)
    step(later, out[play_as(c, s, out, count, dice, n)])
    if later.phase == OVER:
        return NO_VALUE, NO_MOVE, NO_VALUE
    mine = NO_VALUE
    other = NO_MOVE
    most = NO_VALUE
    for number in range(count if s.is_open == 1 else min(count, KEPT_BY_LINES)):
        place, worth = what_was_noted(s, n, number)
        share = (1.0 + worth) / 2.0
        if out[place] == made:
            mine = share
        elif share > most:
            other = out[place]
            most = share
    if mine == NO_VALUE:
        return NO_VALUE, NO_MOVE, NO_VALUE
    return mine, other, most


@rule
def what_was_noted(s: State, n: TileNotes, number: int) -> tuple[int, float]:
    """A move's place in the list, and its worth from -1 to 1: of all in the open game, else of those that got
    a second look."""
    if s.is_open == 1:
        return number, n.root.worth[number]
    return n.root.places[number], n.root.sums[number]
