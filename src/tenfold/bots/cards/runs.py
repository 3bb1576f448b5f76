"""What the numbers owned in one colour are worth, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from tenfold.cards.scoring import FULL

POINT: Final = 1000
GAP: Final = 550  # what a gap costs that may still be filled


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
