"""How well somebody decided, as one figure that can be held beside the house's opponents."""

from __future__ import annotations

from functools import cache
from typing import Final

from tenfold.judging import practising

from .house_errors import house_errors

# By how much the figure falls with what a decision loses on average, in percent of a victory: so that the
# gentlest opponents of both games reach about 50.
STEEPNESS: Final = {"cards": 0.35, "tiles": 0.1}


def accuracy(game: str, lost: float, decisions: int) -> float | None:
    """From 0 to 100, where 100 lost nothing; None without a decision that counts."""
    return practising.accuracy_figure(STEEPNESS[game], lost, decisions) if decisions else None


def most_like(game: str, figure: float) -> str | None:
    """The opponent whose accuracy comes nearest; None where even the gentlest is far better."""
    house = house_accuracy(game)
    place = practising.nearest_figure(list(house.values()), len(house), figure)
    return None if place < 0 else list(house)[place]


@cache
def house_accuracy(game: str) -> dict[str, float]:
    """The house's opponents, from gentle to strong."""
    found = {}
    for opponent in house_errors()[game]:
        sums = opponent.kinds.values()
        figure = accuracy(game, sum(one.lost for one in sums), sum(one.decisions for one in sums))
        if figure is not None:
            found[opponent.name] = figure
    return found
