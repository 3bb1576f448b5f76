"""What the bots of the card game keep in mind: what holdings are worth, in thousandths of a point."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.cards.deck import KINDS
from tenfold.kernel import Struct, inside, numbers

from .mind import Mind


@dataclass(slots=True)
class CardNotes(Struct):
    gains: list[int] = numbers(KINDS)  # by kind: what one more copy would add to the hand at hand

    # The cards to come, by number and by currency value: how many, and what a number adds on average.
    number_counts: list[int] = numbers(10)
    number_gains: list[int] = numbers(10)
    currencies: list[int] = numbers(6)

    mind: Mind = inside(Mind)  # of those who think with a network
