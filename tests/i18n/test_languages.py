"""Every language says what English says: the same keys, the same variables, and nothing left in English."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from babel.core import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from i18n.sources import CARD_PARTS, asked_by, files, messages, resources, variables_of

from tenfold.i18n.catalogs import DEFAULT_LANGUAGE, Catalog, languages

OTHERS = [language for language in languages() if language != DEFAULT_LANGUAGE]

EVERY_FILE = pytest.mark.parametrize("file", [path.name for path in files(DEFAULT_LANGUAGE)])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
EVERY_OTHER = pytest.mark.parametrize("language", OTHERS)

# What only a language that declines, or whose verb has the cards for its subject, has to know.
NEEDED_BESIDES = {
    ("de", "several-cards"): {"role"},
    ("pl", "several-cards"): {"role"},
    ("de", "event-to-market"): {"count"},
    ("nl", "event-to-market"): {"count"},
    ("pl", "event-to-market"): {"count"},
}

# Numbers that choose a sentence and do not stand in it, or name nothing there: few and many are alike.
NOT_COUNTED = {
    ("event-to-market", "count"),
    ("choice-numbers", "others"),
    ("cards-numbers", "count"),
    ("cards-numbers-hint", "others"),
    ("cards-end", "count"),
    ("tiles-won", "lines"),
}

# What a language may leave as it is in English, and why.
LEFT = {
    "lab-needs-extra": "a command",
    "colour": "orange and pink are German too",
    "cards-counting": "orange and pink are German too",
    "setting-others": "bots are Dutch too",
    "seat-bot": "names",
    "seat-nickname": "names",
    "seat-program": "Polish too",
    "home-open": "open is Dutch too",
    "me-rating-bots": "Dutch too",
    "lab-column-rating": "Dutch too",
    "new-company-solo": "solo is said everywhere",
    "new-company-bots": "bots are German and Dutch too",
    "phrase-sorry": "Dutch too",
    "puzzle-run": "a sprint is one everywhere",
    "puzzles-rating": "Dutch too",
}

# The quotation marks of a language, opening and closing, and the sign for a letter left out.
QUOTES = {"de": "„“’", "en": "“”’", "nl": "‘’", "pl": "„”’"}

# How wide a text may be on the screen: the heads of a table, and lines of a grid.
WIDTHS = {
    "end-colour": 8,
    "end-points": 6,
    "end-money": 8,
    "end-owned": 6,
    "end-used": 6,
    "end-unused": 6,
    "grid-market": 25,
    "grid-busts": 25,
}
PAGE = 78

NUMBERS = (0, 1, 2, 3, 5, 12, 22)
CARDS = ("B4", "G9", "O1", "P3", "$3", "*7", "G*", "O*", "**", "$", "!", "X9")


class Parts(Visitor):
    """The texts of a message, and the keys by which it chooses among them, by variable."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.choices: list[tuple[str, set[str]]] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.choices.append((node.selector.id.name, {_key(variant) for variant in node.variants}))
        self.generic_visit(node)


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


@cache
def parts_of(message: ftl.Message) -> Parts:
    parts = Parts()
    parts.visit(message)
    return parts


def messages_in(language: str, file: str) -> dict[str, ftl.Message]:
    resource = resources(language).get(file)
    entries = resource.body if resource else []
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@EVERY_FILE
@EVERY_OTHER
def test_the_keys_are_the_same(language: str, file: str) -> None:
    assert set(messages_in(language, file)) == set(messages_in(DEFAULT_LANGUAGE, file))


@EVERY_FILE
@EVERY_OTHER
def test_the_variables_are_the_same(language: str, file: str) -> None:
    own, english = messages(language), messages(DEFAULT_LANGUAGE)
    for name in messages_in(language, file):
        needed = variables_of(name, english) | NEEDED_BESIDES.get((language, name), set())
        assert variables_of(name, own) == needed, name


