"""Who judges the card game: the expert's network, playouts with luck taken out where choices are close, and
the solution where the last round of buying is all that is left."""

from __future__ import annotations

from typing import Final

from tenfold.bots.cards.weighing import value_of_any, weigh, weigh_chances
from tenfold.cards.phases import legal, step
from tenfold.cards.state import LAST_BUY, MOST_SEATS, OVER, State
from tenfold.judging.findings import FIRST_LOOK, LOOKED, QUICK, Choices, Comparison, Weighing
from tenfold.judging.marks import SMALL
from tenfold.judging.options import add_as_it_looks, keep_what_is_worth_it, look_of
from tenfold.kernel import overwrite, rule

from .budgets import (
    AT_ONCE,
    CLOSE,
    FIRST,
    IS_THOROUGH,
    LATE,
    NONE_AT_ALL,
    OTHERS,
    PLAYED_OUT_ERROR,
    UNKNOWN_ERROR,
    budget_for,
    error_of_a_look,
)
from .desk import CardDesk
from .foreseeing import begin_foreseeing, can_foresee, go_on_foreseeing, is_foreseen, note_foreseen
from .orders import add_ordered, begin_orders, can_play_every_order, go_on_with_orders
from .playouts import add_played_out, begin_playing_out, go_on_playing_out

# The stages of a comparison.
LOOKING: Final = 0
PLAYING_OUT: Final = 1
PLAYING_ORDERS: Final = 2


@rule
def value_of(desk: CardDesk, s: State, values: list[float]) -> int:
    before = desk.mind.work
    value_of_any(desk.mind, s, desk.out, values)
    return 1 + desk.mind.work - before


@rule
def weigh_outcomes(
    desk: CardDesk, s: State, w: Weighing, moves: list[int], count: int, values: list[float], work: int
) -> int:
    """After each card that may come, with a look ahead from there, or played on if few are left."""
    before = desk.mind.work
    if w.is_begun == 0 and not can_foresee(s):
        look_at_outcomes(desk, s, w, moves, count, values)
        return 1 + desk.mind.work - before
    if w.is_begun == 0:
        begin_foreseeing(desk, s, w, count)
    if go_on_foreseeing(desk, s, w, moves, count, work):
        if is_foreseen(desk):
            note_foreseen(desk, w, count, values)
        else:
            desk.mind.last_work = NONE_AT_ALL
            look_at_outcomes(desk, s, w, moves, count, values)
            desk.mind.last_work = 0
    return 1 + desk.mind.work - before


@rule
def look_at_outcomes(
    desk: CardDesk, s: State, w: Weighing, moves: list[int], count: int, values: list[float]
) -> None:
    weigh_chances(desk.mind, s, moves)
    for place in range(count * MOST_SEATS):
        values[place] = desk.mind.values[place]
    w.is_done = 1


@rule
def begin_comparing(desk: CardDesk, s: State, c: Comparison) -> int:
    """The first look at single moves, which is one for all of them; payments are looked at one by one. What
    a hint has looked at is not looked at again, unless the last cards took too long for whoever waits."""
    before = desk.mind.work
    if c.measuring == LOOKED and (c.level == QUICK or desk.is_played_out == 1):
        c.place = c.choices.count
        return 1
    desk.is_played_out = 1
    if not is_of_payments(c.choices):
        desk.mind.last_work = AT_ONCE if c.measuring == FIRST_LOOK else 0
        look_at_moves(desk, s, c)
        desk.mind.last_work = 0
        c.place = c.choices.count
    return 1 + desk.mind.work - before


@rule
def go_on_comparing(desk: CardDesk, s: State, c: Comparison, work: int) -> int:
    before = desk.mind.work
    if c.stage == PLAYING_OUT:
        go_on_playing_out(desk, s, c, work)
        if c.is_done == 1:
            add_played_out(desk, c, s.seats)
    elif c.stage == PLAYING_ORDERS:
        play_orders(desk, s, c, work)
    elif c.place < c.choices.count:
        desk.mind.last_work = NONE_AT_ALL if c.measuring == FIRST_LOOK and s.left > 0 else 0
        look_at_payment(desk, s, c, c.place)
        desk.mind.last_work = 0
        c.place += 1
    else:
        compare_looks(desk, s, c)
    return 1 + desk.mind.work - before


@rule
def is_of_payments(choices: Choices) -> bool:
    for choice in range(choices.count):
        if choices.lengths[choice] > 1:
            return True
    return False


