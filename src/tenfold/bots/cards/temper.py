"""What both thinking bots of the card game do alike: see which decision is asked for, and how to pay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tenfold.cards.state import BID, DRAW, PAY, State
from tenfold.kernel import Slots, rule

from .estimating import Estimates, weigh_cards
from .paying.pieces import pay_with_least


@dataclass(frozen=True)
class Temper(Slots):
    """What each of them does its own way: with the legal moves and their number, which place to choose."""

    draw: Callable[[State, list[int], int, Estimates], int]  # draw, or stop with one of the rewards
    bid: Callable[[State, list[int], int, Estimates], int]
    buy: Callable[[State, list[int], int, Estimates], int]  # buy, or not; after a bust, the token instead


@rule
def decide_by(temper: Temper, s: State, out: list[int], count: int, e: Estimates) -> int:
    """The place of the chosen move among the legal ones."""
    if count == 1:
        return 0
    if s.phase == PAY:
        return pay_with_least(s, out, count)
    weigh_cards(s, e, s.mover)
    if s.phase == DRAW:
        return temper.draw(s, out, count, e)
    if s.phase == BID:
        return temper.bid(s, out, count, e)
    return temper.buy(s, out, count, e)
