"""What is wrong, by key and in words."""

from __future__ import annotations

from typing import Final

from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.errors import TenfoldError
from tenfold.wire.catalogue import Problem
from tenfold.wire.choices import Language

LONGEST_DETAIL: Final = 100  # letters of a number that cannot be written as one


def problem_of(error: TenfoldError, language: Language) -> Problem:
    details = {
        name: value if _fits(value) else str(value)[:LONGEST_DETAIL] for name, value in error.details.items()
    }
    return Problem(error.key, details, Catalog(language).explain(TenfoldError(error.key, **details)))


def _fits(value: str | int) -> bool:
    """Whether it can be written: a number of the caller's may be longer than any that is."""
    return isinstance(value, str) or abs(value) < 1 << 63
