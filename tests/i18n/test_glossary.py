"""One word a thing: the words that the glossary decided against are said nowhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from i18n.sources import resources
from i18n.test_one_word import said_by

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = {"de": 1, "nl": 2, "pl": 3}


class Ruling(NamedTuple):
    language: str
    dropped: str  # a pattern
    instead: str  # as the glossary has it
    why: str
    but: frozenset[str] = frozenset()  # messages in which the word is another


RULINGS = [
    Ruling(
        "de",
        r"\bSpiele?s? (?:ist|hat|wird|läuft|endet|beginnt|geht|wartet|zählt)\b|\b(?:je|pro) Spiel\b"
        r"|\b(?:[Nn]och|[Kk]ein|[Dd]ieses|[Ee]rstes|[Ll]aufendes|[Uu]nfertiges) (?:ein )?Spiel\b"
        r"|\b(?:[Mm]eine|[Dd]einen?|[Bb]eendete|[Gg]ewonnene|[Aa]lle|[Ll]aufender|[Vv]iele) Spielen?\b",
        "Partie",
        "Spiel is the kind of game, Partie is one of it",
        frozenset({"result-unknown-key"}),
    ),
    Ruling("de", r"(?i)nachbetracht", "Analyse", "nobody says it, and it bursts its button"),
    Ruling("de", r"\bLeisten?\b", "Vorrat", "the rule book says Vorrat"),
    Ruling(
        "de",
        r"\bLinien?\b",
        "Reihe",
        "the rule book says Reihe; a line is drawn in plots",
        frozenset({"lab-arena-turns-text", "lab-course-text", "lab-solo-plot", "review-chart-hint"}),
    ),
    Ruling("de", r"\brosa\b", "pink", "the cards are pink"),
    Ruling("de", r"\bTaste (?:zum|mit der du)\b", "Knopf", "a key is on a keyboard"),
    Ruling("de", r"eines Sieges", "Siegchance", "nobody speaks of percents of a victory"),
    Ruling("de", r"\bWertung, |^Wertung(?:en)?$", "Wertungszahl", "Wertung is the scoring"),
    Ruling("de", r"Gegenseite", "Gegnerin", "a Gegenseite goes to court"),
    Ruling(
        "nl",
        r"\b[Ss]pel (?:is|gaat|begint|telt|heeft|wacht|kan|kon|wordt|verliep)\b|\bpotje"
        r"|\b(?:[Aa]lle|lopende|veel) spellen\b",
        "partij",
        "spel is the kind of game, partij is one of it",
        frozenset({"options-rows-missing"}),
    ),
    Ruling("nl", r"(?i)nabeschouw", "analyse", "stilted"),
    Ruling("nl", r"(?i)\baan zet\b", "aan de beurt", "one word for whose turn it is on one screen"),
    Ruling("nl", r"van een overwinning", "winkans", "nobody speaks of percents of a victory"),
    Ruling("nl", r"\b[Rr]ij(?:en)? van tien\b|beste rijen", "lijn", "a rij is the supply, or a run of cards"),
    Ruling("nl", r"\b[Zz]eges?\b", "gewonnen", "nobody counts zeges at the table"),
    Ruling("nl", r"ratingpunten", "rating", "the number itself is the rating"),
    Ruling("nl", r"\bste(?:en|nen)\b", "tegel", "as printed"),
    Ruling("nl", r"\b(?:linker|rechter) tegel", "tegel", "one word: linkertegel"),
    Ruling(
        "pl",
        r"\bGra (?:się|jest|toczy|zaraz|czeka|już|poszła)\b|\bgra się (?:skończ|kończ|nie liczy)"
        r"|\b(?:[Mm]oje|[Tt]woje|[Zz]akończone|[Ww]ygrane|[Ww]szystkie) gry\b|\bna grę\b|\bgrach\b",
        "partia",
        "gra is the kind of game, partia is one of it",
    ),
    Ruling("pl", r"(?i)\bom[óa]wi", "analiza", "a review is an analiza"),
    Ruling("pl", r"zwycięstwa więcej|procentach zwycięstwa", "szansa na wygraną", "nobody says so"),
    Ruling(
        "pl", r"o sumie (?:dokładnie )?(?:dziesięć|siedem|jedenaście|\d|\})", "linia", "schoolbook shorthand"
    ),
    Ruling(
        "pl", r"(?i)\bkopi[aei]\b|egzemplarz", "sztuka", "one word for a copy", frozenset({"doctor-backup"})
    ),
    Ruling("pl", r"(?i)kafel", "płytka", "as printed"),
    Ruling("pl", r"\bRuch: |W ciemno|Jawnie", "teraz gra", "another word stands on the same screen"),
]

# How marks stand, whatever the words.
MARKS = {
    "de": r"[\d}] %",
    "en": r"[\d}] %",
    "nl": r"[\d}] %|: (?:Jouw|Jij|Je|De|Het|Een|Dan)\b",
    "pl": r"[\d}] %|\w\w …",
}


def written(language: str) -> dict[str, str]:
    """Every message as it is spelt, with a sign where something is filled in."""
    return {
        entry.id.name: "}".join(said_by(entry).texts)
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ftl.Message)
    }


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: f"{ruling.language} {ruling.instead}")
def test_a_dropped_word_is_said_nowhere(ruling: Ruling) -> None:
    said = {
        name: found[0]
        for name, text in written(ruling.language).items()
        if (found := re.search(ruling.dropped, text)) and name not in ruling.but
    }
    assert not said, f"{ruling.instead}: {ruling.why}"


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: f"{ruling.language} {ruling.instead}")
def test_the_glossary_has_the_word_that_is_said_instead(ruling: Ruling) -> None:
    rows = [
        line.strip("| ").split(" | ") for line in GLOSSARY.read_text("utf-8").splitlines() if " | " in line
    ]
    words = [row[COLUMNS[ruling.language]] for row in rows if len(row) == 4]
    assert any(ruling.instead in word for word in words)


@pytest.mark.parametrize("language", MARKS)
def test_marks_stand_as_the_language_sets_them(language: str) -> None:
    wrong = {
        name: found[0]
        for name, text in written(language).items()
        if (found := re.search(MARKS[language], text))
    }
    assert not wrong


def test_aids_and_hints_are_two_things_with_two_words() -> None:
    for language, (aids, hints) in {
        "de": ("Hilfe", "Tipp"),
        "nl": ("Hulp", "Hint"),
        "pl": ("Pomoc", "Podpowied"),
    }.items():
        said = written(language)
        assert aids in said["settings-aids"]
        assert hints in said["new-hints"]
