"""Close choices of the card game played out, until the difference between the best and the measure is known
well enough. Sample n depends on the seed and n alone. How the game ends is guessed in them, as the expert
does in its own: a last round of buying may take as long as all the rest."""

from __future__ import annotations

from tenfold.bots.cards.mind import GUESSING
from tenfold.bots.cards.rollouts import play_on
from tenfold.cards.state import MOST_SEATS, State
from tenfold.judging.findings import Comparison
from tenfold.judging.marks import CERTAINTY, is_settled
from tenfold.judging.options import add_option, look_of
from tenfold.kernel import overwrite, rule, square_root
from tenfold.loops.dice import seed_dice

from .budgets import BETWEEN, ERROR, FIRST, IS_BRIEF, IS_THOROUGH, MOST, turns_for
from .desk import MOST_SAMPLES, CardDesk


@rule
def begin_playing_out(desk: CardDesk, s: State, c: Comparison) -> None:
    for number in range(desk.close_count):
        desk.mind.looks[number] = look_of(c, desk.close[number])
    desk.turns = turns_for(s)
    desk.samples = 0


@rule
def go_on_playing_out(desk: CardDesk, s: State, c: Comparison, work: int) -> None:
    """Whether enough is known is asked after every few samples, wherever the work is cut."""
    m = desk.mind
    enough = m.work + work
    before = m.hurry
    m.hurry = GUESSING
    play_sample(desk, s, c)
    while not is_time_to_ask(desk) and m.work < enough:
        play_sample(desk, s, c)
    m.hurry = before
    if is_time_to_ask(desk) and is_told_apart(desk):
        c.is_done = 1


@rule
def is_time_to_ask(desk: CardDesk) -> bool:
    return desk.samples >= FIRST[desk.budget] and desk.samples % BETWEEN == 0


@rule
def play_sample(desk: CardDesk, s: State, c: Comparison) -> None:
    """Every close choice once more, dealt alike."""
    m = desk.mind
    for number in range(desk.close_count):
        seed_dice(m.dice, c.seed, desk.samples)
        overwrite(m.rolled, s)
        move = c.choices.moves[c.choices.firsts[desk.close[number]]]
        won = play_on(m, m.rolled, move, c.seat, number, desk.turns)
        desk.won[number * MOST_SAMPLES + desk.samples] = won
    desk.samples += 1


@rule
def is_told_apart(desk: CardDesk) -> bool:
    """Whether the difference is known well enough, or as well as it is going to be; or whether the measure's
    mark is settled, whatever more samples would say."""
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
    lost = desk.means[best] - desk.means[measure]
    if best == measure or error <= ERROR[desk.budget] or desk.samples >= MOST[desk.budget]:
        return True
    if IS_BRIEF[desk.budget] == 1 and lost > CERTAINTY * error:
        return True
    return IS_THOROUGH[desk.budget] == 0 and is_settled(lost, CERTAINTY * error)


@rule
def error_of_difference(desk: CardDesk, one: int, other: int) -> float:
    """The standard error of the mean difference of pairs."""
    total = 0.0
    for sample in range(desk.samples):
        total += gain_in_sample(desk, one, other, sample)
    mean = total / desk.samples
    squares = 0.0
    for sample in range(desk.samples):
        off = gain_in_sample(desk, one, other, sample) - mean
        squares += off * off
    return square_root(squares / (desk.samples * (desk.samples - 1)))


@rule
def gain_in_sample(desk: CardDesk, one: int, other: int, sample: int) -> float:
    return desk.won[one * MOST_SAMPLES + sample] - desk.won[other * MOST_SAMPLES + sample]


@rule
def add_played_out(desk: CardDesk, c: Comparison, seats: int) -> None:
    for number in range(desk.close_count):
        error = error_of_difference(desk, number, desk.close_count - 1)
        place = add_option(c.found, desk.close[number], error, 0)
        mean = min(max(desk.means[number], 0.0), 1.0)  # with luck taken out it may lie a little outside
        move_value(c, place, desk.close[number], mean, seats)


@rule
def move_value(c: Comparison, place: int, choice: int, mean: float, seats: int) -> None:
    """The shares that it looked like, but for what whoever decides has; the others share the rest alike."""
    rest = 1.0 - look_of(c, choice)
    for seat in range(seats):
        look = c.looks[choice * MOST_SEATS + seat]
        share = look * (1.0 - mean) / rest if rest > 0.0 else (1.0 - mean) / (seats - 1)
        c.found.values[place * MOST_SEATS + seat] = share
    c.found.values[place * MOST_SEATS + c.seat] = mean
