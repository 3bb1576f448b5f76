"""Wordings that careful readers stumbled over stay away, and the tile game has words of its own."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl
from i18n.sources import messages
from i18n.test_languages import parts_of

from tenfold.i18n.catalogs import Catalog, languages
from tenfold.i18n.story import Storyteller

STUMBLES = {
    "en": (
        *("should have seen this", "For comfort", "tile lies in the middle", "too long for good", " Win."),
        *(" letters", "ow you do", "They are playing again", "Out of the game go", "Into the market go"),
        *("holds her", "tiles lie,", "tiles lie:", "points of percent", "Finished lately", "gentlest bot"),
    ),
    "de": (
        *("Geschichte", "Tafel", "Vorräte", "Reihen mit zehn", "die Steine kommen"),
        *(
            " Gewinne.",
            "zielt ein Tippen",
            " her.",
            "Sag mir",
            "wenn es gewinnt",
            "sanftesten",
            "Ablagestapel",
        ),
    ),
    "nl": (
        *("Waag je", "andere plaatsen.", " letters", "erhaal", "mikt een tik", "lijn dwars", "overtreffen"),
        *("de tegels komen", "aan dit scherm", "aan dit toetsenbord", "je spellen", "Mijn spellen"),
        *("als het wint", "zachtaardig", " Win.", "ligt in het midden", "aflegstapel"),
    ),
    "pl": (
        *("Igraj", "wzbogaca", "feruj", "aofer", "leży na środku", "po pięć z 1", "nikt nie wygrywa"),
        *("byle jaki ruch", "Zamknięta", "Otwarta", "Tempo innych", "łagodniejsz", "stos kart odrzuconych"),
    ),
}
START = {"en": "Home", "de": "Startseite", "nl": "Startpagina", "pl": "Strona główna"}

# What belongs to the cards alone, wherever a sentence knows that it speaks of tiles.
CARD_WORDS = {
    "en": re.compile(r"\bcards?\b|\bdeck\b", re.IGNORECASE),
    "de": re.compile(r"Karte|Stapel", re.IGNORECASE),
    "nl": re.compile(r"kaart|stapel", re.IGNORECASE),
    "pl": re.compile(r"\bkart|\btali", re.IGNORECASE),
}
ABOUT_A_GAME = [
    name
    for name, message in sorted(messages("en").items())
    if any(variable == "game" and "tiles" in keys for variable, keys in parts_of(message).choices)
]


@pytest.mark.parametrize("language", languages())
def test_what_readers_stumbled_over_is_said_no_more(language: str) -> None:
    for name, message in messages(language).items():
        texts = parts_of(message).texts
        found = [text for text in texts for stumble in STUMBLES[language] if stumble in f" {text.strip()}"]
        assert not found, f"{name}: {found}"


@pytest.mark.parametrize("language", languages())
def test_the_first_page_has_the_name_that_first_pages_have(language: str) -> None:
    assert Catalog(language).say("nav.home") == START[language]


class TileVariants:
    """The texts that a message has for the tile game."""

    def __init__(self, message: ftl.Message) -> None:
        self.texts: list[str] = []
        self._look(message.value)

    def _look(self, pattern: ftl.Pattern | None) -> None:
        for element in pattern.elements if pattern else []:
            if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
                for variant in element.expression.variants:
                    if isinstance(variant.key, ftl.Identifier) and variant.key.name == "tiles":
                        self.texts += [
                            one.value for one in variant.value.elements if isinstance(one, ftl.TextElement)
                        ]
                    self._look(variant.value)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ABOUT_A_GAME)
def test_of_tiles_nobody_speaks_as_of_cards(language: str, name: str) -> None:
    texts = TileVariants(messages(language)[name]).texts
    assert texts
    assert not [text for text in texts if CARD_WORDS[language].search(text)]


# Sentences that both games say, and where cards are named only as the cards' own.
@pytest.mark.parametrize(
    "name",
    [
        *("new-seat-bot", "agreed-no-aids", "agreed-shuffle-text", "new-aids-text", "new-word-text"),
        *("phrase-one-more", "replay-checked", "seat-strength", "undo-nothing", "help-commands"),
    ],
)
def test_what_both_games_say_asks_which_game_it_is(name: str) -> None:
    assert name in ABOUT_A_GAME


@pytest.mark.parametrize("language", languages())
def test_the_tile_game_s_rules_speak_of_no_card(language: str) -> None:
    for name, message in messages(language).items():
        if name.startswith(
            ("tiles-", "rules-tiles-", "lesson-tiles-", "drill-tiles-", "help-tiles", "placing-", "moving-")
        ):
            found = [text for text in parts_of(message).texts if CARD_WORDS[language].search(text)]
            assert not found, f"{name}: {found}"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You buy nothing."),
        ("de", "Du kaufst nichts."),
        ("nl", "Je koopt niets."),
        ("pl", "Niczego nie kupujesz."),
    ],
)
def test_who_buys_nothing_is_not_told_to_pass(language: str, sentence: str) -> None:
    teller = Storyteller(Catalog(language), ["Ana"], 0)
    assert teller.sentence({"event": "passes", "seat": 0, "phase": "buy"}) == sentence
    assert teller.sentence({"event": "passes", "seat": 0, "phase": "last_buy"}) == sentence
    assert teller.sentence({"event": "passes", "seat": 0, "phase": "bid"}) != sentence


def test_polish_cards_are_declined_as_their_verb_asks() -> None:
    teller = Storyteller(Catalog("pl"), ["Pip"])
    assert teller.sentence({"event": "to_market", "cards": ["G5"]}) == "Na giełdę trafia zielona 5."
    assert (
        teller.sentence({"event": "to_market", "cards": ["G5", "B3"]})
        == "Na giełdę trafiają zielona 5 i niebieska 3."
    )
    paid = {"event": "spends", "seat": 0, "what": ["$", "$", "$", "$", "B2", "*7"]}
    assert teller.sentence(paid) == "Pip płaci 4 żetonami waluty, niebieską 2 i jokerem 7 (dowolny kolor)."


@pytest.mark.parametrize("language", languages())
def test_one_game_is_a_game(language: str) -> None:
    catalog = Catalog(language)
    for name in ("me-games", "me-wins"):
        assert catalog.say(name, value=1) != catalog.say(name, value=2)
