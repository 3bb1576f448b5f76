"""Auctions played out by everybody's own values.

Everyone bids once, in order, and sees the bids before. So from the last bidder backwards: whoever bids knows
what the others will do after each bid, and chooses what comes out best. What a seat gets for a price is
valued once for each seat and price.
"""

from __future__ import annotations

from tenfold.cards.auction import lowest_bid
from tenfold.cards.solo import is_opponent, opponents_bid
from tenfold.cards.state import MOST_SEATS, State
from tenfold.kernel import overwrite, rule

from .mind import HIGHEST_PRICE, HOLDERS, PRICES, Mind
from .paying.auction_deals import highest_bid, make_deal
from .valuing import value


@rule
def solve_auction(m: Mind, s: State) -> int:
    """Works out how the auction ends after every bid that can still come; returns how many seats may bid."""
    count = list_bidders(m, s)
    m.is_bidding = 1
    value_deals(m, s, count)
    m.is_bidding = 0
    for price in range(PRICES):
        for holder in range(HOLDERS):
            at = end_after(count, price, holder)
            m.ends_with[at] = holder
            m.ends_at[at] = price
    for back in range(count):
        solve_bid(m, s, count - 1 - back)
    return count


@rule
def end_after(bidder: int, price: int, holder: int) -> int:
    return (bidder * PRICES + price) * HOLDERS + holder


@rule
def list_bidders(m: Mind, s: State) -> int:
    seat = s.mover
    count = 0
    while True:
        m.bidders[count] = seat
        count += 1
        if seat == s.active:
            return count
        seat = (seat + 1) % s.seats


@rule
def value_deals(m: Mind, s: State, count: int) -> None:
    """A holder is a seat, and one more that is nobody. What a deal is worth does not change while the auction
    goes on, and those who bid later, at higher prices, are all among the bidders before."""
    if s.bidder >= 0:
        value_deal(m, s, s.bidder, min(s.highest, HIGHEST_PRICE))
    if m.has_deals == 1:
        return
    value_deal(m, s, MOST_SEATS, 0)
    for number in range(count):
        seat = m.bidders[number]
        for price in range(lowest_bid(s), highest_bid(s, seat) + 1):
            value_deal(m, s, seat, price)


@rule
def value_deal(m: Mind, s: State, holder: int, price: int) -> None:
    try_deal(m, s, holder, price)
    at = (holder * PRICES + price) * MOST_SEATS
    for seat in range(s.seats):
        m.deals[at + seat] = m.weighed[seat]


@rule
def try_deal(m: Mind, s: State, holder: int, price: int) -> None:
    overwrite(m.sold, s)
    make_deal(m, m.sold, holder, price)
    value(m, m.sold, m.weighed)


@rule
def worth_of_end(m: Mind, place: int, seat: int) -> float:
    """What the end of an auction that stands at a place is worth to a seat."""
    return m.deals[(m.ends_with[place] * PRICES + m.ends_at[place]) * MOST_SEATS + seat]


@rule
def solve_bid(m: Mind, s: State, number: int) -> None:
    """What the bidder of that number does, for each price and holder before it."""
    seat = m.bidders[number]
    most = highest_bid(s, seat)
    for price in range(PRICES):
        for holder in range(HOLDERS):
            at = end_after(number, price, holder)
            chosen = end_after(number + 1, price, holder)
            if is_opponent(s, seat):
                overwrite(m.sold, s)
                m.sold.highest = price
                amount = opponents_bid(m.sold)
                if 0 < amount <= HIGHEST_PRICE:
                    chosen = end_after(number + 1, amount, seat)
            else:
                best = worth_of_end(m, chosen, seat)
                for amount in range(max(lowest_bid(s), price + 1), most + 1):
                    after = end_after(number + 1, amount, seat)
                    worth = worth_of_end(m, after, seat)
                    if worth > best:
                        best = worth
                        chosen = after
            m.ends_with[at] = m.ends_with[chosen]
            m.ends_at[at] = m.ends_at[chosen]
