"""Options, events and refusals: the tables that the rules of both games write JSON by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenfold.protocol.events import Form
from tenfold.protocol.game import Json
from tenfold.protocol.options import Deck, Flag, OneOf, Option, Rows, Table, When, Whole
from tenfold.protocol.refusals import RefusalForm

from .words import WordLists


def option_forms(table: Table) -> list[Json]:
    return [option_form(one) for one in table]


def option_form(one: Option) -> Json:
    match one:
        case OneOf(name, words):
            return {"kind": "one_of", "name": name, "words": words}
        case Flag(name):
            return {"kind": "flag", "name": name}
        case Whole(name, lowest, highest, default):
            bounds = {"lowest": lowest, "highest": highest, "default": default}
            return {"kind": "whole", "name": name, **bounds}
        case Deck(name, cards, most, mark):
            return {"kind": "deck", "name": name, "cards": cards, "most": most, "mark": mark}
        case Rows(name, digits):
            return {"kind": "rows", "name": name, "digits": digits}
        case When(inner, other, says, otherwise):
            condition = {"other": other, "says": says, "otherwise": otherwise}
            return {"kind": "when", "name": one.name, "option": option_form(inner), **condition}


def event_forms(forms: Mapping[int, Form], words: WordLists) -> list[Any]:
    """By number: the name, and of each part its name, source, first number and words."""
    return [
        [form.name, [[part.name, part.source, part.first, words.number(part.words)] for part in form.parts]]
        for form in _in_order(forms)
    ]


def refusal_forms(forms: Mapping[int, RefusalForm], words: WordLists) -> list[Any]:
    """By number: the key, whether the token is told first, and of each detail its name and its words."""
    return [
        [form.key, form.names_token, [[one.name, words.number(one.words)] for one in form.details]]
        for form in _in_order(forms)
    ]


def _in_order(forms: Mapping[int, Any]) -> list[Any]:
    return [forms[number] for number in range(len(forms))]
