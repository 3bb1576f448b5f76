"""Numbers as a language writes them. Whatever a person reads in Python's output is written here."""

from __future__ import annotations

from typing import Final

from .catalogs import MINUS, Catalog

GAP: Final = "\u202f"  # between thousands: a narrow space, which no language takes for a decimal mark


def written(catalog: Catalog, value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number with so many decimals; a sign before one above zero if asked for.

    >>> written(Catalog("de"), -0.52, 1), written(Catalog("pl"), 0.04, 1, signed=True)
    ('−0,5', '0,0')
    """
    rounded = round(value, digits) + 0.0  # adding 0 leaves no −0
    text = f"{rounded:{'+' if signed and rounded else ''}.{digits}f}"
    return text.replace("-", MINUS).replace(".", catalog.say("decimal_mark"))


def percent(catalog: Catalog, share: float, digits: int = 0) -> str:
    """A share in percent.

    >>> percent(Catalog("nl"), 0.7, 1), percent(Catalog("en"), -0.062)
    ('70,0%', '−6%')
    """
    return catalog.say("percent", value=written(catalog, 100 * share, digits))


def grouped(count: float) -> str:
    """A large whole number, alike in all languages: `1 500`."""
    return f"{count:,.0f}".replace(",", GAP).replace("-", MINUS)
