"""A review in a notebook: how everybody played, the course of the game, and the errors that cost most."""

from __future__ import annotations

import os
from html import escape
from typing import Final

from tenfold.i18n.advice import Adviser
from tenfold.i18n.catalogs import Catalog, language_of
from tenfold.i18n.names import names_in
from tenfold.pictures.curve import TALL, bands, shared
from tenfold.pictures.look import Look
from tenfold.pictures.svg import tag, words
from tenfold.records.displays import Bundle
from tenfold.records.record import Record

from .findings import Decision, Review
from .sentences import marked_in, moment_of, verdict_lines

MOST_ERRORS: Final = 5  # that are told; all of them are in the review itself
COLOURS: Final = ("blue", "orange", "green", "pink", "ink-soft")  # of the seats, as the client has them


def show_review(review: Review) -> Bundle:
    """A review knows seats, not names."""
    catalog = Catalog(language_of(os.environ))
    seated = Record(review.game, review.options, [])
    adviser = Adviser(catalog, names_in(catalog, seated, len(review.result)))
    verdicts, errors = verdict_lines(review, adviser), _errors(review)
    told = [f"{catalog.say('review.move', number=one.number)}: {moment_of(one, adviser)}" for one in errors]
    return {
        "text/html": _page(review, adviser, verdicts, told),
        "text/plain": "\n".join([*verdicts, *told]),
    }


def _errors(review: Review) -> list[Decision]:
    """Those that cost most, in the order in which they were made."""
    worst = sorted(marked_in(review), key=lambda one: -one.error)[:MOST_ERRORS]
    return sorted(worst, key=lambda one: one.number)


def _page(review: Review, adviser: Adviser, verdicts: list[str], told: list[str]) -> str:
    names = "".join(
        f'<span style="margin-right:1em"><b style="color:{Look()[colour]}">■</b> {escape(name)}</span>'
        for colour, name in zip(COLOURS, adviser.names, strict=False)
    )
    said = "".join(f"<p><b>{escape(line)}</b></p>" for line in verdicts)
    errors = "".join(f"<li>{escape(line)}</li>" for line in told)
    return f"<div>{said}{_curve(review, adviser)}<p>{names}</p><ul>{errors}</ul></div>"


def _curve(review: Review, adviser: Adviser) -> str:
    look, course = Look(), [shared(values) for values in review.course]
    return tag(
        "svg",
        tag("title", words(adviser.catalog.say("review.course"))),
        bands(course, [look[colour] for colour in COLOURS], look["sheet"]),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {len(course) - 1} {TALL}",
        preserveAspectRatio="none",
        width="100%",
        height=160,
        role="img",
    )
