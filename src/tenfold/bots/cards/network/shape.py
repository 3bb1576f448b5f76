"""The shape of the card game's network: how many numbers of each sort it has, and where its weights stand."""

from __future__ import annotations

from typing import Final

from tenfold.cards.state import MOST_SEATS

from .features import SEAT_ROWS, TABLE_ROWS

UNIT: Final = 24
FIRST: Final = 64
SECOND: Final = 32
OUTPUTS: Final = 8  # one a seat, and three that mean nothing

# Where the weights of the colours begin: nine rows of UNIT for the numbers of each, then single rows.
OWNED: Final = 0
ON_SALE: Final = 9
TO_COME: Final = 18
TO_TAKE: Final = 27  # in the tableau of the seat itself
TO_FEAR: Final = 36  # in the tableau of another seat
NUMBERED: Final = 45  # numbered wildcards
OF_COLOUR: Final = 54
SUPER: Final = 55
UNIT_BIAS: Final = 56
UNIT_ROWS: Final = 57

POOL: Final = UNIT_ROWS * UNIT  # then the first layer: the seats' colours, the facts, a bias
FACTS: Final = POOL + MOST_SEATS * UNIT * FIRST
FIRST_BIAS: Final = FACTS + (TABLE_ROWS + MOST_SEATS * SEAT_ROWS) * FIRST
SECOND_LAYER: Final = FIRST_BIAS + FIRST
SECOND_BIAS: Final = SECOND_LAYER + FIRST * SECOND
LAST_LAYER: Final = SECOND_BIAS + SECOND
LAST_BIAS: Final = LAST_LAYER + SECOND * OUTPUTS
WEIGHTS: Final = LAST_BIAS + OUTPUTS
