"""Which errors are worth making again, and which answers are then right."""

from __future__ import annotations

from typing import Final

from tenfold.judging.marks import TOLERANCE

WORTH_PRACTISING: Final = ("clear", "grave")  # by their marks


def is_worth_practising(mark: str, error: float) -> bool:
    return mark in WORTH_PRACTISING and error > TOLERANCE


def is_right(error: float, is_equal: bool) -> bool:
    """Whether a choice that costs so much, or cannot be told from the best, is a right answer."""
    return is_equal or error <= TOLERANCE
