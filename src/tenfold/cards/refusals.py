"""Why a move is not allowed, by number and by key. Asked only about moves that are not legal."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.protocol.errors import Over, TenfoldError
from tenfold.protocol.refusals import Detail, RefusalForm, written_refusal

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

PHASES: Final = ("draw", "chance", "bid", "pay", "buy", "bust", "last_buy", "over")  # by number

NO_SUCH_MOVE: Final = 0
GAME_OVER: Final = 1
OPPONENT: Final = 2
DECK_EMPTY: Final = 3
DRAW_FIRST: Final = 4
NO_CURRENCY: Final = 5
CARD_NOT_LEFT: Final = 6
BID_TOO_LOW: Final = 7
BID_BELOW_MINIMUM: Final = 8
BID_TOO_HIGH: Final = 9
PAYMENT_ORDER: Final = 10
NO_SUCH_TOKEN: Final = 11
CARD_NOT_OWNED: Final = 12
WILDCARDS_DO_NOT_PAY: Final = 13
NO_DUPLICATE: Final = 14
PAYMENT_FALLS_SHORT: Final = 15
NOT_IN_MARKET: Final = 16
ALREADY_OWNED: Final = 17
TOO_EXPENSIVE: Final = 18
TOKEN_OR_PURCHASE: Final = 19
WRONG_PHASE: Final = 20

CARD: Final = Detail("card", CODES)
AMOUNT: Final = Detail("amount")
PURSE: Final = Detail("purse")

FORMS: Final = {
    NO_SUCH_MOVE: RefusalForm("illegal.no_such_move", (Detail("move"),)),
    GAME_OVER: RefusalForm("over", names_token=True, kind=Over),
    OPPONENT: RefusalForm("illegal.opponent", (Detail("only", TOKENS),), names_token=True),
    DECK_EMPTY: RefusalForm("illegal.deck_empty"),
    DRAW_FIRST: RefusalForm("illegal.draw_first"),
    NO_CURRENCY: RefusalForm("illegal.no_currency"),
    CARD_NOT_LEFT: RefusalForm("illegal.card_not_left", (CARD,)),
    BID_TOO_LOW: RefusalForm("illegal.bid_too_low", (AMOUNT, Detail("highest"))),
    BID_BELOW_MINIMUM: RefusalForm("illegal.bid_below_minimum", (AMOUNT, Detail("minimum"))),
    BID_TOO_HIGH: RefusalForm("illegal.bid_too_high", (AMOUNT, PURSE)),
    PAYMENT_ORDER: RefusalForm("illegal.payment_order", names_token=True),
    NO_SUCH_TOKEN: RefusalForm("illegal.no_such_token", names_token=True),
    CARD_NOT_OWNED: RefusalForm("illegal.card_not_owned", (CARD,)),
    WILDCARDS_DO_NOT_PAY: RefusalForm("illegal.wildcards_do_not_pay", (CARD,)),
    NO_DUPLICATE: RefusalForm("illegal.no_duplicate", (CARD,)),
    PAYMENT_FALLS_SHORT: RefusalForm("illegal.payment_falls_short", (Detail("owed"),), names_token=True),
    NOT_IN_MARKET: RefusalForm("illegal.not_in_market", (CARD,)),
    ALREADY_OWNED: RefusalForm("illegal.already_owned", (CARD,)),
    TOO_EXPENSIVE: RefusalForm("illegal.too_expensive", (CARD, Detail("price"), PURSE)),
    TOKEN_OR_PURCHASE: RefusalForm("illegal.token_or_purchase"),
    WRONG_PHASE: RefusalForm("illegal.wrong_phase", (Detail("phase", PHASES),), names_token=True),
}
MOST_DETAILS: Final = 3


def refusal(s: State, move: int) -> TenfoldError:
    """The reason why this move, which is not legal, is not."""
    out = [0] * MOST_DETAILS
    form = FORMS[note_refusal(s, move, out)]
    return written_refusal(form, out, TOKENS[move] if form.names_token else "")


@rule
def note_refusal(s: State, move: int, out: list[int]) -> int:
    """The number of that reason; writes its details into `out`."""
    if not 0 <= move < SPACE:
        out[0] = move
        return NO_SUCH_MOVE
    if s.phase == OVER:
        return GAME_OVER
    if s.phase != CHANCE_CARD and is_opponent(s, s.mover):
        out[0] = opponents_move(s)
        return OPPONENT
    if s.phase == DRAW and move in (DRAW_CARD, TAKE_NUMBERS, TAKE_CURRENCY):
        return refuse_draw(s, move)
    if s.phase == CHANCE_CARD and GIVE <= move < GIVE + KINDS:
        out[0] = move - GIVE
        return CARD_NOT_LEFT
    if s.phase == BID and move > BID_NOTHING:
        return refuse_bid(s, move - BID_NOTHING, out)
    if s.phase == PAY and SPEND <= move < SPEND + 2 + KINDS:
        return refuse_payment(s, move - SPEND, out)
    if s.phase in (BUY, BUST, LAST_BUY) and BUY_CARD <= move < BUY_CARD + NUMBERS:
        return refuse_purchase(s, move - BUY_CARD, out)
    if s.phase == BUST and move == PASS:
        return TOKEN_OR_PURCHASE
    out[0] = s.phase
    return WRONG_PHASE


@rule
def refuse_draw(s: State, move: int) -> int:
    if move == DRAW_CARD:
        return DECK_EMPTY
    return DRAW_FIRST if s.drawn == 0 else NO_CURRENCY


@rule
def refuse_bid(s: State, amount: int, out: list[int]) -> int:
    out[0] = amount
    if amount <= s.highest:
        out[1] = s.highest
        return BID_TOO_LOW
    if s.target > 0 and amount < LOWEST_SOLO_BID:
        out[1] = LOWEST_SOLO_BID
        return BID_BELOW_MINIMUM
    out[1] = purse(s, s.mover)
    return BID_TOO_HIGH


@rule
def refuse_purchase(s: State, card: int, out: list[int]) -> int:
    out[0] = card
    if s.market[card] == 0:
        return NOT_IN_MARKET
    if s.hands[s.mover * KINDS + card] > 0:
        return ALREADY_OWNED
    out[1] = number_on(card)
    out[2] = purse(s, s.mover)
    return TOO_EXPENSIVE


@rule
def refuse_payment(s: State, piece: int, out: list[int]) -> int:
    if piece < s.spending:
        return PAYMENT_ORDER
    if piece < 2:
        if (s.busts[s.mover] if piece == 0 else s.tokens[s.mover]) == 0:
            return NO_SUCH_TOKEN
    else:
        out[0] = piece - 2
        if s.hands[s.mover * KINDS + piece - 2] == 0:
            return CARD_NOT_OWNED
        if spendable(s, s.mover, piece - 2) == 0:
            return WILDCARDS_DO_NOT_PAY if piece - 2 >= WILD and s.wildcards_pay == 0 else NO_DUPLICATE
    out[0] = s.owed
    return PAYMENT_FALLS_SHORT
