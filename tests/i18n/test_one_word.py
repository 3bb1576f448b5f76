"""The words for a bust and for currency stand in one place of each language, in all the forms that its
sentences need, and nobody has another word for currency."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from i18n.sources import resources

from tenfold.i18n.catalogs import languages

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
EVERY_WORD = pytest.mark.parametrize("word", ["bust", "currency"])
HOME = "words.ftl"

# Words that have the letters of another one in them, and are not that word.
OTHERS = {("nl", "currency"): re.compile("geldt|gelden|geldig")}

# What else money could be called.
ALSO_MONEY = {
    "de": re.compile("münze|kohle|währung"),
    "en": re.compile("money|coin|cash"),
    "nl": re.compile("munt|valuta|cash"),
    "pl": re.compile("monet|pieni[ąę]|gotówk"),
}

Entry = ftl.Message | ftl.Term


class Said(Visitor):
    """What an entry spells, and in which forms it asks for each word."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.forms: list[tuple[str, str | None]] = []  # none: the form that is asked for without a name

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        named = node.arguments.named if node.arguments else []
        self.forms += [(node.id.name, str(one.value.value)) for one in named] or [(node.id.name, None)]


def said_by(entry: Entry | ftl.Variant | ftl.Pattern) -> Said:
    said = Said()
    said.visit(entry)
    return said


def entries(language: str, word: str) -> Iterator[tuple[str, Entry]]:
    for file, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, Entry) and not (isinstance(entry, ftl.Term) and entry.id.name == word):
                yield f"{language}/{file}: {entry.id.name}", entry


def term(language: str, word: str) -> ftl.Pattern:
    body = resources(language)[HOME].body
    return next(entry.value for entry in body if isinstance(entry, ftl.Term) and entry.id.name == word)


def forms_of(language: str, word: str) -> dict[str | None, str]:
    """The forms of a word by their names, the usual one first; one form alone needs no name."""
    pattern = term(language, word)
    first = pattern.elements[0]
    if isinstance(first, ftl.TextElement):
        return {None: first.value}
    assert isinstance(first, ftl.Placeable)
    assert isinstance(first.expression, ftl.SelectExpression)
    variants = sorted(first.expression.variants, key=lambda variant: not variant.default)
    return {_name(variant): "".join(said_by(variant).texts) for variant in variants}


def stem(language: str, word: str) -> str:
    """The longest run of letters that all forms have in common."""
    forms = sorted(forms_of(language, word).values(), key=len)
    first = forms[0].lower()
    runs = [first[start:end] for start in range(len(first)) for end in range(start + 1, len(first) + 1)]
    return max((run for run in runs if all(run in form.lower() for form in forms)), key=len)


@pytest.mark.parametrize(
    ("language", "word", "letters"),
    [
        ("de", "bust", "verzock"),
        ("en", "bust", "bust"),
        ("nl", "bust", "flop"),
        ("pl", "bust", "fiask"),
        ("de", "currency", "geld"),
        ("en", "currency", "currency"),
        ("nl", "currency", "geld"),
        ("pl", "currency", "walut"),
    ],
)
def test_the_forms_of_the_word_are_of_one_word(language: str, word: str, letters: str) -> None:
    assert stem(language, word) == letters


@EVERY_WORD
@EVERY_LANGUAGE
def test_no_other_place_spells_the_word(language: str, word: str) -> None:
    letters, others = stem(language, word), OTHERS.get((language, word))
    for place, entry in entries(language, word):
        texts = [others.sub("", text.lower()) if others else text.lower() for text in said_by(entry).texts]
        spelt = [text for text in texts if letters in text]
        assert not spelt, f"{place} says {spelt} and not {{ -{word} }}"


@EVERY_LANGUAGE
def test_nobody_calls_currency_by_another_name(language: str) -> None:
    for place, entry in entries(language, "currency"):
        other = [text for text in said_by(entry).texts if ALSO_MONEY[language].search(text.lower())]
        assert not other, f"{place} says {other} and not {{ -currency }}"


@EVERY_WORD
@EVERY_LANGUAGE
def test_the_forms_that_are_asked_for_are_the_forms_that_there_are(language: str, word: str) -> None:
    """A form that does not exist would silently be the usual one."""
    there = list(forms_of(language, word))
    asked = [form for _, entry in entries(language, word) for form in said_by(entry).forms]
    assert {form or there[0] for name, form in asked if name == word} == set(there)


def _name(variant: ftl.Variant) -> str:
    assert isinstance(variant.key, ftl.Identifier)
    return variant.key.name
