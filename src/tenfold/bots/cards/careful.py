"""`careful`: knows the odds. Stops when drawing on is worth less than stopping, looking ahead over all cards
that are left; bids and buys by what a card adds to its hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tenfold.cards.deck import number_on
from tenfold.cards.moves import BID_NOTHING, BUY_CARD, DRAW_CARD, TAKE_CURRENCY
from tenfold.cards.payment import money
from tenfold.cards.solo import LOWEST_SOLO_BID
from tenfold.cards.state import (
    BUST,
    BUST_VALUE,
    LIMIT,
    MOST_TOKENS,
    SEAT_OF_OPPONENT,
    State,
)
from tenfold.kernel import rule

from .estimating import Estimates, duplicates, tableau_gain, token_worth, weigh_deck
from .notes import CardNotes
from .temper import Temper, decide_by

OTHERS: Final = 205  # of 256: how much a gain of the others' counts against a gain of one's own
AUCTION: Final = 350  # what a wildcard that turns up is worth on average to the one who draws it

# What a draw phase is worth at its best, with so much in the tableau and what its cards would gain.
Worth: TypeAlias = Callable[[State, int, int, int, Estimates], int]


@rule
def draw_while_it_pays(s: State, out: list[int], count: int, e: Estimates) -> int:
    return draw_if_it_pays(stopping_or_drawing, s, out, count, e)


@rule
def draw_if_it_pays(best_of: Worth, s: State, out: list[int], count: int, e: Estimates) -> int:
    """Draws if one more card is worth it, when `best_of` says what is made of it; else takes a reward."""
    weigh_deck(s, e)
    gain = tableau_gain(s, s.mover)
    last = count - 1
    if out[0] == DRAW_CARD:
        stop = stopping(s, s.total, s.currency, gain, e)
        if drawing(best_of, s, s.total, s.currency, gain, e) > stop:
            return 0
    if out[last] != TAKE_CURRENCY:
        return last
    return last if reward_of_currency(s, s.currency) > reward_of_numbers(s, s.currency, gain) else last - 1


@rule
def reward_of_numbers(s: State, currency: int, gain: int) -> int:
    return gain - gain_of_others(s, currency)


@rule
def reward_of_currency(s: State, currency: int) -> int:
    return min(currency, MOST_TOKENS - s.tokens[s.mover]) * token_worth(s)


@rule
def gain_of_others(s: State, currency: int) -> int:
    """What the others' tokens count against one's own gain, on average."""
    if currency == 0:
        return 0
    tokens = 0
    for seat in range(s.seats):
        if seat != s.mover:
            tokens += min(currency, MOST_TOKENS - s.tokens[seat])
    return tokens * token_worth(s) * OTHERS // (256 * (s.seats - 1))


@rule
def stopping(s: State, total: int, currency: int, gain: int, e: Estimates) -> int:  # noqa: ARG001
    """What the better of the two rewards is worth."""
    numbers = reward_of_numbers(s, currency, gain)
    return max(numbers, reward_of_currency(s, currency)) if currency > 0 else numbers


@rule
def drawing(best_of: Worth, s: State, total: int, currency: int, gain: int, e: Estimates) -> int:
    """What one more card is worth on average, when `best_of` says what is made of it."""
    worth = 0
    cards = 0
    bust = BUST_VALUE * token_worth(s)
    for number in range(1, 10):
        count = e.number_counts[number]
        cards += count
        if total + number > LIMIT:
            worth += count * (bust - gain_of_others(s, currency))
        elif count > 0:
            worth += count * best_of(s, total + number, currency, gain + e.number_gains[number], e)
    for value in range(1, 6):
        count = e.currencies[value]
        cards += count
        if currency + value > LIMIT:
            worth += count * bust
        elif count > 0:
            worth += count * best_of(s, total - value, currency + value, gain, e)
    worth += (s.left - cards) * (stopping(s, total, currency, gain, e) + AUCTION)
    return worth // s.left


@rule
def stopping_or_drawing(s: State, total: int, currency: int, gain: int, e: Estimates) -> int:
    stop = stopping(s, total, currency, gain, e)
    return max(stop, drawing(stopping, s, total, currency, gain, e))


@rule
def bid_what_it_is_worth(s: State, out: list[int], count: int, e: Estimates) -> int:
    """Up to what the wildcard adds, and no more than it takes to keep the others from bidding on."""
    most = min(e.gains[s.item] // token_worth(s), money(s, s.mover) + duplicates(s, s.mover))
    if s.target > 0 and s.active == SEAT_OF_OPPONENT:
        return bid_against_opponent(s, out, count, most)
    wanted = s.highest + 1
    seat = s.mover
    while seat != s.active:
        seat = (seat + 1) % s.seats
        wanted = max(wanted, min(money(s, seat) + 1, most))
    if s.target > 0:
        wanted = max(wanted, LOWEST_SOLO_BID)
    lowest = out[1] - BID_NOTHING
    if wanted > most or wanted < lowest:
        return 0
    return min(wanted - lowest + 1, count - 1)


@rule
def bid_against_opponent(s: State, out: list[int], count: int, most: int) -> int:
    """The solo opponent always bids one more if she can: outbid her purse, or make her pay for it."""
    purse = money(s, SEAT_OF_OPPONENT) + duplicates(s, SEAT_OF_OPPONENT)
    lowest = out[1] - BID_NOTHING
    highest = out[count - 1] - BID_NOTHING
    wanted = purse if max(purse, lowest) <= most else min(purse - 1, highest)
    if purse < lowest and lowest > most:
        return 0
    wanted = max(wanted, lowest)
    if wanted > most and wanted >= purse:
        return 0
    return min(wanted - lowest + 1, count - 1)


@rule
def buy_what_pays(s: State, out: list[int], count: int, e: Estimates) -> int:
    """The purchase worth most more than its price; after a bust it must be worth more than the token."""
    best = 0
    most = BUST_VALUE * token_worth(s) if s.phase == BUST else 0
    spare = money(s, s.mover) + duplicates(s, s.mover)
    for place in range(1, count):
        card = out[place] - BUY_CARD
        price = number_on(card)
        worth = e.gains[card] - price * token_worth(s)
        if price <= spare and worth > most:
            best = place
            most = worth
    return best


CAREFUL: Final = Temper(draw=draw_while_it_pays, bid=bid_what_it_is_worth, buy=buy_what_pays)


@rule
def careful_in_cards(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return decide_by(CAREFUL, s, out, count, notes.estimates)
