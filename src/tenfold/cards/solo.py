"""The solo opponent, a seat whose every decision the rules make (rules 1.9, C11, C12)."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule

from .moves import BID_NOTHING, DRAW_CARD, PASS, SPEND, TAKE_NUMBERS
from .payment import purse, spendable, spendable_from
from .state import BID, BUST_VALUE, DRAW, SEAT_OF_OPPONENT, State

LOWEST_SOLO_BID: Final = 5


@rule
def is_opponent(s: State, seat: int) -> bool:
    return s.target > 0 and seat == SEAT_OF_OPPONENT


@rule
def opponents_move(s: State) -> int:
    """Her only legal move."""
    if s.phase == DRAW:
        return opponents_draw(s)
    if s.phase == BID:
        amount = opponents_bid(s)
        return BID_NOTHING + amount if amount > 0 else PASS
    return opponents_payment(s)


@rule
def opponents_draw(s: State) -> int:
    """She draws until her total reaches the target or the deck is empty, then takes the numbers."""
    if s.total < s.target and s.left > 0:
        return DRAW_CARD
    return TAKE_NUMBERS


@rule
def opponents_bid(s: State) -> int:
    """Her bid, or 0 for a pass."""
    mine = purse(s, SEAT_OF_OPPONENT)
    if s.active == SEAT_OF_OPPONENT:
        wanted = max(s.highest + 1, LOWEST_SOLO_BID)
        return wanted if wanted <= mine else 0
    yours = purse(s, 1 - SEAT_OF_OPPONENT)
    if mine < LOWEST_SOLO_BID or (yours < LOWEST_SOLO_BID and s.bids_against_poor == 0):
        return 0
    return min(mine, max(LOWEST_SOLO_BID, yours))


@rule
def opponents_payment(s: State) -> int:
    """She spends currency tokens first, then bust tokens, then duplicates in card order. Where she pays at
    the least cost, only as many of each as a payment with the least excess can have (C11)."""
    tokens = s.tokens[SEAT_OF_OPPONENT]
    busts = s.busts[SEAT_OF_OPPONENT]
    if s.pays_least == 1 and s.active == SEAT_OF_OPPONENT:
        paid = least_payment(s)
        if not can_pay_just(s, tokens - 1, paid - 1):
            tokens = 0
        if paid < BUST_VALUE:
            busts = 0
    if tokens > 0:
        return SPEND + 1
    if busts > 0:
        return SPEND
    kind = 0
    while spendable(s, SEAT_OF_OPPONENT, kind) == 0:
        kind += 1
    return SPEND + 2 + kind


@rule
def least_payment(s: State) -> int:
    """What she owes, and the least excess with which she can pay it; only bust tokens have one."""
    paid = s.owed
    while not can_pay_just(s, s.tokens[SEAT_OF_OPPONENT], paid):
        paid += 1
    return paid


@rule
def can_pay_just(s: State, tokens: int, amount: int) -> bool:
    """Whether so many currency tokens with her bust tokens and duplicates can make just this amount."""
    busts = min(s.busts[SEAT_OF_OPPONENT], amount // BUST_VALUE)
    return amount - BUST_VALUE * busts <= tokens + spendable_from(s, SEAT_OF_OPPONENT, 0)