@EVERY_FILE
@EVERY_LANGUAGE
def test_every_message_can_be_said(language: str, file: str) -> None:
    catalog = Catalog(language)
    for name, message in messages_in(language, file).items():
        for details in samples(language, name) if message.value else ():
            said = catalog.say(name, **details)
            assert all(len(line) <= WIDTHS.get(name, len(line)) for line in said.split("\n")), said
            if name.startswith("help-"):
                assert max(map(len, said.split("\n"))) <= PAGE, said


def samples(language: str, name: str) -> Iterator[dict[str, object]]:
    """What a message may be given, as far as it makes a difference."""
    variables = variables_of(name, messages(language))
    if {"card", "kind"} <= variables:
        variables -= CARD_PARTS  # the catalog itself tells what a card is
    named = sorted(variables)
    for values in product(*(_values(language, variable) for variable in named)):
        yield dict(zip(named, values, strict=True))


@cache
def _values(language: str, variable: str) -> tuple[object, ...]:
    if variable == "card":
        return CARDS
    choices = [choice for one in messages(language).values() for choice in parts_of(one).choices]
    keys = set().union(*(keys for chosen, keys in choices if chosen == variable))
    numbers = {int(key) for key in keys if key.isdecimal()}
    if numbers or keys & {"one", "few", "many"}:
        return (*NUMBERS, *sorted(numbers.difference(NUMBERS)))
    return tuple(sorted(keys)) or ("7",)


def kinds_of_numbers(language: str) -> set[str]:
    """What a language tells apart when it counts."""
    return {*map(Locale(language).plural_form, range(200))}


@EVERY_FILE
@pytest.mark.parametrize("language", [one for one in OTHERS if len(kinds_of_numbers(one)) > 2])
def test_a_language_tells_its_own_numbers_apart(language: str, file: str) -> None:
    """Where English tells one from several, Polish tells one, few and many from each other."""
    own = messages_in(language, file)
    kinds = kinds_of_numbers(language)
    for name, message in messages_in(DEFAULT_LANGUAGE, file).items():
        for variable, keys in parts_of(message).choices:
            if "one" in keys and (name, variable) not in NOT_COUNTED and name in own:
                chosen = [keys for counted, keys in parts_of(own[name]).choices if counted == variable]
                assert any(kinds <= keys for keys in chosen), f"{name} does not count ${variable}"


@EVERY_FILE
@EVERY_OTHER
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    english = messages_in(DEFAULT_LANGUAGE, file)
    for name, message in messages_in(language, file).items():
        texts = {text.strip() for text in parts_of(english[name]).texts}
        same = [text for text in parts_of(message).texts if text.strip() in texts and _is_worded(text)]
        assert not same or name in LEFT, f"{name}: {same}"


def _is_worded(text: str) -> bool:
    """Whether there is a word in it; a letter or a code is none."""
    return any(len(word) > 3 and word.isalpha() for word in text.split())


@EVERY_FILE
@EVERY_LANGUAGE
def test_marks_are_those_of_the_language(language: str, file: str) -> None:
    english = messages_in(DEFAULT_LANGUAGE, file)
    for name, message in messages_in(language, file).items():
        text = "".join(parts_of(message).texts)
        foreign = set(text) & set("“”„‘’‚«»") - set(QUOTES[language])
        assert not foreign, f"{name}: {foreign}"
        if language != "nl":  # there the closing mark is also that of a letter left out
            assert text.count(QUOTES[language][0]) == text.count(QUOTES[language][1]), name
        assert ("!" in text) == ("!" in "".join(parts_of(english[name]).texts)), name


@EVERY_LANGUAGE
def test_the_browser_needs_no_catalog_of_the_terminal(language: str) -> None:
    known = messages(language)
    home = {name for file in ("terminal.ftl", "lab.ftl") for name in messages_in(language, file)}
    for file in ("words.ftl", "errors.ftl", "events.ftl"):
        for name in messages_in(language, file):
            assert not asked_by(known[name]).references & home, name
