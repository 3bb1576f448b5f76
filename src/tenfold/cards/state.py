"""A position of the card game, as numbers and lists of numbers.

The rules change a state in place; whoever needs the old one copies it first. A list has the same length
in every game, whatever the number of seats, so that a state packs into one fixed record.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Mask, Short, Struct, numbers

from .deck import KINDS, NUMBERS

MOST_SEATS: Final = 5
MOST_LAID: Final = 32  # ten currency cards of 1 and 21 number cards of 1 is the longest tableau

MOST_TOKENS: Final = 10
LIMIT: Final = 10  # the total and the currency total that bust when exceeded
BUST_VALUE: Final = 3

# What is to be done next.
DRAW: Final = 0  # the active seat draws, or stops and takes a reward
CHANCE_CARD: Final = 1  # chance gives the card
BID: Final = 2
PAY: Final = 3
BUY: Final = 4
BUST: Final = 5  # the busting variant: the token, or a purchase
LAST_BUY: Final = 6
OVER: Final = 7

SEAT_OF_OPPONENT: Final = 1

# Tie-breaks after points and money.
OWNED: Final = 0
USED: Final = 1
UNUSED: Final = 2


@dataclass(slots=True)
class State(Struct):
    # What was agreed before the game.
    seats: int = 0  # 2–5; solo has two
    busting: int = 0  # 1: the busting variant is played
    target: int = 0  # the solo opponent's target, 0 when there is none
    currency_limit: int = 0  # she busts by currency above this
    bids_against_poor: int = 0  # 0 or 1, as the three below: the edition's fields
    idle_wildcards_pay: int = 0
    pays_least: int = 0
    wildcards_pay: int = 0
    tie_break: int = 0  # OWNED, USED or UNUSED

    # The table.
    deck: list[Short] = numbers(KINDS)  # by kind: copies still to come
    to_come: Mask = 0  # mask of the kinds still to come
    left: int = 0  # cards still to come
    market: list[Short] = numbers(NUMBERS)  # by number card: copies for sale
    on_sale: Mask = 0  # mask of the number cards for sale
    tableau: list[Short] = numbers(MOST_LAID)  # the cards laid this turn in order; the first `laid` count
    laid: int = 0
    drawn: int = 0  # cards drawn this turn, wildcards included
    total: int = 0  # numbers minus currency of the tableau; stands until the turn ends, also after a bust
    currency: int = 0  # currency of the tableau alone, likewise

    # The players. Entries by seat; hands by seat × KINDS + kind.
    hands: list[Short] = numbers(MOST_SEATS * KINDS)
    owned: list[Mask] = numbers(MOST_SEATS)  # mask of the kinds in the hand
    payable: list[Short] = numbers(MOST_SEATS)  # cards in the hand that can be spent on a purchase
    tokens: list[Short] = numbers(MOST_SEATS)  # currency tokens, 0–10
    busts: list[Short] = numbers(MOST_SEATS)  # bust tokens

    # Whose move it is, and for what.
    phase: int = 0
    active: int = 0  # whose turn it is
    mover: int = 0  # who decides now; in CHANCE_CARD and OVER it means nothing
    item: int = 0  # the wildcard under the hammer, or the card being paid for; else -1
    highest: int = 0  # highest bid so far
    bidder: int = 0  # whose bid that is, or -1
    owed: int = 0  # still to be paid
    spending: int = 0  # how far a payment has come in its order: 0 bust tokens, 1 currency, 2 + kind of card
    paying_in: int = 0  # the phase that the payment belongs to: BID, BUY, BUST or LAST_BUY
