"""Whoever reads a sentence about themselves is spoken to: "your turn", never "Anna's turn" or "You's turn".

A sentence about somebody at the table takes `$who` beside `$name`: "you" when it is the reader, else "other".
What is said to the reader has no name in it, in any language.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from i18n.sources import asked_by, messages, modules, resources
from i18n.test_web_catalog import texts

from tenfold.i18n.catalogs import languages, message_id

# Files in which a name is that of a setting, a bot's program, a host, a key of a record.
NAMES_OF_THINGS = {"doctor.ftl", "errors.ftl", "lab.ftl", "programs.ftl", "server.ftl"}

ANOTHER = "somebody else: who decides is not the one that this is about"
NOT_TOLD = "nobody is told what they have done themselves"
A_BOT = "a bot, or the opponent of a solo game"
NO_READER = "a report or a file, in which nobody is the reader"
A_THING = "no player: a device, a game"
A_LABEL = "whose seat or whose account it is, by name"

# Messages with a name that is never the reader's, and why.
NEVER_THE_READER = {
    "review-share": NO_READER,
    "solve-heading": NO_READER,
    "solve-heading-now": NO_READER,
    "menu-name-taken": A_LABEL,
    "join-time": A_LABEL,
    "join-you-sit": A_LABEL,
    "choice-numbers": ANOTHER,
    "auction-standing": ANOTHER,
    "end-solo-tie": A_BOT,
    "seat-bot": A_BOT,
    "home-solo-against": A_BOT,
    "me-solo": A_BOT,
    "me-ladder-text": A_BOT,
    "progress-next": A_BOT,
    "daily-cards": A_BOT,
    "daily-tiles": A_BOT,
    "devices-brought": A_LABEL,
    "sessions-end-one": A_THING,
    "expert-why-title": A_BOT,
    "expert-why-whom": A_BOT,
    "expert-belief": A_BOT,
    "expert-valued": A_BOT,
    "expert-valued-next": A_BOT,
    "expert-own-view": A_BOT,
    "expert-next-fork": ANOTHER,
    "expert-threat": ANOTHER,
    "expert-threat-by-taking": ANOTHER,
    "cards-turn-of": "the reader's own turn is told by cards-turn-mine",
    "cards-numbers-hint": ANOTHER,
    "cards-why-opponent": A_BOT,
    "cards-why-lowest": ANOTHER,
    "cards-tie-solo": A_BOT,
    "mistakes-close": A_BOT,
    "rules-published": A_THING,
    "table-says": NOT_TOLD,
    "table-declined": NOT_TOLD,
    "table-withdrawn": NOT_TOLD,
    "table-took-back": NOT_TOLD,
    "table-came-back": NOT_TOLD,
    "table-sat-down": NOT_TOLD,
    "table-invites": NOT_TOLD,
    "seat-strength": A_BOT,
    "seat-about-program": "a program, which reads no pages",
    "seat-program-named": "a program, which reads no pages",
    "new-seat-program": "a program, which reads no pages",
    "waiting-free-whose": A_LABEL,
}


def naming(language: str) -> set[str]:
    """The messages that name somebody."""
    return {
        entry.id.name
        for file, resource in resources(language).items()
        for entry in resource.body
        if file not in NAMES_OF_THINGS and isinstance(entry, ftl.Message)
        if "name" in asked_by(entry).variables
    }


def said_to_reader(node: ftl.BaseNode, known: dict[str, ftl.Message]) -> Iterator[str]:
    """The variables of what is said when `$who` is "you", also in the messages that it refers to.

    What refers to itself, to a form of its own, is read once."""
    if isinstance(node, ftl.SelectExpression) and is_who(node.selector):
        yield from said_to_reader(variant_for_reader(node), known)
    elif isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.MessageReference):
        others = {name: one for name, one in known.items() if name != node.id.name}
        yield from said_to_reader(known[node.id.name], others) if node.id.name in known else ()
    else:
        for part in vars(node).values():
            for child in part if isinstance(part, list) else [part]:
                if isinstance(child, ftl.BaseNode) and not isinstance(child, ftl.Span):
                    yield from said_to_reader(child, known)


def is_who(selector: ftl.BaseNode) -> bool:
    return isinstance(selector, ftl.VariableReference) and selector.id.name == "who"


def variant_for_reader(select: ftl.SelectExpression) -> ftl.Pattern:
    """What is chosen for "you": its own variant, or else the default."""
    by_key = {one.key.name: one for one in select.variants if isinstance(one.key, ftl.Identifier)}
    default = next(one for one in select.variants if one.default)
    return by_key.get("you", default).value


@pytest.mark.parametrize("language", languages())
def test_what_is_said_to_the_reader_has_no_name(language: str) -> None:
    known = messages(language)
    named = {
        name
        for name in naming(language) - set(NEVER_THE_READER)
        if "name" in said_to_reader(known[name], known)
    }
    assert not named, "give these a form for the reader, or say why they are never about the reader"


@pytest.mark.parametrize("language", languages())
def test_the_exceptions_are_needed(language: str) -> None:
    known = messages(language)
    needless = {
        name
        for name in NEVER_THE_READER
        if name not in known or "name" not in said_to_reader(known[name], known)
    }
    assert not needless


# A key, and the details that are written there themselves.
SAID_WITH = re.compile(r"""\bsay\(\s*['"]([^'"]+)['"],\s*\{([^{}]*)\}""")


def said_in_browser() -> Iterator[tuple[str, bool, bool]]:
    """Every key said with details: whether a name is among them, and whether it is told who that is."""
    for text in texts():
        for key, details in SAID_WITH.findall(text):
            yield (
                message_id(key),
                bool(re.search(r"\bname\b", details)),
                bool(re.search(r"\bwho\b|[.]{3}", details)),
            )


def said_in_python() -> Iterator[tuple[str, bool, bool]]:
    for module in modules():
        for call in ast.walk(module):
            if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant):
                given = {word.arg for word in call.keywords}
                yield message_id(str(call.args[0].value)), "name" in given, "who" in given


def test_whoever_names_somebody_says_whether_that_is_the_reader() -> None:
    """Both come from one helper (`personAt`, `Storyteller.person`), or are written side by side."""
    wanting = {name for name, one in messages("en").items() if {"who", "name"} <= asked_by(one).variables}
    said = [*said_in_browser(), *said_in_python()]
    assert not {key for key, has_name, has_who in said if key in wanting and has_name and not has_who}
    assert len({key for key, has_name, _ in said if has_name}) > 10  # they are found
