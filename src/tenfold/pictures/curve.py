"""The course of a game as bands, one for each seat, that share the height as the seats share the victory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .svg import tag

TALL: Final = 1000  # units of the picture, which is stretched to its place

Shares = Sequence[float]  # by seat


def shared(values: Shares) -> list[float]:
    """Estimates may leave 0 to 1 a little; a picture may not."""
    kept = [min(max(value, 0.0), 1.0) for value in values]
    return [value / sum(kept) for value in kept]


def bands(course: Sequence[Shares], colours: Sequence[str], edge: str) -> str:
    """On a sheet that is a unit wide for each move."""
    return "".join(_band(course, seat, colours[seat], edge) for seat in range(len(course[0])))


def _band(course: Sequence[Shares], seat: int, colour: str, edge: str) -> str:
    """A seat's band lies below those of the seats before it; each value holds until the next."""
    top = [sum(values[:seat]) for values in course]
    bottom = [sum(values[: seat + 1]) for values in course]
    there = " ".join(_stairs(top))
    back = " ".join(reversed(list(_stairs(bottom))))
    look = {"fill": colour, "stroke": edge, "vector_effect": "non-scaling-stroke"}
    return tag("polygon", points=f"{there} {back}", stroke_width=1.5, **look)


def _stairs(heights: Sequence[float]) -> Iterator[str]:
    for place, height in enumerate(heights):
        if place == 0 or place + 1 == len(heights) or height != heights[place - 1]:
            if place:
                yield f"{place},{TALL * heights[place - 1]:.0f}"
            yield f"{place},{TALL * height:.0f}"
