"""Luck in the card game with two players and few cards left: what each card that may come is worth is found
by playing on, in orders of the cards, until three are left; what these are worth, the search to the end says.

All outcomes are played on in as many orders, one after the other, so that nothing that is left out for one of
them counts for another. How many that are depends on the work, which is counted, and not on what came.
"""

from __future__ import annotations

from typing import Final

from tenfold.bots.cards.last_cards import ask, is_too_long, work_on_ends
from tenfold.bots.cards.mind import EXACTLY
from tenfold.cards.state import MOST_SEATS, State
from tenfold.judging.findings import Weighing
from tenfold.kernel import overwrite, rule

from .desk import CardDesk
from .orders import MOST_SEARCHED, play_order

MOST_FORESEEN: Final = 6  # cards left, the one that comes among them
FORESEEN_WORK: Final = (300_000, 1_500_000, 3_000_000)  # by level
FEWEST_ORDERS: Final = 5  # or all that there are
STRIDE: Final = 7  # from order to order, so that the first of them differ in their first card


@rule
def can_foresee(s: State) -> bool:
    return s.seats == 2 and s.target == 0 and MOST_SEARCHED < s.left <= MOST_FORESEEN


@rule
def begin_foreseeing(desk: CardDesk, s: State, w: Weighing, count: int) -> None:
    w.is_begun = 1
    desk.searched = MOST_SEARCHED
    desk.orders = 1
    for left in range(MOST_SEARCHED + 1, s.left):
        desk.orders *= left
    desk.samples = 0
    for place in range(count):
        desk.sums[place] = 0.0
    ask(desk.mind, FORESEEN_WORK[w.level])


@rule
def go_on_foreseeing(desk: CardDesk, s: State, w: Weighing, moves: list[int], count: int, work: int) -> bool:
    """Some more, as long as there is work to do; yes if that was all."""
    m = desk.mind
    enough = m.work + work
    before = m.hurry
    m.hurry = EXACTLY
    while desk.samples < desk.orders and m.work < enough and not is_too_long(m):
        looked = work_on_ends(m)
        overwrite(m.rolled, s)
        order = STRIDE * desk.samples % desk.orders
        desk.worth[w.place] = play_order(desk, m.rolled, moves[w.place], 0, order)
        w.place += 1
        if w.place == count and not is_too_long(m):
            add_order(desk, count)
            w.place = 0
        m.work += work_on_ends(m) - looked
    m.hurry = before
    return desk.samples == desk.orders or is_too_long(m)


@rule
def add_order(desk: CardDesk, count: int) -> None:
    desk.samples += 1
    for place in range(count):
        desk.sums[place] += desk.worth[place]


@rule
def is_foreseen(desk: CardDesk) -> bool:
    return desk.samples >= min(desk.orders, FEWEST_ORDERS)


@rule
def note_foreseen(desk: CardDesk, w: Weighing, count: int, values: list[float]) -> None:
    for place in range(count):
        values[place * MOST_SEATS] = desk.sums[place] / desk.samples
        values[place * MOST_SEATS + 1] = 1.0 - values[place * MOST_SEATS]
    w.is_done = 1
