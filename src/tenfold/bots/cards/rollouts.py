"""Time turned into strength: close moves are played out a few turns, with luck taken out.

Every candidate is played out with the same dice. Whatever a card changes in the judgement is luck, its mean
is known, and it is taken off again; so a few games tell what many would without that.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.moves import DRAW_CARD
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.state import DRAW, LAST_BUY, MOST_SEATS, PAY, State
from tenfold.kernel import overwrite, rule
from tenfold.loops.cards import random_card, share_out
from tenfold.loops.dice import below, seed_dice
from tenfold.protocol.game import CHANCE, NOBODY

from .mind import GUESSING, MOST_CANDIDATES, Mind
from .valuing import value
from .weighing import best_move, weigh

CLOSE: Final = 0.06  # what a move may look worse than the best and still be tried, by the number of seats
TURNS: Final = 3  # that are played out
PRIOR: Final = 4.0  # playouts that the first look counts for


@rule
def think(m: Mind, s: State, out: list[int], count: int, dice: list[int], samples: int) -> int:
    """The place of the best move, when so many playouts may be spent on each close one."""
    best = best_move(m, s, out, count)
    if samples == 0 or s.phase == PAY or LAST_BUY in (s.phase, s.paying_in):
        return best
    number = list_candidates(m, s, count, best)
    if number == 1:
        return best
    before = m.hurry
    m.hurry = GUESSING
    for _ in range(samples):
        seed = below(dice, 1 << 30)
        for candidate in range(number):
            m.dice[0] = seed
            overwrite(m.rolled, s)
            m.tallies[candidate] += play_on(m, m.rolled, out[m.candidates[candidate]], s.mover, candidate)
    m.hurry = before
    chosen = 0
    for candidate in range(1, number):
        if worth_of(m, candidate, samples) > worth_of(m, chosen, samples):
            chosen = candidate
    return m.candidates[chosen]


@rule
def play_each(
    m: Mind, s: State, out: list[int], count: int, places: list[int], seed: int, results: list[float]
) -> None:
    """Plays some legal moves out, dealt alike: what each is worth to the mover, by playout and move."""
    weigh(m, s, out, count)
    for number in range(len(places)):
        m.looks[number] = m.values[places[number] * MOST_SEATS + s.mover]
    for sample in range(len(results) // len(places)):
        for number in range(len(places)):
            seed_dice(m.dice, seed, sample)
            overwrite(m.rolled, s)
            won = play_on(m, m.rolled, out[places[number]], s.mover, number)
            results[sample * len(places) + number] = won


@rule
def worth_of(m: Mind, candidate: int, samples: int) -> float:
    return (m.tallies[candidate] + PRIOR * m.looks[candidate]) / (samples + PRIOR)


@rule
def list_candidates(m: Mind, s: State, count: int, best: int) -> int:
    """The best move first, then others that are close."""
    most = m.values[best * MOST_SEATS + s.mover]
    number = 0
    for step_ in range(count + 1):
        place = best if step_ == 0 else step_ - 1
        look = m.values[place * MOST_SEATS + s.mover]
        if number < MOST_CANDIDATES and (step_ == 0 or place != best) and look >= most - CLOSE / s.seats:
            m.candidates[number] = place
            m.looks[number] = look
            m.tallies[number] = 0.0
            number += 1
    return number


@rule
def play_on(m: Mind, s: State, move: int, seat: int, candidate: int) -> float:
    """What the move is worth to a seat, by one playout."""
    luck = 0.0
    expected = m.looks[candidate]
    turns = TURNS
    active = s.active
    step(s, move)
    mover = to_move(s)
    while mover != NOBODY:
        if s.active != active:
            active = s.active
            turns -= 1
            if turns <= 0 and s.phase == DRAW:
                return judged(m, s, seat) - luck
        if mover == CHANCE:
            step(s, random_card(s, m.dice))
            luck += judged(m, s, seat) - expected
        else:
            choices = legal(s, m.rolled_out)
            place = 0
            if choices > 1 or m.rolled_out[0] == DRAW_CARD:
                place = best_move(m, s, m.rolled_out, choices)
                expected = m.values[place * MOST_SEATS + seat]
            step(s, m.rolled_out[place])
        mover = to_move(s)
    share_out(s, m.paper, m.weighed)
    return m.weighed[seat] - luck


@rule
def judged(m: Mind, s: State, seat: int) -> float:
    overwrite(m.drawn, s)
    m.is_exact = 0
    value(m, m.drawn, m.weighed)
    return m.weighed[seat]
