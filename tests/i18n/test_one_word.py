"""The word for a bust stands in one place of each language, in all the forms that its sentences need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from i18n.sources import resources

from tenfold.i18n.catalogs import languages

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
HOME, WORD = "words.ftl", "bust"

Entry = ftl.Message | ftl.Term


class Said(Visitor):
    """What an entry spells, and in which forms it asks for the word."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.forms: list[str | None] = []  # none: the one that is asked for without a name

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        named = node.arguments.named if node.arguments else []
        self.forms += [str(one.value.value) for one in named] or [None]


def said_by(entry: Entry | ftl.Variant) -> Said:
    said = Said()
    said.visit(entry)
    return said


def entries(language: str) -> Iterator[tuple[str, Entry]]:
    for file, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, Entry) and not (isinstance(entry, ftl.Term) and entry.id.name == WORD):
                yield f"{language}/{file}: {entry.id.name}", entry


def word(language: str) -> ftl.SelectExpression:
    """The word itself, which is a choice among its forms."""
    body = resources(language)[HOME].body
    term = next(entry for entry in body if isinstance(entry, ftl.Term) and entry.id.name == WORD)
    placeable = term.value.elements[0]
    assert isinstance(placeable, ftl.Placeable)
    assert isinstance(placeable.expression, ftl.SelectExpression)
    return placeable.expression


def stem(language: str) -> str:
    """The longest run of letters that all forms have in common."""
    forms = sorted((text for one in word(language).variants for text in said_by(one).texts), key=len)
    first = forms[0].lower()
    runs = [first[start:end] for start in range(len(first)) for end in range(start + 1, len(first) + 1)]
    return max((run for run in runs if all(run in form.lower() for form in forms)), key=len)


@pytest.mark.parametrize(
    ("language", "letters"), [("de", "verzock"), ("en", "bust"), ("nl", "flop"), ("pl", "fiask")]
)
def test_the_forms_of_the_word_are_of_one_word(language: str, letters: str) -> None:
    assert stem(language) == letters


@EVERY_LANGUAGE
def test_no_other_file_spells_the_word_for_a_bust(language: str) -> None:
    letters = stem(language)
    for place, entry in entries(language):
        spelt = [text for text in said_by(entry).texts if letters in text.lower()]
        assert not spelt, f"{place} says {spelt} and not {{ -{WORD} }}"


@EVERY_LANGUAGE
def test_the_forms_that_are_asked_for_are_the_forms_that_there_are(language: str) -> None:
    """A form that does not exist would silently be the usual one."""
    there = {_name(variant): variant.default for variant in word(language).variants}
    usual = next(name for name, is_usual in there.items() if is_usual)
    asked = {form or usual for _, entry in entries(language) for form in said_by(entry).forms}
    assert asked == set(there)


def _name(variant: ftl.Variant) -> str:
    assert isinstance(variant.key, ftl.Identifier)
    return variant.key.name
