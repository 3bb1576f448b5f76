"""The moves of the card game as numbers, and how they are written (rules 3)."""

from __future__ import annotations

import re
from typing import Final

from tenfold.protocol.errors import Illegal, TenfoldError, Unreadable
from tenfold.protocol.options import spell

from .deck import CODES, KINDS, LARGEST_DECK, NUMBERS

DRAW_CARD: Final = 0
TAKE_NUMBERS: Final = 1
TAKE_CURRENCY: Final = 2
PASS: Final = 3
TAKE_TOKEN: Final = 4
SPEND: Final = 5  # then, in the order of paying: a bust token, a currency token, each kind of card
BUY_CARD: Final = SPEND + 2 + KINDS  # then each number card
GIVE: Final = BUY_CARD + NUMBERS  # chance's moves: each kind of card
BID_NOTHING: Final = GIVE + KINDS - 1  # a bid of N is BID_NOTHING + N

# Buying and bidding never make a purse grow, a card taken adds 1, and the most that two cards of the deck
# can add is the 3 of a bust token: so nobody can ever bid more than this.
HIGHEST_BID: Final = 10 + 3 * (LARGEST_DECK // 2)
SPACE: Final = BID_NOTHING + HIGHEST_BID + 1

PIECES: Final = ("!", "$", *CODES)  # of a payment, in their order

TOKENS: Final = (
    "draw",
    "numbers",
    "currency",
    "pass",
    "token",
    *(f"spend:{piece}" for piece in PIECES),
    *(f"buy:{code}" for code in CODES[:NUMBERS]),
    *CODES,
    *(f"bid:{amount}" for amount in range(1, HIGHEST_BID + 1)),
)
ANY_BID: Final = "bid:[1-9][0-9]*"  # also one that nobody can ever make
NOT_FOR_SALE: Final = tuple(f"buy:{code}" for code in CODES[NUMBERS:])
MOVES: Final = {token: move for move, token in enumerate(TOKENS)}


def read_token(token: str) -> int:
    """The move that a token writes; whether it is legal is another question.

    >>> read_token("buy:B4") == BUY_CARD + CODES.index("B4")
    True
    """
    move = MOVES.get(token)
    if move is None:
        raise _what_is_wrong(token)
    return move


def _what_is_wrong(token: str) -> TenfoldError:
    if re.fullmatch(ANY_BID, token):
        return Illegal("illegal.bid_beyond_all", most=HIGHEST_BID)
    if token in NOT_FOR_SALE:
        return Unreadable("unreadable.not_for_sale", token=token)
    return Unreadable("unreadable.token", token=spell(token))
