"""What moves of the card game look worth to somebody with a belief."""

from __future__ import annotations

from typing import Final

from tenfold.bots.cards.characters import BOLD, CAUTIOUS, COLLECTOR, SHOPPER, THRIFTY, TIMID, Character, slant
from tenfold.bots.cards.mind import Mind, begin_decision
from tenfold.bots.cards.weighing import weigh
from tenfold.cards.state import LAST_BUY, MOST_SEATS, PAY, State
from tenfold.judging.reasons.telling import NO_MOVE, NO_VALUE
from tenfold.kernel import rule

CHARACTERS: Final = {
    "rocco": BOLD,
    "basil": SHOPPER,
    "momo": TIMID,
    "frieda": THRIFTY,
    "willa": COLLECTOR,
    "nora": CAUTIOUS,
}


@rule
def look_as(
    c: Character, s: State, out: list[int], count: int, made: int, m: Mind
) -> tuple[float, int, float]:
    """What the move made looks worth, from 0 to 1; which other one looks best, and what that looks worth. The
    other is told only if the belief weighs the two differently: else it would be the expert's ranking."""
    if count < 2:
        return NO_VALUE, NO_MOVE, NO_VALUE
    begin_decision(m, 0)
    weigh(m, s, out, count)
    mine = NO_VALUE
    other = NO_MOVE
    most = NO_VALUE
    for place in range(count):
        looks = m.values[place * MOST_SEATS + s.mover] + belief(c, s, out[place])
        looks = min(max(looks, 0.0), 1.0)
        if out[place] == made:
            mine = looks
        elif looks > most:
            other = out[place]
            most = looks
    if belief(c, s, made) == belief(c, s, other):
        return mine, NO_MOVE, NO_VALUE
    return mine, other, most


@rule
def belief(c: Character, s: State, move: int) -> float:
    """How much better a move looks than it is; nobody has a belief about payments and the last purchase."""
    return 0.0 if s.phase in (PAY, LAST_BUY) else slant(c, s, move)
