"""Buying a card of the market (rules 1.5, 1.7; C5, C6, C8)."""

from __future__ import annotations

from tenfold.kernel import rule

from .deck import KINDS, NUMBERS, number_on
from .moves import BUY_CARD, PASS, TAKE_TOKEN
from .payment import owe, purse
from .state import BUST, State


@rule
def legal_buys(s: State, out: list[int]) -> int:
    """One card that is affordable and not owned yet, or none; after a bust, the token instead of none."""
    out[0] = TAKE_TOKEN if s.phase == BUST else PASS
    count = 1
    most = purse(s, s.mover)
    for card in range(NUMBERS):
        if s.market[card] > 0 and s.hands[s.mover * KINDS + card] == 0 and number_on(card) <= most:
            out[count] = BUY_CARD + card
            count += 1
    return count


@rule
def buy(s: State, card: int) -> None:
    """Reserves the card; it changes hands when it is paid (C5)."""
    owe(s, s.mover, card, number_on(card), s.phase)


@rule
def take_bought_card(s: State) -> None:
    s.market[s.item] -= 1
    s.hands[s.mover * KINDS + s.item] += 1
    s.item = -1
