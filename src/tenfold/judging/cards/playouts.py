"""Close choices of the card game played out, until the difference between the best and the measure is known
well enough. Sample n depends on the seed and n alone."""

from __future__ import annotations

from tenfold.bots.cards.mind import EXACTLY
from tenfold.bots.cards.rollouts import play_on
from tenfold.cards.state import MOST_SEATS, State
from tenfold.judging.findings import Comparison
from tenfold.judging.marks import CERTAINTY
from tenfold.judging.options import add_option, look_of
from tenfold.kernel import overwrite, rule, square_root
from tenfold.loops.dice import seed_dice

from .budgets import ERROR, FIRST, IS_BRIEF, MOST, turns_for
from .desk import MOST_SAMPLES, CardDesk


@rule
def begin_playing_out(desk: CardDesk, s: State, c: Comparison) -> None:
    for number in range(desk.close_count):
        desk.mind.looks[number] = look_of(c, desk.close[number])
    desk.turns = turns_for(s)
    desk.samples = 0
    desk.begun = 0
    desk.wanted = FIRST[desk.budget]


@rule
def go_on_playing_out(desk: CardDesk, s: State, c: Comparison, work: int) -> None:
    enough = desk.mind.work + work
    play_sample(desk, s, c)
    while desk.samples < desk.wanted and desk.mind.work < enough:
        play_sample(desk, s, c)
    if desk.samples == desk.wanted:
        if is_known(desk):
            c.is_done = 1
        desk.begun = desk.samples
        desk.wanted = min(2 * desk.samples, MOST[desk.budget])


@rule
def play_sample(desk: CardDesk, s: State, c: Comparison) -> None:
    """Every close choice once more, dealt alike. Its last cards are not played to the end at every step."""
    m = desk.mind
    before = m.hurry
    m.hurry = EXACTLY
    for number in range(desk.close_count):
        seed_dice(m.dice, c.seed + desk.begun, desk.samples - desk.begun)
        overwrite(m.rolled, s)
        move = c.choices.moves[c.choices.firsts[desk.close[number]]]
        won = play_on(m, m.rolled, move, c.seat, number, desk.turns)
        desk.won[number * MOST_SAMPLES + desk.samples] = won
    m.hurry = before
    desk.samples += 1


@rule
def is_known(desk: CardDesk) -> bool:
    """Whether the difference is known well enough, or as well as it is going to be."""
    best = 0
    measure = desk.close_count - 1
    for number in range(desk.close_count):
        total = 0.0
        for sample in range(desk.samples):
            total += desk.won[number * MOST_SAMPLES + sample]
        desk.means[number] = total / desk.samples
        if desk.means[number] > desk.means[best]:
            best = number
    error = error_of_difference(desk, best, measure)
    is_clear = desk.means[best] - desk.means[measure] > CERTAINTY * error
    if best == measure or (IS_BRIEF[desk.budget] == 1 and is_clear):
        return True
    return error <= ERROR[desk.budget] or desk.samples >= MOST[desk.budget]


@rule
def error_of_difference(desk: CardDesk, one: int, other: int) -> float:
    """The standard error of the mean difference of pairs."""
    total = 0.0
    for sample in range(desk.samples):
        total += difference(desk, one, other, sample)
    mean = total / desk.samples
    squares = 0.0
    for sample in range(desk.samples):
        off = difference(desk, one, other, sample) - mean
        squares += off * off
    return square_root(squares / (desk.samples * (desk.samples - 1)))


@rule
def difference(desk: CardDesk, one: int, other: int, sample: int) -> float:
    return desk.won[one * MOST_SAMPLES + sample] - desk.won[other * MOST_SAMPLES + sample]


@rule
def add_played_out(desk: CardDesk, c: Comparison, seats: int) -> None:
    for number in range(desk.close_count):
        error = error_of_difference(desk, number, desk.close_count - 1)
        place = add_option(c.found, desk.close[number], error, 0)
        move_value(c, place, desk.close[number], desk.means[number], seats)


@rule
def move_value(c: Comparison, place: int, choice: int, mean: float, seats: int) -> None:
    """The shares that it looked like, but for what whoever decides has; the others share the rest alike."""
    rest = 1.0 - look_of(c, choice)
    for seat in range(seats):
        look = c.looks[choice * MOST_SEATS + seat]
        share = look * (1.0 - mean) / rest if rest > 0.0 else (1.0 - mean) / (seats - 1)
        c.found.values[place * MOST_SEATS + seat] = share
    c.found.values[place * MOST_SEATS + c.seat] = mean
