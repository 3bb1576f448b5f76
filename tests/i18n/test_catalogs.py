"""The catalogs are whole: every key has its sentence, and no sentence waits for a key."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl
from i18n.sources import (
    CARD_PARTS,
    asked_by,
    errors_raised,
    events_told,
    keys_said,
    messages,
    patterns_in_source,
    resources,
    texts_in_source,
    variables_of,
    web_messages,
)

from tenfold.i18n.catalogs import Catalog, languages, message_id
from tenfold.protocol.errors import BadOptions, Illegal

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def test_english_is_spoken() -> None:
    assert "en" in languages()


@EVERY_LANGUAGE
def test_a_catalog_can_be_read_to_its_last_line(language: str) -> None:
    for name, resource in resources(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not junk, f"{name}: {junk}"


@EVERY_LANGUAGE
def test_no_message_is_there_twice(language: str) -> None:
    names = [
        entry.id.name
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ftl.Message)
    ]
    assert len(names) == len(set(names))


@EVERY_LANGUAGE
def test_every_error_has_a_sentence_from_what_it_is_given(language: str) -> None:
    known = messages(language)
    for key, places in errors_raised().items():
        assert message_id(key) in known, f"{language} does not explain {key}"
        for details in places:
            given = details | (CARD_PARTS if "card" in details else set())
            missing = variables_of(message_id(key), known) - given
            assert not missing, f"{key} is not given {missing}"


@EVERY_LANGUAGE
def test_every_event_has_a_sentence(language: str) -> None:
    for kind in events_told():
        assert message_id(f"event.{kind}") in messages(language)


def test_everything_that_is_said_exists() -> None:
    assert {message_id(key) for key in keys_said()} <= set(messages("en"))


@EVERY_LANGUAGE
def test_no_message_is_left_over(language: str) -> None:
    known = messages(language)
    used = texts_in_source() | {ref for message in known.values() for ref in asked_by(message).references}
    beginnings = tuple(patterns_in_source())
    unused = {name for name in known if name not in used and not name.startswith(beginnings)}
    unused -= web_messages(language)  # test_web_catalog.py asks for their use
    assert not unused


def test_an_error_is_a_sentence() -> None:
    error = Illegal("illegal.bid_too_low", amount=4, highest=5)
    assert Catalog("en").explain(error) == "A bid of 4 is not higher than the highest, 5."


def test_numbers_have_no_separators_and_the_one_minus_sign() -> None:
    error = BadOptions("options.below", option="limit", value=-12345, lowest=1000000, highest=0)
    sentence = Catalog("en").explain(error)
    assert sentence == "The option “limit” must be 1000000 or more, and −12345 is less."


def test_foreign_text_cannot_steer_the_terminal() -> None:
    sentence = Catalog("en").explain(BadOptions("options.unknown", option="\x1b[2J\nx"))
    assert sentence == "There is no option called “\\x1b[2J\\nx”."


def test_an_error_that_nobody_knows_is_still_explained() -> None:
    assert Catalog("en").explain(Illegal("illegal.by_tomorrow", day=3)) == "illegal.by_tomorrow (day=3)"


def test_a_message_is_never_half_said() -> None:
    with pytest.raises(LookupError):
        Catalog("en").say("no.such.message")
    with pytest.raises(LookupError):
        Catalog("en").say("event.bids", who="you")
    with pytest.raises(LookupError):
        Catalog("tlh")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("B4", "a blue 4"),
        ("O8", "an orange 8"),
        ("$3", "a currency card worth 3"),
        ("*7", "a wildcard 7 (any colour)"),
        ("G*", "a green wildcard"),
        ("**", "a super wildcard"),
        ("$", "a currency token"),
        ("!", "a bust token"),
        ("X9", "a card X9"),
    ],
)
def test_cards_have_words(code: str, words: str) -> None:
    assert Catalog("en").say("a-card", card=code) == words


def test_lists_read_like_speech() -> None:
    catalog = Catalog("en")
    assert [catalog.list_of(list("abc")[:count]) for count in range(4)] == [
        "nothing",
        "a",
        "a and b",
        "a, b and c",
    ]
