"""Refusals in words: who writes a program reads a sentence, not the key of one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.errors import TenfoldError


@contextmanager
def in_words() -> Iterator[None]:
    """Raises a `ValueError` with a sentence for whatever the games refuse."""
    try:
        yield
    except TenfoldError as error:
        raise ValueError(Catalog("en").explain(error)) from error
