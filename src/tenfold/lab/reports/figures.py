"""Numbers with their intervals, as people read them."""

from __future__ import annotations

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.numbers import percent, written
from tenfold.lab.statistics.moments import Estimate

NONE = "–"


def share_of(catalog: Catalog, share: Estimate) -> str:
    """As a share: `48.2% (45.1–51.3)`."""
    low, high = (written(catalog, 100 * bound, 1) for bound in (share.low, share.high))
    return f"{percent(catalog, share.mean, 1)} ({low}–{high})"


def number(catalog: Catalog, mean: Estimate, digits: int = 2) -> str:
    """As a number: `21.34 (21.10–21.58)`."""
    middle, low, high = (written(catalog, value, digits) for value in mean[:3])
    return f"{middle} ({low}–{high})"


def difference_in(catalog: Catalog, gain: Estimate, digits: int = 2) -> str:
    """As a difference: `+0.52 (+0.11 to +0.93)`."""
    mean, low, high = (written(catalog, value, digits, signed=True) for value in gain[:3])
    return catalog.say("lab.difference", mean=mean, low=low, high=high)


def capitalised(text: str) -> str:
    """As a heading; what follows the first letter stays as it is."""
    return text[:1].upper() + text[1:]
