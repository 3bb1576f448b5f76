"""What a card game's log of moves tells without playing the game again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tenfold.cards.deck import CURRENCY, NUMBERS, WILD, currency_on, number_on
from tenfold.cards.moves import BID_NOTHING, BUY_CARD, DRAW_CARD, GIVE, TAKE_CURRENCY
from tenfold.cards.state import LIMIT, SEAT_OF_OPPONENT, State
from tenfold.protocol.game import Move, Seat

NOBODY_BOUGHT = -1


class Auction(NamedTuple):
    wildcard: int  # the kind of card
    buyer: Seat  # or NOBODY_BOUGHT
    price: int


@dataclass(slots=True)
class CardLog:
    """What happened in a card game."""

    busts: list[int]  # by seat
    auctions: list[Auction] = field(default_factory=list)
    purchases: int = 0  # cards bought from the market


def read_card_log(moves: Sequence[Move], final: State, start: Seat) -> CardLog:
    """Follows the totals of each turn; an auction that a fault broke off is left out."""
    found = CardLog([0] * final.seats)
    active, total, currency, is_over = start, 0, 0, False
    log = iter(moves)
    for move in log:
        if move == DRAW_CARD:
            if is_over:
                active, total, currency, is_over = (active + 1) % final.seats, 0, 0, False
        elif move <= TAKE_CURRENCY:  # or the numbers
            is_over = True
        elif move < BUY_CARD:
            pass  # passes, bust tokens taken, and payments
        elif move < GIVE:
            found.purchases += 1
        elif move >= GIVE + WILD:
            found.auctions += _auction(move - GIVE, log, active, final.seats)
        else:
            card = move - GIVE
            total += number_on(card) if card < NUMBERS else -currency_on(card)
            currency += currency_on(card) if card >= CURRENCY else 0
            if _is_bust(final, active, total, currency):
                found.busts[active] += 1
                is_over = True
    return found


def _auction(wildcard: int, log: Iterator[Move], active: Seat, seats: int) -> list[Auction]:
    """Each seat has one bid, the active one the last."""
    buyer, price = NOBODY_BOUGHT, 0
    for place in range(1, seats + 1):
        bid = next(log, None)
        if bid is None:
            return []
        if bid > BID_NOTHING:
            buyer, price = (active + place) % seats, bid - BID_NOTHING
    return [Auction(wildcard, buyer, price)]


def _is_bust(s: State, active: Seat, total: int, currency: int) -> bool:
    if s.target and active == SEAT_OF_OPPONENT:
        return currency > s.currency_limit
    return total > LIMIT or currency > LIMIT
