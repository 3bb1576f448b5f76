"""The cards, how they are written, and which of them make a deck (rules 1.1)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from tenfold.kernel import rule

COLOURS: Final = "BGOP"

# A kind of card is a number, in the order used everywhere.
NUMBERS: Final = 36  # 0–35: the number cards, B1 … P9
CURRENCY: Final = 36  # 36–40: $1 … $5
WILD: Final = 41  # 41–54: the wildcards, first the numbered ones, *1 … *9
COLOUR_WILD: Final = 50  # 50–53: B* … P*
SUPER_WILD: Final = 54  # **
KINDS: Final = 55

CODES: Final = (
    *(f"{colour}{number}" for colour in COLOURS for number in range(1, 10)),
    *(f"${value}" for value in range(1, 6)),
    *(f"*{number}" for number in range(1, 10)),
    *(f"{colour}*" for colour in COLOURS),
    "**",
)
CARDS: Final = {code: card for card, code in enumerate(CODES)}

LARGEST_DECK: Final = 250


@rule
def number_on(card: int) -> int:
    """The number, and so the price, of a number card."""
    return card % 9 + 1


@rule
def currency_on(card: int) -> int:
    return card - CURRENCY + 1


@cache
def standard_deck(players: int) -> tuple[int, ...]:
    """Copies of each kind in the deck for 2 to 5 players; solo uses the deck for two."""
    table = tomllib.loads((Path(__file__).parent / "deck.toml").read_text("utf-8"))
    column = players - 2
    numbers = [table["numbers"][str(number)][column] for number in range(1, 10)]
    currency = [table["currency"][str(value)][column] for value in range(1, 6)]
    wild = {name: copies[column] for name, copies in table["wildcards"].items()}
    return (*numbers * 4, *currency, *[wild["numbered"]] * 9, *[wild["colour"]] * 4, wild["super"])