@rule
def look_at_moves(desk: CardDesk, s: State, c: Comparison) -> None:
    m = desk.mind
    count = legal(s, desk.out)
    weigh(m, s, desk.out, count)
    for choice in range(c.choices.count):
        place = place_of(desk.out, c.choices.moves[c.choices.firsts[choice]])
        keep_look(c, choice, m.values, place * MOST_SEATS)
        c.solved[choice] = m.solved[place]
    desk.is_played_out = m.plays_out


@rule
def place_of(out: list[int], move: int) -> int:
    place = 0
    while out[place] != move:
        place += 1
    return place


@rule
def keep_look(c: Comparison, choice: int, values: list[float], first: int) -> None:
    for seat in range(MOST_SEATS):
        c.looks[choice * MOST_SEATS + seat] = values[first + seat]


@rule
def look_at_payment(desk: CardDesk, s: State, c: Comparison, choice: int) -> None:
    play_moves(desk.tried, s, c.choices, choice)
    value_of_any(desk.mind, desk.tried, desk.out, desk.values)
    keep_look(c, choice, desk.values, 0)
    c.solved[choice] = desk.mind.is_solved
    if desk.tried.phase != OVER:
        desk.is_played_out &= desk.mind.plays_out


@rule
def play_moves(after: State, s: State, choices: Choices, choice: int) -> None:
    """The position after a choice."""
    overwrite(after, s)
    for place in range(choices.lengths[choice]):
        step(after, choices.moves[choices.firsts[choice] + place])


@rule
def compare_looks(desk: CardDesk, s: State, c: Comparison) -> None:
    """What is found at once; or else close choices are going to be played out."""
    keep_what_is_worth_it(c)
    c.is_done = 1
    if c.measuring == FIRST_LOOK:
        add_looks(c, 0.0)
        return
    if LAST_BUY in (s.phase, s.paying_in):
        add_last_purchases(c)
        return
    if desk.is_played_out == 1:
        add_looks(c, PLAYED_OUT_ERROR)
        return
    lost = look_of(c, c.kept[0]) - look_of(c, c.measure)
    desk.budget = budget_for(desk, s, c.level, lost)
    list_close(desk, c, least_worth_playing(s, c))
    if FIRST[desk.budget] > 0 and desk.close_count > 1 and not is_of_payments(c.choices):
        c.is_done = 0
        if lost >= SMALL and can_play_every_order(s):
            begin_orders(desk, s)
            c.stage = PLAYING_ORDERS
        else:
            begin_playing_out(desk, s, c)
            c.stage = PLAYING_OUT
        return
    add_looks(c, error_of_a_look(desk, s))


@rule
def play_orders(desk: CardDesk, s: State, c: Comparison, work: int) -> None:
    """Every order of the cards; where that takes too long, nobody knows."""
    is_known = go_on_with_orders(desk, s, c, work)
    if not is_known:
        c.is_done = 1
        add_looks(c, UNKNOWN_ERROR)
    elif c.is_done == 1:
        add_ordered(desk, c, s.seats)


@rule
def add_looks(c: Comparison, error: float) -> None:
    for place in range(c.kept_count):
        add_as_it_looks(c, c.kept[place], 0.0 if c.kept[place] == c.measure else error, 0)


@rule
def add_last_purchases(c: Comparison) -> None:
    """Exact where the solver has come to an end; where it has given up, nobody knows."""
    for place in range(c.kept_count):
        choice = c.kept[place]
        is_sure = choice == c.measure or (c.solved[choice] == 1 and c.solved[c.measure] == 1)
        add_as_it_looks(c, choice, 0.0 if is_sure else UNKNOWN_ERROR, c.solved[choice])


@rule
def least_worth_playing(s: State, c: Comparison) -> float:
    """What a choice must look worth to be played out: nearly as much as the best; and unless every error is
    to be known, so much that it could be better than the measure by what deserves a mark."""
    nearly = look_of(c, c.kept[0]) - CLOSE
    if IS_THOROUGH[c.level] == 1 or s.left <= LATE:
        return nearly
    return max(nearly, look_of(c, c.measure) + SMALL - CLOSE)


@rule
def list_close(desk: CardDesk, c: Comparison, least: float) -> None:
    """The choices that look worth so much, and the measure behind them."""
    others = OTHERS[desk.budget]
    desk.close_count = 0
    for place in range(c.kept_count):
        choice = c.kept[place]
        if choice != c.measure and look_of(c, choice) >= least and desk.close_count < others:
            desk.close[desk.close_count] = choice
            desk.close_count += 1
    desk.close[desk.close_count] = c.measure
    desk.close_count += 1
