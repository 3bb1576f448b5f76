"""Why a move is refused, as numbers: the form in which a game's rules tell it.

A refusal is the number of its form, and a number for each of the form's details. A game's `refusals.py` has
the forms: the key that catalogs know it by, and the words that the numbers stand for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .errors import Illegal, TenfoldError


class Detail(NamedTuple):
    name: str
    words: Sequence[str] = ()  # by number; without words the number itself is told


class RefusalForm(NamedTuple):
    key: str
    details: tuple[Detail, ...] = ()
    names_token: bool = False  # the refused token itself is told first, as `token`
    kind: type[TenfoldError] = Illegal


def written_refusal(form: RefusalForm, numbers: Sequence[int], token: str) -> TenfoldError:
    told: dict[str, str | int] = {"token": token} if form.names_token else {}
    for detail, number in zip(form.details, numbers, strict=False):  # there is room for more
        told[detail.name] = detail.words[number] if detail.words else number
    return form.kind(form.key, **told)
