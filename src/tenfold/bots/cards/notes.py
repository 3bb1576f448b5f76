"""What the bots of the card game keep in mind: what holdings are worth, in thousandths of a point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.scoring import FULL
from tenfold.kernel import Struct, numbers

POINT: Final = 1000
GAP: Final = 550  # what a gap costs that may still be filled


@dataclass(slots=True)
class CardNotes(Struct):
    gains: list[int] = numbers(KINDS)  # by kind: what one more copy would add to the hand at hand

    # The cards to come, by number and by currency value: how many, and what a number adds on average.
    number_counts: list[int] = numbers(10)
    number_gains: list[int] = numbers(10)
    currencies: list[int] = numbers(6)


def _best_window(mask: int, gap: int) -> int:
    """What the best window is worth when each gap in it has a price."""
    best = here = 0
    for place in range(9):
        here = max(here + (POINT if mask >> place & 1 else -gap), 0)
        best = max(best, here)
    return best + POINT if mask == FULL else best


# By mask of a colour's numbers: what its longest run scores, and the same with gaps that may still be filled.
SURE: Final = tuple(_best_window(mask, 9 * POINT) for mask in range(512))
HOPE: Final = tuple(_best_window(mask, GAP) for mask in range(512))
