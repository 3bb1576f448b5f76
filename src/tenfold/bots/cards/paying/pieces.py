"""What the pieces of a payment are missed, and which are missed least.

A card is missed for the runs that it breaks; the last copy of a number for a point's thousandth at least, a
duplicate not at all, since it counts for no tie. What a wildcard is missed, the one who pays says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.cards.estimating import colour_worth, duplicates, promise, token_worth
from tenfold.cards.deck import KINDS, NUMBERS, WILD
from tenfold.cards.moves import SPEND
from tenfold.cards.payment import spendable
from tenfold.cards.scoring import FULL
from tenfold.cards.state import BUST_VALUE, State
from tenfold.kernel import Mask, Short, Struct, lowest_bit, numbers, rule

NEVER: Final = 1 << 40
SPARE: Final = -1  # what a duplicate is missed beyond a token

# What a wildcard is missed beyond a token: in a whole payment, and piece by piece, with two tokens on top.
WILDCARD: Final = 5000
WILDCARD_ALONE: Final = 1000


@dataclass(slots=True)
class Payment(Struct):
    """The cards of a payment that is being thought of."""

    spent: list[Short] = numbers(KINDS)  # by kind
    kept: list[Mask] = numbers(4)  # by colour: the numbers that are left


@rule
def loss_of_card(kind: int, copies: int, numbers_kept: int, promised: int, wildcard: int) -> int:
    """What one more card of a kind is missed beyond a token, in thousandths of a point, with so many copies
    and these numbers of its colour in the hand; `wildcard` is what those are missed."""
    if copies > 1:
        return SPARE
    if kind >= WILD:
        return wildcard
    without = colour_worth(numbers_kept & ~(1 << kind % 9), promised)
    return 1 + colour_worth(numbers_kept, promised) - without


@rule
def pay_with_least(s: State, out: list[int], count: int) -> int:
    """The place of the next piece of the payment that costs the least in all."""
    busts = busts_to_spend(s, duplicates(s, s.mover))
    if out[0] == SPEND and busts > 0:
        return 0
    best = -1
    least = NEVER
    for place in range(count):
        loss = loss_of_piece(s, out[place] - SPEND)
        if loss < least:
            best = place
            least = loss
    return best


@rule
def loss_of_piece(s: State, piece: int) -> int:
    """Beyond a token, which is missed as money: a bust token that was not planned for most."""
    if piece == 0:
        return NEVER - 1
    if piece == 1:
        return 0
    kind = piece - 2
    kept = s.owned[s.mover] >> 9 * (kind // 9) & FULL
    wildcard = WILDCARD_ALONE + 2 * token_worth(s)
    return loss_of_card(kind, s.hands[s.mover * KINDS + kind], kept, promise(s), wildcard)


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
def most_busts(s: State) -> int:
    """How many bust tokens a payment may have; one more would be given for nothing."""
    return min(s.busts[s.mover], (s.owed + BUST_VALUE - 1) // BUST_VALUE)


@rule
def spendable_duplicates(s: State, seat: int) -> int:
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
def choose_cheapest(p: Payment, s: State, count: int) -> None:
    """Notes the cards that are missed least, of those that a payment may still be made with."""
    for kind in range(KINDS):
        p.spent[kind] = 0
    for colour in range(4):
        p.kept[colour] = s.owned[s.mover] >> 9 * colour & FULL
    promised = promise(s)
    for _ in range(count):
        kind = cheapest_card(p, s, promised)
        if kind < 0:
            return
        p.spent[kind] += 1
        if kind < NUMBERS and p.spent[kind] == s.hands[s.mover * KINDS + kind]:
            p.kept[kind // 9] &= ~(1 << kind % 9)


@rule
def cheapest_card(p: Payment, s: State, promised: int) -> int:
    """The kind of card that is missed least on top of those that are spent; -1 if there is none."""
    best = -1
    least = 0
    first = max(s.spending - 2, 0)
    rest = s.owned[s.mover] >> first << first
    while rest:
        kind = lowest_bit(rest)
        rest &= rest - 1
        if p.spent[kind] < spendable(s, s.mover, kind):
            copies = s.hands[s.mover * KINDS + kind] - p.spent[kind]
            kept = p.kept[kind // 9] if kind < WILD else 0
            loss = loss_of_card(kind, copies, kept, promised, WILDCARD)
            if best < 0 or loss < least:
                best = kind
                least = loss
    return best


@rule
def first_piece(p: Payment, busts: int, tokens: int) -> int:
    """The piece that a payment begins with."""
    if busts > 0:
        return 0
    if tokens > 0:
        return 1
    kind = 0
    while p.spent[kind] == 0:
        kind += 1
    return 2 + kind
