"""Games of the network against itself, and what it can learn from them.

A position is worth what a look one card ahead makes of it, and that look may be wrong; how wrong, later looks
tell. So the target of a position is its look, and on top of it everything that later looks changed their mind
about. What the cards did in between is left out: it is luck, its mean is known, and the network is to learn the
mean. The last positions of a game are known exactly; from there the truth goes back through the whole game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.solo import is_opponent, opponents_draw
from tenfold.cards.moves import TAKE_NUMBERS
from tenfold.cards.state import BID, BUST, DRAW, MOST_SEATS, PAY, State
from tenfold.kernel import Single, Struct, inside, overwrite, reals, rule, single
from tenfold.loops.cards import random_card, share_out
from tenfold.loops.dice import below
from tenfold.protocol.game import CHANCE, NOBODY

from .mind import Mind
from .sight import Sight
from .valuing import value
from .weighing import weigh

CLOSE: Final = 0.08  # moves that lose no more than this are tried now and then


@dataclass(slots=True)
class Lesson(Struct):
    """A position, and what its shares should be, counted as the sight counts the seats."""

    sight: Sight = inside(Sight)
    phase: int = 0
    is_learnt: int = 0  # 0: the value was known, the network is not asked about it
    follows: int = 0  # 1: the move that was made was the best one
    judged: list[float] = reals(MOST_SEATS)
    looked: list[float] = reals(MOST_SEATS)
    target: list[Single] = reals(MOST_SEATS)


@rule
def play_and_note(
    m: Mind, s: State, out: list[int], dice: list[int], lessons: list[Lesson], one_in: int, trust: float, fair: float
) -> int:
    """Plays to the end and writes lessons down; returns how many. One move in so many is not the best but a
    close one; `trust` is how much of what later looks found goes back to earlier ones."""
    count = 0
    mover = to_move(s)
    while mover != NOBODY:
        if mover == CHANCE:
            step(s, random_card(s, dice))
        else:
            choices = legal(s, out)
            noted = is_worth_noting(s) and count < len(lessons)
            place = 0
            if noted or choices > 1:
                best = weigh(m, s, out, choices)
                place = best
                if s.phase != PAY and choices > 1 and below(dice, one_in) == 0:
                    place = close_move(m, s, choices, best, dice)
                if noted:
                    note_lesson(m, s, lessons[count], best, place)
                    count += 1
            step(s, out[place])
        mover = to_move(s)
    teach(m, s, lessons, count, trust, fair)
    return count


@rule
def is_worth_noting(s: State) -> bool:
    if s.phase == DRAW:
        return not is_opponent(s, s.active) or opponents_draw(s) != TAKE_NUMBERS
    if s.phase == BID:
        return s.bidder < 0 and s.mover == (s.active + 1) % s.seats
    return s.phase == BUST


@rule
def close_move(m: Mind, s: State, choices: int, best: int, dice: list[int]) -> int:
    for _ in range(8):
        place = below(dice, choices)
        if m.values[place * MOST_SEATS + s.mover] >= m.values[best * MOST_SEATS + s.mover] - CLOSE:
            return place
    return best


@rule
def note_lesson(m: Mind, s: State, lesson: Lesson, best: int, place: int) -> None:
    for seat in range(MOST_SEATS):
        lesson.looked[seat] = m.values[best * MOST_SEATS + seat]
    lesson.phase = s.phase
    lesson.follows = 1 if place == best else 0
    lesson.is_learnt = 0 if s.phase == DRAW and s.left == 0 else 1
    overwrite(m.drawn, s)
    value(m, m.drawn, lesson.judged)
    if lesson.is_learnt == 1:
        overwrite(lesson.sight, m.sight)


@rule
def teach(m: Mind, s: State, lessons: list[Lesson], count: int, trust: float, fair: float) -> None:
    share_out(s, m.paper, m.weighed)
    for back in range(count):
        lesson = lessons[count - 1 - back]
        for seat in range(s.seats):
            expected = lesson.looked[seat]
            found = m.weighed[seat]
            if back > 0:
                later = lessons[count - back]
                found = later.looked[seat]
                expected += fair * (later.judged[seat] - expected)
            elif fair > 0.0:
                expected = found
            if lesson.follows == 1:
                better = lesson.looked[seat] + trust * (found - expected)
                lesson.looked[seat] = max(min(better, 1.0), 0.0)
        for place in range(s.seats):
            lesson.target[place] = single(lesson.looked[(lesson.sight.first + place) % s.seats])
