"""Games to learn from: positions as the network sees them, and what each should be judged as.

What a position is worth, a look one card ahead says better than the network alone, and what became of it says
more. So what it should be judged as is a mean of that look and of what the next position should be judged as.
Before there is a network worth asking, games between `greedy` players tell what became of their positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.cards.greedy import greedy_in_cards
from tenfold.bots.cards.mind import IN_A_HURRY, Mind
from tenfold.bots.cards.notes import CardNotes
from tenfold.bots.cards.valuing import is_evaluated
from tenfold.bots.cards.weighing import best_move
from tenfold.cards.moves import TAKE_NUMBERS
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.solo import is_opponent, opponents_draw
from tenfold.cards.state import DRAW, LAST_BUY, MOST_SEATS, PAY, State
from tenfold.kernel import Single, Struct, inside, overwrite, reals, rule, single
from tenfold.loops.cards import random_card, share_out
from tenfold.loops.dice import below
from tenfold.protocol.game import CHANCE, NOBODY

from .features import Features, extract_features

CLOSE: Final = 0.08  # moves that lose no more than this are tried now and then


@dataclass(slots=True)
class Lesson(Struct):
    """A position, and what it should be judged as, counted as the features count the seats."""

    seen: Features = inside(Features)
    phase: int = 0
    follows: int = 0  # 1: the move that was made was the best one
    looked: list[float] = reals(MOST_SEATS)  # by seat
    target: list[Single] = reals(MOST_SEATS)


@rule
def play_and_note(
    s: State,
    out: list[int],
    dice: list[int],
    notes: CardNotes,
    lessons: list[Lesson],
    one_in: int,
    trust: float,
) -> int:
    """Plays to the end with the network and writes lessons down; returns how many. One move in so many is
    not the best but a close one; `trust` is how much of what became of a position counts."""
    m = notes.mind
    m.hurry = IN_A_HURRY
    count = 0
    mover = to_move(s)
    while mover != NOBODY:
        if mover == CHANCE:
            step(s, random_card(s, dice))
        else:
            count = play_and_note_turn(m, s, out, dice, lessons, count, one_in)
        mover = to_move(s)
    teach(m, s, lessons, count, trust)
    return count


@rule
def play_and_note_turn(
    m: Mind, s: State, out: list[int], dice: list[int], lessons: list[Lesson], count: int, one_in: int
) -> int:
    """One decision; returns how many lessons there are now."""
    choices = legal(s, out)
    noted = is_lesson(s)
    place = 0
    if noted or choices > 1:
        best = best_move(m, s, out, choices)
        place = best
        if s.phase not in (PAY, LAST_BUY) and choices > 1 and below(dice, one_in) == 0:
            place = close_move(m, s, choices, best, dice)
        if noted:
            note_lesson(m, s, lessons[count], best)
            lessons[count].follows = 1 if place == best else 0
            count += 1
    step(s, out[place])
    return count


@rule
def watch_and_note(s: State, out: list[int], dice: list[int], notes: CardNotes, lessons: list[Lesson]) -> int:
    """The same for a game between `greedy` players: a position should be judged as what became of it."""
    m = notes.mind
    count = 0
    mover = to_move(s)
    while mover != NOBODY:
        if mover == CHANCE:
            step(s, random_card(s, dice))
        else:
            choices = legal(s, out)
            if is_lesson(s):
                note_lesson(m, s, lessons[count], 0)
                lessons[count].follows = 1
                count += 1
            step(s, out[greedy_in_cards(s, out, choices, dice, notes)])
        mover = to_move(s)
    teach(m, s, lessons, count, 1.0)
    return count


@rule
def is_lesson(s: State) -> bool:
    """Whether the network would be asked about the position."""
    if s.left == 0 or not is_evaluated(s):
        return False
    return s.phase != DRAW or not is_opponent(s, s.active) or opponents_draw(s) != TAKE_NUMBERS


@rule
def close_move(m: Mind, s: State, choices: int, best: int, dice: list[int]) -> int:
    for _ in range(8):
        place = below(dice, choices)
        if m.values[place * MOST_SEATS + s.mover] >= m.values[best * MOST_SEATS + s.mover] - CLOSE:
            return place
    return best


@rule
def note_lesson(m: Mind, s: State, lesson: Lesson, best: int) -> None:
    extract_features(s, m.seen, m.memory, m.paper)
    overwrite(lesson.seen, m.seen)
    lesson.phase = s.phase
    for seat in range(MOST_SEATS):
        lesson.looked[seat] = m.values[best * MOST_SEATS + seat]


@rule
def teach(m: Mind, s: State, lessons: list[Lesson], count: int, trust: float) -> None:
    """From the end of the game backwards."""
    share_out(s, m.paper, m.weighed)
    for back in range(count):
        lesson = lessons[count - 1 - back]
        for seat in range(s.seats):
            if lesson.follows == 0:
                m.weighed[seat] = lesson.looked[seat]
            else:
                m.weighed[seat] = lesson.looked[seat] + trust * (m.weighed[seat] - lesson.looked[seat])
        for place in range(s.seats):
            lesson.target[place] = single(m.weighed[(lesson.seen.first + place) % s.seats])
