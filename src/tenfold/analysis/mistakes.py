"""Which errors are worth making again, and of which it is known what would be right."""

from __future__ import annotations

from typing import Final

from tenfold.judging import practising
from tenfold.judging.findings import MARKS

from .findings import Kind, Mark

# Everything that is right is among the options of such a decision: of the card game.
COMPLETE: Final[frozenset[Kind]] = frozenset(("drawing", "stopping", "reward", "bidding", "buying", "paying"))


def is_worth_practising(mark: Mark, error: float) -> bool:
    return practising.deserves_practice(MARKS.index(mark), error)
