"""`greedy`: sensible at one glance. Draws while a bust is unlikely, takes what looks like more, bids and buys
within its tokens."""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import NUMBERS, currency_on, number_on
from tenfold.cards.moves import BID_NOTHING, BUY_CARD, DRAW_CARD, TAKE_CURRENCY
from tenfold.cards.payment import money
from tenfold.cards.state import LIMIT, State
from tenfold.kernel import rule

from .estimating import Estimates, tableau_gain, token_worth
from .notes import CardNotes
from .temper import Temper, decide_by

RISK: Final = 4  # draws again while at most one card in so many busts


@rule
def draw_or_stop(s: State, out: list[int], count: int, e: Estimates) -> int:  # noqa: ARG001
    if out[0] == DRAW_CARD and RISK * busting_cards(s) <= s.left:
        return 0
    last = count - 1
    if out[last] == TAKE_CURRENCY and tableau_gain(s, s.mover) < s.currency * token_worth(s):
        return last
    return last - 1 if out[last] == TAKE_CURRENCY else last


@rule
def busting_cards(s: State) -> int:
    """How many of the cards to come would bust."""
    cards = 0
    for card in range(NUMBERS):
        if s.total + number_on(card) > LIMIT:
            cards += s.deck[card]
    for card in range(NUMBERS, NUMBERS + 5):
        if s.currency + currency_on(card) > LIMIT:
            cards += s.deck[card]
    return cards


@rule
def bid_within_tokens(s: State, out: list[int], count: int, e: Estimates) -> int:
    """One more than the highest bid, as long as the wildcard is worth it."""
    price = out[1] - BID_NOTHING
    if price <= money(s, s.mover) and price * token_worth(s) <= e.gains[s.item]:
        return min(count - 1, 2) if s.mover != s.active else 1
    return 0


@rule
def buy_best(s: State, out: list[int], count: int, e: Estimates) -> int:
    """The purchase that is worth most more than its price, or none; after a bust the token is worth three."""
    best = 0
    most = 0
    for place in range(1, count):
        card = out[place] - BUY_CARD
        worth = e.gains[card] - number_on(card) * token_worth(s)
        if number_on(card) <= money(s, s.mover) and worth > most:
            best = place
            most = worth
    return best


GREEDY: Final = Temper(draw=draw_or_stop, bid=bid_within_tokens, buy=buy_best)


@rule
def greedy_in_cards(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return decide_by(GREEDY, s, out, count, notes.estimates)
