"""The chapters put together: what is legal in each phase, and what a move does."""

from __future__ import annotations

from tenfold.kernel import lowest_bit, rule
from tenfold.protocol.game import CHANCE, NOBODY

from .auction import bid, legal_bids, take_wildcard
from .buying import buy, legal_buys, take_bought_card
from .moves import BID_NOTHING, BUY_CARD, DRAW_CARD, GIVE, PASS, SPEND, TAKE_NUMBERS, TAKE_TOKEN
from .payment import legal_payments, spend
from .solo import is_opponent, opponents_move
from .state import BID, BUST, BUY, CHANCE_CARD, DRAW, LAST_BUY, OVER, PAY, State
from .turn import (
    end_last_buy,
    end_turn,
    finish_bust,
    legal_draws,
    take_bust_token,
    take_currency,
    take_numbers,
    turn_up,
)


@rule
def to_move(s: State) -> int:
    """A seat, CHANCE, or NOBODY when the game is over."""
    if s.phase == OVER:
        return NOBODY
    return CHANCE if s.phase == CHANCE_CARD else s.mover


@rule
def legal(s: State, out: list[int]) -> int:
    """Writes the legal moves into `out`, ascending, and returns how many there are."""
    if s.phase == CHANCE_CARD:
        return possible_cards(s, out)
    if s.phase == OVER:
        return 0
    if is_opponent(s, s.mover):
        out[0] = opponents_move(s)
        return 1
    if s.phase == DRAW:
        return legal_draws(s, out)
    if s.phase == BID:
        return legal_bids(s, out)
    if s.phase == PAY:
        return legal_payments(s, out)
    return legal_buys(s, out)


@rule
def possible_cards(s: State, out: list[int]) -> int:
    count = 0
    rest = s.to_come
    while rest:
        out[count] = GIVE + lowest_bit(rest)
        rest &= rest - 1
        count += 1
    return count


@rule
def step(s: State, move: int) -> None:
    """Makes a legal move."""
    if s.phase == DRAW:
        decide(s, move)
    elif s.phase == CHANCE_CARD:
        turn_up(s, move - GIVE)
    elif s.phase == BID:
        bid(s, 0 if move == PASS else move - BID_NOTHING)
    elif s.phase == PAY:
        pay(s, move - SPEND)
    elif move == TAKE_TOKEN:
        take_bust_token(s)
    elif move == PASS:
        end_buying(s)
    else:
        buy(s, move - BUY_CARD)


@rule
def decide(s: State, move: int) -> None:
    if move == DRAW_CARD:
        s.phase = CHANCE_CARD
    elif move == TAKE_NUMBERS:
        take_numbers(s)
    else:
        take_currency(s)


@rule
def pay(s: State, piece: int) -> None:
    """Hands over a piece; with the last one the item changes hands, and the game goes on where it was."""
    spend(s, piece)
    if s.owed > 0:
        return
    s.owed = 0
    s.spending = 0
    s.phase = s.paying_in
    s.paying_in = 0
    if s.phase == BID:
        take_wildcard(s)
        return
    take_bought_card(s)
    end_buying(s)


@rule
def end_buying(s: State) -> None:
    if s.phase == BUY:
        end_turn(s)
    elif s.phase == BUST:
        finish_bust(s)
    elif s.phase == LAST_BUY:
        end_last_buy(s)
