"""Whole payments, made: how many bust tokens and cards go into one."""

from __future__ import annotations

from typing import Final

from tenfold.bots.cards.mind import Mind
from tenfold.cards.deck import KINDS
from tenfold.cards.moves import SPEND
from tenfold.cards.payment import legal_payments
from tenfold.cards.phases import pay
from tenfold.cards.solo import is_opponent, opponents_payment
from tenfold.cards.state import BUST_VALUE, PAY, State
from tenfold.kernel import rule

from .pieces import busts_to_spend, choose_cheapest, spendable_duplicates

PLENTY: Final = 8  # with so many tokens, the next ones may be lost


@rule
def settle_debt(m: Mind, s: State) -> None:
    """Pays what is owed in the usual way: with spare cards, then tokens, then what is missed least."""
    if is_opponent(s, s.mover):
        while s.phase == PAY:
            pay(s, opponents_payment(s) - SPEND)
        return
    spare = spendable_duplicates(s, s.mover)
    busts = busts_to_spend(s, spare) if s.spending == 0 else 0
    rest = max(s.owed - BUST_VALUE * busts, 0)
    tokens = s.tokens[s.mover] if s.spending <= 1 else 0
    cards = min(rest, spare) if tokens < PLENTY else max(rest - tokens, 0)
    pay_with(m, s, busts, max(cards, rest - tokens))


@rule
def pay_with(m: Mind, s: State, busts: int, cards: int) -> None:
    """Pays with so many bust tokens and cards, and tokens for the rest."""
    rest = max(s.owed - BUST_VALUE * busts, 0)
    choose_cheapest(m.payment, s, cards)
    for _ in range(busts):
        pay(s, 0)
    for _ in range(rest - cards):
        pay(s, 1)
    kind = 0
    while s.phase == PAY and s.owed > 0 and kind < KINDS:
        for _ in range(m.payment.spent[kind]):
            pay(s, 2 + kind)
        kind += 1
    while s.phase == PAY:  # what was begun otherwise is finished as it can be
        pay(s, m.last_out[legal_payments(s, m.last_out) - 1] - SPEND)
