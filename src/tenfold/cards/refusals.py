"""Why a move is not allowed, by key. Asked only about moves that are not legal."""

from __future__ import annotations

from tenfold.protocol.errors import Illegal, Over, TenfoldError

from .deck import CODES, KINDS, NUMBERS, WILD, number_on
from .moves import (
    BID_NOTHING,
    BUY_CARD,
    DRAW_CARD,
    GIVE,
    PASS,
    SPACE,
    SPEND,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
    TOKENS,
)
from .payment import purse, spendable
from .solo import LOWEST_SOLO_BID, is_opponent, opponents_move
from .state import BID, BUST, BUY, CHANCE_CARD, DRAW, LAST_BUY, OVER, PAY, State

PHASES = {
    DRAW: "draw",
    CHANCE_CARD: "chance",
    BID: "bid",
    PAY: "pay",
    BUY: "buy",
    BUST: "bust",
    LAST_BUY: "last_buy",
    OVER: "over",
}


def refusal(s: State, move: int) -> TenfoldError:
    """The reason why this move, which is not legal, is not."""
    if not 0 <= move < SPACE:
        return Illegal("illegal.no_such_move", move=move)
    token = TOKENS[move]
    if s.phase == OVER:
        return Over("over", token=token)
    if s.phase != CHANCE_CARD and is_opponent(s, s.mover):
        return Illegal("illegal.opponent", token=token, only=TOKENS[opponents_move(s)])
    if s.phase == DRAW and move in (DRAW_CARD, TAKE_NUMBERS, TAKE_CURRENCY):
        return _refused_draw(s, move)
    if s.phase == CHANCE_CARD and GIVE <= move < GIVE + KINDS:
        return Illegal("illegal.card_not_left", card=token)
    if s.phase == BID and move > BID_NOTHING:
        return _refused_bid(s, move - BID_NOTHING)
    if s.phase == PAY and SPEND <= move < SPEND + 2 + KINDS:
        return _refused_payment(s, move - SPEND)
    if s.phase in (BUY, BUST, LAST_BUY) and BUY_CARD <= move < BUY_CARD + NUMBERS:
        return _refused_purchase(s, move - BUY_CARD)
    if s.phase == BUST and move == PASS:
        return Illegal("illegal.token_or_purchase")
    return Illegal("illegal.wrong_phase", token=token, phase=PHASES[s.phase])


def _refused_draw(s: State, move: int) -> Illegal:
    if move == DRAW_CARD:
        return Illegal("illegal.deck_empty")
    if s.drawn == 0:
        return Illegal("illegal.draw_first")
    return Illegal("illegal.no_currency")


def _refused_bid(s: State, amount: int) -> Illegal:
    if amount <= s.highest:
        return Illegal("illegal.bid_too_low", amount=amount, highest=s.highest)
    if s.target > 0 and amount < LOWEST_SOLO_BID:
        return Illegal("illegal.bid_below_minimum", amount=amount, minimum=LOWEST_SOLO_BID)
    return Illegal("illegal.bid_too_high", amount=amount, purse=purse(s, s.mover))


def _refused_purchase(s: State, card: int) -> Illegal:
    if s.market[card] == 0:
        return Illegal("illegal.not_in_market", card=CODES[card])
    if s.hands[s.mover * KINDS + card] > 0:
        return Illegal("illegal.already_owned", card=CODES[card])
    return Illegal("illegal.too_expensive", card=CODES[card], price=number_on(card), purse=purse(s, s.mover))


def _refused_payment(s: State, piece: int) -> Illegal:
    token = TOKENS[SPEND + piece]
    if piece < s.spending:
        return Illegal("illegal.payment_order", token=token)
    if piece < 2:
        if (s.busts if piece == 0 else s.tokens)[s.mover] == 0:
            return Illegal("illegal.no_such_token", token=token)
    elif s.hands[s.mover * KINDS + piece - 2] == 0:
        return Illegal("illegal.card_not_owned", card=CODES[piece - 2])
    elif spendable(s, s.mover, piece - 2) == 0:
        barred = piece - 2 >= WILD and s.wildcards_pay == 0
        key = "illegal.wildcards_do_not_pay" if barred else "illegal.no_duplicate"
        return Illegal(key, card=CODES[piece - 2])
    return Illegal("illegal.payment_falls_short", token=token, owed=s.owed)
