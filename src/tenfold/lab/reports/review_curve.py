"""The course of a game as bands, one for each seat, that share the height of the picture as the seats share
the victory."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from typing import Final

from tenfold.analysis.evaluator import Values
from tenfold.analysis.findings import Review
from tenfold.i18n.advice import Adviser

from .plots import SERIES

COLOURS: Final = tuple(colour for colour, _ in SERIES)
TALL: Final = 1000  # units of the picture, which is stretched to its place
WIDEST_NAME: Final = 0.12  # a band that never gets so high has no name in it


def curve(review: Review, adviser: Adviser) -> str:
    """The picture, its marks and its scales; letters and marks keep their size at any width."""
    course = [_shared(values) for values in review.course]
    told = "; ".join(
        adviser.catalog.say(
            "review.share", name=name, percent=adviser.percent(values[seat]), number=len(course) * part // 4
        )
        for seat, name in enumerate(adviser.names)
        for part, values in enumerate(course[:: max(len(course) // 4, 1)][:4])
    )
    bands = "".join(_band(course, seat) for seat in range(len(adviser.names)))
    return (
        f'<div class="plot">\n<svg viewBox="0 0 {len(course) - 1} {TALL}" preserveAspectRatio="none" '
        f'role="img" aria-label="{html.escape(told)}">\n{bands}</svg>\n'
        f"{''.join(_names(course, adviser))}{''.join(_scales(course, adviser))}"
        f"{''.join(_marks(review, adviser))}</div>\n"
    )


def _shared(values: Values) -> Values:
    """Estimates may leave 0 to 1 a little; a picture may not."""
    kept = [min(max(value, 0.0), 1.0) for value in values]
    return [value / sum(kept) for value in kept]


def _band(course: Sequence[Values], seat: int) -> str:
    """A seat's band lies below those of the seats before it; each value holds until the next."""
    top = [sum(values[:seat]) for values in course]
    bottom = [sum(values[: seat + 1]) for values in course]
    there = " ".join(_stairs(top))
    back = " ".join(reversed(list(_stairs(bottom))))
    return (
        f'<polygon points="{there} {back}" fill="{COLOURS[seat]}" stroke="var(--card)" stroke-width="1.5" '
        f'vector-effect="non-scaling-stroke"/>\n'
    )


def _stairs(heights: Sequence[float]) -> Iterator[str]:
    for place, height in enumerate(heights):
        if place == 0 or place + 1 == len(heights) or height != heights[place - 1]:
            if place:
                yield f"{place},{TALL * heights[place - 1]:.0f}"
            yield f"{place},{TALL * height:.0f}"


def _names(course: Sequence[Values], adviser: Adviser) -> Iterator[str]:
    """Each name where its band is high, away from the edges."""
    places = range(len(course) // 8, max(len(course) * 7 // 8, 1))
    for seat, name in enumerate(adviser.names):
        place = max(places, key=lambda one: min(values[seat] for values in course[max(one - 4, 0) : one + 5]))
        if course[place][seat] >= WIDEST_NAME:
            middle = sum(course[place][:seat]) + course[place][seat] / 2
            left = min(max(_across(place, course), 16.0), 84.0)
            yield (
                f'<span class="band" style="left:{left:.1f}%;top:{100 * middle:.1f}%">'
                f"{html.escape(name)}</span>\n"
            )


def _scales(course: Sequence[Values], adviser: Adviser) -> Iterator[str]:
    for share in (0.0, 0.5, 1.0):
        top = 100 * (1 - share)
        yield f'<span class="tick" style="top:{top:.0f}%">{html.escape(adviser.percent(share))}</span>\n'
    moves = len(course) - 1
    for move in sorted({0, moves // 2, moves}):
        yield f'<span class="move" style="left:{_across(move, course):.1f}%">{move}</span>\n'


def _marks(review: Review, adviser: Adviser) -> Iterator[str]:
    """Errors below, the moves that decided the game above."""
    for decision in review.choices:
        if decision.mark:
            left = _across(decision.number, review.course)
            told = adviser.catalog.say("review.mark", mark=decision.mark)
            size = {"small": 0.6, "clear": 0.8, "grave": 1.05}[decision.mark]
            yield (
                f'<span class="error" style="left:{left:.1f}%;color:{COLOURS[decision.seat]};'
                f'font-size:{size}rem" title="{html.escape(told)}">▲</span>\n'
            )
    for number, move in enumerate(sorted(review.moments), 1):
        yield f'<span class="moment" style="left:{_across(move, review.course):.1f}%">{number}</span>\n'


def _across(place: int, course: Sequence[Values]) -> float:
    return 100 * place / max(len(course) - 1, 1)
