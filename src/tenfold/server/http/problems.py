"""What is wrong, by key and in words."""

from __future__ import annotations

from typing import Final

from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.errors import TenfoldError
from tenfold.wire.catalogue import Problem
from tenfold.wire.choices import Language

LONGEST_DETAIL: Final = 100  # letters of a number that cannot be written as one
LONGEST_TEXT: Final = 500  # letters of a text that a sentence repeats; one of thousands makes none


def problem_of(error: TenfoldError, language: Language) -> Problem:
    details = {name: _bounded(value) for name, value in error.details.items()}
    return Problem(error.key, details, Catalog(language).explain(TenfoldError(error.key, **details)))


def _bounded(value: str | int) -> str | int:
    """As it can be written: texts and numbers of the caller's may be longer than any that can."""
    if isinstance(value, str):
        return value[:LONGEST_TEXT]
    return value if abs(value) < 1 << 63 else str(value)[:LONGEST_DETAIL]
