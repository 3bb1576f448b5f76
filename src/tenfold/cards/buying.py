"""Buying a card of the market (rules 1.5, 1.7; C5, C6, C8)."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import lowest_bit, rule

from .deck import NUMBERS, number_on
from .holdings import enter_hand, leave_market
from .moves import BUY_CARD, PASS, TAKE_TOKEN
from .payment import owe, purse
from .state import BUST, State

# By purse, up to 9: mask of the number cards that cost no more.
AFFORDABLE: Final = tuple(
    sum(1 << card for card in range(NUMBERS) if number_on(card) <= most) for most in range(10)
)


@rule
def legal_buys(s: State, out: list[int]) -> int:
    """One card that is affordable and not owned yet, or none; after a bust, the token instead of none."""
    out[0] = TAKE_TOKEN if s.phase == BUST else PASS
    count = 1
    choice = s.on_sale & ~s.owned[s.mover] & AFFORDABLE[min(purse(s, s.mover), 9)]
    while choice:
        out[count] = BUY_CARD + lowest_bit(choice)
        choice &= choice - 1
        count += 1
    return count


@rule
def buy(s: State, card: int) -> None:
    """Reserves the card; it changes hands when it is paid (C5)."""
    owe(s, s.mover, card, number_on(card), s.phase)


@rule
def take_bought_card(s: State) -> None:
    leave_market(s, s.item)
    enter_hand(s, s.mover, s.item)
    s.item = -1
