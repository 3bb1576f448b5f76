"""The story in every language: whole games without a stumble, and sentences as a native speaker says them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.i18n.catalogs import Catalog, languages
from tenfold.i18n.story import Event, Storyteller
from tenfold.records.jsonl import read_records
from tenfold.records.play import Play
from tenfold.records.record import Record

CASES = Path(__file__).parents[1] / "cases"
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


def recorded(game: str) -> Iterator[Record]:
    """Every eighth of the recorded games: every edition, number of players and variant is among them."""
    with (CASES / f"{game}.jsonl").open("rb") as file:
        for number, record in read_records(file):
            assert isinstance(record, Record)
            if number % 8 == 0:
                yield record


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_recorded_games_are_told(language: str, game: str) -> None:
    told = 0
    for record in recorded(game):
        play = Play(record.game, **record.options)
        tellers = [Storyteller(Catalog(language), NAMES, reader) for reader in (None, 0)]
        for token in record.moves:
            for event in play.push(token):
                for teller in tellers:
                    _check(event, teller.sentence(event))
                    told += 1
    assert told > 1000


def _check(event: Event, sentence: str) -> None:
    assert sentence.endswith((".", "!"))
    assert sentence[0].isupper()
    assert "  " not in sentence
    assert ("!" in sentence) == (event["event"] in ("busts", "line"))


DRAWN = ["B4", "P1", "B4", "O2", "$3", "*7"]
PAID = ["!", "$", "$", "$", "$", "$", "O8", "P*"]

SENTENCES: list[tuple[Event, dict[str, tuple[str, str]]]] = [
    (
        {"event": "card", "seat": 0, "card": "P*"},
        {
            "de": ("Du deckst einen pinken Joker auf.", "Anna deckt einen pinken Joker auf."),
            "nl": ("Je draait een roze joker open.", "Anna draait een roze joker open."),
            "pl": ("Odkrywasz różowego jokera.", "Anna odkrywa różowego jokera."),
        },
    ),
    (
        {"event": "cards", "seat": 0, "cards": DRAWN},
        {
            "de": (
                "Du deckst 2 blaue 4er, eine pinke 1, eine orange 2, eine 3er-Geldkarte und einen 7er-Joker"
                " (jede Farbe) auf.",
                "Anna deckt 2 blaue 4er, eine pinke 1, eine orange 2, eine 3er-Geldkarte und einen 7er-Joker"
                " (jede Farbe) auf.",
            ),
            "nl": (
                "Je draait 2 blauwe 4’s, een roze 1, een oranje 2, een geldkaart van 3 en een joker 7"
                " (elke kleur) open.",
                "Anna draait 2 blauwe 4’s, een roze 1, een oranje 2, een geldkaart van 3 en een joker 7"
                " (elke kleur) open.",
            ),
            "pl": (
                "Odkrywasz 2 niebieskie 4, różową 1, pomarańczową 2, kartę waluty o wartości 3 i jokera 7"
                " (dowolny kolor).",
                "Anna odkrywa 2 niebieskie 4, różową 1, pomarańczową 2, kartę waluty o wartości 3 i jokera 7"
                " (dowolny kolor).",
            ),
        },
    ),
    (
        {"event": "spends", "seat": 0, "what": PAID},
        {
            "de": (
                "Du zahlst einen Verzockt-Marker, 5 Geld-Marker, eine orange 8 und einen pinken Joker.",
                "Anna zahlt einen Verzockt-Marker, 5 Geld-Marker, eine orange 8 und einen pinken Joker.",
            ),
            "nl": (
                "Je betaalt met een flopfiche, 5 geldfiches, een oranje 8 en een roze joker.",
                "Anna betaalt met een flopfiche, 5 geldfiches, een oranje 8 en een roze joker.",
            ),
            "pl": (
                "Płacisz żetonem fiaska, 5 żetonami waluty, pomarańczową 8 i różowym jokerem.",
                "Anna płaci żetonem fiaska, 5 żetonami waluty, pomarańczową 8 i różowym jokerem.",
            ),
        },
    ),
    (
        {"event": "auction", "seat": 0, "card": "**"},
        {
            "de": ("Die Auktion um den Super-Joker beginnt.",) * 2,
            "nl": ("De veiling van de superjoker begint.",) * 2,
            "pl": ("Zaczyna się licytacja superjokera.",) * 2,
        },
    ),
    (
        {"event": "busts", "seat": 0, "by": "currency"},
        {
            "de": ("Du verzockst dich mit dem Geld!", "Anna verzockt sich mit dem Geld!"),
            "nl": ("Je flopt met je geld!", "Anna flopt met geld!"),
            "pl": ("Ponosisz fiasko przez walutę!", "Anna ponosi fiasko przez walutę!"),
        },
    ),
    (
        {"event": "gains", "seat": 0, "tokens": 3},
        {
            "de": ("Du bekommst 3 Geld-Marker.", "Anna bekommt 3 Geld-Marker."),
            "nl": ("Je krijgt 3 geldfiches.", "Anna krijgt 3 geldfiches."),
            "pl": ("Dostajesz 3 żetony waluty.", "Anna dostaje 3 żetony waluty."),
        },
    ),
    (
        {"event": "discards", "cards": ["G*"]},
        {
            "de": ("Aus dem Spiel: ein grüner Joker.",) * 2,
            "nl": ("Uit het spel: een groene joker.",) * 2,
            "pl": ("Poza grą: zielony joker.",) * 2,
        },
    ),
    (
        {"event": "moves", "seat": 0, "x": -1, "y": 2, "value": 3, "from": [0, 1]},
        {
            "de": ("Du versetzt die 3 von 0,1 nach −1,2.", "Anna versetzt die 3 von 0,1 nach −1,2."),
            "nl": ("Je verplaatst de 3 van 0,1 naar −1,2.", "Anna verplaatst de 3 van 0,1 naar −1,2."),
            "pl": (
                "Przenosisz płytkę 3 z pola 0,1 na pole −1,2.",
                "Anna przenosi płytkę 3 z pola 0,1 na pole −1,2.",
            ),
        },
    ),
]


@pytest.mark.parametrize(
    ("language", "event", "mine", "others"),
    [
        pytest.param(language, event, *said, id=f"{language}-{event['event']}")
        for event, spoken in SENTENCES
        for language, said in spoken.items()
    ],
)
def test_sentences_are_well_formed(language: str, event: Event, mine: str, others: str) -> None:
    assert Storyteller(Catalog(language), NAMES, 0).sentence(event) == mine
    assert Storyteller(Catalog(language), NAMES, 1).sentence(event) == others


@pytest.mark.parametrize(
    ("language", "card", "words"),
    [
        ("de", "B4", "Im Stapel ist keine blaue 4 mehr."),
        ("de", "O*", "Im Stapel ist kein oranger Joker mehr."),
        ("nl", "G*", "Er zit geen groene joker meer in de trekstapel."),
        ("pl", "B4", "W talii nie ma już niebieskiej 4."),
        ("pl", "G*", "W talii nie ma już zielonego jokera."),
        ("pl", "$2", "W talii nie ma już karty waluty o wartości 2."),
    ],
)
def test_cards_take_the_case_of_their_sentence(language: str, card: str, words: str) -> None:
    assert Catalog(language).say("illegal.card_not_left", card=card) == words


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, "0 żetonów waluty"),
        (1, "1 żeton waluty"),
        (2, "2 żetony waluty"),
        (5, "5 żetonów waluty"),
        (12, "12 żetonów waluty"),
        (22, "22 żetony waluty"),
    ],
)
def test_polish_counts(count: int, words: str) -> None:
    assert Catalog("pl").say("tokens", tokens=count) == words
