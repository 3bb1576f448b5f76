"""A position of the card game, as numbers and lists of numbers.

The rules change a state in place; whoever needs the old one copies it first. A list has the same length
in every game, whatever the number of seats, so that a state packs into one fixed record.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.protocol.position import Mask, Position, Short

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
class State(Position):
    # What was agreed before the game.
    seats: int  # 2–5; solo has two
    busting: int  # 1: the busting variant is played
    target: int  # the solo opponent's target, 0 when there is none
    currency_limit: int  # she busts by currency above this
    bids_against_poor: int  # 0 or 1, as the three below: the edition's fields
    idle_wildcards_pay: int
    wildcards_pay: int
    tie_break: int  # OWNED, USED or UNUSED

    # The table.
    deck: list[int]  # by kind: copies still to come
    to_come: Mask  # mask of the kinds still to come
    left: int  # cards still to come
    market: list[int]  # by number card: copies for sale
    on_sale: Mask  # mask of the number cards for sale
    tableau: list[int]  # the cards laid this turn in their order; the first `laid` entries count
    laid: int
    drawn: int  # cards drawn this turn, wildcards included
    total: int  # numbers minus currency of the tableau; stands until the turn ends, also after a bust
    currency: int  # currency of the tableau alone, likewise

    # The players. Entries by seat; hands by seat × KINDS + kind.
    hands: list[Short]
    owned: list[Mask]  # mask of the kinds in the hand
    payable: list[int]  # cards in the hand that can be spent on a purchase
    tokens: list[int]  # currency tokens, 0–10
    busts: list[int]  # bust tokens

    # Whose move it is, and for what.
    phase: int
    active: int  # whose turn it is
    mover: int  # who decides now; in CHANCE_CARD and OVER it means nothing
    item: int  # the wildcard under the hammer, or the card being paid for; else -1
    highest: int  # highest bid so far
    bidder: int  # whose bid that is, or -1
    owed: int  # still to be paid
    spending: int  # how far the payment has come in its order: 0 bust tokens, 1 currency, 2 + kind of card
    paying_in: int  # the phase that the payment belongs to: BID, BUY, BUST or LAST_BUY
