"""Elements of a picture as text. Whatever comes from a record is escaped here."""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape, quoteattr

# What XML 1.0 has no place for, not even escaped: most control characters, and halves of characters.
UNWRITABLE: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Attribute = str | float


def tag(name: str, *inside: str, **attributes: Attribute) -> str:
    """An element; hyphens in the names of attributes are underscores.

    >>> tag("rect", x=1.50, fill="none", stroke_width=2)
    '<rect x="1.5" fill="none" stroke-width="2"/>'
    """
    said = "".join(f" {key.replace('_', '-')}={_quoted(value)}" for key, value in attributes.items())
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def words(text: str) -> str:
    """Text between tags.

    >>> words("<Ana> & Ben")
    '&lt;Ana&gt; &amp; Ben'
    """
    return escape(UNWRITABLE.sub("\ufffd", text))


def path(d: str, **attributes: Attribute) -> str:
    return tag("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, rx: float = 0, **look: Attribute) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **({"rx": rx} if rx else {}), **look)


def circle(x: float, y: float, r: float, **look: Attribute) -> str:
    return tag("circle", cx=x, cy=y, r=r, **look)


def group(*inside: str, x: float = 0, y: float = 0, scale: float = 1, **look: Attribute) -> str:
    """Elements that are moved and scaled together."""
    if (x, y, scale) != (0, 0, 1):
        look = {"transform": moved(x, y, scale), **look}
    return tag("g", *inside, **look)


def strokes(*inside: str, colour: str, pen: float) -> str:
    """Paths that are drawn with a pen; the whole picture says that it is round."""
    return tag("g", *inside, fill="none", stroke=colour, stroke_width=pen)


def moved(x: float, y: float, scale: float = 1) -> str:
    """Where something goes, as an attribute says it."""
    return f"translate({_number(x)} {_number(y)})" + (f" scale({_number(scale)})" if scale != 1 else "")


def _quoted(value: Attribute) -> str:
    return quoteattr(UNWRITABLE.sub("\ufffd", value)) if isinstance(value, str) else f'"{_number(value)}"'


def _number(value: float) -> str:
    text = f"{value:.3f}"
    return text.rstrip("0").rstrip(".")
