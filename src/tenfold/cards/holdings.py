"""Cards change places. Beside the counts stand masks of the kinds there are, so that nobody looks through
fifty-five kinds to find five."""

from __future__ import annotations

from tenfold.kernel import rule

from .deck import KINDS, WILD
from .state import State


@rule
def leave_deck(s: State, kind: int) -> None:
    s.left -= 1
    s.deck[kind] -= 1
    if s.deck[kind] == 0:
        s.to_come ^= 1 << kind


@rule
def enter_hand(s: State, seat: int, kind: int) -> None:
    s.hands[seat * KINDS + kind] += 1
    s.owned[seat] |= 1 << kind
    if kind < WILD or s.wildcards_pay == 1:
        s.payable[seat] += 1


@rule
def leave_hand(s: State, seat: int, kind: int) -> None:
    s.hands[seat * KINDS + kind] -= 1
    if s.hands[seat * KINDS + kind] == 0:
        s.owned[seat] ^= 1 << kind
    s.payable[seat] -= 1  # a card leaves a hand only to pay


@rule
def enter_market(s: State, card: int) -> None:
    s.market[card] += 1
    s.on_sale |= 1 << card


@rule
def leave_market(s: State, card: int) -> None:
    s.market[card] -= 1
    if s.market[card] == 0:
        s.on_sale ^= 1 << card
