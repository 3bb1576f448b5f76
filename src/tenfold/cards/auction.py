"""The auction of a wildcard: once round the table, one bid each (rules 1.6, C3)."""

from __future__ import annotations

from tenfold.kernel import rule

from .holdings import enter_hand
from .moves import BID_NOTHING, PASS
from .payment import owe, purse
from .solo import LOWEST_SOLO_BID
from .state import BID, DRAW, State


@rule
def open_auction(s: State, wildcard: int) -> None:
    """Begins left of the active seat; the active seat is the last to bid."""
    s.phase = BID
    s.item = wildcard
    s.highest = 0
    s.bidder = -1
    s.mover = (s.active + 1) % s.seats


@rule
def legal_bids(s: State, out: list[int]) -> int:
    out[0] = PASS
    count = 1
    for amount in range(lowest_bid(s), purse(s, s.mover) + 1):
        out[count] = BID_NOTHING + amount
        count += 1
    return count


@rule
def lowest_bid(s: State) -> int:
    """The least that may be bid now, by whoever can pay it."""
    if s.target > 0:
        return max(s.highest + 1, LOWEST_SOLO_BID)
    return s.highest + 1


@rule
def bid(s: State, amount: int) -> None:
    """A bid, or 0 to pass; after the active seat's the hammer falls."""
    if amount > 0:
        s.highest = amount
        s.bidder = s.mover
    if s.mover != s.active:
        s.mover = (s.mover + 1) % s.seats
    elif s.bidder >= 0:
        owe(s, s.bidder, s.item, s.highest, BID)
    else:
        close_auction(s)


@rule
def take_wildcard(s: State) -> None:
    """The highest bidder has paid."""
    enter_hand(s, s.mover, s.item)
    close_auction(s)


@rule
def close_auction(s: State) -> None:
    """The active seat's draw phase goes on; a wildcard that nobody wanted is out of the game."""
    s.item = -1
    s.highest = 0
    s.bidder = -1
    s.mover = s.active
    s.phase = DRAW
