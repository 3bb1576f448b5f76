"""Which errors are worth making again."""

from __future__ import annotations

from typing import Final, get_args

from tenfold.judging import practising

from .findings import Mark

MARKS: Final = get_args(Mark)


def is_worth_practising(mark: Mark, error: float) -> bool:
    return practising.is_worth_practising(MARKS.index(mark), error)
