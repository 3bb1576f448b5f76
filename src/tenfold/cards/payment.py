"""Paying for a purchase or a winning bid (rules 1.5, 3; C4, C5, C13–C15)."""

from __future__ import annotations

from tenfold.kernel import lowest_bit, rule

from .deck import COLOUR_WILD, KINDS, WILD
from .holdings import leave_hand
from .moves import SPEND
from .state import BUST_VALUE, PAY, State

# A payment has one order, bust tokens, currency tokens, then cards by kind, and never goes back in it. So
# every set of pieces has one writing, and one that overpays by a whole piece has none: a bust token is
# spent only while something is owed, and nothing smaller comes before it.


@rule
def spendable(s: State, seat: int, kind: int) -> int:
    """How many of a seat's cards of a kind may be spent on the item at hand."""
    copies = s.hands[seat * KINDS + kind]
    if kind >= WILD and s.wildcards_pay == 0:
        return 0
    if s.target == 0 or s.item < WILD:
        return copies
    # Solo auctions take duplicates only: all copies but the one that is kept.
    if WILD <= kind < COLOUR_WILD and s.idle_wildcards_pay == 1 and has_all_colours(s, seat, kind - WILD):
        return copies
    return max(copies - 1, 0)


@rule
def has_all_colours(s: State, seat: int, place: int) -> bool:
    """Whether a seat owns a number card in each colour; `place` is the number less one."""
    hand = seat * KINDS + place
    return s.hands[hand] > 0 and s.hands[hand + 9] > 0 and s.hands[hand + 18] > 0 and s.hands[hand + 27] > 0


@rule
def money(s: State, seat: int) -> int:
    """What a seat's tokens are worth; its cards count nothing."""
    return s.tokens[seat] + BUST_VALUE * s.busts[seat]


@rule
def purse(s: State, seat: int) -> int:
    """The most that a seat can pay for the item at hand."""
    return money(s, seat) + spendable_from(s, seat, 0)


@rule
def spendable_from(s: State, seat: int, kind: int) -> int:
    """How many of a seat's cards may be spent that come at or behind a kind."""
    if kind == 0 and (s.target == 0 or s.item < WILD):
        return s.payable[seat]
    cards = 0
    rest = s.owned[seat] >> kind << kind
    while rest:
        cards += spendable(s, seat, lowest_bit(rest))
        rest &= rest - 1
    return cards


@rule
def owe(s: State, seat: int, item: int, price: int, paying_in: int) -> None:
    s.phase = PAY
    s.mover = seat
    s.item = item
    s.owed = price
    s.spending = 0
    s.paying_in = paying_in


@rule
def legal_payments(s: State, out: list[int]) -> int:
    """A piece may be spent when the payment can still be completed from there on in its order."""
    seat = s.mover
    first = max(s.spending - 2, 0)
    cards = spendable_from(s, seat, first)
    count = 0
    if s.spending == 0 and s.busts[seat] > 0:
        out[count] = SPEND
        count += 1
    if s.spending <= 1 and s.tokens[seat] > 0 and s.tokens[seat] + cards >= s.owed:
        out[count] = SPEND + 1
        count += 1
    rest = s.owned[seat] >> first << first
    while rest and cards >= s.owed:
        kind = lowest_bit(rest)
        rest &= rest - 1
        copies = spendable(s, seat, kind)
        if copies > 0:
            out[count] = SPEND + 2 + kind
            count += 1
        cards -= copies
    return count


@rule
def spend(s: State, piece: int) -> None:
    """Hands over one piece: 0 a bust token, 1 a currency token, 2 + kind a card."""
    if piece == 0:
        s.busts[s.mover] -= 1
        s.owed -= BUST_VALUE
    else:
        if piece == 1:
            s.tokens[s.mover] -= 1
        else:
            leave_hand(s, s.mover, piece - 2)
        s.owed -= 1
    s.spending = piece
