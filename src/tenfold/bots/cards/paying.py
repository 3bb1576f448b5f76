"""How the bots pay: with what they miss least."""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.moves import SPEND
from tenfold.cards.state import BUST_VALUE, State
from tenfold.kernel import rule

from .judgement import colour_worth, duplicates, promise, token_worth

NEVER: Final = 1 << 40


@rule
def pay_with_least(s: State, out: list[int], count: int) -> int:
    """The place of the next piece of the payment that costs the least in all."""
    busts = busts_to_spend(s, duplicates(s, s.mover))
    if out[0] == SPEND and busts > 0:
        return 0
    best = -1
    least = NEVER
    for place in range(count):
        loss = loss_of(s, out[place] - SPEND)
        if loss < least:
            best = place
            least = loss
    return best


@rule
def busts_to_spend(s: State, spare: int) -> int:
    """How many bust tokens the cheapest payment has; their excess is lost, and good cards are dear."""
    best = 0
    least = NEVER
    for busts in range(s.busts[s.mover] + 1):
        rest = max(s.owed - BUST_VALUE * busts, 0)
        cards = max(rest - s.tokens[s.mover] - spare, 0)
        loss = BUST_VALUE * busts + rest + 5 * cards
        if loss < least:
            best = busts
            least = loss
        if rest == 0:
            break
    return best


@rule
def loss_of(s: State, piece: int) -> int:
    """What a piece is missed: a bust token that was not planned for most, then good cards, then money; a
    spare card least, because it counts for no tie."""
    if piece == 0:
        return NEVER - 1
    worth = token_worth(s)
    if piece == 1:
        return worth
    kind = piece - 2
    if s.hands[s.mover * KINDS + kind] > 1:
        return worth - 1
    if kind >= 36:
        return 3 * worth + 1000
    mask = s.owned[s.mover] >> 9 * (kind // 9) & 511
    without = colour_worth(mask & ~(1 << kind % 9), promise(s))
    return worth + colour_worth(mask, promise(s)) - without + 1
