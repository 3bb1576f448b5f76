"""What a bid or a purchase comes to, paid in the way that costs least."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.auction import lowest_bid
from tenfold.cards.deck import NUMBERS, number_on
from tenfold.cards.moves import BID_NOTHING, BUY_CARD, HIGHEST_BID, SPEND, TOKENS
from tenfold.cards.payment import owe, purse
from tenfold.cards.phases import legal
from tenfold.cards.state import BID, BUST, BUY, LAST_BUY, State
from tenfold.kernel import lowest_bit, overwrite, rule
from tenfold.protocol.game import Seat

from .proposal import best_draft, find_order
from .scales import HIGHEST_PRICE, Desk, change_of, clear_scales, hand_over, take_up, told_points, weigh_hand

PROSPECT: Final = 5  # numbers for each: the move, its points, the tokens, bust tokens and cards
MOST_NUMBERS: Final = PROSPECT * HIGHEST_BID


@dataclass(frozen=True, slots=True)
class Prospect:
    move: str
    points: int | None  # what it does to the points; None when that takes too long to find out
    tokens: int  # what is left
    busts: int
    cards: int  # how many are given up


def bids_of(state: State, seat: Seat) -> tuple[int, int] | None:
    """The least and the most that a seat may bid now."""
    out = [0, 0]
    return (out[0], out[1]) if note_bids(state, seat, out) else None


def prospects_of(state: State, seat: Seat) -> tuple[Prospect, ...]:
    """What each bid or purchase that a seat may make now would come to."""
    if not may_acquire(state, seat):  # a desk takes a while to set up
        return ()
    out = [0] * MOST_NUMBERS
    end = PROSPECT * note_prospects(state, seat, out, Desk())
    return tuple(
        Prospect(TOKENS[out[at]], told_points(out[at + 1]), *out[at + 2 : at + PROSPECT])
        for at in range(0, end, PROSPECT)
    )


@rule
def note_bids(s: State, seat: int, out: list[int]) -> int:
    """Writes the two, and returns how many numbers that are: none where it may not bid."""
    if s.phase != BID or s.mover != seat:
        return 0
    out[0] = lowest_bid(s)
    out[1] = purse(s, seat)
    return 2


@rule
def note_prospects(s: State, seat: int, out: list[int], desk: Desk) -> int:
    """Writes down the prospects of a seat, and returns how many there are."""
    count = find_goods(s, desk) if may_acquire(s, seat) else 0
    if count == 0:
        return 0
    clear_scales(desk.scales)
    take_up(s, seat, desk.hand)
    before = weigh_hand(desk.scales, desk.hand)
    open_price_list(s, desk, count)
    for place in range(count):
        if s.phase == BID:
            quote(desk, price_of(desk.moves[place]), 0)
        note_prospect(s, desk.moves[place], before, desk, out, PROSPECT * place)
    return count


@rule
def may_acquire(s: State, seat: int) -> bool:
    return s.mover == seat and s.phase in (BID, BUY, BUST, LAST_BUY)


@rule
def find_goods(s: State, desk: Desk) -> int:
    """Leaves only bids and purchases among the legal moves, and returns how many there are."""
    count = 0
    for place in range(legal(s, desk.moves)):
        move = desk.moves[place]
        if move > BID_NOTHING or BUY_CARD <= move < BUY_CARD + NUMBERS:
            desk.moves[count] = move
            count += 1
    return count


@rule
def price_of(move: int) -> int:
    return move - BID_NOTHING if move > BID_NOTHING else number_on(move - BUY_CARD)


@rule
def item_of(s: State, move: int) -> int:
    return s.item if s.phase == BID else move - BUY_CARD


@rule
def open_price_list(s: State, desk: Desk, count: int) -> None:
    """Finds the cards that are missed least, once for all prices, and the payments at the prices of cards;
    bids are too many, and their payments are found one by one."""
    prices = 0
    highest = 0
    for place in range(count):
        price = price_of(desk.moves[place])
        highest = max(highest, price)
        if s.phase != BID:
            prices |= 1 << price
    overwrite(desk.debtor, s)
    owe(desk.debtor, s.mover, item_of(s, desk.moves[0]), highest, s.phase)
    find_order(desk.debtor, desk.paper, desk.trial, desk.draft)
    while prices:
        quote(desk, lowest_bit(prices), lowest_bit(prices))
        prices &= prices - 1


@rule
def quote(desk: Desk, price: int, place: int) -> None:
    """Enters the payment that would be proposed at a price."""
    desk.debtor.owed = price
    count = best_draft(desk.debtor, desk.pieces, desk.paper, desk.trial, desk.draft, False)
    desk.counts[place] = count
    for piece in range(count):
        desk.payments[HIGHEST_PRICE * place + piece] = desk.pieces[piece]


@rule
def note_prospect(s: State, move: int, before: int, desk: Desk, out: list[int], at: int) -> None:
    place = 0 if s.phase == BID else price_of(move)
    first = HIGHEST_PRICE * place
    count = desk.counts[place]
    take_up(s, s.mover, desk.hand)
    tokens, busts = hand_over(s, s.mover, desk.payments, first, count, desk.hand)
    desk.hand[item_of(s, move)] += 1
    cards = 0
    for piece in range(first, first + count):
        if desk.payments[piece] >= SPEND + 2:
            cards += 1
    out[at] = move
    out[at + 1] = change_of(before, weigh_hand(desk.scales, desk.hand))
    out[at + 2] = tokens
    out[at + 3] = busts
    out[at + 4] = cards
