"""What each piece of a payment is worth, by the best payment that begins with it."""

from __future__ import annotations

from typing import Final

from tenfold.cards.moves import SPEND
from tenfold.cards.payment import spendable_from
from tenfold.cards.phases import pay
from tenfold.cards.solo import is_opponent
from tenfold.cards.state import BUST_VALUE, MOST_SEATS, PAY, State
from tenfold.kernel import overwrite, rule

from .mind import EXACTLY, Mind
from .paying.listing import first_payment, make_payment, payment_after
from .paying.pieces import first_piece, most_busts, spendable_duplicates
from .paying.proposal import propose_payment
from .paying.settling import pay_with, settle_debt
from .valuing import value

UNTHINKABLE: Final = -1.0
MOST_CARDS_BEYOND: Final = 4  # cards that are paid with beyond the spare ones, unless there is no other way
MOST_PAYMENTS: Final = 40  # that are looked at beside those; there may be thousands


@rule
def keep_value(m: Mind, place: int, shares: list[float]) -> None:
    for seat in range(MOST_SEATS):
        m.values[place * MOST_SEATS + seat] = shares[seat]


@rule
def weigh_payments(m: Mind, s: State, out: list[int], count: int) -> None:
    """Each piece by the best payment that begins with it; the solo opponent has no choice."""
    if is_opponent(s, s.mover):
        overwrite(m.sold, s)
        settle_debt(m, m.sold)
        value(m, m.sold, m.weighed)
        keep_value(m, 0, m.weighed)
        return
    for place in range(count * MOST_SEATS):
        m.values[place] = UNTHINKABLE
    most = most_busts(s) if s.spending == 0 else 0
    tokens = s.tokens[s.mover] if s.spending <= 1 else 0
    cards = spendable_from(s, s.mover, max(s.spending - 2, 0))
    spare = spendable_duplicates(s, s.mover)
    for busts in range(most + 1):
        rest = max(s.owed - BUST_VALUE * busts, 0)
        fewest = max(rest - tokens, 0)
        for number in range(fewest, min(rest, cards, max(spare + MOST_CARDS_BEYOND, fewest)) + 1):
            overwrite(m.sold, s)
            pay_with(m, m.sold, busts, number)
            first = first_piece(m.payment, busts, rest - number)
            keep_payment(m, s, out, count, SPEND + first)
    if s.seats == 2 and m.hurry <= EXACTLY and m.plays_out == 0:
        weigh_other_payments(m, s, out, count)
    for place in range(count):
        if m.values[place * MOST_SEATS + s.mover] == UNTHINKABLE:
            overwrite(m.sold, s)
            pay(m.sold, out[place] - SPEND)
            if m.sold.phase == PAY:
                settle_debt(m, m.sold)
            value(m, m.sold, m.weighed)
            keep_value(m, place, m.weighed)


@rule
def weigh_other_payments(m: Mind, s: State, out: list[int], count: int) -> None:
    """The one that people are proposed, and the first in the order of pieces, as a review compares them."""
    length = propose_payment(s, m.pieces, m.paper, m.sold, m.draft)
    if length > 0:
        make_payment(s, m.pieces, length, m.sold)
        keep_payment(m, s, out, count, m.pieces[0])
    length = first_payment(s, m.pieces, m.sold, m.last_out)
    for _ in range(MOST_PAYMENTS):
        if length > 0:
            keep_payment(m, s, out, count, m.pieces[0])
            length = payment_after(s, m.pieces, length, m.sold, m.last_out)


@rule
def keep_payment(m: Mind, s: State, out: list[int], count: int, first: int) -> None:
    """Notes what a payment has come to, if it is the best so far that begins like this."""
    value(m, m.sold, m.weighed)
    for place in range(count):
        better = m.weighed[s.mover] > m.values[place * MOST_SEATS + s.mover]
        if out[place] == first and better:
            keep_value(m, place, m.weighed)
