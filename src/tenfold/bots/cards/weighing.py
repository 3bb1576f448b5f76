"""What each legal move of a decision in the card game is worth to each seat."""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import WILD
from tenfold.cards.moves import BID_NOTHING, BUY_CARD, DRAW_CARD, PASS, TAKE_NUMBERS
from tenfold.cards.phases import legal, step
from tenfold.cards.solo import is_opponent
from tenfold.cards.state import BID, CHANCE_CARD, DRAW, LAST_BUY, MOST_SEATS, OVER, PAY, State
from tenfold.kernel import overwrite, rule
from tenfold.loops.cards import share_out
from tenfold.solver.cards.last_buy import solve_last_buy

from .bidding import end_after, solve_auction, try_deal
from .last_cards import ask, is_too_long, work_on_ends
from .mind import ARRANGED, EXACTLY, GUESSING, HIGHEST_PRICE, PRICES, TO_THE_END, TRIED, Mind, is_enough
from .paying.auction_deals import highest_bid
from .paying.pieces import pay_with_least
from .paying_by_value import keep_value, weigh_payments
from .valuing import (
    FEW_HANDS,
    SOME_HANDS,
    is_evaluated,
    value,
    value_of_currency,
    value_of_drawing,
    value_of_no_purchase,
    value_of_numbers,
    value_of_purchase,
)

LAST_WORK: Final = 20_000  # to play the last cards out, in a decision that has an end,
UNHURRIED_WORK: Final = 200_000  # and in one that has not
MANY_HANDS: Final = 10_000  # arranged to know the best last purchase


@rule
def best_move(m: Mind, s: State, out: list[int], count: int) -> int:
    """The place of the best move for whoever moves; the last round of buying is known exactly."""
    if LAST_BUY not in (s.phase, s.paying_in):
        return weigh(m, s, out, count)
    m.desk.limit = MANY_HANDS if m.hurry <= EXACTLY else FEW_HANDS
    move = solve_last_buy(s, m.desk, m.paper, m.weighed)
    m.work += ARRANGED * m.desk.hands + TRIED * m.desk.nodes
    for place in range(count):
        if out[place] == move:
            return place
    return pay_with_least(s, out, count) if s.phase == PAY else 0


@rule
def weigh(m: Mind, s: State, out: list[int], count: int) -> int:
    """Notes the value of each legal move; returns the place of the best one for whoever moves."""
    begin_look(m, s, s.left)
    best = weigh_once(m, s, out, count)
    if is_look_too_long(m):
        best = weigh_once(m, s, out, count)
    return best


@rule
def begin_look(m: Mind, s: State, left: int) -> None:
    """From here on the last cards are played out, if with so many left there are few enough."""
    m.plays_out = 0
    if m.hurry == TO_THE_END and left <= cards_played_out(s):
        m.plays_out = 1
        usual = LAST_WORK if m.most_work > 0 else UNHURRIED_WORK
        ask(m, m.last_work if m.last_work > 0 else usual)


@rule
def cards_played_out(s: State) -> int:
    """How many cards may be left. Auctions are looked into for two seats only."""
    if s.seats == 2 and s.target == 0:
        return 3
    return 1 if s.to_come >> WILD == 0 and s.phase != BID else -1


@rule
def is_look_too_long(m: Mind) -> bool:
    """Whether the last cards took too long; then all has to be looked at again, without them."""
    if m.plays_out == 0:
        return False
    m.work += work_on_ends(m)
    if is_too_long(m):
        m.plays_out = 0
    return m.plays_out == 0


@rule
def weigh_once(m: Mind, s: State, out: list[int], count: int) -> int:
    m.is_exact = 1 if s.left <= 1 and s.phase != BID and m.hurry != GUESSING else 0
    m.is_solved = 0
    weigh_moves(m, s, out, count)
    if m.is_exact == 1 and is_enough(m):  # what was known of some would be held against a guess at others
        m.is_exact = 0
        weigh_moves(m, s, out, count)
    best = 0
    for place in range(1, count):
        if m.values[place * MOST_SEATS + s.mover] > m.values[best * MOST_SEATS + s.mover]:
            best = place
    return best


@rule
def weigh_moves(m: Mind, s: State, out: list[int], count: int) -> None:
    if LAST_BUY in (s.phase, s.paying_in):
        weigh_last_buy(m, s, out, count)
    elif s.phase == DRAW:
        weigh_drawing(m, s, out, count)
    elif s.phase == BID:
        weigh_bids(m, s, out, count)
    elif s.phase == PAY:
        weigh_payments(m, s, out, count)
    else:
        weigh_purchases(m, s, out, count)


