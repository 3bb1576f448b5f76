"""Payments that are never better than others, in the last turn of a game for two or solo.

The deck is empty, and the active seat buys before the last round, in which it is the last to buy. So what it
has after the payment serves only itself: to pay in the last round, and to stand well in the end. More of it
is better there, and what one of two seats gains the other loses. Then

- a second copy of a number card is worth less than a currency token (both pay 1, and the token is money) and
  less than the only copy of a card: second copies go first, and which of them makes no difference;
- in solo, where money decides nothing, a currency token is worth less than the only copy of a card, which
  pays 1 as well;
- whatever a payment is, the same purchase for nothing and a bust token on top would be better. If that does
  not win more than what has been found, no payment does.
"""

from __future__ import annotations

from tenfold.cards.deck import KINDS, NUMBERS, WILD
from tenfold.cards.moves import SPEND
from tenfold.cards.phases import step
from tenfold.cards.solo import is_opponent
from tenfold.cards.state import BUST, BUY, PAY, State
from tenfold.kernel import rule


@rule
def is_last_purchase(s: State) -> bool:
    """Whether the active seat is about to pay in the last turn of a game for two, or solo."""
    if s.left > 0 or s.seats > 2 or s.phase != PAY or is_opponent(s, s.mover):
        return False
    return s.paying_in in (BUY, BUST)


@rule
def is_dominated(s: State, piece: int) -> bool:
    """Whether a payment that goes on with this piece has a better one beside it; in such a purchase only."""
    if piece == 0:
        return False
    hand = s.mover * KINDS
    first = max(s.spending - 2, 0)
    kind = piece - 2
    doubles = 0
    for card in range(first, NUMBERS):
        copies = s.hands[hand + card]
        if copies > 1:
            if card < kind:
                return True  # it would be passed by
            doubles += copies - 1
    if kind < 0:
        return s.owed <= doubles
    if s.target > 0 and s.spending <= 1 and s.tokens[s.mover] > 0 and s.owed > doubles:
        return True  # tokens would be left, and single cards spent
    return s.owed <= doubles and (kind >= WILD or s.hands[hand + kind] == 1)


@rule
def forgive(s: State) -> None:
    """Lets the debtor have the card for nothing, and a bust token on top."""
    s.busts[s.mover] += 2
    s.owed = 1
    s.spending = 0
    step(s, SPEND)
