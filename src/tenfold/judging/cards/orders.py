"""Close choices of the card game with two players and few cards left, played on in every order in which cards
may come until three are left, or one fewer than now: what these are worth, the search to the end says.

Whoever decides before that takes what looks best. All choices are dealt alike, order by order, so nothing is
left to chance; and what the search has found once, it remembers for the whole comparison.
"""

from __future__ import annotations

from typing import Final

from tenfold.bots.cards.last_cards import ask, is_too_long, play_to_the_end, work_on_ends
from tenfold.bots.cards.mind import EXACTLY
from tenfold.bots.cards.weighing import best_move
from tenfold.cards.moves import GIVE
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.state import State
from tenfold.judging.findings import Comparison
from tenfold.judging.options import add_option
from tenfold.kernel import lowest_bit, overwrite, rule
from tenfold.protocol.game import CHANCE

from .desk import CardDesk
from .playouts import move_value

MOST_SEARCHED: Final = 3  # cards left: the search takes over,
MOST_ORDERED: Final = 6  # from so many on at most, which is a hundred and twenty orders
ORDERED_WORK: Final = 3_000_000  # for all orders of one comparison
ORDERED_ERROR: Final = 0.008  # of a difference: what is decided by a look on the way


@rule
def can_play_every_order(s: State) -> bool:
    return s.seats == 2 and s.target == 0 and 1 < s.left <= MOST_ORDERED


@rule
def begin_orders(desk: CardDesk, s: State) -> None:
    desk.searched = min(MOST_SEARCHED, s.left - 1)
    desk.orders = 1
    for left in range(desk.searched + 1, s.left + 1):
        desk.orders *= left
    desk.samples = 0
    for number in range(desk.close_count):
        desk.means[number] = 0.0
    ask(desk.mind, ORDERED_WORK)


@rule
def go_on_with_orders(desk: CardDesk, s: State, c: Comparison, work: int) -> bool:
    """Some orders more, as long as there is work to do; False if it takes too long in all."""
    m = desk.mind
    enough = m.work + work
    before = m.hurry
    m.hurry = EXACTLY
    while desk.samples < desk.orders and m.work < enough and not is_too_long(m):
        looked = work_on_ends(m)
        for number in range(desk.close_count):
            overwrite(m.rolled, s)
            move = c.choices.moves[c.choices.firsts[desk.close[number]]]
            worth = play_order(desk, m.rolled, move, c.seat, desk.samples)
            desk.means[number] += worth / desk.orders
        desk.samples += 1
        m.work += work_on_ends(m) - looked
    m.hurry = before
    c.is_done = 1 if desk.samples == desk.orders else 0
    return not is_too_long(m)


@rule
def play_order(desk: CardDesk, s: State, move: int, seat: int, order: int) -> float:
    """What a choice is worth to a seat if cards come in an order."""
    m = desk.mind
    step(s, move)
    while s.left > desk.searched:
        if to_move(s) == CHANCE:
            step(s, card_of_order(s, order % s.left))
            order = order // (s.left + 1)
        else:
            step(s, m.rolled_out[best_move(m, s, m.rolled_out, legal(s, m.rolled_out))])
    play_to_the_end(m, s, m.weighed)
    return m.weighed[seat]


@rule
def card_of_order(s: State, place: int) -> int:
    """The card at a place among all that are to come."""
    rest = s.to_come
    card = lowest_bit(rest)
    while place >= s.deck[card]:
        place -= s.deck[card]
        rest &= rest - 1
        card = lowest_bit(rest)
    return GIVE + card


@rule
def add_ordered(desk: CardDesk, c: Comparison, seats: int) -> None:
    for number in range(desk.close_count):
        error = 0.0 if desk.close[number] == c.measure else ORDERED_ERROR
        place = add_option(c.found, desk.close[number], error, 0)
        move_value(c, place, desk.close[number], desk.means[number], seats)
