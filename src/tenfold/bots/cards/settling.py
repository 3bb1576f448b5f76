"""Whole payments: how many bust tokens and cards go into one, and which cards."""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import KINDS, NUMBERS, WILD
from tenfold.cards.moves import SPEND
from tenfold.cards.payment import legal_payments, spendable
from tenfold.cards.phases import pay
from tenfold.cards.scoring import FULL
from tenfold.cards.solo import is_opponent, opponents_payment
from tenfold.cards.state import BUST_VALUE, PAY, State
from tenfold.kernel import lowest_bit, rule

from .judgement import colour_worth, promise
from .mind import Mind
from .paying import busts_to_spend

DEAR: Final = 5000  # what a wildcard is missed, in thousandths of a point
PLENTY: Final = 8  # with so many tokens, the next ones may be lost


@rule
def settle(m: Mind, s: State) -> None:
    """Pays what is owed in the usual way: with spare cards, then tokens, then what is missed least."""
    if is_opponent(s, s.mover):
        while s.phase == PAY:
            pay(s, opponents_payment(s) - SPEND)
        return
    spare = spare_cards(s, s.mover)
    busts = busts_to_spend(s, spare) if s.spending == 0 else 0
    rest = max(s.owed - BUST_VALUE * busts, 0)
    tokens = s.tokens[s.mover] if s.spending <= 1 else 0
    cards = min(rest, spare) if tokens < PLENTY else max(rest - tokens, 0)
    pay_with(m, s, busts, max(cards, rest - tokens))


@rule
def pay_with(m: Mind, s: State, busts: int, cards: int) -> None:
    """Pays with so many bust tokens and cards, and tokens for the rest."""
    rest = max(s.owed - BUST_VALUE * busts, 0)
    choose_cards(m, s, cards)
    for _ in range(busts):
        pay(s, 0)
    for _ in range(rest - cards):
        pay(s, 1)
    kind = 0
    while s.phase == PAY and s.owed > 0 and kind < KINDS:
        for _ in range(m.spent[kind]):
            pay(s, 2 + kind)
        kind += 1
    while s.phase == PAY:  # what was begun otherwise is finished as it can be
        pay(s, m.last_out[legal_payments(s, m.last_out) - 1] - SPEND)


@rule
def spare_cards(s: State, seat: int) -> int:
    """Cards that are only money to a seat, and may be spent on the item at hand."""
    spare = 0
    rest = s.owned[seat]
    while rest:
        kind = lowest_bit(rest)
        rest &= rest - 1
        if s.hands[seat * KINDS + kind] > 1:
            spare += min(spendable(s, seat, kind), s.hands[seat * KINDS + kind] - 1)
    return spare


@rule
def choose_cards(m: Mind, s: State, count: int) -> None:
    """Notes the cards that are missed least, of those that a payment may still be made with."""
    for kind in range(KINDS):
        m.spent[kind] = 0
    for colour in range(4):
        m.kept[colour] = s.owned[s.mover] >> 9 * colour & FULL
    promised = promise(s)
    for _ in range(count):
        kind = cheapest_card(m, s, promised)
        if kind < 0:
            return
        m.spent[kind] += 1
        if kind < NUMBERS and m.spent[kind] == s.hands[s.mover * KINDS + kind]:
            m.kept[kind // 9] &= ~(1 << kind % 9)


@rule
def cheapest_card(m: Mind, s: State, promised: int) -> int:
    """The kind of card that is missed least on top of those that are spent; -1 if there is none."""
    best = -1
    least = 0
    first = max(s.spending - 2, 0)
    rest = s.owned[s.mover] >> first << first
    while rest:
        kind = lowest_bit(rest)
        rest &= rest - 1
        if m.spent[kind] < spendable(s, s.mover, kind):
            loss = loss_of_card(m, s, kind, promised)
            if best < 0 or loss < least:
                best = kind
                least = loss
    return best


@rule
def loss_of_card(m: Mind, s: State, kind: int, promised: int) -> int:
    """What one more card of a kind would be missed, by the runs it breaks."""
    if s.hands[s.mover * KINDS + kind] - m.spent[kind] > 1:
        return 0
    if kind >= WILD:
        return DEAR
    mask = m.kept[kind // 9]
    return 1 + colour_worth(mask, promised) - colour_worth(mask & ~(1 << kind % 9), promised)
