"""Reasons that the rules have put down as numbers, written out with their keys and what they speak of."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.cards.deck import CODES
from tenfold.judging.findings import MOST_DETAILS, Reasons
from tenfold.judging.reasons import table
from tenfold.judging.reasons.table import LENGTH, REASONS, WIDTH, WORDS

from .findings import Reason


def written_reasons(told: Reasons, options: Sequence[list[str]] = ()) -> list[Reason]:
    """`options` are those of the decision, by their tokens."""
    return [_reason(told, place, options) for place in range(told.count)]


def _reason(told: Reasons, place: int, options: Sequence[list[str]]) -> Reason:
    kind, first = REASONS[told.keys[place]], place * MOST_DETAILS
    numbers = told.details[first : first + len(kind.details)]
    details = {
        name: _detail(told, sort, number, options)
        for (name, sort), number in zip(kind.details.items(), numbers, strict=True)
    }
    return Reason(kind.key, details)


def _detail(told: Reasons, sort: str, number: int, options: Sequence[list[str]]) -> str | int | list[str]:
    match sort:
        case table.CARD:
            return CODES[number]
        case table.WORD:
            return WORDS[number]
        case table.CELL:
            return _cell(number)
        case table.CELLS:
            return [_cell(one) for one in _listed(told, number)]
        case table.OPTION_MOVES:
            return options[number]
        case table.OPTIONS:
            return [" ".join(options[one]) for one in _listed(told, number)]
    return number


def _listed(told: Reasons, number: int) -> list[int]:
    first, length = divmod(number, LENGTH)
    return told.listed[first : first + length]


def _cell(number: int) -> str:
    x, y = divmod(number + WIDTH // 2, WIDTH)
    return f"{x},{y - WIDTH // 2}"
