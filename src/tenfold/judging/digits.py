"""Real numbers rounded, with the same digits wherever it is done."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule

DIGITS: Final = 10_000.0  # values go out in ten-thousandths of a victory


@rule
def rounded(number: float) -> int:
    """The nearest whole number; of two as near, the even one."""
    below = int(number)
    if number < 0.0 and float(below) != number:
        below -= 1
    above = number - float(below)
    if above > 0.5 or (above == 0.5 and below & 1 == 1):
        return below + 1
    return below


@rule
def ten_thousandths(number: float) -> int:
    return rounded(number * DIGITS)


def share_told(number: float) -> float:
    """A share of a victory as it goes out."""
    return ten_thousandths(number) / DIGITS


def told_with_one_digit(number: float) -> float:
    """Points, or a figure of accuracy."""
    return rounded(10.0 * number) / 10.0
