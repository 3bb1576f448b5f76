"""How wide words are, before anybody knows in which letters they will be drawn: rather too wide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .svg import Attribute, tag, words

# In parts of the size, of the widest letters that pages come with, in bold.
WIDTHS: Final = {
    **dict.fromkeys(" iIjl.,:;'’|!·", 0.42),
    **dict.fromkeys('frt()[]-“”„"/', 0.54),
    **dict.fromkeys("cksvxyzJ", 0.68),
    **dict.fromkeys("mwMW@%—…", 1.12),
}
CAPITAL: Final = 0.86
USUAL: Final = 0.73
FOREIGN: Final = 1.3  # from U+2000 on, if nothing better is known: signs that are as wide as they are high
PLAIN: Final = 0.92  # of the bold width


def text_width(text: str, size: float, bold: bool = False) -> float:
    return sum(map(_width, text)) * size * (1 if bold else PLAIN)


def _width(letter: str) -> float:
    if letter in WIDTHS:
        return WIDTHS[letter]
    if ord(letter) >= 0x2000:
        return FOREIGN
    return CAPITAL if letter.isupper() else USUAL


def fitted(text: str, size: float, width: float, bold: bool = False) -> str:
    """The text, or as much of it as has room, and dots.

    >>> fitted("Wolfeschlegelsteinhausen", 10, 100)
    'Wolfeschlegels…'
    """
    if text_width(text, size, bold) <= width:
        return text
    while text and text_width(f"{text}…", size, bold) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def sized(text: str, sizes: Sequence[float], width: float) -> tuple[str, float]:
    """Bold text in the largest of these sizes that has room for it; in the smallest one cut."""
    size = next((size for size in sizes if text_width(text, size, bold=True) <= width), sizes[-1])
    return fitted(text, size, width, bold=True), size


def wrapped(text: str, size: float, width: float, lines: int) -> list[str]:
    """The text in so many lines at most; what has no room is left out with dots."""
    found: list[str] = []
    for word in text.split():
        if found and text_width(f"{found[-1]} {word}", size) <= width:
            found[-1] += f" {word}"
        else:
            found.append(word)
    if len(found) > lines:
        found[lines - 1 :] = [" ".join(found[lines - 1 :])]
    return [fitted(line, size, width) for line in found]


def text_at(text: str, x: float, y: float, size: float, *, bold: bool = False, **look: Attribute) -> str:
    """A line of text with its base line at `y`; nothing if there is nothing to say."""
    if not text:
        return ""
    weight: dict[str, Attribute] = {"font_weight": 700} if bold else {}
    return tag("text", words(text), x=x, y=y, font_size=size, **weight, **look)
