"""What a notebook shows of a play or a record.

Drawing is a room far above the rules. So this is a place that is filled from there: `tenfold/__init__.py`
says who draws, and whatever derives from `Displayed` is drawn by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

Bundle = dict[str, str]  # by the kind of content: text, SVG, HTML


class Displayed:
    __slots__ = ()

    show: ClassVar[Callable[[Any], Bundle]]

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> Bundle:
        """What Jupyter asks for; it chooses by itself what it can show."""
        return Displayed.show(self)
