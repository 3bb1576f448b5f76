"""Which choices of a decision are looked at more closely, and told of afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenfold.judging.practising import TOLERANCE
from tenfold.protocol.game import Seat

from .evaluator import Values
from .marks import SMALL

SHOWN: Final = 6


def worth_showing(looks: Sequence[Values], made: int, seat: Seat) -> list[int]:
    """The places of those that look best, the best first, and of the one that was made."""
    order = sorted(range(len(looks)), key=lambda place: (-looks[place][seat], place))
    return list(dict.fromkeys([*order[:SHOWN], *_right_ones(looks, order, made, seat), made]))


def _right_ones(looks: Sequence[Values], order: Sequence[int], made: int, seat: Seat) -> list[int]:
    """Whoever has made a mistake may be asked for something better: then all that is right must be known."""
    best = looks[order[0]][seat]
    if best - looks[made][seat] < SMALL:
        return []
    return [place for place in order if best - looks[place][seat] <= TOLERANCE]
