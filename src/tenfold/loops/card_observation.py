"""A position of the card game as a learner sees it: one row of small numbers, seats counted from its own."""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import KINDS, NUMBERS
from tenfold.cards.state import OVER, State
from tenfold.kernel import Short, rule

# What the row has, in its order, and how many numbers each takes up; then the same for every seat.
CARD_FIELDS: Final = {
    "phase": OVER + 1,  # 1 for the one it is, 0 for the others
    "left": 1,  # cards still to come
    "drawn": 1,  # this turn
    "total": 1,
    "currency": 1,
    "active": 1,  # whose turn it is: how many seats after one's own
    "mover": 1,  # who decides, likewise
    "item": 1,  # the card under the hammer or being paid for, its kind + 1; 0 if there is none
    "highest": 1,  # bid
    "bidder": 1,  # whose bid that is: how many seats after one's own, + 1; 0 if there is none
    "owed": 1,
    "spending": 1,  # how far a payment has come
    "target": 1,  # the solo opponent's; 0 if there is none
    "deck": KINDS,  # copies still to come
    "market": NUMBERS,  # copies for sale
    "tableau": KINDS,  # cards laid this turn
}
CARD_SEAT_FIELDS: Final = {"tokens": 1, "busts": 1, "hand": KINDS}

DECK: Final = OVER + 1 + 12
MARKET: Final = DECK + KINDS
TABLEAU: Final = MARKET + NUMBERS
SEATS: Final = TABLEAU + KINDS
A_SEAT: Final = 2 + KINDS


@rule
def observe_cards(s: State, seat: int, seen: list[Short]) -> None:
    observe_turn(s, seat, seen)
    for kind in range(KINDS):
        seen[DECK + kind] = s.deck[kind]
        seen[TABLEAU + kind] = 0
    for card in range(NUMBERS):
        seen[MARKET + card] = s.market[card]
    for place in range(s.laid):
        seen[TABLEAU + s.tableau[place]] += 1
    for place in range(s.seats):
        other = (seat + place) % s.seats
        at = SEATS + place * A_SEAT
        seen[at] = s.tokens[other]
        seen[at + 1] = s.busts[other]
        for kind in range(KINDS):
            seen[at + 2 + kind] = s.hands[other * KINDS + kind]


@rule
def observe_turn(s: State, seat: int, seen: list[Short]) -> None:
    for phase in range(OVER + 1):
        seen[phase] = 1 if s.phase == phase else 0
    at = OVER + 1
    seen[at] = s.left
    seen[at + 1] = s.drawn
    seen[at + 2] = s.total
    seen[at + 3] = s.currency
    seen[at + 4] = (s.active - seat) % s.seats
    seen[at + 5] = (s.mover - seat) % s.seats
    seen[at + 6] = s.item + 1
    seen[at + 7] = s.highest
    seen[at + 8] = (s.bidder - seat) % s.seats + 1 if s.bidder >= 0 else 0
    seen[at + 9] = s.owed
    seen[at + 10] = s.spending
    seen[at + 11] = s.target