@rule
def value_of_any(m: Mind, s: State, out: list[int], shares: list[float]) -> None:
    """Each seat's share of the victory in any position: before a decision, before chance, or over."""
    begin_look(m, s, s.left - 1 if s.phase == CHANCE_CARD else s.left)
    look_at_any(m, s, out, shares)
    if is_look_too_long(m):
        look_at_any(m, s, out, shares)


@rule
def look_at_any(m: Mind, s: State, out: list[int], shares: list[float]) -> None:
    if s.phase == CHANCE_CARD:
        m.is_exact = 1 if s.left == 1 else 0
        m.is_solved = 0
        value_of_drawing(m, s, shares)
    elif s.phase == OVER or (s.left > 0 and is_evaluated(s)):
        m.is_solved = 1 if s.phase == OVER else 0
        overwrite(m.sold, s)
        value(m, m.sold, shares)
    else:
        best = weigh_once(m, s, out, legal(s, out))
        for seat in range(s.seats):
            shares[seat] = m.values[best * MOST_SEATS + seat]


@rule
def weigh_chances(m: Mind, s: State, out: list[int]) -> int:
    """Notes the value of each card that may come, in the order of the legal moves, with a look ahead from
    there; returns how many."""
    begin_look(m, s, s.left - 1)
    count = weigh_each_card(m, s, out)
    if is_look_too_long(m):
        count = weigh_each_card(m, s, out)
    return count


@rule
def weigh_each_card(m: Mind, s: State, out: list[int]) -> int:
    count = legal(s, out)
    for place in range(count):
        overwrite(m.rolled, s)
        step(m.rolled, out[place])
        if m.plays_out == 1 or m.rolled.phase == OVER:
            value(m, m.rolled, m.outcome)
        else:
            best = weigh_once(m, m.rolled, m.rolled_out, legal(m.rolled, m.rolled_out))
            for seat in range(s.seats):
                m.outcome[seat] = m.values[best * MOST_SEATS + seat]
        for seat in range(s.seats):
            m.outcomes[place * MOST_SEATS + seat] = m.outcome[seat]
    for place in range(count * MOST_SEATS):
        m.values[place] = m.outcomes[place]
    return count


@rule
def weigh_drawing(m: Mind, s: State, out: list[int], count: int) -> None:
    for place in range(count):
        if out[place] == DRAW_CARD:
            value_of_drawing(m, s, m.weighed)
        elif out[place] == TAKE_NUMBERS:
            value_of_numbers(m, s, m.weighed)
        else:
            value_of_currency(m, s, m.weighed)
        keep_value(m, place, m.weighed)


@rule
def weigh_purchases(m: Mind, s: State, out: list[int], count: int) -> None:
    value_of_no_purchase(m, s, m.weighed)
    keep_value(m, 0, m.weighed)
    for place in range(1, count):
        value_of_purchase(m, s, out[place] - BUY_CARD, m.weighed)
        keep_value(m, place, m.weighed)


@rule
def weigh_last_buy(m: Mind, s: State, out: list[int], count: int) -> None:
    """Known exactly, payments too, unless it takes too long."""
    m.is_solved = 1
    for place in range(count):
        overwrite(m.traded, s)
        step(m.traded, out[place])
        m.solved[place] = 1
        if m.traded.phase == OVER:
            share_out(m.traded, m.paper, m.weighed)
        else:
            m.desk.limit = SOME_HANDS
            solve_last_buy(m.traded, m.desk, m.paper, m.weighed)
            m.solved[place] = m.desk.exact
            m.is_solved &= m.desk.exact
        keep_value(m, place, m.weighed)


@rule
def weigh_bids(m: Mind, s: State, out: list[int], count: int) -> None:
    solve_auction(m, s)
    most = highest_bid(s, s.mover)
    if is_opponent(s, s.mover):
        most = HIGHEST_PRICE
    holder = s.bidder if s.bidder >= 0 else MOST_SEATS
    for place in range(count):
        amount = out[place] - BID_NOTHING
        at = end_after(1, min(s.highest, HIGHEST_PRICE), holder)
        if out[place] != PASS:
            at = end_after(1, min(amount, HIGHEST_PRICE), s.mover)
        deal = (m.ends_with[at] * PRICES + m.ends_at[at]) * MOST_SEATS
        for seat in range(s.seats):
            m.values[place * MOST_SEATS + seat] = m.deals[deal + seat]
        if amount > most:  # nobody would go that far, nor outbid it
            try_deal(m, s, s.mover, amount)
            keep_value(m, place, m.weighed)
