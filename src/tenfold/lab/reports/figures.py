"""Numbers with their intervals, as people read them."""

from __future__ import annotations

from tenfold.i18n.catalogs import MINUS, Catalog
from tenfold.lab.statistics.moments import Estimate

NONE = "–"


def percent(share: Estimate) -> str:
    """As a share: `48.2 % (45.1–51.3)`."""
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def number(mean: Estimate, digits: int = 2) -> str:
    """As a number: `21.34 (21.10–21.58)`."""
    return f"{mean.mean:.{digits}f} ({mean.low:.{digits}f}–{mean.high:.{digits}f})".replace("-", MINUS)


def whole(value: float) -> str:
    """Without decimals: `1532`, `−272`."""
    return f"{value:.0f}".replace("-", MINUS)


def signed(value: float, digits: int) -> str:
    """With its sign: `+0.5`, `−1.2`."""
    return f"{round(value, digits) + 0.0:+.{digits}f}".replace("-", MINUS)  # adding 0 leaves no −0.00


def difference_in(catalog: Catalog, gain: Estimate, digits: int = 2) -> str:
    """As a difference: `+0.52 (+0.11 to +0.93)`."""
    mean, low, high = (signed(value, digits) for value in gain[:3])
    return catalog.say("lab.difference", mean=mean, low=low, high=high)


def grouped(count: int) -> str:
    """A large number: `1 500`."""
    return f"{count:,}".replace(",", " ")


def capitalised(text: str) -> str:
    """As a heading; what follows the first letter stays as it is."""
    return text[:1].upper() + text[1:]
