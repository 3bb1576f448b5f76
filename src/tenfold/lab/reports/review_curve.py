"""The course of a game as bands, one for each seat, that share the height of the picture as the seats share
the victory."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from typing import Final

from tenfold.analysis.evaluator import Values
from tenfold.analysis.findings import Review
from tenfold.i18n.advice import Adviser
from tenfold.pictures.curve import TALL, bands, shared

from .plots import SERIES

COLOURS: Final = tuple(colour for colour, _ in SERIES)
WIDEST_NAME: Final = 0.12  # a band that never gets so high has no name in it


def curve(review: Review, adviser: Adviser) -> str:
    """The picture, its marks and its scales; letters and marks keep their size at any width."""
    course = [shared(values) for values in review.course]
    told = "; ".join(
        adviser.catalog.say(
            "review.share", name=name, percent=adviser.percent(values[seat]), number=len(course) * part // 4
        )
        for seat, name in enumerate(adviser.names)
        for part, values in enumerate(course[:: max(len(course) // 4, 1)][:4])
    )
    return (
        f'<div class="plot">\n<svg viewBox="0 0 {len(course) - 1} {TALL}" preserveAspectRatio="none" '
        f'role="img" aria-label="{html.escape(told)}">\n{bands(course, COLOURS, "var(--card)")}</svg>\n'
        f"{''.join(_names(course, adviser))}{''.join(_scales(course, adviser))}"
        f"{''.join(_marks(review, adviser))}</div>\n"
    )


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
