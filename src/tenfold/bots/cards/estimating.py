"""What cards and money are worth to a seat, in thousandths of a point, by hand-made numbers.

Early on, cards with gaps between them promise a longer run, and money promises cards; at the end only runs
count. `promise` says how much of the game is still to come, from 256 at the start down to 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import COLOUR_WILD, KINDS, NUMBERS, SUPER_WILD, WILD
from tenfold.cards.state import LAST_BUY, State
from tenfold.kernel import Struct, lowest_bit, numbers, rule

from .runs import HOPE, SURE

TOKEN: Final = 145  # a currency token while there is much to come,
SCARCE: Final = 240  # and this, divided by the seats, on top: the more players, the more often all are paid
LAST_TOKEN: Final = 60  # a token when there is nothing left to buy
FRESH_DECK: Final = 45  # as long as so many cards are left, all is to come


@dataclass(slots=True)
class Estimates(Struct):
    gains: list[int] = numbers(KINDS)  # by kind: what one more copy would add to the hand at hand

    # The cards to come, by number and by currency value: how many, and what a number adds on average.
    number_counts: list[int] = numbers(10)
    number_gains: list[int] = numbers(10)
    currencies: list[int] = numbers(6)


@rule
def promise(s: State) -> int:
    return min(s.left, FRESH_DECK) * 256 // FRESH_DECK


@rule
def token_worth(s: State) -> int:
    if LAST_BUY in (s.phase, s.paying_in):
        return LAST_TOKEN
    fresh = TOKEN + SCARCE // s.seats
    return LAST_TOKEN + (fresh - LAST_TOKEN) * (64 + promise(s) * 3 // 4) // 256


@rule
def colour_worth(mask: int, promised: int) -> int:
    return SURE[mask] + ((HOPE[mask] - SURE[mask]) * promised >> 8)


@rule
def card_gain(s: State, owned: int, card: int, promised: int) -> int:
    """What a number card adds to a hand; a second copy is only money."""
    if owned >> card & 1:
        return token_worth(s)
    colour = card // 9
    mask = owned >> 9 * colour & 511
    return colour_worth(mask | 1 << card % 9, promised) - colour_worth(mask, promised)


@rule
def weigh_cards(s: State, e: Estimates, seat: int) -> None:
    """Notes what one more of each kind would add to a seat's hand; a wildcard takes its best place."""
    promised = promise(s)
    owned = s.owned[seat]
    for card in range(NUMBERS):
        e.gains[card] = card_gain(s, owned, card, promised)
    for kind in range(WILD, KINDS):
        e.gains[kind] = 0
    for card in range(NUMBERS):
        if owned >> card & 1 == 0:
            for kind in (WILD + card % 9, COLOUR_WILD + card // 9, SUPER_WILD):
                e.gains[kind] = max(e.gains[kind], e.gains[card])


@rule
def weigh_deck(s: State, e: Estimates) -> None:
    """Notes what may come: how many cards of each number, and what they would add on average."""
    for place in range(9):
        count = 0
        total = 0
        for colour in range(4):
            card = 9 * colour + place
            count += s.deck[card]
            total += s.deck[card] * e.gains[card]
        e.number_counts[place + 1] = count
        e.number_gains[place + 1] = total // max(count, 1)
    for value in range(1, 6):
        e.currencies[value] = s.deck[NUMBERS + value - 1]


@rule
def tableau_gain(s: State, seat: int) -> int:
    """What the number cards of the tableau together add to a seat's hand."""
    promised = promise(s)
    owned = s.owned[seat]
    gain = 0
    for place in range(s.laid):
        card = s.tableau[place]
        if card < NUMBERS:
            gain += card_gain(s, owned, card, promised)
            owned |= 1 << card
    return gain


@rule
def duplicates(s: State, seat: int) -> int:
    """Cards of a seat's that are only money to it."""
    spare = 0
    rest = s.owned[seat]
    while rest:
        spare += s.hands[seat * KINDS + lowest_bit(rest)] - 1
        rest &= rest - 1
    return spare
