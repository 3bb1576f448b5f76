"""Time turned into strength: close moves are played out a few turns, with luck taken out.

Every candidate is played out with the same dice. Whatever a card changes in the value is luck, its mean
is known, and it is taken off again; so a few games tell what many would without that.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.moves import DRAW_CARD
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.state import BID, DRAW, LAST_BUY, MOST_SEATS, PAY, State
from tenfold.kernel import overwrite, rule
from tenfold.loops.cards import random_card, share_out
from tenfold.loops.dice import below, seed_dice
from tenfold.protocol.game import CHANCE, NOBODY

from .mind import EXACTLY, GUESSING, MOST_CANDIDATES, Mind, begin_decision, is_enough
from .valuing import value
from .weighing import best_move, weigh

CLOSE: Final = 0.06  # what a move may look worse than the best and still be tried, by the number of seats
TURNS: Final = 3  # that are played out
PRIOR: Final = 4.0  # playouts that the first look counts for


@rule
def think(m: Mind, s: State, out: list[int], count: int, dice: list[int], samples: int) -> int:
    """The place of the best move, when so many playouts may be spent on each close one; fewer, if that is too
    much work."""
    begin_decision(m, samples)
    best = best_move(m, s, out, count)
    is_known = m.plays_out == 1 or LAST_BUY in (s.phase, s.paying_in)
    if samples == 0 or s.phase == PAY or is_known:
        return best
    number = list_candidates(m, s, count, best)
    if number == 1:
        return best
    before = m.hurry
    m.hurry = GUESSING
    rounds = 0
    while rounds < samples and play_round(m, s, out, number, below(dice, 1 << 30)):
        rounds += 1
    m.hurry = before
    chosen = 0
    for candidate in range(1, number):
        if worth_of_candidate(m, candidate, rounds) > worth_of_candidate(m, chosen, rounds):
            chosen = candidate
    return m.candidates[chosen]


@rule
def play_round(m: Mind, s: State, out: list[int], number: int, seed: int) -> bool:
    """Plays every candidate out once, dealt alike; False if that was too much, and none of it counts."""
    for candidate in range(number):
        if is_enough(m):
            return False
        m.dice[0] = seed
        overwrite(m.rolled, s)
        move = out[m.candidates[candidate]]
        m.played[candidate] = play_on(m, m.rolled, move, s.mover, candidate, TURNS)
    if is_enough(m):
        return False
    for candidate in range(number):
        m.tallies[candidate] += m.played[candidate]
    return True


@rule
def play_each(
    m: Mind,
    s: State,
    out: list[int],
    count: int,
    places: list[int],
    turns: int,
    seed: int,
    results: list[float],
) -> None:
    """Plays some legal moves out for so many turns, dealt alike: what each is worth to the mover, by playout
    and move."""
    before = m.hurry
    m.hurry = EXACTLY
    weigh(m, s, out, count)
    for number in range(len(places)):
        m.looks[number] = m.values[places[number] * MOST_SEATS + s.mover]
    for sample in range(len(results) // len(places)):
        for number in range(len(places)):
            seed_dice(m.dice, seed, sample)
            overwrite(m.rolled, s)
            won = play_on(m, m.rolled, out[places[number]], s.mover, number, turns)
            results[sample * len(places) + number] = won
    m.hurry = before


@rule
def worth_of_candidate(m: Mind, candidate: int, samples: int) -> float:
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
def play_on(m: Mind, s: State, move: int, seat: int, candidate: int, turns: int) -> float:
    """What the move is worth to a seat, by one playout; the deals of an auction are valued once in it."""
    worth = play_turns(m, s, move, seat, candidate, turns)
    m.has_deals = 0
    return worth


@rule
def play_turns(m: Mind, s: State, move: int, seat: int, candidate: int, turns: int) -> float:
    luck = 0.0
    expected = m.looks[candidate]
    active = s.active
    step(s, move)
    mover = to_move(s)
    while mover != NOBODY and not is_enough(m):
        if s.active != active:
            active = s.active
            turns -= 1
            if turns <= 0 and s.phase == DRAW:
                return value_to(m, s, seat) - luck
        if mover == CHANCE:
            is_last = s.left == 1  # no luck: everybody knows which one it is
            step(s, random_card(s, m.dice))
            if not is_last:
                luck += value_to(m, s, seat) - expected
        else:
            choices = legal(s, m.rolled_out)
            place = 0
            if choices > 1 or m.rolled_out[0] == DRAW_CARD:
                place = best_move(m, s, m.rolled_out, choices)
                m.has_deals = 1 if s.phase == BID else 0
                expected = m.values[place * MOST_SEATS + seat]
            step(s, m.rolled_out[place])
        mover = to_move(s)
    share_out(s, m.paper, m.weighed)
    return m.weighed[seat] - luck


@rule
def value_to(m: Mind, s: State, seat: int) -> float:
    overwrite(m.drawn, s)
    m.is_exact = 0
    m.plays_out = 0
    value(m, m.drawn, m.weighed)
    return m.weighed[seat]
