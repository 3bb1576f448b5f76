"""What the bots of the card game keep in mind: what holdings are worth, in thousandths of a point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.protocol.position import Position

POINT: Final = 1000
GAP: Final = 550  # what a gap costs that may still be filled


@dataclass(slots=True)
class CardNotes(Position):
    sure: list[int]  # by mask of a colour's numbers: what its longest run scores
    hope: list[int]  # the same with gaps that may still be filled
    gains: list[int]  # by kind: what one more copy would add to the hand at hand

    # The cards to come, by number and by currency value: how many, and what a number adds on average.
    numbers: list[int]
    number_gains: list[int]
    currencies: list[int]

    # Paper for trying out a hand.
    hand: list[int]


def card_notes() -> CardNotes:
    values = [_values(mask) for mask in range(512)]
    return CardNotes(
        sure=[sure for sure, _ in values],
        hope=[hope for _, hope in values],
        gains=[0] * KINDS,
        numbers=[0] * 10,
        number_gains=[0] * 10,
        currencies=[0] * 6,
        hand=[0] * KINDS,
    )


def _values(mask: int) -> tuple[int, int]:
    """The longest run, and the best window when each gap has its price."""
    sure = hope = 0
    for first in range(9):
        for last in range(first, 9):
            window = (2 << last) - (1 << first)
            owned, size = (mask & window).bit_count(), last + 1 - first
            worth = POINT * (owned + (owned == 9)) - GAP * (size - owned)
            hope = max(hope, worth)
            if owned == size:
                sure = max(sure, worth)
    return sure, hope
