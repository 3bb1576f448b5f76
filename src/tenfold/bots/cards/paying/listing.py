"""Whole payments, one after the other."""

from __future__ import annotations

from tenfold.cards.moves import SPEND
from tenfold.cards.payment import legal_payments
from tenfold.cards.phases import pay
from tenfold.cards.state import PAY, State
from tenfold.kernel import overwrite, rule


@rule
def first_payment(s: State, pieces: list[int], paid: State, out: list[int]) -> int:
    """Writes the first payment in the order of pieces, as moves, and makes it; returns how many there are."""
    overwrite(paid, s)
    return finish_payment(paid, pieces, 0, out)


@rule
def finish_payment(paid: State, pieces: list[int], count: int, out: list[int]) -> int:
    while paid.phase == PAY:
        legal_payments(paid, out)
        pieces[count] = out[0]
        pay(paid, out[0] - SPEND)
        count += 1
    return count


@rule
def payment_after(s: State, pieces: list[int], count: int, paid: State, out: list[int]) -> int:
    """Writes the payment that comes behind one, and makes it; 0 if that was the last."""
    for place in range(count - 1, -1, -1):
        overwrite(paid, s)
        for piece in range(place):
            pay(paid, pieces[piece] - SPEND)
        for number in range(legal_payments(paid, out)):
            if out[number] > pieces[place]:
                pieces[place] = out[number]
                pay(paid, out[number] - SPEND)
                return finish_payment(paid, pieces, place + 1, out)
    return 0


@rule
def make_payment(s: State, pieces: list[int], count: int, paid: State) -> None:
    overwrite(paid, s)
    for piece in range(count):
        pay(paid, pieces[piece] - SPEND)
