"""How an auction may end: who pays how much."""

from __future__ import annotations

from typing import Final

from tenfold.bots.cards.mind import HIGHEST_PRICE, Mind
from tenfold.cards.auction import close_auction
from tenfold.cards.payment import money, owe, purse
from tenfold.cards.state import BID, MOST_SEATS, State
from tenfold.kernel import rule

from .pieces import spendable_duplicates
from .settling import settle_debt

FEW_CARDS: Final = 3


@rule
def highest_bid(s: State, seat: int) -> int:
    """The most that a seat would think of: what it has, and a few good cards."""
    return min(purse(s, seat), money(s, seat) + spendable_duplicates(s, seat) + FEW_CARDS, HIGHEST_PRICE)


@rule
def make_deal(m: Mind, s: State, holder: int, price: int) -> None:
    """A holder wins an auction and pays the price in the usual way; a seat, or MOST_SEATS for nobody."""
    if holder == MOST_SEATS:
        close_auction(s)
        return
    s.highest = price
    s.bidder = holder
    owe(s, holder, s.item, price, BID)
    settle_debt(m, s)
