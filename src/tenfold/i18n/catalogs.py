"""The catalogs: keys and details go in, sentences come out. No word that a person reads stands in Python."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from tenfold.cards.deck import CARDS, COLOUR_WILD, NUMBERS, SUPER_WILD, WILD
from tenfold.protocol.errors import TenfoldError

from .messages import Messages

FOLDER: Final = Path(__file__).parent.parent / "locales"
DEFAULT_LANGUAGE: Final = "en"
CLIENTS: Final = "web"  # how the files begin that are for the web client: more than half of all words

# Where a person's language is written, the first that says anything deciding.
LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

MINUS: Final = "−"

# A card in a sentence: a message asks for its kind, colour and number and finds the words itself.
BUST_TOKEN: Final = "!"
CURRENCY_TOKEN: Final = "$"


def languages() -> list[str]:
    return sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, or the default one if there is no catalog for it.

    >>> language_of({"LC_ALL": "", "LANG": "de_CH.UTF-8"})
    'de'
    """
    wanted = next((environment[name] for name in LANGUAGE_VARIABLES if environment.get(name)), "")
    language = wanted[:2].lower()
    return language if language in languages() else DEFAULT_LANGUAGE


class Catalog:
    """Speaks one language.

    >>> Catalog("en").say("card", card="B4")
    'blue 4'
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self._messages = _messages(language)

    def has(self, key: str) -> bool:
        return message_id(key) in self._speaker(message_id(key))

    def say(self, key: str, /, **details: object) -> str:
        """The sentence of a key; a `card` among the details may be worded by the catalog."""
        name = message_id(key)
        speaker = self._speaker(name)
        if name not in speaker:
            raise LookupError(f"no message {name} in {self.language}")
        if all(isinstance(value, str | int) for value in details.values()):
            return _said_before(speaker, name, **details)
        return _said(speaker, name, **details)

    def _speaker(self, name: str) -> Messages:
        """What a language does not say yet is said in the default one."""
        if name in self._messages:
            return self._messages
        whole = _all_messages(self.language)
        return whole if name in whole else _all_messages(DEFAULT_LANGUAGE)

    def explain(self, error: TenfoldError) -> str:
        """One sentence about what is wrong; foreign text in it cannot steer a terminal."""
        if not self.has(error.key):
            return printable(str(error))
        details = {
            name: printable(value) if isinstance(value, str) else value
            for name, value in error.details.items()
        }
        return " ".join(self.say(error.key, **details).split())

    def list_of(self, items: list[str]) -> str:
        """Items as in a sentence: "a, b and c"."""
        if not items:
            return self.say("list.none")
        listed, *others = items
        for item in others[:-1]:
            listed = self.say("list.more", list=listed, item=item)
        if others:
            listed = self.say("list.last", list=listed, item=others[-1])
        return listed


def message_id(key: str) -> str:
    return key.replace(".", "-").replace("_", "-")


def card_parts(code: str) -> dict[str, object]:
    """What a catalog needs to word a card, a currency token `$` or a bust token `!`."""
    if code in (BUST_TOKEN, CURRENCY_TOKEN):
        return {"kind": "bust_token" if code == BUST_TOKEN else "token", "colour": "", "number": ""}
    card = CARDS.get(code)
    if card is None:
        return {"kind": "unknown", "colour": "", "number": ""}
    colour, number = code[0], code[1]
    if card < NUMBERS:
        kind = "number"
    elif card < WILD:
        kind = "currency"
    elif card < COLOUR_WILD:
        kind = "numbered_wildcard"
    else:
        kind = "super_wildcard" if card == SUPER_WILD else "colour_wildcard"
    return {"kind": kind, "colour": colour, "number": number}


def _said(messages: Messages, name: str, /, **details: object) -> str:
    if "card" in details:
        details = {**card_parts(str(details["card"])), **details}
    given = {detail: _plain_number(value) for detail, value in details.items()}
    bundle = messages.bundle_with(name)
    pattern = bundle.get_message(name).value
    assert pattern is not None, f"{name} says nothing"
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise LookupError(f"{name} in {messages.language}: {errors[0]}")
    return str(text)


_said_before = lru_cache(maxsize=4096, typed=True)(_said)  # who tells a game says the same again and again


@cache
def _messages(language: str) -> Messages:
    """What is said here."""
    return Messages(language, [path for path in _files(language) if not path.name.startswith(CLIENTS)])


@cache
def _all_messages(language: str) -> Messages:
    """Also what only the web client says."""
    return Messages(language, _files(language))


def _files(language: str) -> list[Path]:
    if language not in languages():
        raise LookupError(f"no catalog for {language}")
    return sorted((FOLDER / language).glob("*.ftl"))


def _plain_number(value: object) -> Any:
    """A whole number without thousands separators, which would look odd beside tokens and coordinates; below
    zero with a minus sign, not a hyphen. No sentence counts with such a number, so it may go as text."""
    if not isinstance(value, int):
        return value
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    return f"{MINUS}{-value}" if value < 0 else fluent_number(value, useGrouping=False)


def printable(text: str) -> str:
    """Foreign text, as it may stand in a terminal."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text
    )
