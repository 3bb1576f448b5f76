"""What kind of device somebody has, as coarsely as they would say it themselves: "Firefox, Android"."""

from __future__ import annotations

from typing import Final

# In this order: most browsers also claim to be others.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def label_of(user_agent: str) -> str:
    """From a browser's own words; empty if it says nothing that we know.

    >>> label_of("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    'Firefox, Android'
    """
    told = [_first(user_agent, names) for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in told if name)


def _first(user_agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in names if mark in user_agent), "")
