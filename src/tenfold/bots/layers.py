"""Small pieces that networks are made of, besides the stretches of `kernel`."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import Single, rule

HALVINGS: Final = 10  # e to the power of x is e to the power of x / 1,024, squared ten times


@rule
def exponential(x: float) -> float:
    """e to the power of x, of a number between -600 and 600, the same on every machine."""
    y = x / (1 << HALVINGS)
    power = 1.0 + y * (1.0 + y / 2.0 * (1.0 + y / 3.0 * (1.0 + y / 4.0 * (1.0 + y / 5.0))))
    for _ in range(HALVINGS):
        power *= power
    return power


@rule
def share_by_weight(logits: list[Single], count: int, shares: list[float]) -> None:
    """Shares that add up to 1, in proportion to e to the power of each number."""
    most = -500.0
    for place in range(count):
        most = max(most, logits[place])
    total = 0.0
    for place in range(count):
        shares[place] = exponential(max(logits[place] - most, -500.0))
        total += shares[place]
    for place in range(count):
        shares[place] = shares[place] / total
